import { type Operation, TRPCClientError } from "@trpc/client";
import { jsonlStreamConsumer } from "@trpc/server/unstable-core-do-not-import";
import { requestFor } from "./call-request";
import { fetchToItsEnd } from "./fetch-to-its-end";
import { causeOf, type SentRefusal } from "./server-fault";

type Answer = { readonly result: { readonly data: unknown } } | { readonly error: unknown };
/** Each part is a promise of its own, as it is written when it is known. */
type StreamedAnswer = { readonly result: Promise<{ readonly data: unknown }> } | { readonly error: unknown };

/**
 * One call in a request of its own, answered bit by bit (tRPC's JSON lines): what is long on its way is kept alive, and what
 * yields can be iterated while it comes. `leave` ends the request, and is told when the answer is all there.
 */
export async function streamedCall(op: Operation, leave: AbortController): Promise<unknown> {
  const [address, { headers, ...init }] = requestFor([op]);
  const response = await fetchToItsEnd(address, {
    ...init,
    headers: { ...headers, "trpc-accept": "application/jsonl" },
    signal: leave.signal,
    // No page waits for it.
    priority: "low",
  });
  if (!response.ok || !response.body) throw TRPCClientError.from(await refusalOf(response));
  const answer = await firstOf(response.body, leave);
  if ("result" in answer) return answer.result.data;
  throw TRPCClientError.from(answer);
}

async function firstOf(body: ReadableStream<Uint8Array>, leave: AbortController): Promise<Answer> {
  const [head] = await jsonlStreamConsumer<Record<string, Promise<StreamedAnswer>>>({
    from: body,
    deserialize: (line: { json: unknown }) => line.json,
    formatError: ({ error }) => TRPCClientError.from({ error }),
    abortController: leave,
  });
  const answer = await head[0];
  if (!answer) throw new Error("The answer has no first line");
  if ("error" in answer) return answer;
  const { data } = await answer.result;
  return { result: { data: await data } };
}

async function refusalOf(response: Response): Promise<object> {
  const [sent] = [await response.json()].flat() as [SentRefusal];
  return causeOf(response.status, sent);
}
