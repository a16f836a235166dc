import { describe, expect, it } from "vitest";
import { difficultyTone, readDifficulty } from "./difficulty";
import {
  cookTimeOf,
  cuisinesOf,
  filterRecipes,
  prepareRecipes,
  readCookTime,
  type FilteredRecipe,
  type RecipeFilter,
} from "./recipe-filter";
import { joinTags, parseTags } from "./tags";

const RECIPES: readonly FilteredRecipe[] = [
  {
    title: "Lentil Soup",
    description: "Warms a cold evening",
    cuisine: "Turkish",
    difficulty: "Easy",
    cookTimeMinutes: 30,
    instructions: "Fry the onion.\nSimmer.",
    ingredients: ["200 g red lentils", "1 onion"],
  },
  {
    title: "Crème brûlée",
    description: null,
    cuisine: "French",
    difficulty: "Hard",
    cookTimeMinutes: 61,
    instructions: "Burn the sugar.",
    ingredients: "4 egg yolks\n500 ml cream",
  },
  {
    title: "Bolognese",
    description: "Sunday sauce",
    cuisine: "italian",
    difficulty: "medium",
    cookTimeMinutes: 60,
    instructions: "Simmer for long.",
    ingredients: [],
  },
  {
    title: "Mystery",
    description: null,
    cuisine: null,
    difficulty: null,
    cookTimeMinutes: null,
    instructions: null,
    ingredients: [],
  },
];
const prepared = prepareRecipes(RECIPES, (recipe) => recipe);
const found = (filter: RecipeFilter): readonly string[] =>
  filterRecipes(prepared, filter).map((recipe) => recipe.title);
const ALL = RECIPES.map((recipe) => recipe.title);

describe("searching recipes", () => {
  it.each([
    ["the title", "lentil s", ["Lentil Soup"]],
    ["the description", "COLD EVENING", ["Lentil Soup"]],
    ["the cuisine", "italian", ["Bolognese"]],
    ["an ingredient line", "red lentil", ["Lentil Soup"]],
    ["a text block of ingredients", "egg yolk", ["Crème brûlée"]],
    ["the instructions", "simmer", ["Lentil Soup", "Bolognese"]],
    ["accents left out", "creme brulee", ["Crème brûlée"]],
    ["accents put in", "bolognèse", ["Bolognese"]],
    ["part of a word", "olog", ["Bolognese"]],
    ["one letter", "y", ["Lentil Soup", "Crème brûlée", "Bolognese", "Mystery"]],
    ["surrounding space", "  soup ", ["Lentil Soup"]],
    ["what is nowhere", "caviar", []],
    ["what lies across two fields", "soup warms", []],
    ["nothing", "", ALL],
  ])("looks at %s", (_where, search, titles) => {
    expect(found({ search })).toEqual(titles);
  });
});

describe("filtering recipes", () => {
  it("by difficulty and cuisine, exactly but for case", () => {
    expect(found({ difficulty: "MEDIUM" })).toEqual(["Bolognese"]);
    expect(found({ difficulty: "eas" })).toEqual([]);
    expect(found({ cuisine: "Italian" })).toEqual(["Bolognese"]);
    expect(found({ cuisine: "ital" })).toEqual([]);
    expect(found({ difficulty: "", cuisine: null })).toEqual(ALL);
  });

  it.each([
    [0, "quick"],
    [30, "quick"],
    [31, "medium"],
    [60, "medium"],
    [61, "long"],
    [null, null],
  ] as const)("%s minutes are %s", (minutes, time) => {
    expect(cookTimeOf(minutes)).toBe(time);
  });

  it("by cook time, which a recipe without one never passes", () => {
    expect(found({ time: "quick" })).toEqual(["Lentil Soup"]);
    expect(found({ time: "medium" })).toEqual(["Bolognese"]);
    expect(found({ time: "long" })).toEqual(["Crème brûlée"]);
    expect([readCookTime("quick"), readCookTime("soon"), readCookTime(null)]).toEqual(["quick", null, null]);
  });

  it("by everything together", () => {
    expect(found({ search: "simmer", time: "medium", cuisine: "italian", difficulty: "Medium" })).toEqual([
      "Bolognese",
    ]);
  });

  it("offers each cuisine once", () => {
    expect(cuisinesOf([...RECIPES, { cuisine: "Italian " }, { cuisine: " " }])).toEqual([
      "French",
      "italian",
      "Turkish",
    ]);
  });
});

describe("difficulty", () => {
  it.each([
    ["easy", "Easy", "green"],
    [" MEDIUM ", "Medium", "yellow"],
    ["Hard", "Hard", "red"],
    ["Impossible", null, "red"],
    ["", null, "red"],
  ])("%j is read as %s and shown %s", (text, difficulty, tone) => {
    expect(readDifficulty(text)).toBe(difficulty);
    expect(difficultyTone(text)).toBe(tone);
  });
});

describe("tags", () => {
  it("come as a string or a list and go as one string", () => {
    expect(parseTags(" vegan, quick ,, Vegan")).toEqual(["vegan", "quick"]);
    expect(joinTags(["vegan", "quick", " "])).toBe("vegan, quick");
    expect(parseTags(null)).toEqual([]);
    expect(joinTags([])).toBe("");
  });

  it("survive being joined and read again, commas in a tag included", () => {
    expect(parseTags(joinTags(["one, two", "three"]))).toEqual(["one two", "three"]);
  });
});
