import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { cookbook } from "@tureen/fake-ollama/answers/cookbook";
import type { Fault } from "@tureen/fake-ollama/faults/faults";
import type { AiClient } from "./ai-client";
import { doubleOfOllama } from "#testing/double-of-ollama";
import { ONE_PIXEL_JPEG, testAi } from "#testing/test-ai";
import type { PullProgress } from "#ai/model/pull-model";
import { recipeFromDescription, recipeFromMealPhoto, recipeFromText } from "#ai/recipes/read-recipes";

const double = doubleOfOllama();

const people = { priority: "interactive" } as const;
const batch = { priority: "batch" } as const;

describe("windows", () => {
  it("asks for 16384 tokens for text and 8192 for images, for what is configured, and never for more than the model has", async () => {
    const { ai } = testAi(double.url);
    expect([(await ai.choose("text")).numCtx, (await ai.choose("vision")).numCtx]).toEqual([16_384, 8_192]);
    expect((await testAi(double.url, { numCtx: 262_144 }).ai.choose("text")).numCtx).toBe(262_144);
    await double.control.model({ name: "qwen3.5:4b", contextLength: 4_096 });
    expect((await testAi(double.url).ai.choose("text")).numCtx).toBe(4_096);
  });

  it("gives a model that serves text and images one window for both, so that it is loaded once", async () => {
    const test = testAi(double.url);
    test.settings.text = "qwen3-vl:8b-instruct";
    await recipeFromDescription(test.ai, "Soup", people);
    await recipeFromMealPhoto(test.ai, ONE_PIXEL_JPEG, "", people);
    await test.ai.transcribeImage(ONE_PIXEL_JPEG, people);
    expect(await double.control.stats()).toMatchObject({ loads: 1, reloads: 0 });
  });

  it("learns from the server how many characters a token holds", async () => {
    const { ai } = testAi(double.url);
    const before = await ai.contextBudget("plain text");
    await recipeFromText(ai, cookbook(8), batch);
    const after = await ai.contextBudget("plain text");
    expect([before.charsPerToken, after.charsPerToken > before.charsPerToken]).toEqual([2.5, true]);
  });
});

describe("the speed of a model", () => {
  it("is told by what it had to read, not by what it had kept of the question before", async () => {
    await double.control.model({ name: "qwen3.5:4b", promptTps: 2_000 });
    const { ai } = testAi(double.url);
    const ask = (words: string) =>
      ai.chat("text", {
        purpose: "a test",
        messages: [{ role: "user", content: `${"Heat the oil in a large pan. ".repeat(60)}${words}` }],
        numPredict: 200,
        ...batch,
      });
    await ai.measure(batch);
    for (const words of ["Then fry.", "Then stir.", `Then ${"serve the soup hot with bread. ".repeat(40)}`])
      await ask(words);
    const { lowSeconds } = (await ai.estimate(2_000, 0)) ?? { lowSeconds: 0 };
    expect(lowSeconds).toBeGreaterThan(0.5);
    expect(lowSeconds).toBeLessThan(1.5);
  });
});

describe("a recipe in a text", () => {
  it("of one long paragraph arrives whole, or is said not to be", async () => {
    const method = (sentences: number): string =>
      Array.from({ length: sentences }, (_, at) => `Stir the pot ${at + 10} times, gently and while singing. `).join(
        "",
      );
    const stew = (sentences: number): string =>
      `### RECIPE: Stew\nServes 4\nIngredients\n500 g beef\n2 onions\nMethod\n1. ${method(sentences)}`;
    const { ai } = testAi(double.url);
    await expect(recipeFromText(ai, stew(35), batch)).resolves.toMatchObject({
      value: { isComplete: true, steps: [method(35).trim()] },
    });
    await expect(recipeFromText(ai, stew(45), batch)).resolves.toMatchObject({ value: { isComplete: false } });
  });

  it.each<[string, Fault[]]>([
    ["an answer is repaired", [{ id: "F08", times: 2 }]],
    ["the model stops and is asked again", [{ id: "F16", times: 1 }]],
  ])("counts every request that goes out when %s", async (_, faults) => {
    await double.control.mode({ faults });
    let requests = 0;
    const turn = { ...batch, onRequest: () => (requests += 1) };
    await recipeFromText(testAi(double.url).ai, cookbook(1), turn);
    expect(requests).toBeGreaterThan(1);
    expect(requests).toBe((await double.control.stats()).chats);
  });

  it.each([
    ["the example of the prompt", "Buttered toast", ["bread", "butter"]],
    ["another dish", "Lasagne", ["eggs", "flour"]],
    ["other ingredients", "Dish number 1", ["mince", "pasta", "eggs"]],
  ])("is asked for again where the model gives back %s, and then there is none", async (_, title, names) => {
    const ingredients = names.map((name) => ({ name, amount: 1, unit: "", preparation_notes: "" }));
    const content = JSON.stringify({ title, ingredients, instructions: ["Toast the bread."] });
    await double.control.mode({ responder: { script: Array.from({ length: 4 }, () => ({ frames: [content] })) } });
    const answer = recipeFromText(testAi(double.url).ai, cookbook(1), people);
    await expect(answer).rejects.toMatchObject({
      code: "invalid_output",
      facts: { reason: "the recipe is not the one in the document" },
    });
  });
});

