import { buildFoodIndex } from "@tureen/domain/ingredients/matching/food-index";
import { matchFood } from "@tureen/domain/ingredients/matching/match-ingredient";
import { foodKey } from "@tureen/domain/ingredients/names/food-key";
import { parseLine } from "@tureen/domain/ingredients/lines/parse-line";
import { findUnit } from "@tureen/domain/quantities/find-unit";
import { readAmount } from "@tureen/domain/quantities/read-amount";
import { describe, expect, it } from "vitest";
import { CATALOGUE } from "../catalogue/catalogue";
import { DEMO_LARDER, DEMO_PLAN, DEMO_RECIPES, type DemoRecipe } from "./demo";

const index = buildFoodIndex(CATALOGUE.map((entry, id) => ({ ...entry, id })));
const isKnown = (name: string): boolean => matchFood(index, { name }) !== null;

interface Line {
  readonly title: string;
  readonly name: string;
  readonly amount: number | string;
  readonly unit: string;
}

function linesOf({ title, ingredients }: DemoRecipe): readonly Line[] {
  if (typeof ingredients !== "string") return ingredients.map((line) => ({ title, ...line }));
  return ingredients.split("\n").map((text) => {
    const { name, amount, unit } = parseLine(text);
    return { title, name, amount: amount === null ? "" : `${amount.num}/${amount.den}`, unit };
  });
}

const allLines = DEMO_RECIPES.flatMap(linesOf);

describe("the demo household's recipes", () => {
  it("are many, each with a title of its own", () => {
    expect(DEMO_RECIPES.length).toBeGreaterThanOrEqual(24);
    expect(new Set(DEMO_RECIPES.map((recipe) => recipe.title)).size).toBe(DEMO_RECIPES.length);
  });

  it("come from many kitchens, easy and hard, with a text block and a long one among them", () => {
    expect(new Set(DEMO_RECIPES.map((recipe) => recipe.cuisine)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(DEMO_RECIPES.map((recipe) => recipe.difficulty))).toEqual(new Set(["Easy", "Medium", "Hard"]));
    expect(DEMO_RECIPES.filter((recipe) => typeof recipe.ingredients === "string")).toHaveLength(1);
    expect(Math.max(...DEMO_RECIPES.map((recipe) => linesOf(recipe).length))).toBeGreaterThanOrEqual(30);
  });

  it("can be followed: several steps, servings and times", () => {
    const thin = DEMO_RECIPES.filter(
      ({ instructions, servings, prep_time }) => instructions.split("\n").length < 4 || servings < 1 || prep_time < 1,
    );
    expect(thin.map((recipe) => recipe.title)).toEqual([]);
  });

  it("use foods that the catalogue knows", () => {
    expect(allLines.filter(({ name }) => !isKnown(name)).map(({ title, name }) => `${title}: ${name}`)).toEqual([]);
  });

  it("use amounts and units that a shopping list can add", () => {
    const unread = allLines.filter(
      ({ amount, unit }) => readAmount(String(amount)) === null || findUnit(unit) === undefined,
    );
    expect(unread.map(({ title, name }) => `${title}: ${name}`)).toEqual([]);
  });
});

describe("the demo household's weeks", () => {
  it("plan meals from its own recipes on both weeks", () => {
    const titles = new Set(DEMO_RECIPES.map((recipe) => recipe.title));
    expect(DEMO_PLAN.filter((meal) => !titles.has(meal.recipeTitle))).toEqual([]);
    expect(new Set(DEMO_PLAN.map((meal) => meal.weekOffset))).toEqual(new Set([0, 1]));
  });

  it("leave slots empty and put two meals into some", () => {
    const slots = new Map<string, number>();
    for (const { weekOffset, day, meal_type } of DEMO_PLAN) {
      const slot = `${weekOffset} ${day} ${meal_type}`;
      slots.set(slot, (slots.get(slot) ?? 0) + 1);
    }
    expect(slots.size).toBeLessThan(42);
    expect([...slots.values()].filter((meals) => meals === 2).length).toBeGreaterThanOrEqual(2);
  });
});

describe("the demo household's larder", () => {
  it("holds foods of the catalogue, each once, in known units", () => {
    expect(DEMO_LARDER.filter(({ name, unit }) => !isKnown(name) || findUnit(unit) === undefined)).toEqual([]);
    expect(new Set(DEMO_LARDER.map(({ name }) => foodKey(name))).size).toBe(DEMO_LARDER.length);
  });
});
