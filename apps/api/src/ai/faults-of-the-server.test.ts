import { describe, expect, it } from "vitest";
import type { Fault } from "@tureen/fake-ollama/faults/faults";
import { doubleOfOllama } from "#testing/double-of-ollama";
import { ONE_PIXEL_JPEG, testAi } from "#testing/test-ai";
import { AiError } from "./ai-error";
import { recipeFromDescription, recipeFromMealPhoto } from "#ai/recipes/read-recipes";

const double = doubleOfOllama();

const WISH = "A lentil soup for 6";
const turn = { priority: "interactive" } as const;

const withFaults = (...faults: Fault[]): Promise<void> => double.control.mode({ faults });

async function failure(work: Promise<unknown>): Promise<AiError> {
  const error: unknown = await work.then(
    () => new Error("it worked"),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AiError);
  // Safe: the line above has just said so.
  return error as AiError;
}

describe("when nothing is wrong", () => {
  it("a wish becomes a recipe, with the flags that forbid silent cutting and thinking", async () => {
    const { ai } = testAi(double.url);
    const answer = await recipeFromDescription(ai, WISH, turn);
    const [request] = (await double.control.requests()).filter(({ path }) => path === "/api/chat");
    expect(answer).toMatchObject({
      model: "qwen3.5:4b",
      requests: 1,
      cut: undefined,
      value: { title: "A Lentil Soup For 6", servings: 6 },
    });
    expect(request?.body).toMatchObject({
      stream: true,
      truncate: false,
      shift: false,
      think: false,
      keep_alive: "10m",
      options: {
        num_ctx: 16_384,
        num_predict: 1_200,
        repeat_penalty: 1,
        presence_penalty: 0,
        frequency_penalty: 0,
        top_k: 40,
        top_p: 0.9,
        min_p: 0,
      },
    });
  });
});

it("a wish whose words do not tell the language is answered in that of the person", async () => {
  await recipeFromDescription(testAi(double.url).ai, "Pizza", { ...turn, language: "German" });
  const [request] = (await double.control.requests()).filter(({ path }) => path === "/api/chat");
  expect(JSON.stringify(request?.body)).toContain("in the language of the wish (German where it does not tell)");
});

describe("a server that cannot be asked", () => {
  it("F14: a model that is not installed is named, with the command that brings it", async () => {
    const test = testAi(double.url);
    test.settings.text = "qwen3:8b";
    const error = await failure(recipeFromDescription(test.ai, WISH, turn));
    expect(error.message).toBe(
      "The model qwen3:8b is not installed. Install it on the Admin page, or run: ollama pull qwen3:8b",
    );
  });

  it.each(["new", "old"])("F14: a model that was removed a moment ago is named too (%s wording)", async (variant) => {
    await withFaults({ id: "F14", variant });
    const error = await failure(recipeFromDescription(testAi(double.url).ai, WISH, turn));
    expect([error.code, error.facts.model]).toEqual(["model_missing", "qwen3.5:4b"]);
    expect(await double.control.stats()).toMatchObject({ chats: 1 });
  });

  it("F20: a refused host name is explained", async () => {
    await withFaults({ id: "F20" });
    const error = await failure(recipeFromDescription(testAi(double.url).ai, WISH, turn));
    expect(error.code).toBe("refused_host");
    expect(error.message).toContain("OLLAMA_HOST=0.0.0.0");
  });

  it.each(["502", "200"])("F21: a page of a proxy (%s) is not taken for Ollama", async (variant) => {
    await withFaults({ id: "F21", variant });
    const error = await failure(recipeFromDescription(testAi(double.url).ai, WISH, turn));
    expect(error.message).toBe(
      `Something other than Ollama answers at ${double.url}. Check OLLAMA_HOST, and the proxy in between if there is one.`,
    );
  });

  it("F22: a closed port, a name that nobody knows and a server that never reads are one sentence", async () => {
    const unknown = await failure(recipeFromDescription(testAi("http://nowhere.invalid:11434").ai, WISH, turn));
    await withFaults({ id: "F22", variant: "refused" });
    const refused = await failure(recipeFromDescription(testAi(double.url).ai, WISH, turn));
    await withFaults({ id: "F22", variant: "black-hole" });
    const deaf = await failure(
      recipeFromDescription(testAi(double.url, { deadlines: { healthMs: 300 } }).ai, WISH, turn),
    );
    expect([unknown.code, refused.code, deaf.code]).toEqual(Array(3).fill("ollama_unreachable"));
    expect(refused.message).toBe(
      `Ollama does not answer at ${double.url}. Start it on that machine: Admin, Local model, says how.`,
    );
  });

  it("F22: after three failures nobody waits any more, and a server that comes back is found without a restart", async () => {
    const test = testAi(double.url);
    await recipeFromDescription(test.ai, WISH, turn);
    const { healthMs } = test.deadlines;
    test.deadlines.healthMs = 200;
    await withFaults({ id: "F22", variant: "black-hole" });
    test.advance(120_000);
    for (let time = 0; time < 3; time += 1) await failure(recipeFromDescription(test.ai, WISH, turn));
    await withFaults();
    test.deadlines.healthMs = healthMs;
    expect((await failure(recipeFromDescription(test.ai, WISH, turn))).code).toBe("ollama_unreachable");
    expect(await double.control.stats()).toMatchObject({ chats: 1 });
    await expect(test.ai.health()).resolves.toMatchObject({ isReachable: true });
    await expect(recipeFromDescription(test.ai, WISH, turn)).resolves.toMatchObject({ requests: 1 });
  });
});

