import { appRouter } from "./app-router";
import type { ProcedureMeta } from "./init";

interface Procedure {
  readonly _def: { readonly type: "query" | "mutation" | "subscription"; readonly meta?: ProcedureMeta };
}

// tRPC keeps its procedures by their full names, with the type and the meta that they were made with.
const procedures = appRouter._def.procedures as unknown as Readonly<Record<string, Procedure>>;

/** What a procedure says of itself; nothing for one that does not exist. */
export function metaOf(path: string): ProcedureMeta {
  return (Object.hasOwn(procedures, path) ? procedures[path]?._def.meta : undefined) ?? {};
}
