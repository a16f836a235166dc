import supertest from "supertest";
import { expect, test } from "vitest";
import { createApp } from "../app";
import { createSignIn } from "../features/auth/access-token.service";
import { testContext } from "../testing/test-context";

const app = testContext();
const server = createApp(app);
const authorization = `Bearer ${createSignIn(app)}`;

/** An empty `meta` is what the plain way leaves to tRPC's adapter. */
const inputFor = (way: "plain" | "adapter", json: unknown) => ({ json, ...(way === "adapter" ? { meta: {} } : {}) });

async function ask(way: "plain" | "adapter", paths: string, inputs: readonly unknown[], method: "get" | "post") {
  const isBatch = paths.includes(",");
  const sent = JSON.stringify(
    isBatch ? Object.fromEntries(inputs.map((each, index) => [index, inputFor(way, each)])) : inputFor(way, inputs[0]),
  );
  const address = `/trpc/${paths}?${isBatch ? "batch=1&" : ""}`;
  const request =
    method === "get"
      ? supertest(server).get(`${address}input=${encodeURIComponent(sent)}`)
      : supertest(server).post(address).set("content-type", "application/json").send(sent);
  const { status, body, headers } = await request.set({ authorization });
  return { status, body: body as unknown, cacheControl: headers["cache-control"] };
}

test.each([
  ["an answer", "larder.list", [null], "get", 200],
  ["an answer to an input", "recipes.search", [{ q: "soup" }], "get", 200],
  ["what does not exist", "recipes.byId", [{ id: 4711 }], "get", 404],
  ["an input that is wrong", "recipes.byId", [{ id: "soup" }], "get", 400],
  ["an input that is none", "recipes.byId", [null], "get", 400],
  ["a procedure that there is not", "recipes.burn", [{ id: 1 }], "get", 404],
  ["a change that is asked for as a question", "larder.add", [{ ingredientId: 1 }], "get", 404],
  ["a change", "settings.update", [{ key: "log_level", value: "INFO" }], "post", 200],
  ["several at once", "larder.list,recipes.search", [null, { q: "" }], "get", 200],
  ["several at once, one of them wrong", "larder.list,recipes.byId", [null, { id: 4711 }], "get", 207],
] as const)("%s is the same as tRPC's own adapter gives it", async (_what, paths, inputs, method, status) => {
  const plain = await ask("plain", paths, inputs, method);
  expect(plain.status).toBe(status);
  expect(plain).toEqual(await ask("adapter", paths, inputs, method));
});

test("nobody is let in who has not signed in", async () => {
  const { status, body } = await supertest(server).get("/trpc/larder.list");
  expect(status).toBe(401);
  expect(body.error.json.data.code).toBe("UNAUTHORIZED");
});

test("what a long list says is compressed, and whole", async () => {
  const text = "Stir. ".repeat(8000);
  const created = await supertest(server)
    .post("/trpc/recipes.create")
    .set({ authorization, "content-type": "application/json" })
    .send(JSON.stringify({ json: { title: "Long", instructions: text, ingredients: "salt" } }));
  expect(created.headers["content-encoding"]).toBe("gzip");
  expect(created.body.result.data.json.recipe.instructions).toBe(text.trim());
});
