import { english } from "@tureen/messages/speakers";
import { TRPCError } from "@trpc/server";
import express from "express";
import sharp from "sharp";
import supertest from "supertest";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { AppError, SOMETHING_WENT_WRONG } from "#core/app-error";
import { doubleOfOllama } from "#testing/double-of-ollama";
import { testAi } from "#testing/test-ai";
import { testApp } from "#testing/test-app";
import { testContext } from "#testing/test-context";
import { sendWhenDone } from "./send-when-done";

const double = doubleOfOllama();
let photo: Buffer;

beforeAll(async () => {
  photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#c96" } })
    .jpeg()
    .toBuffer();
});
// Minutes pass at the word of a test, for the heartbeats alone.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

const isAsked = (): Promise<void> => expect.poll(async () => (await double.control.stats()).active).toBe(1);

describe("while a model works for an answer", () => {
  const kitchen = () => {
    const app = testContext({ ai: testAi(double.url).ai });
    const household = testApp(app);
    return {
      app,
      suggest: () => household.call("post", "/recipes/suggest").send({ description: "Soup" }),
      "upload-image": () => household.call("post", "/recipes/upload-image").attach("image", photo, "page.jpg"),
      "suggest-with-image": () =>
        household.call("post", "/recipes/suggest-with-image").send({ image: photo.toString("base64") }),
    };
  };

  test.each(["suggest", "upload-image", "suggest-with-image"] as const)(
    "%s says every 15 seconds that it is alive, and answers all the same",
    async (route) => {
      await double.control.mode({ faults: [{ id: "F01", delayMs: 60_000 }] });
      const household = kitchen();
      const answer = household[route]()
        .buffer(true)
        .then((response) => response);
      await isAsked();
      vi.advanceTimersByTime(60_000);
      await double.control.hurry();
      const { status, type, text, body, headers } = await answer;
      expect([status, type, /^ {4}\{/.test(text)]).toEqual([200, "application/json", true]);
      expect(headers["content-encoding"]).toBeUndefined();
      expect(body.success).toBe(true);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  test("a browser that leaves ends the work, and nothing is said to it any more", async () => {
    await double.control.mode({ faults: [{ id: "F01", delayMs: 60_000 }] });
    const household = kitchen();
    const call = household.suggest();
    const gone = call.then(
      () => "answered",
      () => "gone",
    );
    await isAsked();
    vi.advanceTimersByTime(15_000);
    void call.abort();
    await expect.poll(() => household.app.ai.load()).toEqual({ active: 0, waiting: 0 });
    expect([await gone, vi.getTimerCount()]).toEqual(["gone", 0]);
  });
});

describe("work that fails in a way that nobody expected", () => {
  const answering = (work: (hasBegun: () => void) => Promise<unknown>) => {
    const server = express();
    server.get("/", (_request, response) => sendWhenDone({ log: testContext().log, t: english }, response, work));
    return supertest(server).get("/").buffer(true);
  };

  test("has its own status as long as nothing has been said", async () => {
    await answering(() => Promise.reject(new Error("broken"))).expect(500);
  });

  test("says so in the body after the first heartbeat", async () => {
    const work = (hasBegun: () => void): Promise<unknown> => {
      hasBegun();
      vi.advanceTimersByTime(15_000);
      return Promise.reject(new Error("broken"));
    };
    const { status, text } = await answering(work);
    expect([status, text]).toEqual([
      200,
      ` ${JSON.stringify({ success: false, error: english(SOMETHING_WENT_WRONG) })}`,
    ]);
  });

  test("says a sentence of the product's own there too, however it was thrown", async () => {
    const full = new AppError("disk-full", "The disk of the box is full.");
    const work = (hasBegun: () => void): Promise<unknown> => {
      hasBegun();
      vi.advanceTimersByTime(15_000);
      return Promise.reject(new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause: full }));
    };
    expect((await answering(work)).text.trim()).toBe(JSON.stringify({ success: false, error: full.message }));
  });
});