describe("a kitchen of two languages", () => {
  it("after a book in Greek, of few characters to a token, a wish in English is a wish like any other", async () => {
    const { ai } = testAi(double.url);
    const greek = "Ζεσταίνουμε το λάδι σε μια κατσαρόλα και σοτάρουμε το κρεμμύδι μέχρι να μαλακώσει. ".repeat(60);
    for (let page = 0; page < 20; page += 1)
      await ai.chat("text", {
        purpose: "a page",
        messages: [{ role: "user", content: `${greek}${page}` }],
        numPredict: 2_000,
        ...batch,
      });
    await expect(recipeFromDescription(ai, "A tomato soup for 4", people)).resolves.toMatchObject({ requests: 1 });
  });
});

describe("several calls at once", () => {
  /** Of its two questions the second is answered, or waits, while the first is being answered, however busy the machine. */
  const measure = async (ai: AiClient, numParallel: number): Promise<void> => {
    await double.control.model({ name: "qwen3.5:4b", genTps: 2 });
    const measured = ai.measure(batch);
    const stillAsked = numParallel === 1 ? 2 : 1;
    await expect.poll(() => double.control.stats()).toMatchObject({ chats: 2, openChats: stillAsked });
    await double.control.hurry();
    await measured;
  };
  const sixSoups = (ai: AiClient) =>
    Promise.all(Array.from({ length: 6 }, () => recipeFromDescription(ai, "Soup", batch)));

  it("asks one thing at a time where the server has not shown that it works on several", async () => {
    const test = testAi(double.url);
    await double.control.model({ name: "qwen3.5:4b", genTps: 2_000 });
    await sixSoups(test.ai);
    expect(await double.control.stats()).toMatchObject({ chats: 6, maxOpenChats: 1 });
  });

  it.each([
    [1, 1],
    [4, 2],
  ])("a server that works on %i at once is asked for %i, `llm_concurrency` being 2", async (numParallel, asked) => {
    const test = testAi(double.url);
    test.settings.concurrency = 2;
    await double.control.mode({ settings: { numParallel } });
    await measure(test.ai, numParallel);
    const before = await double.control.stats();
    await double.control.model({ name: "qwen3.5:4b", genTps: 1 });
    const soups = sixSoups(test.ai);
    await expect.poll(async () => (await double.control.stats()).active).toBe(asked);
    await double.control.hurry();
    await soups;
    const { chats, maxActive } = await double.control.stats();
    expect([chats - before.chats, maxActive]).toEqual([6, asked]);
  });

  it("a server that was away has to show it again", async () => {
    const test = testAi(double.url);
    await double.control.mode({ settings: { numParallel: 4 } });
    await measure(test.ai, 4);
    await double.control.reset();
    await double.control.mode({ settings: { numParallel: 4 }, faults: [{ id: "F21", times: 1 }] });
    await double.control.model({ name: "qwen3.5:4b", genTps: 2_000 });
    await expect(recipeFromDescription(test.ai, "Soup", people)).rejects.toMatchObject({ code: "not_ollama" });
    await sixSoups(test.ai);
    expect(await double.control.stats()).toMatchObject({ maxActive: 1 });
  });

  it("a person is served before a part of a book that has not begun to be answered; the part loses nothing", async () => {
    const { ai } = testAi(double.url);
    await double.control.mode({ faults: [{ id: "F01", promptIncludes: "Dish number", delayMs: 60_000, times: 1 }] });
    let requests = 0;
    const part = recipeFromText(ai, cookbook(1), { ...batch, onRequest: () => (requests += 1) });
    await expect.poll(async () => (await double.control.stats()).active).toBe(1);
    await expect(recipeFromDescription(ai, "Soup", people)).resolves.toMatchObject({ requests: 1 });
    await expect(part).resolves.toMatchObject({ value: { title: "Dish number 1" } });
    expect(requests).toBe(2);
    const closed = async () => (await double.control.requests()).filter(({ closedBy }) => closedBy === "client");
    await expect.poll(closed).toHaveLength(1);
  });

  it("a cancelled call closes its connection and frees its turn", async () => {
    const test = testAi(double.url);
    await double.control.mode({ faults: [{ id: "F03", times: 1 }] });
    const gone = new AbortController();
    const call = recipeFromDescription(test.ai, "Soup", { ...people, signal: gone.signal });
    await expect.poll(async () => (await double.control.stats()).active).toBe(1);
    gone.abort();
    await expect(call).rejects.toMatchObject({ code: "cancelled" });
    await expect.poll(async () => (await double.control.stats()).active).toBe(0);
    expect(test.ai.load()).toEqual({ active: 0, waiting: 0 });
  });
});

