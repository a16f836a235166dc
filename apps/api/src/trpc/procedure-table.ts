import type { AnyRouter } from "@trpc/server";
import type { Access } from "@tureen/domain/auth/token-scope";
import type { RequestContext } from "#core/app-context";
import { USUAL_BODY_BYTES } from "#http/bodies/read-body";
import { accessOf, createCallerFactory, type ProcedureMeta } from "./init";
import { schemasOf, type Parsers, type ProcedureSchemas } from "./procedure-schemas";

type ProcedureType = "query" | "mutation" | "subscription";

interface Procedure {
  readonly _def: Parsers & { readonly type: ProcedureType; readonly meta?: ProcedureMeta };
}

/** The procedures of a router by their names, "recipes.create": for REST and for assistants, which call them by a table. */
export type ProcedureTable = ReturnType<typeof procedureTable>;

export function procedureTable(router: AnyRouter) {
  // tRPC keeps its procedures by their full names, with what they were made with.
  const procedures = router._def.procedures as unknown as Readonly<Record<string, Procedure>>;
  const createCaller = createCallerFactory(router);
  const definitionOf = (path: string) => (Object.hasOwn(procedures, path) ? procedures[path]?._def : undefined);
  return {
    /** Null where there is no such procedure. */
    typeOf: (path: string): ProcedureType | null => definitionOf(path)?.type ?? null,
    /** What a procedure asks of its caller; of one that does not exist, what asks most. */
    accessOf(path: string): Access {
      const definition = definitionOf(path);
      return definition ? accessOf(definition.type, definition.meta) : "person";
    },
    /** Largest body in bytes that a signed-in caller may send to it. */
    maxBodyBytesOf: (path: string): number => definitionOf(path)?.meta?.maxBodyBytes ?? USUAL_BODY_BYTES,
    /** Whether it counts against the rate limit. */
    isCostly: (path: string): boolean => definitionOf(path)?.meta?.isCostly === true,
    /** What it takes and answers, as JSON Schema. */
    schemasOf: (path: string): ProcedureSchemas => schemasOf(definitionOf(path)),
    /** `createCaller(context).recipes.byId(input)` for "recipes.byId". @throws TRPCError */
    async call(path: string, context: RequestContext, input: unknown): Promise<unknown> {
      const [feature = "", name = ""] = path.split(".");
      const caller = createCaller(context) as unknown as ProcedureCaller;
      return caller[feature]?.[name]?.(input);
    },
  };
}

/** Procedures stand in the routers of the features. */
type ProcedureCaller = Readonly<Record<string, Readonly<Record<string, (input: unknown) => Promise<unknown>>>>>;