describe("a server that refuses", () => {
  it("F15: a busy server is asked again after a pause", async () => {
    await withFaults({ id: "F15", times: 2 });
    await expect(recipeFromDescription(testAi(double.url).ai, WISH, turn)).resolves.toMatchObject({
      value: { servings: 6 },
    });
  });

  it("F15: a server that stays busy is given up with a sentence", async () => {
    await withFaults({ id: "F15" });
    const error = await failure(recipeFromDescription(testAi(double.url).ai, WISH, turn));
    expect(error.message).toBe(
      "Ollama is busy with other work, and the model qwen3.5:4b has not had its turn. Wait a minute and try again.",
    );
    expect(await double.control.stats()).toMatchObject({ chats: 4 });
  });

  it.each(["new", "old"])("F16: a model that stopped once is asked once more (%s wording)", async (variant) => {
    await withFaults({ id: "F16", variant, times: 1 });
    await expect(recipeFromDescription(testAi(double.url).ai, WISH, turn)).resolves.toMatchObject({
      value: { servings: 6 },
    });
  });

  it("F16: a model that stops again is left alone for a minute", async () => {
    const { ai } = testAi(double.url);
    await withFaults({ id: "F16" });
    expect((await failure(recipeFromDescription(ai, WISH, turn))).message).toContain("too little memory");
    await withFaults();
    await expect(recipeFromDescription(ai, WISH, turn)).rejects.toThrow("too little memory");
    expect(await double.control.stats()).toMatchObject({ chats: 2 });
  });

  it("F16: and is asked again afterwards", async () => {
    const { ai } = testAi(double.url, { retries: { stoppedOpenMs: 20 } });
    await withFaults({ id: "F16", times: 2 });
    await failure(recipeFromDescription(ai, WISH, turn));
    const answer = () => recipeFromDescription(ai, WISH, turn).catch((error: unknown) => error);
    await expect.poll(answer).toMatchObject({ requests: 1 });
  });

  it("F16: what the server says of its memory reaches the person", async () => {
    await withFaults({ id: "F16", variant: "memory" });
    expect((await failure(recipeFromDescription(testAi(double.url).ai, WISH, turn))).message).toBe(
      "The model qwen3.5:4b needs 5.6 GiB of memory, and 3.9 GiB are free. Close other programs on that machine, or choose a smaller model on the Admin page.",
    );
  });

  it.each(["nested", "friendly", "old"])(
    "F17: a text that is too long says so (%s wording) and is not tried again",
    async (variant) => {
      await withFaults({ id: "F17", variant });
      const error = await failure(recipeFromDescription(testAi(double.url).ai, WISH, turn));
      expect(error.code).toBe("context_overflow");
      expect(error.facts.promptTokens).toBe(variant === "nested" ? 4_165 : undefined);
      expect(await double.control.stats()).toMatchObject({ chats: 1 });
    },
  );

  it.each(["400", "500"])(
    "F18: a model that turns out to be blind (%s) is named with one that sees",
    async (variant) => {
      await withFaults({ id: "F18", variant });
      const error = await failure(recipeFromMealPhoto(testAi(double.url).ai, ONE_PIXEL_JPEG, "", turn));
      expect(error.message).toBe(
        "The model qwen3-vl:8b-instruct cannot read images. Choose one that can on the Admin page, or run: ollama pull qwen3-vl:8b-instruct",
      );
    },
  );

  it("F18: a blind model that was chosen for photos is refused before a photo is sent", async () => {
    const test = testAi(double.url);
    test.settings.vision = "qwen3.5:4b";
    const error = await failure(recipeFromMealPhoto(test.ai, ONE_PIXEL_JPEG, "", turn));
    expect([error.code, (await double.control.stats()).chats]).toEqual(["model_no_vision", 0]);
  });

  it.each(["prefix", "undecodable", "engine-500", "old"])(
    "F19: a picture that cannot be opened is said to be the reason (%s)",
    async (variant) => {
      await withFaults({ id: "F19", variant });
      const error = await failure(recipeFromMealPhoto(testAi(double.url).ai, ONE_PIXEL_JPEG, "", turn));
      expect(error.message).toBe(
        "The model qwen3-vl:8b-instruct could not open the picture. Try another photo, or update Ollama.",
      );
    },
  );
});