describe("reading images", () => {
  const sha = createHash("sha256").update(ONE_PIXEL_JPEG).digest("hex");
  const answering = (content: string): Promise<void> =>
    double.control.mode({ responder: { fixtures: [{ imageSha256: sha, content }] } });

  it("gives the text line by line, without a fence", async () => {
    await answering("```\nGrandmother's soup\n½ l  milk\n\n\n\nStir.\n```");
    await expect(testAi(double.url).ai.transcribeImage(ONE_PIXEL_JPEG, people)).resolves.toEqual({
      text: "Grandmother's soup\n½ l milk\n\nStir.",
      isCut: false,
      model: "qwen3-vl:8b-instruct",
    });
  });

  it("asks once more, differently, for a line that repeats without end, and then keeps what stood before", async () => {
    await answering(`Soup\n1 onion\n${"Stir well.\n".repeat(2_000)}`);
    await expect(testAi(double.url).ai.transcribeImage(ONE_PIXEL_JPEG, people)).resolves.toMatchObject({
      text: "Soup\n1 onion\nStir well.",
      isCut: true,
    });
    const seeds = (await double.control.requests()).flatMap(({ path, body }) => (path === "/api/chat" ? [body] : []));
    expect(seeds).toMatchObject([{ options: { temperature: 0 } }, { options: { temperature: 0.3 } }]);
  });

  it("gives a dense page more room, and says so when even that was too little", async () => {
    await answering(Array.from({ length: 3_000 }, (_, line) => `line number ${line}`).join("\n"));
    await expect(testAi(double.url).ai.transcribeImage(ONE_PIXEL_JPEG, people)).resolves.toMatchObject({ isCut: true });
    expect(
      (await double.control.requests()).filter(({ path }) => path === "/api/chat").map(({ body }) => body),
    ).toMatchObject([{ options: { num_predict: 1_500 } }, { options: { num_predict: 3_000 } }]);
  });
});

describe("installing a model", () => {
  it("reports bytes while it is pulled, and can use it afterwards", async () => {
    const test = testAi(double.url);
    const progress: PullProgress[] = [];
    await test.ai.models();
    await test.ai.pull("granite4:3b", { onProgress: (step) => progress.push(step) });
    test.settings.text = "granite4:3b";
    expect(progress[0]).toEqual({ status: "pulling manifest", completedBytes: null, totalBytes: null });
    expect(
      progress.filter(({ totalBytes }) => totalBytes === 2_000_000_000).map(({ completedBytes }) => completedBytes),
    ).toEqual([0, 5e8, 1e9, 1.5e9, 2e9]);
    await expect(recipeFromDescription(test.ai, "Soup", people)).resolves.toMatchObject({ model: "granite4:3b" });
  });

  it("says when nobody knows the name", async () => {
    await expect(testAi(double.url).ai.pull("nonsense:1b", { onProgress: () => undefined })).rejects.toThrow(
      "Ollama knows no model called nonsense:1b. Check its spelling",
    );
  });

  it("stops when it is cancelled", async () => {
    await double.control.mode({ settings: { pullStepMs: 100 } });
    const gone = new AbortController();
    const pull = testAi(double.url).ai.pull("granite4:3b", { onProgress: () => gone.abort(), signal: gone.signal });
    await expect(pull).rejects.toMatchObject({ code: "cancelled" });
  });
});
