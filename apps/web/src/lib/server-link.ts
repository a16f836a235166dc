import { httpBatchLink, splitLink, TRPCClientError, type TRPCLink } from "@trpc/client";
import type { TRPCCombinedDataTransformer } from "@trpc/server";
import { observable } from "@trpc/server/observable";
import type { AppRouter } from "@tureen/api/app-router";
import { callHeaders } from "./call-headers";

/**
 * superjson's envelope without superjson: outputs are plain JSON (decisions, section 5), and so is all that a screen
 * sends. What is undefined is left out, as JSON does.
 */
const plainJson: TRPCCombinedDataTransformer = {
  input: { serialize: (input: unknown) => ({ json: input }), deserialize: (sent: { json: unknown }) => sent.json },
  output: { serialize: (output: unknown) => ({ json: output }), deserialize: (sent: { json: unknown }) => sent.json },
};

/** For a call that yields for as long as somebody looks: it has a request of its own, which ends when that is aborted. */
export const STREAMED = { isStreamed: true } as const;
/** What waits for a model, the disk or the web: a stream shows signs of life, so that no proxy gives up on it. */
const TAKES_LONG = /^(?:ai|backups|recipePages)\./;
const MAX_CALLS = 20;

/**
 * Calls of one moment share a request and are answered together, which costs the server a third of what a stream does
 * (docs/decisions/0013). Nothing waits for a call that takes long: it has a request of its own.
 */
export function serverLink(): TRPCLink<AppRouter> {
  return splitLink({
    condition: ({ context, path }) => context["isStreamed"] === true || TAKES_LONG.test(path),
    true: streamedLink,
    false: httpBatchLink<AppRouter>({
      url: "/trpc",
      transformer: plainJson,
      headers: callHeaders,
      maxItems: MAX_CALLS,
    }),
  });
}

/** No first page streams: what reads a stream comes with the first call that is one. */
const streamedLink: TRPCLink<AppRouter> =
  () =>
  ({ op }) =>
    observable((observer) => {
      let isAnswered = false;
      const leave = new AbortController();
      op.signal?.addEventListener("abort", () => leave.abort(op.signal?.reason), { once: true });
      import("./streamed-call")
        .then(({ streamedCall }) => streamedCall(op, leave))
        .then(
          (data) => {
            isAnswered = true;
            observer.next({ result: { type: "data", data } });
            observer.complete();
          },
          (error: unknown) => observer.error(TRPCClientError.from(error as object)),
        );
      // What yields is read on behind its answer, until `op.signal` ends it.
      return () => {
        if (!isAnswered) leave.abort();
      };
    });
