import { describe, expect, it } from "vitest";
import { doubleOfOllama, LONG_FRAMES } from "#testing/double-of-ollama";
import { ONE_PIXEL_JPEG, testAi } from "#testing/test-ai";
import { recipeFromDescription, recipeFromMealPhoto, recipeFromText } from "./read-recipes";

const double = doubleOfOllama(LONG_FRAMES);
const people = { priority: "interactive" } as const;

const SOUP = {
  dish: "Leek soup",
  for_people: 4,
  ingredients: ["4 leeks", "1 l stock"],
  steps: ["Soften the leeks.", "Add the stock and simmer."],
};
const CARD =
  "### RECIPE: Lentil soup\nServes 6\nIngredients\n300 g lentils\n1 l water\n2 cloves garlic\n1 tsp salt\nMethod\n1. Rinse the lentils.\n2. Add water, garlic and salt.\n3. Simmer until soft.";

const says = (...answers: readonly object[]): Promise<void> =>
  double.control.mode({
    responder: {
      kind: "script",
      script: answers.map((answer) => ({ frames: JSON.stringify(answer).match(/.{1,20}/g) ?? [] })),
    },
  });
const asked = async () =>
  (await double.control.requests()).flatMap(({ path, body }) => (path === "/api/chat" ? [body] : []));

describe("lines, as a cook writes them", () => {
  it.each(["rendered", "native"] as const)("keep their units whatever order the keys come in (%s)", async (path) => {
    await double.control.mode({ models: [] });
    await double.control.model({ name: "small:1b", path, parameters: { presence_penalty: 1.5 } });
    const { value } = await recipeFromText(testAi(double.url).ai, CARD, people);
    expect([value.title, value.ingredients.map(({ raw }) => raw), value.steps.length]).toEqual([
      "Lentil soup",
      ["300 g lentils", "1 l water", "2 cloves garlic", "1 tsp salt"],
      3,
    ]);
  });
});

describe("a suggestion is looked at before it is shown", () => {
  it("one that is well is asked for once, and the same wish once more is another question", async () => {
    const { ai } = testAi(double.url);
    await says(SOUP, SOUP, SOUP, SOUP);
    const { value } = await recipeFromDescription(ai, "a soup with leeks", people);
    expect(value.ingredients.map(({ oddity }) => oddity)).toEqual([null, null]);
    await recipeFromDescription(ai, "a soup with leeks", people);
    await recipeFromMealPhoto(ai, ONE_PIXEL_JPEG, "", people);
    await recipeFromMealPhoto(ai, ONE_PIXEL_JPEG, "", people);
    const bodies = (await asked()).map((body) => JSON.stringify(body));
    expect([bodies.length, new Set(bodies).size]).toEqual([4, 4]);
  });

  it("what is odd is asked for once more, and marked where it stays", async () => {
    const odd = { ...SOUP, ingredients: ["4 leeks", "9 l stock", "200 g rice"] };
    await says(odd, { ...SOUP, ingredients: ["4 leeks", "9 l stock"] });
    const { value, requests } = await recipeFromDescription(testAi(double.url).ai, "a soup with leeks", people);
    expect(requests).toBe(2);
    expect(value.ingredients.map(({ raw, oddity }) => [raw, oddity])).toEqual([
      ["4 leeks", null],
      ["9 l stock", "too-much"],
    ]);
    expect(JSON.stringify((await asked()).at(-1))).toContain("200 g rice");
  });

  it("one in another language than the wish is asked for again", async () => {
    const german = { ...SOUP, dish: "Lauchsuppe", steps: ["Den Lauch mit dem Öl anbraten und bis zum Ende garen."] };
    await says({ ...german, ingredients: ["4 Stangen Lauch", "1 EL Öl"] }, SOUP);
    const { value } = await recipeFromDescription(testAi(double.url).ai, "a soup with leeks for the family", people);
    expect(value.title).toBe("Leek soup");
  });
});

describe("an answer that says the same over and over", () => {
  const loop = { ...SOUP, steps: Array.from({ length: 70 }, () => "Stir the soup well.") };

  it("is stopped, and the question is asked once more with another seed", async () => {
    await says(loop, SOUP);
    const { value, requests } = await recipeFromDescription(testAi(double.url).ai, "a soup with leeks", people);
    expect([value.title, requests]).toEqual(["Leek soup", 2]);
    const [first, second] = await asked();
    expect(JSON.stringify(first)).not.toBe(JSON.stringify(second));
  });

  it("is called by its name where it does so again", async () => {
    await says(loop, loop);
    await expect(recipeFromDescription(testAi(double.url).ai, "a soup with leeks", people)).rejects.toThrow(
      /^The model qwen3\.5:4b said the same over and over, and did so again when asked once more\./,
    );
  });
});
