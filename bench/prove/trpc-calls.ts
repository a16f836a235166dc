import { z, type ZodType } from "zod";
import type { WireCall, WireSchema } from "./rest-calls";
import { appRouter } from "../../apps/api/src/start/app-router";

/** Every procedure of the web app's own wire. */
export function trpcCalls(): WireCall[] {
  // tRPC keeps the parsers that a procedure was given, all of them zod schemas of the contracts.
  const procedures = appRouter._def.procedures as unknown as Record<
    string,
    { _def: { type: string; inputs: ZodType[] } }
  >;
  return Object.entries(procedures).map(([name, { _def }]) => ({
    method: _def.type === "mutation" ? "POST" : "GET",
    path: `/trpc/${name}`,
    // A JSON schema, of which we look at a part.
    schema: (_def.inputs[0]
      ? z.toJSONSchema(_def.inputs[0], { io: "input", unrepresentable: "any" })
      : {}) as WireSchema,
    isEnveloped: true,
  }));
}
