import { describe, expect, test } from "vitest";
import { fromText, toText } from "#quantities/rational";
import { readAmount } from "#quantities/read-amount";
import { findCircle, recipeParts, shareOf, type LinkedLine, type LinkedRecipe, type MadeAmount } from "./sub-recipes";

const taken = (amount: string, unit = "", pack: LinkedLine["pack"] = null) => {
  const read = readAmount(amount);
  return { amount: read?.amount ?? null, amountMax: read?.amountMax ?? null, unit, pack };
};

const makes = (yieldAmount: string | null, yieldNoun = "", servings: number | null = null): MadeAmount => ({
  servings,
  yieldAmount: yieldAmount === null ? null : fromText(yieldAmount),
  yieldNoun,
});

describe("a line takes of another recipe", () => {
  test.each([
    ["300", "g", makes("950", "g dough"), "6/19"],
    ["0.475", "kg", makes("950", "g of dough"), "1/2"],
    ["½", "cup", makes("2", "cups", 4), "1/4"],
    ["6", "", makes("24", "cookies"), "1/4"],
    ["6", "piece", makes("24", "Stück"), "1/4"],
    ["1", "jar", makes("3", "jars of sauce"), "1/3"],
    ["1", "Kugerl", makes("2", "Kugerl Teig"), "1/2"],
    ["2", "servings", makes("950", "g dough", 3), "2/3"],
    ["2", "Portionen", makes(null, "", 4), "1/2"],
    ["2-3", "servings", makes(null, "", 4), "3/4"],
    ["1", "batch", makes("950", "g dough", 4), "1"],
    ["1½", "batches", makes(null), "3/2"],
    ["1", "Rezept", makes(null), "1"],
    ["2", "recettes", makes(null), "2"],
    ["2", "", makes("950", "g dough", 4), "2"],
    ["", "", makes("950", "g dough", 4), "1"],
    ["", "batch", makes("24", "cookies"), "1"],
    ["1000000000", "kg", makes("1/3", "g dough"), "3000000000000"],
  ])("%s %s of what makes %o: %s of it", (amount, unit, made, factor) => {
    const share = shareOf(taken(amount, unit), made);
    expect(share.factor && toText(share.factor)).toBe(toText(fromText(factor)));
  });

  test("the weight of its packs", () => {
    const pack = { amount: fromText("400"), unit: "g" };
    expect(shareOf(taken("2", "jars", pack), makes("1", "kg sauce"))).toEqual({ factor: fromText("4/5"), gap: null });
  });

  test.each([
    ["300", "g", makes("1", "l sauce", 4), "other measure"],
    ["300", "g", makes("24", "cookies"), "other measure"],
    ["300", "g", makes(null, "", 4), "no yield"],
    ["2", "servings", makes("950", "g dough"), "no servings"],
    ["2", "servings", makes(null, "", 0), "no servings"],
    ["1", "tin", makes(null, "", 4), "no yield"],
    ["", "pinch", makes("950", "g dough"), "other measure"],
  ] as const)("nothing that could be said for %s %s of %o", (amount, unit, made, why) => {
    expect(shareOf(taken(amount, unit), made)).toEqual({ factor: null, gap: why });
  });
});

interface NamedLine extends LinkedLine {
  readonly name: string;
}

const food = (name: string): NamedLine => ({ ...taken("1"), subRecipeId: null, name });
const part = (subRecipeId: number, amount: string, unit = ""): NamedLine => ({
  ...taken(amount, unit),
  subRecipeId,
  name: `recipe ${subRecipeId}`,
});
const recipe = (lines: readonly NamedLine[], made = makes(null)): LinkedRecipe<NamedLine> => ({ ...made, lines });

const said = (dishId: number, recipes: Readonly<Record<number, LinkedRecipe<NamedLine>>>, covered?: Set<number>) => {
  const byId = new Map(Object.entries(recipes).map(([id, each]) => [Number(id), each]));
  return recipeParts(dishId, byId, covered).map(
    ({ recipeId, factor, lines }) => `${toText(factor)} of ${recipeId}: ${lines.map(({ name }) => name).join(", ")}`,
  );
};

describe("a dish is made of", () => {
  test("its own lines, and those of its recipes in any depth", () => {
    expect(
      said(1, {
        1: recipe([food("cheese"), part(2, "300", "g")]),
        2: recipe([food("flour"), part(3, "2", "servings")], makes("900", "g dough")),
        3: recipe([food("yeast")], makes(null, "", 4)),
      }),
    ).toEqual(["1 of 1: cheese", "1/3 of 2: flour", "1/6 of 3: yeast"]);
  });

  test("each recipe once, however many ways lead to it, and in time that does not grow with the ways", () => {
    const floors = Array.from({ length: 60 }, (_, floor) => [
      floor + 1,
      recipe(floor === 59 ? [food("salt")] : [part(floor + 2, "½"), part(floor + 2, "½")]),
    ]);
    const parts = said(1, Object.fromEntries(floors));
    expect(parts).toHaveLength(60);
    expect(parts.at(-1)).toBe("1 of 60: salt");
  });

  test("what cannot be scaled, as it is written", () => {
    expect(said(1, { 1: recipe([part(2, "300", "g"), part(7, "1")]), 2: recipe([food("flour")]) })).toEqual([
      "1 of 1: recipe 2, recipe 7",
    ]);
  });

  test("without what is made for it elsewhere, unless another part needs that, too", () => {
    const dish = {
      1: recipe([part(2, "1"), part(3, "1"), food("cheese")]),
      2: recipe([part(4, "2"), food("flour")]),
      3: recipe([part(4, "1")]),
      4: recipe([food("salt")]),
    };
    expect(said(1, dish, new Set([2]))).toEqual(["1 of 1: cheese", "1 of 3: ", "1 of 4: salt"]);
  });
});

describe("a circle", () => {
  const links = [
    { recipeId: 2, subRecipeId: 3 },
    { recipeId: 3, subRecipeId: 4 },
    { recipeId: 2, subRecipeId: 4 },
  ];

  test("is found with the way that it goes, and what only meets twice is none", () => {
    expect(findCircle(2, links)).toBeNull();
    expect(findCircle(4, [...links, { recipeId: 4, subRecipeId: 2 }])?.[0]).toBe(4);
    expect(findCircle(4, [...links.slice(0, 2), { recipeId: 4, subRecipeId: 2 }])).toEqual([4, 2, 3, 4]);
    expect(findCircle(5, [{ recipeId: 5, subRecipeId: 5 }])).toEqual([5, 5]);
  });

  test("elsewhere in the household is not this recipe's", () => {
    expect(
      findCircle(1, [
        { recipeId: 1, subRecipeId: 2 },
        { recipeId: 2, subRecipeId: 2 },
      ]),
    ).toBeNull();
  });
});
