import type { Access } from "@tureen/domain/auth/token-scope";
import { USUAL_BODY_BYTES } from "../http/read-body";
import { appRouter } from "#start/app-router";
import { accessOf, type ProcedureMeta } from "./init";

interface Procedure {
  readonly _def: { readonly type: "query" | "mutation" | "subscription"; readonly meta?: ProcedureMeta };
}

// tRPC keeps its procedures by their full names, with the type and the meta that they were made with.
const procedures = appRouter._def.procedures as unknown as Readonly<Record<string, Procedure>>;

const procedureOf = (path: string): Procedure | undefined =>
  Object.hasOwn(procedures, path) ? procedures[path] : undefined;

/** Largest body in bytes that a signed-in caller may send to a procedure. */
export function maxBodyBytesOf(path: string): number {
  return procedureOf(path)?._def.meta?.maxBodyBytes ?? USUAL_BODY_BYTES;
}

/** Null where there is no such procedure. */
export function typeOfProcedure(path: string): "query" | "mutation" | "subscription" | null {
  return procedureOf(path)?._def.type ?? null;
}

/** What a procedure asks of its caller; of one that does not exist, what asks most. */
export function accessOfProcedure(path: string): Access {
  const definition = procedureOf(path)?._def;
  return definition ? accessOf(definition.type, definition.meta) : "person";
}

/** Whether a procedure counts against the rate limit. */
export function isCostlyProcedure(path: string): boolean {
  return procedureOf(path)?._def.meta?.isCostly === true;
}
