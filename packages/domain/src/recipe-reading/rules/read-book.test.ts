import { describe, expect, it } from "vitest";
import { printBook } from "../testing/print-book";
import { readBook } from "./read-book";
import { recipeFromLines, wordsOfBook } from "../recipe-from-lines";

const recipesIn = (...pages: string[]) => {
  const lines = printBook(...pages);
  const { recipes } = readBook(lines);
  const isWord = wordsOfBook(lines);
  return recipes.map((recipe) => ({
    ...recipeFromLines(lines, recipe, isWord),
    certainty: recipe.certainty,
    reasons: recipe.reasons,
  }));
};

const LEEK = `
# Leek soup
Serves 4 · Prep 10 min · Cook 1 h 20 min

**Ingredients
3 leeks
50 g butter
1 litre stock, hot, or as much as the leeks and the potatoes need to be well covered in their pot
Salt

**Method
1. Slice the leeks.
2. Melt the butter and fry the leeks in it slowly for about 10 minutes. Add the stock.`;

const OMELETTE = `
# Omelette
My grandmother made it on Fridays.
6 eggs
1 tbsp butter
2 tbsp milk

Whisk the eggs with the milk and season them well with salt and pepper from the mill.

Melt the butter, pour in the eggs and fry them until they are just set. Fold and serve.`;

const STEP =
  "Whisk the eggs with the milk and season them well. Melt the butter, pour in the eggs and fry them until set.";

describe("a book read by rules", () => {
  it("of one recipe on one page is certain of it, though nothing tells that a number at its foot is the page's", () => {
    const [recipe] = recipesIn(`${LEEK}

      1`);
    expect(recipe).toMatchObject({ title: "Leek soup", certainty: "certain" });
    expect(recipe?.steps).toHaveLength(2);
  });

  it("without headings and with titles of the text's own size tells these by the white above them, though a step is all between", () => {
    const plain = (title: string): string => `${title}\n${OMELETTE.split("\n").slice(3, 6).join("\n")}\n${STEP}`;
    const titles = ["Omelette", "Pancakes", "Leek soup", "Fried leeks"];
    const found = recipesIn(titles.map(plain).join("\n\n"));
    expect(found.map(({ title, certainty }) => `${certainty}: ${title}`)).toEqual(
      titles.map((title) => `certain: ${title}`),
    );
  });

  it("has its recipes to the letter, with servings and times", () => {
    const [soup, omelette] = recipesIn(LEEK, OMELETTE);
    expect(soup).toMatchObject({
      title: "Leek soup",
      certainty: "certain",
      servings: 4,
      prepTimeMinutes: 10,
      cookTimeMinutes: 80,
      steps: [
        "Slice the leeks.",
        "Melt the butter and fry the leeks in it slowly for about 10 minutes. Add the stock.",
      ],
    });
    expect(soup?.ingredients.map(({ raw }) => raw)).toEqual([
      "3 leeks",
      "50 g butter",
      "1 litre stock, hot, or as much as the leeks and the potatoes need to be well covered in their pot",
      "Salt",
    ]);
    expect(omelette).toMatchObject({
      title: "Omelette",
      certainty: "certain",
      description: "My grandmother made it on Fridays.",
    });
    expect(omelette?.steps).toHaveLength(2);
  });

  it("keeps the parts of a dish under their headings", () => {
    const [pie] = recipesIn(
      `# Apple pie
      **Ingredients
      For the pastry:
      200 g flour
      100 g butter
      For the filling:
      6 apples
      50 g sugar
      **Method
      1. Rub the butter into the flour.
      2. Bake.`,
      LEEK,
    );
    expect(pie?.ingredients).toEqual([
      { raw: "200 g flour", section: "For the pastry" },
      { raw: "100 g butter", section: "For the pastry" },
      { raw: "6 apples", section: "For the filling" },
      { raw: "50 g sugar", section: "For the filling" },
    ]);
  });
});

describe("a line that was made to take time", () => {
  // Each of them took minutes where a pattern tried every digit against every other.
  it.each(["1", "1,", "0 ", "1,a"])("is read in one go: %j, 100,000 times", (unit) => {
    const [line] = printBook(unit);
    const { recipes } = readBook(line ? [{ ...line, text: unit.repeat(100_000).trim() }] : []);
    expect(recipes).toEqual([]);
  });

  it("keeps what parts of a method are called, what stands below the name of a fact, and facts in one line", () => {
    const [soup] = recipesIn(
      `# Leek soup
2 Hours, 20 Minutes; 6 Servings

**Ingredients
3 leeks
50 g butter

**Time
Needs to be begun the day before. Two hours for the stock.

**Method
For the stock:
Boil the green of the leeks for two hours.

For the soup:
Fry the leeks in the butter. Add the stock.

**Size
Makes 12 cups
**Servings
6
**Notes
Freeze it.`,
      LEEK,
      OMELETTE,
    );
    expect(soup).toMatchObject({
      certainty: "certain",
      cookTimeMinutes: 140,
      servings: 6,
      yieldAmount: 12,
      yieldNoun: "cups",
      description: "Freeze it.\nNeeds to be begun the day before. Two hours for the stock.",
      steps: [
        "For the stock:",
        "Boil the green of the leeks for two hours.",
        "For the soup:",
        "Fry the leeks in the butter. Add the stock.",
      ],
    });
  });

  it("takes two times without names for those of the preparation and the cooking", () => {
    const [soup] = recipesIn(LEEK.replace(/^Serves.*$/m, "10 minutes\n25 minutes\n1 Serving"), OMELETTE);
    expect(soup).toMatchObject({ prepTimeMinutes: 10, cookTimeMinutes: 25, servings: 1, description: "" });
  });

  it("is not certain of a recipe whose title is the first of the tools", () => {
    const recipe = "Ingredients\n3 leeks\n50 g butter\nInstructions\n1. Fry the leeks in the butter.";
    const recipes = recipesIn(
      `Tools\nSmall saucepan\nLarge pot\n${recipe}`,
      `Tools\nMedium skillet\nSpatula\n${recipe}`,
    );
    expect(recipes.every(({ certainty }) => certainty === "doubtful")).toBe(true);
  });
});
