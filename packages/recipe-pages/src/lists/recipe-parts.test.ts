import { describe, expect, test } from "vitest";
import { readPage } from "../read-page";
import { readText } from "../read-text";

// A page has several lists below each other: which of them are the recipe's, and where each of them ends.
const list = (items: readonly string[], tag = "ul"): string =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join("")}</${tag}>`;
const PASTA = ["400 g flour", "4 eggs", "1 tsp salt"];
const KNEAD = ["Knead flour, eggs and salt to a dough.", "Roll the dough out thinly and cut it."];
const SAUCE = ["Olive oil", "2 cans tomatoes", "1 onion", "3 cloves garlic"];
const SIMMER = ["Fry onion and garlic in the oil.", "Add the tomatoes and simmer for an hour."];
const sectioned = (lines: readonly string[], section: string) => lines.map((text) => ({ text, section }));

describe("a recipe in several parts, each with a list and a method of its own", () => {
  const both = {
    ingredients: [...sectioned(PASTA, "The pasta"), ...sectioned(SAUCE, "The sauce")],
    steps: [...sectioned(KNEAD, "The pasta"), ...sectioned(SIMMER, "The sauce")],
  };

  test("is one recipe, with ingredients named as such or not", () => {
    const part = (name: string, lines: readonly string[], steps: readonly string[], heading = ""): string =>
      `<h3>${name}</h3>${heading}${list(lines)}<h4>Method</h4>${list(steps, "ol")}`;
    for (const heading of ["", "<h4>Ingredients</h4>"]) {
      const page = part("The pasta", PASTA, KNEAD, heading) + part("The sauce", SAUCE, SIMMER, heading);
      expect(readPage(`<h1>Pasta al pomodoro</h1>${page}`).recipe).toMatchObject(both);
    }
  });

  test("in a pasted text too", () => {
    const part = (name: string, lines: readonly string[], steps: readonly string[]): string =>
      [`## ${name}`, "Ingredients", ...lines.map((line) => `- ${line}`), "Method", ...steps].join("\n");
    const text = ["# Pasta al pomodoro", part("The pasta", PASTA, KNEAD), part("The sauce", SAUCE, SIMMER)];
    expect(readText(text.join("\n"))).toMatchObject(both);
  });

  test("a recipe that its page tells in two languages is told once", () => {
    const page = (heading: string, lines: readonly string[], method: string, steps: readonly string[]): string =>
      `<h3>${heading}</h3>${list(lines)}<h3>${method}</h3>${list(steps)}`;
    const lines = [...PASTA, "2 tbsp water", "1 pinch nutmeg"];
    const again = ["400 g Mehl", "4 Eier", "1 TL Salz", "2 EL Wasser", "1 Prise Muskat"];
    const told = page("Ingredients", lines, "Method", KNEAD) + page("Zutaten", again, "Zubereitung", ["Alles kneten."]);
    expect(readPage(`<h1>Fresh pasta</h1>${told}`).recipe?.ingredients).toEqual(sectioned(lines, ""));
  });
});

test("data in another language than the page yields to what the page shows", () => {
  const shown = ["400 g Mehl", "4 Eier", "1 TL Salz", "2 EL Wasser", "1 Prise Muskat"];
  const steps = ["Mehl, Eier und Salz zu einem Teig kneten.", "Den Teig dünn ausrollen und schneiden."];
  const data = {
    "@type": "Recipe",
    name: "Frische Nudeln",
    recipeIngredient: ["400 g flour", "4 eggs", "1 tsp salt", "2 tbsp water", "1 pinch nutmeg"],
    recipeInstructions: KNEAD,
  };
  const { recipe } = readPage(
    `<script type="application/ld+json">${JSON.stringify(data)}</script><h1>Frische Nudeln</h1><h2>Zutaten</h2>${list(shown)}<h2>Zubereitung</h2>${list(steps, "ol")}`,
  );
  expect(recipe?.ingredients.map(({ text }) => text)).toEqual(shown);
  expect(recipe?.steps.map(({ text }) => text)).toEqual(steps);
});

describe("the method", () => {
  const steps = [...KNEAD, ...SIMMER];
  const read = (method: string): readonly string[] | undefined =>
    readPage(
      `<h1>Pasta</h1><h2>Ingredients</h2>${list(SAUCE)}<h2>Method</h2><div class="text">${method}</div><div class="more"><p>Our oven is ten years old by now.</p><p>We bought it in a sale.</p></div>`,
    ).recipe?.steps.map(({ text }) => text);

  test("ends with the text that it is set in, and says no yield", () => {
    expect(read(`${steps.map((step) => `<p>${step}</p>`).join("")}<p>Makes 4 plates.</p>`)).toEqual(steps);
  });

  test("begins with the first of numbered steps", () => {
    const numbered = steps.map((step, at) => `<p>${at + 1}. ${step}</p>`).join("");
    expect(read(`<p>A dish that everybody loves.</p>${numbered}`)).toEqual(steps);
  });

  test("goes on below headings of one rank", () => {
    const parted = `<h1>Pasta</h1><h2>Ingredients</h2>${list(SAUCE)}<h2>Prep.</h2><p>${KNEAD[0]}</p><h2>Create.</h2><p>${SIMMER[0]}</p><p>${SIMMER[1]}</p><h2>From our kitchen</h2><p>We love it.</p>`;
    expect(readPage(parted).recipe?.steps.map(({ text }) => text)).toEqual([KNEAD[0], ...SIMMER]);
  });
});

describe("ingredients of data", () => {
  const read = (recipeIngredient: readonly string[]): readonly string[] | undefined =>
    readPage(
      `<script type="application/ld+json">${JSON.stringify({ "@type": "Recipe", name: "Pasta", recipeIngredient, recipeInstructions: SIMMER })}</script>`,
    ).recipe?.ingredients.map(({ text }) => text);

  test.each([
    ["numbered, with the steps behind them", [...SAUCE, ...SIMMER].map((line, at) => `0${at + 1} ${line}`), SAUCE],
    ["with each amount twice", ["500 500 g flour", "2 eggs", "3 3 dl water"], ["500 g flour", "2 eggs", "3 dl water"]],
    ["of which one line means two of a weight", ["2 2 lb chickens", "1 egg"], ["2 2 lb chickens", "1 egg"]],
    ["with a unit that a template lacked", ["1 undefined egg", "undefined null Salt"], ["1 egg", "Salt"]],
  ])("%s", (_kind, said, lines) => {
    expect(read(said)).toEqual(lines);
  });
});
