import { initTRPC, TRPCError } from "@trpc/server";
import superjson from "superjson";
import type { Access } from "@tureen/domain/auth/token-scope";
import { untilWritable } from "@tureen/db/file/until-writable";
import { english } from "@tureen/messages/speakers";
import type { RequestContext } from "#core/app-context";
import { authenticate } from "#core/sign-ins/authenticate";
import { anotherWrites, asAppError, ERROR_KINDS } from "#core/app-error";
import { HEARTBEAT_MS } from "#http/answers/heartbeat";
import { familyError } from "#http/errors/known-error";

/** What a procedure says of itself beyond its schemas. */
export interface ProcedureMeta {
  /** Largest body in bytes of a signed-in caller; 1 MB unless said. */
  readonly maxBodyBytes?: number;
  /** What it asks of its caller; unless said, reading of a query and writing of a mutation. */
  readonly access?: Access;
  /** True where it counts against the rate limit. */
  readonly isCostly?: boolean;
}

/** What a procedure asks of its caller. */
export function accessOf(type: "query" | "mutation" | "subscription", meta: ProcedureMeta | undefined): Access {
  return meta?.access ?? (type === "mutation" ? "write" : "read");
}

const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    transformer: superjson,
    jsonl: { pingMs: HEARTBEAT_MS },
    // A message reaches a family: it is ours, or it is "Something went wrong"; never a stack.
    errorFormatter: ({ shape, error, ctx }) => {
      const known = familyError(error);
      const { stack: _stack, ...data } = shape.data;
      return {
        ...shape,
        message: known.in(ctx?.t ?? english),
        data: { ...data, httpStatus: ERROR_KINDS[known.kind].status, body: known.fields },
      };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;
export const middleware = t.middleware;

/**
 * What every call passes: its caller is known and may do this; texts are repaired before they are checked; the product's
 * own errors get their code on the wire, and what nobody expected is logged. It is one middleware because tRPC copies a
 * call's options for each.
 */
const everyCall = t.middleware(async ({ ctx, next, path, type, meta, getRawInput }) => {
  try {
    authenticate(ctx, accessOf(type, meta));
  } catch (error) {
    throw onTheWire(error) ?? error;
  }
  if (type === "mutation" && !(await untilWritable(ctx.app.db))) throw onTheWire(anotherWrites());
  const result = await next({ getRawInput: async () => wellFormed(await getRawInput()) });
  if (result.ok) return result;
  const known = onTheWire(result.error.cause);
  if (known) throw known;
  if (result.error.code === "INTERNAL_SERVER_ERROR")
    ctx.log.error({ err: result.error.cause ?? result.error, path }, "unexpected error");
  return result;
});

/** An error of the product's with its code on the wire; null for any other. */
function onTheWire(error: unknown): TRPCError | null {
  const known = asAppError(error);
  return known && new TRPCError({ code: ERROR_KINDS[known.kind].code, message: known.message, cause: known });
}

/** The base of every procedure; its meta says whom it is for. */
export const baseProcedure = t.procedure.use(everyCall);

/**
 * The same input with half characters (lone surrogates, as a phone leaves of an emoji that is cut in two) replaced by the
 * sign for "unreadable". SQLite stores texts as UTF-8, which has no half characters: what was written and what is read
 * would differ, and a second save of the same name would not be known as such.
 */
function wellFormed(input: unknown): unknown {
  if (typeof input === "string") return input.isWellFormed() ? input : input.toWellFormed();
  if (Array.isArray(input)) return input.map(wellFormed);
  if (typeof input !== "object" || input === null || Object.getPrototypeOf(input) !== Object.prototype) return input;
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, wellFormed(value)]));
}
