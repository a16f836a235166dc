import { type Operation, TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { AppRouter } from "@tureen/api/app-router";
import { requestFor } from "./call-request";
import { causeOf, type SentRefusal } from "./server-fault";

const MAX_CALLS = 20;

type Answer = { readonly result: { readonly data: { readonly json: unknown } } } | SentRefusal;

interface Call {
  readonly op: Operation;
  readonly give: (data: unknown) => void;
  readonly fail: (cause: object) => void;
  /** That nobody waits for the answer any more. */
  isLeft: boolean;
  onLeft?: () => void;
}

/**
 * Calls of one moment share a request and are answered together (docs/decisions/0013). The moment ends with the work that
 * asks: what a page asks for while it is drawn is on its way before the browser paints. tRPC's own link waits for a timer,
 * whose turn on a phone comes a tenth of a second later.
 */
export const batchedCalls: TRPCLink<AppRouter> = () => {
  const waiting: Call[] = [];

  function send(): void {
    const calls = waiting.splice(0).filter(({ isLeft }) => !isLeft);
    for (const type of ["query", "mutation"]) {
      const ofType = calls.filter(({ op }) => op.type === type);
      while (ofType.length > 0) void ask(ofType.splice(0, MAX_CALLS));
    }
  }

  return ({ op }) =>
    observable((observer) => {
      const call: Call = {
        op,
        give(data) {
          observer.next({ result: { type: "data", data } });
          observer.complete();
        },
        fail(cause) {
          call.isLeft = true;
          observer.error(TRPCClientError.from(cause));
        },
        isLeft: false,
      };
      const abort = (): void => call.fail(op.signal?.reason as Error);
      if (op.signal?.aborted) abort();
      op.signal?.addEventListener("abort", abort, { once: true });
      if (waiting.push(call) === 1) queueMicrotask(send);
      return () => {
        call.isLeft = true;
        call.onLeft?.();
      };
    });
};

/** Asks for all of them, queries or mutations, in one request; it ends early when none of them is waited for. */
async function ask(calls: readonly Call[]): Promise<void> {
  const leave = new AbortController();
  for (const call of calls)
    call.onLeft = () => {
      if (calls.every(({ isLeft }) => isLeft)) leave.abort();
    };
  try {
    const [address, init] = requestFor(calls.map(({ op }) => op));
    const response = await fetch(address, { ...init, signal: leave.signal });
    const sent: unknown = await response.json();
    calls.forEach(({ give, fail }, at) => {
      // As our server writes it; what refuses all of them comes once.
      const answer = (Array.isArray(sent) ? sent[at] : sent) as Answer;
      if ("result" in answer) give(answer.result.data.json);
      else fail(causeOf(response.status, answer));
    });
  } catch (error) {
    for (const { fail } of calls) fail(error as Error); // `fetch` and JSON throw nothing else
  }
}
