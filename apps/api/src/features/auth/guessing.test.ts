import supertest from "supertest";
import { beforeEach, expect, test } from "vitest";
import { createApp } from "#start/app";
import { readConfig } from "#core/config";
import { strangerCaller } from "#testing/test-caller";
import { settlePassword, testContext, type TestContext, testRequest } from "#testing/test-context";
import { createCaller } from "#start/app-router";
import type { AppError } from "#core/app-error";
import { hashInTurn } from "./hash-queue";
import { createSignInGuard } from "./sign-in-guard";

const PASSWORD = "soup tureen";

let app: TestContext;
beforeEach(async () => {
  app = testContext();
  await settlePassword(app, PASSWORD);
});

const guess = (address: string, password = "guess"): Promise<string> =>
  createCaller(testRequest(app, null, address))
    .auth.login({ password })
    .then(
      () => "in",
      (error: { code: string }) => error.code,
    );

test.each([
  [
    "an IPv4 address, however it is written",
    ["192.168.1.66", "::ffff:192.168.1.66", "::ffff:c0a8:142", "0:0:0:0:0:FFFF:c0a8:0142"],
    "192.168.1.67",
  ],
  [
    "a network of IPv6, which one home has",
    ["fd00:1:2:3::1", "FD00:1:2:3:ffff::1", "fd00:1:2:3:0:0:10.0.0.1", "fd00:0001:2:3::9%eth0"],
    "fd00:1:2:4::1",
  ],
])("guesses count for %s", async (_what, same, other) => {
  const behindProxy = testContext({ config: readConfig({ TRUST_PROXY: "1" }) });
  await settlePassword(behindProxy, PASSWORD);
  const server = createApp(behindProxy);
  const guessFrom = async (address: string) =>
    (await supertest(server).post("/api/auth/login").set("X-Forwarded-For", address).send({ password: "guess" }))
      .status;
  const statuses: number[] = [];
  for (let turn = 0; turn < 8; turn += 1) statuses.push(await guessFrom(same[turn % same.length] ?? ""));
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  expect(await guessFrom(other)).toBe(401);
});

test("guesses that are sent side by side are judged as often as guesses one after the other", async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => guess("192.168.1.66")));
  expect(answers.filter((answer) => answer === "UNAUTHORIZED")).toHaveLength(5);
  expect(answers.filter((answer) => answer === "TOO_MANY_REQUESTS")).toHaveLength(7);
});

test("a guesser waits ever longer, at most half a minute, told in whole seconds; the right password begins anew", () => {
  let nowMs = 0;
  const guard = createSignInGuard({ now: () => nowMs });
  const waitOf = (): number | undefined => {
    try {
      guard.begin("guesser");
      return 0;
    } catch (error) {
      return (error as AppError).retryAfterSeconds;
    }
  };
  const tries = (count: number) => Array.from({ length: count }, waitOf);
  expect(tries(5)).toEqual([0, 0, 0, 0, 0]);
  const waits = [1, 2, 4, 8, 16, 30, 30].map((seconds) => {
    nowMs += 250;
    const wait = waitOf();
    nowMs += seconds * 1000;
    expect(waitOf()).toBe(0);
    return wait;
  });
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);
  guard.succeeded("guesser");
  expect(tries(5)).toEqual([0, 0, 0, 0, 0]);
});

test("a clock that is set back makes nobody wait for a year", async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) await guess("192.168.1.20");
  app.clock.setBack(365 * 24 * 3600 * 1000);
  await expect(strangerCaller(app).auth.login({ password: PASSWORD })).rejects.toThrow(/wait 1 second/);
  app.clock.advance(2000);
  expect(await guess("192.168.1.20", PASSWORD)).toBe("in");
});

test("while others wait in line, a device that has signed in before comes first", async () => {
  const order: string[] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const turn = (rank: number, name: string) =>
    hashInTurn(rank, async () => {
      await held;
      order.push(name);
    });
  const turns = [turn(0, "running"), turn(0, "running"), turn(3, "guesser"), turn(1, "newcomer"), turn(0, "family")];
  release();
  await Promise.all(turns);
  expect(order.slice(2)).toEqual(["family", "newcomer", "guesser"]);
});

test("a line that is full sends a guesser away, never one who comes first, and never lets a third run", async () => {
  let running = 0;
  let most = 0;
  const work = async (): Promise<string> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return "done";
  };
  const guesses = Array.from({ length: 200 }, () => hashInTurn(1, work).catch(() => "sent away"));
  const family = hashInTurn(0, work).catch(() => "sent away");
  expect(await family).toBe("done");
  const answers = await Promise.all(guesses);
  expect(answers.filter((answer) => answer === "done").length).toBeGreaterThanOrEqual(64);
  expect(most).toBe(2);
});
