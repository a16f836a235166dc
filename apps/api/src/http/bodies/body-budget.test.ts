import express from "express";
import { once } from "node:events";
import { createServer, request as ask, type ClientRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { AppError } from "#core/app-error";
import { createBodyBudget } from "./body-budget";

/** A server that answers a body when it is told to, and tells whose bodies it has let in; nothing comes in before `isReady`. */
async function kitchen(budgetBytes: number, timeoutMs = 60_000, isReady = Promise.resolve()) {
  const arrived: string[] = [];
  const gone: string[] = [];
  const admitted: string[] = [];
  const answers = new Map<string, () => void>();
  const budget = createBodyBudget(budgetBytes, timeoutMs);
  const app = express().post("/:name", async (request, response) => {
    arrived.push(request.params.name);
    response.once("close", () => gone.push(request.params.name));
    await isReady;
    try {
      await budget.admit(request, response, 100);
    } catch (error) {
      response.status(error instanceof AppError ? 429 : 500).end();
      return;
    }
    admitted.push(request.params.name);
    answers.set(request.params.name, () => response.end());
  });
  const server = createServer(app).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port
  const send = (name: string, bytes: number): { sent: ClientRequest; answer: Promise<number> } => {
    const sent = ask({ port, host: "127.0.0.1", method: "POST", path: `/${name}`, agent: false });
    const answer = once(sent, "response").then(([response]) => (response as IncomingMessage).statusCode ?? 0);
    answer.catch(() => undefined);
    sent.end("x".repeat(bytes));
    return { sent, answer };
  };
  return { arrived, admitted, gone, answer: (name: string) => answers.get(name)?.(), send };
}

test("bodies wait for each other in the order in which they came, the small one too", async () => {
  const { arrived, admitted, answer, send } = await kitchen(100);
  send("first", 60);
  await expect.poll(() => admitted).toEqual(["first"]);
  const second = send("second", 60);
  await expect.poll(() => arrived).toEqual(["first", "second"]);
  send("third", 10);
  await expect.poll(() => arrived).toEqual(["first", "second", "third"]);
  expect(admitted).toEqual(["first"]);
  answer("first");
  await expect.poll(() => admitted).toEqual(["first", "second", "third"]);
  answer("second");
  expect(await second.answer).toBe(200);
});

test("a body that is larger than all is let in alone, and whoever leaves makes room", async () => {
  const { arrived, admitted, gone, send } = await kitchen(50);
  const large = send("large", 80);
  await expect.poll(() => admitted).toEqual(["large"]);
  const left = send("left", 20);
  await expect.poll(() => arrived).toEqual(["large", "left"]);
  send("next", 20);
  await expect.poll(() => arrived).toEqual(["large", "left", "next"]);
  left.sent.destroy();
  await expect.poll(() => gone).toEqual(["left"]);
  large.sent.destroy();
  await expect.poll(() => admitted).toEqual(["large", "next"]);
});

test("whoever has waited too long is told to come again", async () => {
  const { admitted, send } = await kitchen(50, 1);
  send("first", 50);
  await expect.poll(() => admitted).toEqual(["first"]);
  expect(await send("second", 50).answer).toBe(429);
});

test("whoever left before the turn of their body takes no room", async () => {
  let begin = (): void => undefined;
  const { arrived, admitted, gone, send } = await kitchen(
    50,
    60_000,
    new Promise<void>((resolve) => (begin = resolve)),
  );
  const left = send("left", 50);
  await expect.poll(() => arrived).toEqual(["left"]);
  left.sent.destroy();
  await expect.poll(() => gone).toEqual(["left"]);
  begin();
  send("next", 50);
  await expect.poll(() => admitted).toEqual(["left", "next"]);
});