describe("a server of another age", () => {
  it("F25: an old server that cuts the prompt in silence is caught, and works where nothing needs cutting", async () => {
    await withFaults({ id: "F25" });
    const { ai } = testAi(double.url);
    await expect(recipeFromDescription(ai, WISH, turn)).resolves.toMatchObject({ model: "qwen3.5:4b" });
    const tooLong = Array.from({ length: 8_000 }, (_, word) => `long ${word}`).join(" ");
    expect((await failure(recipeFromDescription(ai, tooLong, turn))).code).toBe("context_overflow");
    expect(await double.control.stats()).toMatchObject({ cutPrompts: 1 });
  });

  it("F25: without capabilities in the list the model that sees is found all the same", async () => {
    await withFaults({ id: "F25" });
    await expect(testAi(double.url).ai.choose("vision")).resolves.toMatchObject({ name: "qwen3-vl:8b-instruct" });
  });

  it("a server before 0.30 says with other words that a text is too long, or that it takes no such schema", async () => {
    await double.control.mode({ settings: { version: "0.24.0" } });
    const { ai } = testAi(double.url, { numCtx: 4_096 });
    const tooLong = "Stir the soup. ".repeat(1_600);
    const error = await failure(recipeFromDescription(ai, tooLong, turn));
    expect([error.code, error.facts.promptTokens]).toEqual(["context_overflow", undefined]);
    const bounded = ai.chat("text", {
      purpose: "a test",
      messages: [{ role: "user", content: "Say it." }],
      format: { type: "string", maxLength: 2_000 },
      numPredict: 10,
      ...turn,
    });
    expect((await failure(bounded)).code).toBe("format_refused");
  });

  it("F26: a server that somebody built is a server", async () => {
    await withFaults({ id: "F26" });
    const { ai } = testAi(double.url);
    await expect(ai.health()).resolves.toMatchObject({ isReachable: true, version: "0.0.0", problem: null });
    await expect(recipeFromDescription(ai, WISH, turn)).resolves.toMatchObject({ requests: 1 });
  });
});
