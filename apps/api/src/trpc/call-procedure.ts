import { callTRPCProcedure } from "@trpc/server";
import type { RequestContext } from "../app-context";
import { appRouter } from "./app-router";
import { typeOfProcedure } from "./procedure-meta";

/**
 * Calls a procedure by its name as tRPC's own adapter does, with everything that stands before it: its caller is looked
 * up and its input checked.
 * @throws TRPCError
 */
export function callProcedure(path: string, ctx: RequestContext, input: unknown): Promise<unknown> {
  return callTRPCProcedure({
    router: appRouter,
    path,
    type: typeOfProcedure(path) ?? "query",
    ctx,
    getRawInput: () => Promise.resolve(input),
    signal: undefined,
    batchIndex: 0,
  });
}
