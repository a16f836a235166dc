import { createTRPCUntypedClient, httpLink, TRPCClientError } from "@trpc/client";
import type { AnyTRPCRouter } from "@trpc/server";
import superjson from "superjson";
import type { Procedures } from "./procedures.js";

export type { Procedures } from "./procedures.js";

/** Where a server is, and who asks. */
export interface ServerOptions {
  /** "http://your-box:3000" */
  readonly url: string;
  /** An API token of the Admin page, or that of a sign-in. */
  readonly token: string;
  /** The language of sentences and names: "de". English unless said. */
  readonly language?: string;
}

/** A server's sentence for people: what happened, and what to do. */
export class TureenError extends Error {
  constructor(
    sentence: string,
    /** As of HTTP; null where no server answered. */
    readonly status: number | null,
    cause: unknown,
  ) {
    super(sentence, { cause });
    this.name = "TureenError";
  }
}

/**
 * The procedures of a server, each with its input and its answer: `connect(server).recipes.search.query({ q: "leek" })`.
 * Calls reject with {@link TureenError}.
 */
export function connect({ url, token, language = "en" }: ServerOptions): Procedures {
  const client = createTRPCUntypedClient<AnyTRPCRouter>({
    links: [
      httpLink({
        url: `${url.replace(/\/+$/, "")}/trpc`,
        transformer: superjson,
        headers: { authorization: `Bearer ${token}`, "accept-language": language },
      }),
    ],
  });
  const procedure = (path: string) => ({
    query: (input?: unknown) => client.query(path, input).catch(refuse),
    mutate: (input?: unknown) => client.mutation(path, input).catch(refuse),
  });
  const feature = (name: string) =>
    new Proxy({}, { get: (_target, key) => (typeof key === "string" ? procedure(`${name}.${key}`) : undefined) });
  // The names are the server's; their types were written from its schemas.
  return new Proxy(
    {},
    { get: (_target, key) => (typeof key === "string" && key !== "then" ? feature(key) : undefined) },
  ) as Procedures;
}

function refuse(error: unknown): never {
  if (!(error instanceof TRPCClientError)) throw error;
  const data = error.data as { httpStatus?: number } | undefined; // what the server's error formatter gives
  throw new TureenError(error.message, data?.httpStatus ?? null, error);
}
