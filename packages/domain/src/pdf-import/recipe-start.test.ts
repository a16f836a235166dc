import { describe, expect, it } from "vitest";
import { findRecipeStarts } from "./recipe-start";

const startsIn = (text: string) => {
  const lines = text.split("\n");
  return [...findRecipeStarts(lines)].map((index) => lines[index]);
};

describe("where a recipe begins", () => {
  it("is the title above the servings, the ingredients or the first amounts", () => {
    const text = [
      "Aljotta\nIngredients\n  Fish stock\n\nMethod\n1. Cook some rice.",
      "Air Fryer Zucchini\nServes 2 · Prep 10 min\n\nIngredients\n2 zucchinis\n\n1. Fry them.",
      "7-Up Cake\nMakes 12\n\nIngredients\n1 can of 7-Up\n\n1. Bake it.",
      "Apfelmus\nAus dem Garten meiner Großmutter, jedes Jahr.\n\nFür 4 Personen\n1 kg Äpfel",
    ].join("\n\n");
    expect(startsIn(text)).toEqual(["Aljotta", "Air Fryer Zucchini", "7-Up Cake", "Apfelmus"]);
  });

  it("is below what a book adds to the recipe before", () => {
    const recipe = (title: string) =>
      `${title}\nServes 2\n\nIngredients\n2 eggs\nSalt\n\n1. Fry them.\n\nPer serving\n320 kcal`;
    expect(startsIn(["Aaa", "Bbb", "Ccc"].map(recipe).join("\n\n"))).toEqual(["Aaa", "Bbb", "Ccc"]);
  });

  it("is not where a step goes on with words that also tell servings", () => {
    expect(
      startsIn("Method\n1. Stir the Bolognese Sauce\nmakes 2 jars or\ncook 5 minutes\n2. In a bowl\nPour 2 cups of it"),
    ).toEqual([]);
  });

  it("is found without blank lines", () => {
    expect(
      startsIn(
        "Aljotta\nIngredients\nFish stock\n1. Cook it.\n2. Eat it\nZucchini\nServes 2\n2 zucchinis\n1. Chop them.",
      ),
    ).toEqual(["Aljotta", "Zucchini"]);
  });

  it("is told by its amounts in a book without servings and headings", () => {
    const text =
      "Aioli\n\n4 cloves of garlic\n1 egg yolk\nSalt\n250 ml olive oil\n\n1. Crush the garlic.\n\nToast\n2 slices of bread\n1 tbsp butter\n\n1. Toast it.";
    expect(startsIn(text)).toEqual(["Aioli", "Toast"]);
  });

  it("is not in the middle of ingredients, however they are spelt", () => {
    const recipe = (title: string) =>
      `${title}\nServes 2\n\nIngredients\n2 Chicken Breasts\n\nParsley\n1 Small Onion\n3 Fresh Eggs\nSnow Peas\n1 cup Broccoli\n2 tsp Salt\n\nMethod\n1. Cook it.`;
    expect(startsIn(["Aaa", "Bbb", "Ccc"].map(recipe).join("\n\n"))).toEqual(["Aaa", "Bbb", "Ccc"]);
  });

  it("is the first line of a title that runs over two", () => {
    expect(
      startsIn("Carbonade Flamande (Traditional\nFlemish beef stew)\nServes 4 · Cook 480 min\n800 g beef"),
    ).toEqual(["Carbonade Flamande (Traditional"]);
  });

  it("is not in a list of contents, nor at a section's heading", () => {
    expect(
      startsIn("Contents\nCarbonara\nCastagnole\nCeviche\nChallah Bread\nChicken Soup\nChicken Stock\nCookies"),
    ).toEqual([]);
    expect(startsIn("Method\n1. Boil water.\n2. Add salt.")).toEqual([]);
  });
});

