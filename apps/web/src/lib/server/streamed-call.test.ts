import { TRPCClientError } from "@trpc/client";
import { jsonlStreamProducer } from "@trpc/server/unstable-core-do-not-import";
import { afterEach, expect, it, vi } from "vitest";
import { serverFault } from "./server-fault";
import { streamedCall } from "./streamed-call";

afterEach(() => vi.unstubAllGlobals());

/** The server's first line for a call, as its own writer of streams writes it. */
function answering(first: unknown): { asked: () => RequestInit & { address: string } } {
  let asked: (RequestInit & { address: string }) | undefined;
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    asked = { ...init, address };
    const stream = jsonlStreamProducer({ data: { 0: first }, serialize: (line: unknown) => ({ json: line }) });
    return new Response(stream);
  });
  return { asked: () => asked ?? expect.fail("Nothing was asked") };
}

const call = (type: "query" | "mutation", input: unknown) =>
  streamedCall({ id: 1, type, path: "ai.selfTest", input, context: {}, signal: null }, new AbortController());

it("gives an answer that took long, asked for by POST where it changes something", async () => {
  const { asked } = answering(
    Promise.resolve({ result: Promise.resolve({ data: Promise.resolve({ verdict: "fine" }) }) }),
  );
  expect(await call("mutation", { model: "m" })).toEqual({ verdict: "fine" });
  expect(asked()).toMatchObject({
    method: "POST",
    address: "/trpc/ai.selfTest?batch=1",
    body: '{"0":{"json":{"model":"m"}}}',
  });
});

it("gives what is yielded, while it comes", async () => {
  async function* states() {
    yield { page: 1 };
    yield { page: 2 };
  }
  answering(Promise.resolve({ result: Promise.resolve({ data: states() }) }));
  const seen: unknown[] = [];
  for await (const state of (await call("query", undefined)) as AsyncIterable<unknown>) seen.push(state);
  expect(seen).toEqual([{ page: 1 }, { page: 2 }]);
});

it("fails with the server's own sentence, in the stream and before it", async () => {
  const error = { message: "The model is busy", code: -32000, data: { httpStatus: 503 } };
  answering(Promise.resolve({ error }));
  await expect(call("mutation", null)).rejects.toMatchObject({ message: error.message, data: error.data });
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify([{ error: { json: error } }]), { status: 503 }));
  const refusal = await call("mutation", null).catch((thrown: unknown) => thrown);
  expect(refusal).toBeInstanceOf(TRPCClientError);
  expect(refusal).toMatchObject({ message: error.message, data: error.data });
});

it("says what a server says that takes no calls just now", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ error: "A backup is being restored." }, { status: 503 }));
  const refused = await call("mutation", null).catch((thrown: unknown) => thrown);
  expect(serverFault(refused)).toMatchObject({ status: 503, reason: "A backup is being restored." });
});
