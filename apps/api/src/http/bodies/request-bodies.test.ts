import { createApp } from "#start/app";
import { createSignIn } from "#features/auth/access-token.service";
import { testContext } from "#testing/test-context";
import supertest from "supertest";
import { beforeEach, describe, expect, test } from "vitest";
import { gzipSync } from "node:zlib";
import { refuseCostlyJson } from "./json-bounds";

let server: ReturnType<typeof createApp>;
let authorization: string;

beforeEach(() => {
  const app = testContext();
  server = createApp(app);
  authorization = `Bearer ${createSignIn(app)}`;
});

const post = (path: string, body: string | Buffer, headers: Record<string, string> = {}): supertest.Test =>
  supertest(server)
    .post(path)
    .set({ "content-type": "application/json", ...headers })
    .serialize((sent: unknown) => sent as string) // bytes as they are
    .send(body);

const nested = (levels: number): string => `{"json":${"[".repeat(levels)}${"]".repeat(levels)}}`;

describe("before sign-in a body is a few kilobytes at most", () => {
  const signIns = ["/trpc/auth.login", "/trpc/auth.login?batch=1", "/api/auth/login"];
  test.each(signIns)("%s", async (path) => {
    expect((await post(path, JSON.stringify({ password: "x".repeat(9000) }))).status).toBe(413);
    expect((await post(path, nested(4000))).status).toBe(400);
    const bomb = gzipSync(Buffer.alloc(5_000_000, " "));
    expect((await post(path, bomb, { "content-encoding": "gzip" })).status).toBe(413);
  });

  test("the longest password that is allowed still fits, each of its characters escaped", async () => {
    const password = "\\u00e4".repeat(1000);
    expect((await post("/api/auth/login", `{"password":"${password}"}`)).status).toBe(401);
    expect((await post("/trpc/auth.login", `{"json":{"password":"${password}"}}`)).status).toBe(401);
  });

  test("what the address carries is bounded too", async () => {
    const input = encodeURIComponent(nested(2000));
    expect((await supertest(server).get(`/trpc/larder.list?input=${input}`)).status).toBe(400);
  });
});

describe("a signed-in caller's body is bounded in depth and in values before it is parsed", () => {
  test.each([
    ["nested", nested(100_000), 400],
    ["many values", `{"json":[${"0,".repeat(300_000)}0]}`, 413],
    ["more than a megabyte", JSON.stringify({ json: "x".repeat(2 ** 20) }), 413],
    ["a charset that hides brackets", "{}", 415],
  ])("%s", async (name, body, status) => {
    const type = name.startsWith("a charset") ? "application/json; charset=utf-7" : "application/json";
    for (const path of ["/trpc/larder.add", "/api/larder"]) {
      const answer = await post(path, body, { authorization, "content-type": type });
      expect([path, answer.status]).toEqual([path, status]);
    }
  });

  test("what is refused does not come back", async () => {
    const sent = `{"password":"the family's own","json":${"[".repeat(3000)}`;
    for (const [path, headers] of [
      ["/api/auth/login", {}],
      ["/trpc/auth.login", {}],
      ["/api/recipes/read-page", { authorization }],
      ["/trpc/recipePages.read", { authorization }],
      ["/mcp", { authorization }],
    ] as const) {
      const { status, text } = await post(path, sent, headers);
      expect([path, status, text.length < 500]).toEqual([path, 400, true]);
      expect(text).not.toContain(String("the family's own".charCodeAt(0)));
    }
  });

  test("one request holds twenty calls at most", async () => {
    const calls = Array.from({ length: 21 }, () => "larder.list").join(",");
    const answer = await supertest(server).get(`/trpc/${calls}?batch=1`).set({ authorization });
    expect(answer.status).toBe(400);
  });

  test("the refusal is a sentence in the form in which the web app reads errors", async () => {
    const { body } = await post("/trpc/larder.add", nested(100), { authorization });
    expect(body.error.json).toMatchObject({ message: "The data is nested too deeply.", data: { code: "BAD_REQUEST" } });
  });
});

test("brackets within texts do not count, wherever the quotes and backslashes stand, and a recipe of a thousand lines fits", () => {
  for (const text of ["[".repeat(999), '\\"[[['.repeat(99), "\\\\", "\\\\\\"]) {
    expect(() => refuseCostlyJson(Buffer.from(JSON.stringify({ text, next: [text] })))).not.toThrow();
  }
  expect(() => refuseCostlyJson(Buffer.from(`{"a":"\\\\","b":${"[".repeat(41)}`))).toThrow(/nested/);
  const lines = Array.from({ length: 1000 }, () => ({ raw: "2 leeks", sub_type: null, notes: ["a", { b: 1 }] }));
  expect(() => refuseCostlyJson(Buffer.from(JSON.stringify({ ingredients: lines })))).not.toThrow();
  expect(() => refuseCostlyJson(Buffer.from(`{"photo":"${"A".repeat(30_000_000)}"}`))).not.toThrow();
});
