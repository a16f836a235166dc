import { describe, expect, it } from "vitest";
import { cookbook } from "@tureen/fake-ollama/answers/cookbook";
import { doubleOfOllama } from "#testing/double-of-ollama";
import { testAi } from "#testing/test-ai";
import { recipeFromDescription, recipeFromText } from "#ai/recipes/read-recipes";

const double = doubleOfOllama();

const people = { priority: "interactive" } as const;
const batch = { priority: "batch" } as const;

describe("choosing models", () => {
  it("takes the first installed model that can do the work, and names it", async () => {
    const { ai } = testAi(double.url);
    expect([(await ai.choose("text")).name, (await ai.choose("vision")).name]).toEqual([
      "qwen3.5:4b",
      "qwen3-vl:8b-instruct",
    ]);
  });

  it("takes the family's choice at once, `:latest` or not", async () => {
    const test = testAi(double.url);
    await test.ai.choose("text");
    test.settings.text = "imported";
    await expect(test.ai.choose("text")).resolves.toMatchObject({ name: "imported:latest", contextLength: 32_768 });
  });

  it("says which kind of model is missing", async () => {
    await double.control.mode({ models: [] });
    const { ai } = testAi(double.url);
    await expect(ai.choose("vision")).rejects.toThrow(
      "Ollama has no model that can read images. Install one on the Admin page, or run: ollama pull qwen3-vl:8b-instruct",
    );
    await expect(recipeFromDescription(ai, "Soup", people)).rejects.toMatchObject({ code: "no_model" });
  });

  it("finds a model that was installed a moment ago although the list was read before", async () => {
    const test = testAi(double.url);
    await test.ai.models();
    await double.control.model({ name: "new:1b" });
    test.settings.text = "new:1b";
    test.advance(3_000);
    await expect(test.ai.choose("text")).resolves.toMatchObject({ name: "new:1b" });
  });

  it("passes over a broken model, names it in the list, and says what is wrong when the family chose it", async () => {
    const broken = { name: "broken:70b", brokenBecause: "unable to load model: blob missing" };
    const sentence = /^Ollama reported an error with the model broken:70b: unable to load model: blob missing\./;
    const test = testAi(double.url);
    await double.control.mode({ models: [] });
    await double.control.model(broken);
    await expect(test.ai.choose("text")).rejects.toThrow(sentence);
    await double.control.model({ name: "small:1b" });
    test.advance(3_000);
    await expect(test.ai.choose("text")).resolves.toMatchObject({ name: "small:1b" });
    await expect(test.ai.choose("vision")).rejects.toMatchObject({ code: "no_model" });
    const models = await test.ai.models("fresh");
    expect(models.map(({ name, canChat, problem }) => [name, canChat, problem?.message])).toEqual([
      ["broken:70b", false, expect.stringMatching(sentence)],
      ["small:1b", true, undefined],
    ]);
    test.settings.text = "broken:70b";
    await expect(test.ai.choose("text")).rejects.toThrow(sentence);
  });

  it("lists what the admin page shows, and asks for details only once", async () => {
    const { ai } = testAi(double.url);
    await ai.models();
    const models = await ai.models("fresh");
    expect(models[0]).toMatchObject({
      name: "qwen3.5:4b",
      sizeBytes: 2_700_000_000,
      contextLength: 262_144,
      canChat: true,
      canSeeImages: false,
      canThink: true,
    });
    expect(
      (await double.control.requests()).map(({ path }) => path).filter((path) => path === "/api/show"),
    ).toHaveLength(4);
  });
});

describe("a server whose cores all compute", () => {
  const answersAboutModelsAfter = (metadataMs: number): Promise<void> =>
    double.control.mode({ settings: { metadataMs } });

  it("is waited for when it lists its models, while one that does not even say its version is given up at once", async () => {
    const test = testAi(double.url);
    await test.ai.health();
    test.deadlines.healthMs = 100;
    await answersAboutModelsAfter(200);
    await expect(test.ai.choose("text")).resolves.toMatchObject({ name: "qwen3.5:4b" });
  });

  it("may be late with the list in the middle of an import: what is known of its models serves until it comes", async () => {
    const test = testAi(double.url);
    await recipeFromText(test.ai, cookbook(1), batch);
    await answersAboutModelsAfter(60_000);
    for (let minute = 0; minute < 5; minute += 1) {
      test.advance(61_000);
      await expect(recipeFromText(test.ai, cookbook(1), batch)).resolves.toMatchObject({ requests: 1 });
    }
  });

  it("may be late with the details of a model that was updated: those of the one before serve", async () => {
    const test = testAi(double.url);
    test.settings.text = "imported";
    await test.ai.choose("text");
    await double.control.model({ name: "imported:latest", digest: "new", contextLength: 8_192 });
    await test.ai.models("fresh");
    await expect(test.ai.choose("text")).resolves.toMatchObject({ contextLength: 8_192 });
    await double.control.model({ name: "imported:latest", digest: "newer" });
    test.advance(61_000);
    await test.ai.choose("text");
    await expect
      .poll(async () => (await double.control.requests()).filter(({ path }) => path === "/api/tags").length)
      .toBe(3);
    await answersAboutModelsAfter(60_000);
    test.deadlines.metadataMs = 300;
    await expect(test.ai.choose("text")).resolves.toMatchObject({ contextLength: 8_192 });
  });
});
