import { english } from "@tureen/messages/speakers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildFoodIndex } from "../../ingredients/matching/food-index";
import { pluralName } from "../../ingredients/names/plural-name";
import { rational } from "../../quantities/rational";
import { aggregate } from "../aggregate/aggregate-items";
import { planDifference, type PlanChange, type StoredItem } from "./plan-difference";
import { differenceSentences } from "./plan-difference-sentences";
import type { Contribution, AggregatedItem } from "../shopping-item";
import { day, planned } from "../aggregate/testing/planned-lines";

const catalogue = buildFoodIndex([]);
const bolognese = (servings = 4): readonly Contribution[] => [
  planned("mince", 400, "g", { recipeTitle: "Bolognese", mealServings: servings }),
  planned("onion", 2, "", { recipeTitle: "Bolognese", mealServings: servings }),
  planned("salt", null, "", { recipeTitle: "Bolognese", mealServings: servings }),
];
const SOUP = { mealId: 2, recipeId: 2, recipeTitle: "Onion soup", date: day("2026-07-14") };
const soup: readonly Contribution[] = [planned("onion", 1, "kg", SOUP), planned("onions", 3, "", SOUP)];

/** A list as it was stored when it was generated from these lines. */
const generated = (lines: readonly Contribution[]): readonly StoredItem[] => aggregate(lines, catalogue).map(store);
const store = (item: AggregatedItem): StoredItem => ({
  ...item,
  id: `row of ${item.key}`,
  hasAmountByHand: false,
  isRemovedByHand: false,
});
const difference = (stored: readonly StoredItem[], now: readonly Contribution[]) =>
  planDifference(stored, aggregate(now, catalogue));
const sentences = (stored: readonly StoredItem[], now: readonly Contribution[]): readonly string[] =>
  differenceSentences(difference(stored, now)).map((sentence) => english(sentence));
const edited = (stored: readonly StoredItem[], name: string, edit: Partial<StoredItem>): readonly StoredItem[] =>
  stored.map((item) => (item.name === name ? { ...item, ...edit } : item));

describe("a list that follows the plan", () => {
  it("says nothing while the plan is what it was", () => {
    expect(difference(generated([...bolognese(), ...soup]), [...soup, ...bolognese()])).toEqual({
      meals: [],
      changes: [],
      keptByHand: [],
    });
  });

  it("says what a removed meal takes away", () => {
    expect(sentences(generated([...bolognese(), ...soup]), soup)).toEqual([
      "Bolognese removed: −400 g mince, −2 onions, −salt",
    ]);
  });

  it("says what a new meal brings, in amounts and in what has none", () => {
    expect(sentences(generated(soup), [...soup, ...bolognese()])).toEqual([
      "Bolognese added: +400 g mince, +2 onions, +salt",
    ]);
  });

  it("says what other servings come to, exactly", () => {
    expect(sentences(generated(bolognese(4)), bolognese(6))).toEqual([
      "Bolognese for 6 instead of 4: +200 g mince, +1 onion",
    ]);
    expect(sentences(generated(bolognese(4)), bolognese(3))).toEqual([
      "Bolognese for 3 instead of 4: −100 g mince, −½ onion",
    ]);
  });

  it("says what a changed recipe comes to", () => {
    const leaner = bolognese().map((line) => (line.name === "mince" ? { ...line, amount: rational(300) } : line));
    expect(sentences(generated(bolognese()), leaner)).toEqual(["Bolognese changed: −100 g mince"]);
  });

  it("takes a meal with another recipe as one gone and one come", () => {
    const lasagne = [planned("mince", 500, "g", { recipeId: 9, recipeTitle: "Lasagne" })];
    expect(sentences(generated(bolognese()), lasagne)).toEqual([
      "Lasagne added: +500 g mince",
      "Bolognese removed: −400 g mince, −2 onions, −salt",
    ]);
  });

  it("does not mind a meal on another day, nor the family's words for units", () => {
    const moved = bolognese().map((line) => ({
      ...line,
      date: day("2026-07-18"),
      unit: line.unit === "g" ? "grams" : line.unit,
    }));
    expect(difference(generated(bolognese()), moved).changes).toEqual([]);
  });

  it("keeps cups and grams of one food apart", () => {
    const cake = [planned("flour", 1, "cup", { ...SOUP, recipeTitle: "Cake" })];
    expect(sentences(generated([planned("flour", 100, "g")]), [planned("flour", 100, "g"), ...cake])).toEqual([
      "Cake added: +1 cup flour",
    ]);
  });
});

