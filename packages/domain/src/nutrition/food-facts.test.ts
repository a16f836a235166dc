import { describe, expect, test } from "vitest";
import { foodNamesOf } from "../languages/food-names";
import { findUnit } from "../quantities/find-unit";
import foods from "./foods.json";
import { foodFacts, FOODS_WITH_FACTS, foodWithFacts } from "./food-facts";
import { nearestFood } from "./nearest-food";
import table from "./table.json";

describe("the table of what foods hold", () => {
  test("each food is one of the catalogue's, and its entry stands in the table", () => {
    const catalogue = foodNamesOf("de");
    expect(FOODS_WITH_FACTS.filter((food) => !(food in catalogue))).toEqual([]);
    expect(FOODS_WITH_FACTS.filter((food) => foodFacts(food) === undefined)).toEqual([]);
  });

  test("the table holds what is used and no more", () => {
    const used = new Set(Object.values(foods).map(({ entry }) => entry));
    expect(Object.keys(table).filter((id) => !used.has(id))).toEqual([]);
  });

  test("every entry has a name and eight values of which none is negative and no 100 g hold more than 100 g", () => {
    const wrong = Object.entries(table).filter(([, [name, energy, ...grams]]) => {
      const values = [energy, ...grams];
      const macros = [grams[0], grams[1], grams[3]].map(Number);
      const tooMuch = macros.reduce((sum, value) => sum + value, 0) > 101;
      return typeof name !== "string" || values.length !== 8 || values.some((value) => Number(value) < 0) || tooMuch;
    });
    expect(wrong).toEqual([]);
  });

  test("energy is what protein, fat and the carbohydrate that is digested give, within a quarter, but for alcohol, acids and cocoa", () => {
    const off = Object.values(table).filter(([name, energy, protein, fat, , carbohydrate, , fibre]) => {
      const most = 4 * Number(protein) + 9 * Number(fat) + 4 * Number(carbohydrate);
      const least = most - 4 * Number(fibre);
      const slack = Math.max(40, Number(energy) * 0.25);
      return (
        !/^Alcoholic|Vanilla|Leavening|Cocoa/.test(String(name)) &&
        (Number(energy) > most + slack || Number(energy) < least - slack)
      );
    });
    expect(off).toEqual([]);
  });

  test("a row says weights of measures that a line can have", () => {
    const words = new Set(["entry", "like", "edible", "drained", "cooked", "cup", "piece"]);
    const unknown = Object.entries(foods).flatMap(([food, row]) =>
      Object.keys(row)
        .filter((word) => !words.has(word) && findUnit(word)?.id !== word)
        .map((word) => `${food}: ${word}`),
    );
    expect(unknown).toEqual([]);
  });
});

test.each([
  ["apples", "apple"],
  ["scamorza", "mozzarella"],
  ["large leaf spinach", "spinach"],
  ["golden raisins", "raisin"],
  ["kosher salt", "salt"],
  ["tuna in spring water", "tuna"],
  ["Brötchen vom Vortag", "bread roll"],
  ["witte basterdsuiker", "sugar"],
  ["riso nero integrale", "rice"],
  ["Bergkäse", "cheese"],
  ["goat's butter", undefined],
  ["almond flour", undefined],
  ["water chestnut cream", undefined],
  ["Kräuterbutter", undefined],
  ["crème de marrons", undefined],
  ["freeze-dried strawberries", undefined],
  ["Mandelmehl", undefined],
])("%s is counted as %s", (name, food) => {
  expect(foodWithFacts(name) ?? nearestFood(name)).toBe(food);
});
