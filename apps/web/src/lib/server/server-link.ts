import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { AppRouter } from "@tureen/api/app-router";
import { batchedCalls } from "./batched-calls";

/** For a call that yields for as long as somebody looks: it has a request of its own, which ends when that is aborted. */
export const STREAMED = { isStreamed: true } as const;
/** What waits for a model, the disk or the web: a stream has a heartbeat, so that no proxy gives up on it. */
const TAKES_LONG = /^(?:ai|backups|recipePages)\./;

/** Calls of one moment share a request. Nothing waits for a call that takes long: it has a request of its own. */
export const serverLink: TRPCLink<AppRouter> = (runtime) => {
  const [streamed, batched] = [streamedCalls(runtime), batchedCalls(runtime)];
  return (call) => {
    const isStreamed = call.op.context["isStreamed"] === true || TAKES_LONG.test(call.op.path);
    return isStreamed ? streamed(call) : batched(call);
  };
};

/** No first page streams: what reads a stream comes with the first call that is one. */
const streamedCalls: TRPCLink<AppRouter> =
  () =>
  ({ op }) =>
    observable((observer) => {
      let isAnswered = false;
      const leave = new AbortController();
      const abort = (): void => leave.abort(op.signal?.reason);
      if (op.signal?.aborted) abort();
      op.signal?.addEventListener("abort", abort, { once: true });
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
