import { afterEach, expect, it, vi } from "vitest";
import { fetchToItsEnd } from "./fetch-to-its-end";

const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

it("reads an answer to its end, although whoever asked has stopped after the last line", async () => {
  const events: string[] = [];
  let end = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("answer\n"));
      end = () => {
        controller.close();
        events.push("ended");
      };
    },
    cancel: () => void events.push("canceled"),
  });
  globalThis.fetch = () => Promise.resolve(new Response(body));
  const stop = new AbortController();
  const reader = (await fetchToItsEnd("/trpc", { signal: stop.signal })).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("answer\n");
  stop.abort();
  // It ends with the answer, not before.
  const canceled = reader?.cancel();
  end();
  await canceled;
  expect(events).toEqual(["ended"]);
});

it("gives up a call that does not end by itself", async () => {
  vi.useFakeTimers();
  try {
    const stop = new AbortController();
    globalThis.fetch = (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
      });
    const answer = fetchToItsEnd("/trpc", { signal: stop.signal });
    const refused = expect(answer).rejects.toThrow("Aborted");
    stop.abort();
    await vi.advanceTimersByTimeAsync(1000);
    await refused;
  } finally {
    vi.useRealTimers();
  }
});

it("asks nothing for whoever has left before", async () => {
  const asked = vi.fn();
  globalThis.fetch = asked;
  await expect(fetchToItsEnd("/trpc", { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: "AbortError" });
  expect(asked).not.toHaveBeenCalled();
});
