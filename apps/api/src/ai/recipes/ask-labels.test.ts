import { describe, expect, it } from "vitest";
import type { Carelessness } from "@tureen/fake-ollama/answers/careless";
import { doubleOfOllama } from "#testing/double-of-ollama";
import { testAi } from "#testing/test-ai";
import { LABEL_EXAMPLE } from "@tureen/domain/recipe-reading/labels/label-window";
import { askLabels } from "./ask-labels";
import { pickIngredients } from "./pick-ingredients";

const double = doubleOfOllama();

const turn = { priority: "batch" } as const;
const number = "10[1-9]";
const question = {
  text: "101 Leek soup\n102 Ingredients\n103 2 leeks\n104 1 l stock\n105 Method\n106 1. Simmer.\n107 2. Serve.",
  pattern: `^(none|(T${number}[A-Za-z]{1,4}( (I${number}-${number}|S${number}-${number})){1,4};){1,3})$`,
  maxAnswerTokens: 100,
};
const LABELS = "T101Leek I103-104 S106-107;";
const chats = async () => (await double.control.requests()).filter(({ path }) => path === "/api/chat");
const careless = (carelessness: Carelessness) => double.control.mode({ responder: { carelessness } });

describe("labels of the lines of a page", () => {
  it("come as a text in the form of the pattern, asked with instructions and example first", async () => {
    await expect(askLabels(testAi(double.url).ai, question, turn)).resolves.toBe(LABELS);
    const [request] = await chats();
    expect(request?.body).toMatchObject({
      messages: [
        { role: "system" },
        { content: LABEL_EXAMPLE.page },
        { role: "assistant" },
        { content: question.text },
      ],
      format: { type: "string", pattern: question.pattern },
      options: { temperature: 0, num_predict: 100 },
    });
  });

  it("are none where the model finds none", async () => {
    await careless("answers-empty");
    await expect(askLabels(testAi(double.url).ai, question, turn)).resolves.toBe("none");
  });

  it("are asked for once more, with another seed, where the model repeats the example, and then refused", async () => {
    const copied = { frames: [LABEL_EXAMPLE.answer] };
    await double.control.mode({ responder: { script: [copied, copied] } });
    await expect(askLabels(testAi(double.url).ai, question, turn)).rejects.toMatchObject({
      code: "invalid_output",
      facts: { reason: "it repeated the example" },
    });
    expect(await chats()).toHaveLength(2);
  });

  it("come from a model whose server takes no pattern too, whatever it says around them", async () => {
    const answer = "I could not find any lines, sorry.";
    await double.control.mode({
      settings: { version: "0.24.0" },
      responder: { script: [{ frames: [`Sure! ${LABELS}`] }] },
    });
    const refused = { ...question, pattern: question.pattern.replace("(none", "(?:none") };
    await expect(askLabels(testAi(double.url).ai, refused, turn)).resolves.toBe(LABELS);
    await double.control.mode({ responder: { script: [{ frames: [answer] }] } });
    await expect(askLabels(testAi(double.url).ai, refused, turn)).rejects.toMatchObject({ code: "invalid_output" });
  });

  it("that were whole before the answer ran out of room are kept", async () => {
    await double.control.mode({
      responder: { script: [{ frames: [`"${LABELS}T105Me`], doneReason: "length" }] },
    });
    await expect(askLabels(testAi(double.url).ai, question, turn)).resolves.toBe(LABELS);
  });
});

it("ingredients of running prose come as the text has them", async () => {
  const text = "Take a quart of gooseberries and two eggs, and stir in half a pound of sugar.";
  await expect(pickIngredients(testAi(double.url).ai, text, turn)).resolves.toEqual([
    "a quart of gooseberries",
    "two eggs",
    "half a pound of sugar",
  ]);
});