describe("a beginning that is not certain", () => {
  const steps = "Method\n1. Cook it until it is done.\n2. Serve it hot.";
  const three = ["Aaa Soup", "Bbb Pie", "Ccc Stew"]
    .map((title) => `${title}\nServes 2\n\nIngredients\n2 eggs\nSalt\n\n${steps}`)
    .join("\n\n");
  const startsBehind = (text: string) => startsIn(`${three}\n\n${text}`).slice(3);

  it("is left out: a dish and what it is called in English, a chapter and its first dish", () => {
    expect(startsBehind(`Coq au Vin\n\nChicken in red wine\n\nServes 4\n\nIngredients\n1 chicken\n\n${steps}`)).toEqual(
      [],
    );
    expect(startsBehind(`Soups\n\nLeek Soup\n\nServes 4\n\nIngredients\n4 leeks\n\n${steps}`)).toEqual([]);
  });

  it("is known again by what stands alone all over the book", () => {
    const headed = ["Leek Soup", "Pea Soup", "Fish Soup", "Bean Soup"].map(
      (title) => `Soups\n\n${title}\n\nServes 4\n\nIngredients\n1 onion\n\n${steps}`,
    );
    expect(startsIn(headed.join("\n\n"))).toEqual(["Leek Soup", "Pea Soup", "Fish Soup", "Bean Soup"]);
    const labelled = ["Leek Soup", "Pea Soup", "Fish Soup", "Bean Soup"].map(
      (title) => `${title}\n\nFrom my aunt.\n\nLight\n\nServes 4\n\nIngredients\n1 onion\n\n${steps}`,
    );
    expect(startsIn(labelled.join("\n\n"))).toEqual(["Leek Soup", "Pea Soup", "Fish Soup", "Bean Soup"]);
  });

  it("is left out where the first line of a text would be taken for it", () => {
    const intro =
      "This recipe comes from my aunt who made it on every\nSunday afternoon of our long and happy childhood.";
    expect(startsBehind(`Grandma's best!\n\n${intro}\n\nServes 4\n\nIngredients\n1 onion\n\n${steps}`)).toEqual([]);
    expect(startsBehind(`Grandma's best\n\n${intro}\n\nServes 4\n\nIngredients\n1 onion\n\n${steps}`)).toEqual([
      "Grandma's best",
    ]);
  });

  it("is left out where a text goes on with servings or minutes", () => {
    expect(
      startsBehind(
        "Notes\nThe batter keeps for days and it is enough for about\n4 servings\n\nPut the lid on and leave the soup to simmer for\n30 minutes",
      ),
    ).toEqual([]);
  });

  it("is no heading of a step with its time, nor of a part with its yield", () => {
    const timed = "Make the Stock\n30 minutes\nBoil it all.\n\nMake the Soup\n\nCook 10 minutes\n\nBoil it again.";
    expect(startsBehind(`Leek Soup\nServes 4\n4 leeks\n\nMethod\n\n${timed}`)).toEqual(["Leek Soup"]);
    expect(
      startsBehind(`Leek Pie\nServes 4\n4 leeks\n\nFor the dough\nMakes 2 crusts\n200 g flour\n\n${steps}`),
    ).toEqual(["Leek Pie"]);
  });

  it("is no heading of a step above servings at the foot of a recipe", () => {
    const recipe = (title: string) =>
      `${title}\n\n2 eggs\n1 onion\n\nMethod\n\nFor the sauce\n\nMix it all.\n\nFor the top\n\nFry it well.\n\nServes 4`;
    expect(startsIn(["Aaa Soup", "Bbb Pie", "Ccc Stew", "Ddd Tart"].map(recipe).join("\n\n"))).toEqual([
      "Aaa Soup",
      "Bbb Pie",
      "Ccc Stew",
      "Ddd Tart",
    ]);
  });

  it.each([
    [
      "a step's own yield",
      "Frying the Pancakes\n\nMakes 12 pancakes\n\nHeat the oil in a wide and heavy pan to about\n180 degrees and turn each pancake over once.\n\nTip\nServe them hot.",
    ],
    ["what a serving feeds", "Nutritional Values\n\nServings: 4\nPer serving: 300 kcal"],
    ["the yield at the foot", "Good to Know\n\nYields 2 litres, serves 8"],
  ])("is no heading within a recipe above servings that lead to no ingredients: %s", (_, foot) => {
    expect(startsBehind(foot)).toEqual([]);
    expect(startsBehind(`${foot}\n\nLeek Soup\nServes 4\n\nIngredients\n4 leeks\n\n${steps}`)).not.toContain(
      foot.split("\n")[0],
    );
  });

  it("is none of two titles with servings between them, of which either may be of a part", () => {
    expect(startsBehind(`Cherry Pie\n\nServes 8\n\nThe Pastry\n\nIngredients\n200 g flour\n\n${steps}`)).toEqual([]);
    expect(startsBehind(`Good to Know\n\nServes 8\n\nMint Tea\n\nIngredients\n2 tsp tea\n\n${steps}`)).toEqual([]);
  });

  it("is known by servings that lead to ingredients across what the cook has to say", () => {
    const intro =
      "It comes from an aunt of ours who made it on every\nSunday afternoon.\n\nFor this you need only a bowl:";
    expect(startsBehind(`Leek Pie\nServes 8\n\n${intro}\n\n200 g flour\n4 leeks\n\n${steps}`)).toEqual(["Leek Pie"]);
    expect(startsBehind(`Leek Pie\nServes 8\nPrep 10 min\n\n${intro}\n\nIngredients\nLeeks\n\n${steps}`)).toEqual([
      "Leek Pie",
    ]);
  });

  it("is no part of a dish with ingredients of its own, marked or not", () => {
    const filled = `Apple Pie\nServes 8\n\nIngredients\n200 g flour\nSalt\n\nThe Filling\nIngredients\n4 apples\n\n${steps}`;
    expect(startsBehind(filled)).toEqual(["Apple Pie"]);
    const unmarked = "Apple Pie\n\n200 g flour\n100 g butter\nSalt\n\nFilling\n4 apples\n100 g sugar\n\n1. Bake it.";
    expect(startsIn(unmarked)).toEqual(["Apple Pie"]);
  });

  it("is nowhere in contents with dots or in an index", () => {
    const contents = "Contents\nLeek Soup ........ 12\nApple Pie . . . . . 14\n\nBread ............ 16";
    const index = "Index\n\nA\n\nApples, 12, 14\nApple Pie, 14\n\nB\n\nBread, 16\n4 servings, recipes for, 20";
    expect(startsIn(`${contents}\n\n${three}\n\n${index}`)).toEqual(["Aaa Soup", "Bbb Pie", "Ccc Stew"]);
    expect(
      startsIn("Leek Soup ........ 12\n\nServes 4\n4 leeks\n1 onion\n\nBread . . . . . . 16\n2 eggs\n1 onion"),
    ).toEqual([]);
  });
});
