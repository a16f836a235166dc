/** How long an answer that nobody waits for any more may take to end by itself. */
const GRACE_MS = 1000;

/**
 * `fetch`, but an abort takes effect a second late and the body is read to its end meanwhile. tRPC aborts a stream when
 * its last answer is there (`createStreamsManager` in @trpc/server), a moment before the response has ended; the browser
 * then drops the connection and logs the call as canceled. What is really given up is still ended after that second; a call
 * that nobody has begun to answer is given up at once.
 */
export async function fetchToItsEnd(
  input: RequestInfo | URL,
  { signal, ...init }: RequestInit = {},
): Promise<Response> {
  signal?.throwIfAborted();
  const late = new AbortController();
  let hasBegun = false;
  signal?.addEventListener("abort", () => setTimeout(() => late.abort(), hasBegun ? GRACE_MS : 0), { once: true });
  const response = await fetch(input, { ...init, signal: late.signal });
  hasBegun = true;
  if (response.body === null) return response;
  const [body, rest] = response.body.tee();
  // An error of the stream is told by the branch that somebody reads.
  rest.pipeTo(new WritableStream()).catch(() => undefined);
  return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers });
}
