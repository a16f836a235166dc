import { createTRPCClient } from "@trpc/client";
import type { AppRouter } from "@tureen/api/app-router";
import { afterEach, expect, it, vi } from "vitest";
import { batchedCalls } from "./batched-calls";
import { serverFault } from "./server-fault";

afterEach(() => vi.unstubAllGlobals());

/** A server that answers each request so; how it was asked. */
function answering(answer: () => unknown) {
  const asked: (RequestInit & { address: string })[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    asked.push({ ...init, address: decodeURIComponent(address) });
    return new Response(JSON.stringify(await answer()));
  });
  return asked;
}

const server = () => createTRPCClient<AppRouter>({ links: [batchedCalls] });
const result = (json: unknown) => ({ result: { data: { json } } });
const refusal = { message: "That is gone", code: -32004, data: { httpStatus: 404 } };

it("asks for the calls of one moment in one request, on its way with that moment; changes have one of their own", async () => {
  const asked = answering(() => [result("first"), result("second")]);
  const { larder, shops } = server();
  const answers = Promise.all([shops.list.query(), larder.delete.mutate({ id: 7 }), larder.list.query()]);
  await Promise.resolve();
  expect(asked).toMatchObject([
    { method: "GET", address: '/trpc/shops.list,larder.list?batch=1&input={"0":{},"1":{}}' },
    { method: "POST", address: "/trpc/larder.delete?batch=1", body: '{"0":{"json":{"id":7}}}' },
  ]);
  expect(await answers).toEqual(["first", "first", "second"]);
});

it("fails what the server refuses, in its words, and that alone; all of it where all is refused or nobody answers", async () => {
  const both = () => Promise.allSettled([server().shops.list.query(), server().larder.list.query()]);
  const { larder, shops } = server();
  answering(() => [result("first"), { error: { json: refusal } }]);
  const [first, second] = await Promise.allSettled([shops.list.query(), larder.list.query()]);
  expect(first).toMatchObject({ value: "first" });
  expect(second).toMatchObject({ reason: { name: "TRPCClientError", message: refusal.message, data: refusal.data } });
  answering(() => ({ error: { json: refusal } }));
  expect(await both()).toMatchObject([{ reason: { data: refusal.data } }, { reason: { data: refusal.data } }]);
  answering(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await both()).toMatchObject([{ reason: { data: undefined } }, { reason: { message: "Failed to fetch" } }]);
});

it("says what a server says that takes no calls just now", async () => {
  const error = "A backup is being restored. This takes a moment; then everyone signs in again.";
  vi.stubGlobal("fetch", async () => Response.json({ error }, { status: 503 }));
  const thrown: unknown = await server()
    .shops.list.query()
    .catch((failure: unknown) => failure);
  expect(thrown).toMatchObject({ name: "TRPCClientError", message: error });
  expect(serverFault(thrown)).toMatchObject({ status: 503, reason: error });
});

it("ends the request when nobody waits for any of it", async () => {
  const asked = answering(() => new Promise(() => undefined));
  const { larder, shops } = server();
  const [one, other] = [new AbortController(), new AbortController()];
  const answers = Promise.allSettled([
    shops.list.query(undefined, { signal: one.signal }),
    larder.list.query(undefined, { signal: other.signal }),
  ]);
  await Promise.resolve();
  one.abort();
  expect(asked[0]?.signal?.aborted).toBe(false);
  other.abort();
  expect(asked[0]?.signal?.aborted).toBe(true);
  expect(await answers).toMatchObject([{ status: "rejected" }, { status: "rejected" }]);
});
