import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { AiError } from "#ai/ai-error";
import { familyCaller } from "#testing/test-caller";
import { settlePassword, testContext } from "#testing/test-context";
import { createApp } from "#start/app";
import type { App } from "#core/app-context";
import { createApiToken, revokeApiToken } from "./access-token.service";

async function serve(app: App): Promise<string> {
  const server = createServer(createApp(app)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  return `http://127.0.0.1:${port}`;
}

test("an answer that is still going out ends with its token: a stream of changes, a model that is downloaded", async () => {
  const base = testContext();
  const downloads = { ended: 0 };
  // A model of gigabytes: it is told how far it is, and never comes to its end by itself.
  const pull: typeof base.ai.pull = (model, { signal, onProgress }) => {
    onProgress({ status: "pulling", completedBytes: 1, totalBytes: 9_000_000_000 });
    return new Promise((_resolve, reject) => {
      signal?.addEventListener("abort", () => {
        downloads.ended += 1;
        reject(new AiError("cancelled", { model }));
      });
    });
  };
  const app = { ...base, ai: { ...base.ai, pull } };
  const address = await serve(app);
  const open = async (token: string, method: string, path: string, body?: string) => {
    const headers = {
      authorization: `Bearer ${token}`,
      // As the web app asks for answers that come bit by bit.
      "trpc-accept": "application/jsonl",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    };
    const response = await fetch(`${address}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    const reader = (response.body ?? new ReadableStream()).getReader();
    // Something has come, and more would.
    expect([response.status, (await reader.read()).done]).toEqual([200, false]);
    return async (): Promise<void> => {
      try {
        while (!(await reader.read()).done);
      } catch {
        // It was cut off: that is an end, too.
      }
    };
  };
  const { token, apiToken } = createApiToken(app, { name: "Tablet", scope: "admin" });
  const other = createApiToken(app, { name: "Phone", scope: "admin" });
  const streams = await Promise.all([
    open(token, "POST", "/trpc/ai.pull?batch=1", '{"0":{"json":{"model":"qwen3:8b"}}}'),
    open(token, "GET", "/trpc/live.follow?batch=1&input=%7B%7D"),
    open(token, "GET", "/api/changes"),
  ]);
  const phone = await open(other.token, "GET", "/api/changes");
  revokeApiToken(app, { id: apiToken.id });
  await Promise.all(streams.map((end) => end()));
  await expect.poll(() => downloads.ended).toBe(1);
  await familyCaller(app).auth.signOutEverywhere();
  await phone();
});

test("a sign-in that takes its time on a small box is answered, though others are signed out meanwhile", async () => {
  const base = testContext();
  await settlePassword(base, "soup tureen");
  const { apiToken } = createApiToken(base, { name: "Tablet", scope: "read" });
  const comparing = new EventEmitter();
  const app: App = {
    ...base,
    get passwordSettled() {
      comparing.emit("begun");
      return once(comparing, "done").then(() => undefined);
    },
  };
  const begun = once(comparing, "begun");
  const answer = fetch(`${await serve(app)}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password: "soup tureen" }),
  });
  await begun;
  revokeApiToken(app, { id: apiToken.id });
  // Longer than those who were signed in have left.
  await pause(600);
  comparing.emit("done");
  expect((await answer).status).toBe(200);
});
