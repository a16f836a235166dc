import type { RequestContext } from "#core/app-context";
import { createCaller } from "#start/app-router";
import { typeOfProcedure } from "./procedure-meta";

/**
 * Calls a procedure by its name, `createCaller(context).recipes.byId(input)` for "recipes.byId": its caller is looked up and its
 * input checked as for any other call.
 * @throws TRPCError
 */
export async function callProcedure(path: string, context: RequestContext, input: unknown): Promise<unknown> {
  if (!typeOfProcedure(path)) throw new Error(`There is no procedure ${path}.`);
  const [feature = "", name = ""] = path.split(".");
  const caller = createCaller(context) as unknown as Readonly<Record<string, Readonly<Record<string, Call>>>>; // the router's two floors
  return caller[feature]?.[name]?.(input);
}

type Call = (input: unknown) => Promise<unknown>;
