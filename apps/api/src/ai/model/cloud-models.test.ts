import { fakeModel, type FakeModel } from "@tureen/fake-ollama/server/configuration";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { doubleOfOllama, LONG_FRAMES } from "#testing/double-of-ollama";
import { ONE_PIXEL_JPEG, testAi } from "#testing/test-ai";
import { recipeFromDescription, recipeFromMealPhoto, recipeFromText } from "#ai/recipes/read-recipes";

const double = doubleOfOllama(LONG_FRAMES);
const people = { priority: "interactive" } as const;

/** Stands for ollama.com. */
const calls: string[] = [];
let outside: Server;
beforeAll(async () => {
  outside = createServer((request, response) => {
    calls.push(String(request.url));
    response.end("{}");
  });
  await new Promise<void>((resolve) => outside.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void outside.close());

const local = (name: string, ...more: FakeModel["capabilities"]): FakeModel =>
  fakeModel({ name, capabilities: ["completion", ...more] });

/** As `ollama pull` leaves it: 195 bytes and an address. */
const cloud = (name: string, changes: Partial<FakeModel> = {}): FakeModel =>
  fakeModel({
    name,
    capabilities: ["completion", "vision"],
    sizeBytes: 195,
    // Safe: it listens since before the first test.
    remoteHost: `http://127.0.0.1:${(outside.address() as AddressInfo).port}`,
    ...changes,
  });

const install = (...models: FakeModel[]): Promise<void> =>
  double.control.mode({ models, settings: { isCloudOff: false } });

beforeEach(() => void (calls.length = 0));

describe("a model that Ollama does not run at home", () => {
  it("is never chosen by itself, however new it is, and not even its details are asked for", async () => {
    await install(cloud("kimi-k2.5:cloud"), local("small:1b"), local("seer:4b", "vision"), local("other:3b"));
    const { ai } = testAi(double.url);
    await ai.measure({ priority: "batch" });
    await recipeFromDescription(ai, "A secret birthday cake", people);
    await recipeFromText(ai, "### RECIPE: Soup\nIngredients\n300 g lentils\nMethod\n1. Simmer.", people);
    await recipeFromMealPhoto(ai, ONE_PIXEL_JPEG, "", people);
    await ai.transcribeImage(ONE_PIXEL_JPEG, people);
    expect((await ai.models("fresh")).map(({ name, canChat, remoteHost }) => [name, canChat, remoteHost])).toEqual([
      ["kimi-k2.5:cloud", false, "127.0.0.1"],
      ["small:1b", true, undefined],
      ["seer:4b", true, undefined],
      ["other:3b", true, undefined],
    ]);
    expect(calls).toEqual([]);
  });

  it.each([
    ["by its address, under any name", { name: "mine:latest", sizeBytes: 3_000_000_000 }],
    ["by its name", { name: "gpt-oss:120b-cloud", sizeBytes: 3_000_000_000, remoteHost: "" }],
    ["by its name and nothing after it", { name: "qwen-cloud:latest", sizeBytes: 3_000_000_000, remoteHost: "" }],
    ["by how little of it is there", { name: "tiny:latest", remoteHost: "" }],
  ])("is known %s", async (_how, model) => {
    await install(cloud(model.name, model));
    const { ai } = testAi(double.url);
    const refusal = new RegExp(`^The model ${model.name} does not run at home: your words and photos would go to `);
    await expect(ai.choose("text")).rejects.toThrow(refusal);
    await install(cloud(model.name, model), local("small:1b"));
    await expect(testAi(double.url).ai.choose("text")).resolves.toMatchObject({ name: "small:1b" });
  });

  it("is refused where an earlier choice names it, and answers once the family allows it", async () => {
    await install(local("small:1b"), cloud("gpt-oss:120b-cloud"));
    const test = testAi(double.url);
    test.settings.text = "gpt-oss:120b-cloud";
    await expect(recipeFromDescription(test.ai, "Soup", people)).rejects.toMatchObject({ code: "cloud_model" });
    expect(calls).toEqual([]);
    test.settings.allowsCloud = true;
    await expect(recipeFromDescription(test.ai, "Soup", people)).resolves.toMatchObject({
      model: "gpt-oss:120b-cloud",
    });
    expect(calls).toEqual(["/api/show", "/api/chat"]);
    test.settings.text = "";
    await expect(test.ai.choose("text")).resolves.toMatchObject({ name: "small:1b" });
  });

  it("cannot answer where Ollama was told so itself, which is said", async () => {
    await install(cloud("gpt-oss:120b-cloud"));
    const test = testAi(double.url);
    test.settings.text = "gpt-oss:120b-cloud";
    test.settings.allowsCloud = true;
    await test.ai.choose("text");
    await double.control.mode({ settings: { isCloudOff: true } });
    await expect(recipeFromDescription(test.ai, "Soup", people)).rejects.toThrow(
      /^Ollama was told to use no model outside/,
    );
  });

  it("is noticed by its first word where it took the place of a model at home a moment ago", async () => {
    await install(local("small:1b"));
    const { ai } = testAi(double.url);
    await ai.choose("text");
    await install(cloud("small:1b"));
    await expect(recipeFromDescription(ai, "Soup", people)).rejects.toMatchObject({ code: "cloud_model" });
  });
});
