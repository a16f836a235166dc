import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "#start/app";
import { doubleOfOllama } from "#testing/double-of-ollama";
import { testAi } from "#testing/test-ai";
import { testContext } from "#testing/test-context";
import { createSignIn } from "../auth/access-token.service";

const double = doubleOfOllama();

test("a self-test that somebody gives up ends at Ollama too, and asks for nothing more", async () => {
  await double.control.mode({ faults: [{ id: "F03" }] });
  const app = testContext({ ai: testAi(double.url).ai });
  const server = createServer(createApp(app)).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a socket file

  const browser = new AbortController();
  // As the web app asks: one call in a batch whose answer is streamed.
  const answer = fetch(`http://127.0.0.1:${port}/trpc/ai.selfTest?batch=1`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${createSignIn(app)}`,
      "content-type": "application/json",
      "trpc-accept": "application/jsonl",
    },
    body: "{}",
    signal: browser.signal,
  }).then((response) => response.text());
  await expect.poll(async () => (await double.control.stats()).openChats).toBe(1);
  browser.abort();
  await expect(answer).rejects.toThrow(/aborted/);

  await expect.poll(async () => (await double.control.stats()).openChats).toBe(0);
  await expect.poll(() => app.ai.load()).toEqual({ active: 0, waiting: 0 });
  const asked = (await double.control.requests()).filter((request) => request.chatNumber !== undefined);
  expect(asked.map((request) => request.closedBy)).toEqual(["client"]);
});