describe("what the family did by hand", () => {
  it("amounts set by hand stay, and the banner says so", () => {
    const stored = edited(generated([...bolognese(), ...soup]), "mince", { hasAmountByHand: true });
    expect(difference(stored, soup).changes).toContainEqual({ kind: "release", id: "row of mince#mass" });
    expect(sentences(stored, soup).at(-1)).toBe("Amounts that you set by hand stay: mince");
  });

  it("what was removed by hand stays removed and is not named again", () => {
    const stored = edited(generated([...bolognese(), ...soup]), "mince", { isRemovedByHand: true });
    expect(sentences(stored, [...bolognese(8), ...soup])).toEqual(["Bolognese for 8 instead of 4: +2 onions"]);
    const changes = difference(stored, [...bolognese(8), ...soup]).changes;
    expect(changes).toContainEqual(expect.objectContaining({ kind: "update", id: "row of mince#mass" }));
    expect(changes.some((change) => change.kind === "add")).toBe(false);
  });

  it("what was added by hand is not the plan's business", () => {
    const candles: StoredItem = {
      ...store(aggregate(bolognese(), catalogue)[0] ?? fail()),
      id: "candles",
      key: null,
      contributions: [],
    };
    expect(difference([candles, ...generated(bolognese())], bolognese()).changes).toEqual([]);
    expect(
      difference([candles, ...generated(bolognese())], soup).changes.every(
        (change) => !("id" in change) || change.id !== "candles",
      ),
    ).toBe(true);
  });
});

describe("applying a difference", () => {
  /** The rows after the changes, as the list would keep them. */
  const apply = (stored: readonly StoredItem[], changes: readonly PlanChange[]): readonly StoredItem[] => {
    const rows = new Map(stored.map((item) => [item.id, item]));
    for (const change of changes) {
      if (change.kind === "add") rows.set(`row of ${change.item.key}`, store(change.item));
      else if (change.kind === "remove") rows.delete(change.id);
      else {
        const row = rows.get(change.id) ?? fail();
        rows.set(change.id, change.kind === "update" ? { ...row, ...change.item } : { ...row, contributions: [] });
      }
    }
    return [...rows.values()];
  };
  const anyPlan = fc.array(
    fc
      .record({
        name: fc.constantFrom("flour", "onion", "salt", "milk"),
        unit: fc.constantFrom("", "g", "kg", "cup", "ml", "clove"),
        amount: fc.option(fc.integer({ min: 1, max: 900 })),
        mealId: fc.integer({ min: 1, max: 4 }),
        mealServings: fc.integer({ min: 1, max: 8 }),
      })
      .map(({ name, unit, amount, mealId, mealServings }) =>
        planned(name, amount, unit, { mealId, recipeId: mealId, mealServings }),
      ),
    { maxLength: 12 },
  );

  it("makes the list what the plan says, and a second look finds nothing", () => {
    fc.assert(
      fc.property(anyPlan, anyPlan, (before, now) => {
        const stored = generated(before);
        const applied = apply(stored, difference(stored, now).changes);
        const inOrder = (items: readonly Pick<AggregatedItem, "key" | "amount">[] | readonly StoredItem[]) =>
          items.map((item) => `${item.key} ${item.amount.num}/${item.amount.den}`).toSorted();
        expect(inOrder(applied)).toEqual(inOrder(aggregate(now, catalogue)));
        expect(difference(applied, now)).toEqual({ meals: [], changes: [], keptByHand: [] });
      }),
    );
  });

  it("never takes away what was set by hand", () => {
    fc.assert(
      fc.property(anyPlan, anyPlan, (before, now) => {
        const stored = generated(before).map((item) => ({ ...item, hasAmountByHand: true }));
        const kept = new Set(apply(stored, difference(stored, now).changes).map((item) => item.id));
        expect(stored.every((item) => kept.has(item.id))).toBe(true);
      }),
    );
  });
});

describe("names for a count above one", () => {
  it.each([
    ["onion", "onions"],
    ["Red Onion", "Red Onions"],
    ["tomato", "tomatoes"],
    ["avocado", "avocados"],
    ["cherry", "cherries"],
    ["bay leaf", "bay leaves"],
    ["peach", "peaches"],
    ["eggs", "eggs"],
    ["sea bass", "sea basses"],
    ["hummus", "hummuses"],
    ["Möhre", "Möhre"],
    ["7-up", "7-up"],
    ["", ""],
  ])("%s: %s", (name, plural) => {
    expect(pluralName(name)).toBe(plural);
  });
});

function fail(): never {
  throw new Error("the story lacks a row");
}
