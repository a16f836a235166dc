import { describe, expect, it } from "vitest";
import { buildFoodIndex } from "../../ingredients/matching/food-index";
import { formatQuantity } from "../../quantities/format-quantity";
import { toTotalAmount } from "../../quantities/decimal-text";
import { rational } from "../../quantities/rational";
import { aggregate } from "./aggregate-items";
import type { Contribution, ShoppingFood, AggregatedItem } from "../shopping-item";
import { amountOf, day, planned } from "./testing/planned-lines";

const CATALOGUE: readonly ShoppingFood[] = [
  { id: 1, name: "spring onion", aliases: ["scallion"], category: "Fruit & Vegetables" },
  { id: 2, name: "flour", category: "Baking", gramsPerMl: amountOf("53/100") },
  { id: 3, name: "lemon", category: "Fruit & Vegetables", gramsPerPiece: amountOf(120) },
  { id: 4, name: "milk", category: "Dairy & Eggs" },
  { id: 5, name: "onion", subType: "red", category: "Fruit & Vegetables" },
  { id: 6, name: "honey", category: null, gramsPerMl: amountOf("7/5"), gramsPerPiece: amountOf(20) },
];
const catalogue = buildFoodIndex(CATALOGUE);
const list = (...lines: readonly Contribution[]): readonly AggregatedItem[] => aggregate(lines, catalogue);
/** Items as a test reads them: "potato 2.25 kg". */
const read = (...lines: readonly Contribution[]): readonly string[] => list(...lines).map(readItem);
const readItem = ({ name, subType, amount, unit }: AggregatedItem): string =>
  [name, subType === "" ? "" : `(${subType})`, toTotalAmount(amount), unit].filter((part) => part !== "").join(" ");

describe("units of one dimension", () => {
  it.each([
    ["one unit stays", [planned("sugar", 900, "g"), planned("sugar", 400, "grams")], "sugar 1300 g"],
    ["grams and kilograms", [planned("potato", 750, "g"), planned("potato", 1.5, "kg")], "potato 2.25 kg"],
    ["too little for the larger unit", [planned("potato", 600, "g"), planned("potato", 0.2, "kg")], "potato 800 g"],
    ["a tenth and two tenths", [planned("oil", 0.1, "l"), planned("oil", 0.2, "l")], "oil 0.3 l"],
    ["an eighth stays exact", [planned("yeast", 0.125, "tsp")], "yeast 0.125 tsp"],
    ["tablespoons and teaspoons", [planned("oil", 4, "T"), planned("oil", 3, "t")], "oil 5 tbsp"],
    ["spoons below one", [planned("salt", "1/8", "tbsp"), planned("salt", "1/4", "tsp")], "salt 0.625 tsp"],
    ["pounds and ounces", [planned("mince", 1, "lb"), planned("mince", 8, "oz")], "mince 1.5 lb"],
    ["millilitres and decilitres", [planned("stock", 50, "ml"), planned("stock", 2, "dl")], "stock 2.5 dl"],
    ["cups and millilitres, metric", [planned("stock", 1, "cup"), planned("stock", 100, "ml")], "stock 336.59 ml"],
    ["pounds and kilograms, metric", [planned("beef", 2, "lb"), planned("beef", 0.5, "kg")], "beef 1.41 kg"],
    ["cups, decilitres and spoons, metric", [planned("stock", 2, "dl"), planned("stock", 3, "cups")], "stock 9.1 dl"],
    ["a billion kilograms", [planned("rice", 1e9, "kg"), planned("rice", 1, "kg")], "rice 1000000001 kg"],
    ["a pinch of a gram", [planned("saffron", 0.0004, "g"), planned("saffron", 0.0004, "g")], "saffron 0.0008 g"],
  ] as const)("%s", (_what, lines, expected) => {
    expect(read(...lines)).toEqual([expected]);
  });

  it.each([
    [
      "ounces and fluid ounces",
      [planned("cream", 8, "fl oz"), planned("cream", 4, "oz")],
      ["cream 4 oz", "cream 8 fl oz"],
    ],
    [
      "cups and grams without a density",
      [planned("rice", 1, "cup"), planned("rice", 200, "g")],
      ["rice 200 g", "rice 1 cup"],
    ],
    [
      "cloves and bulbs",
      [planned("garlic", 2, "cloves"), planned("garlic", 1, "bulb")],
      ["garlic 1 bulb", "garlic 2 clove"],
    ],
    ["cloves and pieces", [planned("garlic", 2, "clove"), planned("garlic", 1)], ["garlic 1", "garlic 2 clove"]],
  ] as const)("%s stay two items, one after the other", (_what, lines, expected) => {
    expect(read(planned("zucchini", 1), ...lines, planned("apple", 1))).toEqual(["apple 1", ...expected, "zucchini 1"]);
    const [, first, second] = list(planned("zucchini", 1), ...lines, planned("apple", 1));
    expect(first?.foodKey).toBe(second?.foodKey);
    expect(first?.key).not.toBe(second?.key);
  });
});

describe("counts and counting words", () => {
  it("no unit, pieces and size words are one count, kept exact", () => {
    const units = ["", "piece", "pieces", "each", "whole", "pcs", "large", "Medium", "small"];
    expect(read(...units.map((unit) => planned("egg", "1/2", unit)))).toEqual(["egg 4.5 piece"]);
    expect(read(planned("egg", 2), planned("egg", 1))).toEqual(["egg 3"]);
  });

  it("a tin is a can, in the singular and the plural", () => {
    expect(read(planned("tomatoes", 1, "tin"), planned("tomatoes", 2, "cans"), planned("tomato", 1, "tins"))).toEqual([
      "tomatoes 4 tin",
    ]);
  });

  it("an unknown word adds only to itself, singular and plural", () => {
    expect(read(planned("wood", 1, "zorp"), planned("wood", 2, "Zorps"), planned("wood", 1, "blip"))).toEqual([
      "wood 1 blip",
      "wood 3 zorp",
    ]);
  });

  it("packs of one size add, and say their size", () => {
    const pack = { amount: amountOf(400), unit: "g" };
    const items = list(
      planned("chickpeas", 2, "tins", { pack }),
      planned("chickpeas", 1, "can", { pack: { amount: amountOf("2/5"), unit: "kg" } }),
      planned("chickpeas", 1, "can", { pack: { amount: amountOf(200), unit: "g" } }),
      planned("chickpeas", 1, "can"),
    );
    expect(items.map((item) => formatQuantity(item.amount, item.unit, { pack: item.pack }))).toEqual([
      "1 can",
      "1 × 200 g can",
      "3 × 400 g cans",
    ]);
  });

  it("a pack's size does not scale with the servings, its count does", () => {
    const [item] = list(planned("beans", 1, "can", { pack: { amount: amountOf(400), unit: "g" }, mealServings: 6 }));
    expect(item && formatQuantity(item.amount, item.unit, { pack: item.pack })).toBe("1½ × 400 g cans");
  });
});

describe("the family's own words for units", () => {
  it("stay where all lines have them", () => {
    expect(read(planned("Zucker", 2, "EL"), planned("Zucker", 1, "EL"))).toEqual(["Zucker 3 EL"]);
    expect(read(planned("Mehl", 1, "Tasse"), planned("Mehl", 2, "Tassen"))).toEqual(["Mehl 3 Tasse"]);
    expect(read(planned("Knoblauch", 2, "Zehen"))).toEqual(["Knoblauch 2 Zehen"]);
  });

  it("become the short form where they do not, and still add up", () => {
    expect(read(planned("Zucker", 2, "EL"), planned("Zucker", 1, "tbsp"))).toEqual(["Zucker 3 tbsp"]);
    expect(read(planned("Milch", 1, "EL"), planned("Milch", 100, "ml"))).toEqual(["Milch 114.79 ml"]);
  });
});

describe("one food in its spellings", () => {
  it("case, space, accents, plural and alias, alone and together", () => {
    expect(
      read(
        planned("Scallions", 1),
        planned(" spring  ONIONS ", 2),
        planned("scallion", 1),
        planned("x", 1, "", { ingredientId: 1 }),
      ),
    ).toEqual(["scallion 5"]);
    expect(read(planned("Jalapeño", 1), planned("jalapenos", 2))).toEqual(["Jalapeño 3"]);
  });

  it("null, '' and a missing sub type are one", () => {
    expect(
      read(planned("leek", 1, "", { subType: null }), planned("leek", 1, "", { subType: "" }), planned("leek", 1)),
    ).toEqual(["leek 3"]);
  });

  it("sub types stay apart, whatever their case, and take the line's before the entry's", () => {
    expect(
      read(
        planned("onion", 2, "", { subType: "red" }),
        planned("onion", 1),
        planned("onion", 1, "", { subType: "Red " }),
        planned("onion", 3, "", { subType: "yellow" }),
        planned("anything", 1, "", { ingredientId: 5 }),
      ).toSorted(),
    ).toEqual(["onion (red) 4", "onion (yellow) 3", "onion 1"]);
  });

  it.each([
    ["pepper", "bell pepper"],
    ["garlic", "garlic powder"],
    ["rice", "rice vinegar"],
    ["butter", "peanut butter"],
    ["egg", "eggplant"],
  ])("%s and %s are two", (one, other) => {
    expect(list(planned(one, 1), planned(other, 1))).toHaveLength(2);
  });

  it.each(["hummus", "couscous", "molasses", "sea bass"])("%s keeps its s", (name) => {
    expect(read(planned(name, 100, "g"), planned(name, 50, "g"))).toEqual([`${name} 150 g`]);
  });
});

describe("servings", () => {
  it("scale by what is planned over what the recipe is for", () => {
    expect(read(planned("flour", 500, "g", { mealServings: 2, recipeServings: 6 }))).toEqual(["flour 166.67 g"]);
    expect(read(planned("egg", 3, "", { mealServings: 2, recipeServings: 4 }))).toEqual(["egg 1.5"]);
  });

  it("three thirds are one whole", () => {
    const third = (mealId: number): Contribution =>
      planned("butter", 1, "kg", { mealId, mealServings: 1, recipeServings: 3 });
    expect(list(third(1), third(2), third(3))[0]?.amount).toEqual(rational(1));
  });

  it.each([null, 0, -2, Number.NaN])("a recipe for %s servings scales by 1", (recipeServings) => {
    expect(read(planned("flour", 500, "g", { recipeServings }))).toEqual(["flour 500 g"]);
  });

  it("the same food twice in one recipe is scaled each time, and one recipe twice counts twice", () => {
    const twice = [planned("butter", 50, "g", { mealServings: 8 }), planned("butter", 25, "g", { mealServings: 8 })];
    expect(read(...twice)).toEqual(["butter 150 g"]);
    const thursday = twice.map((line) => ({ ...line, mealId: 2, date: day("2026-07-16"), mealServings: 4 }));
    expect(read(...twice, ...thursday)).toEqual(["butter 225 g"]);
  });
});

describe("lines without an amount", () => {
  it("add nothing where the food has an amount, and still say where they come from", () => {
    const [item, ...others] = list(planned("salt", 0, "to taste"), planned("salt", 1, "tsp"), planned("salt", null));
    expect(others).toEqual([]);
    expect(item && readItem(item)).toBe("salt 1 tsp");
    expect(item?.contributions).toHaveLength(3);
  });

  it("are an item of amount 0 where it has none", () => {
    expect(read(planned("salt", null), planned("parsley", 0, "piece"))).toEqual(["parsley 0", "salt 0"]);
    expect(list(planned("salt", null), planned("Salt", 0, "to taste"))).toHaveLength(1);
  });

  it("do not hide behind the amount of another sub type", () => {
    expect(read(planned("salt", 0, "", { subType: "sea" }), planned("salt", 5, "g")).toSorted()).toEqual([
      "salt (sea) 0",
      "salt 5 g",
    ]);
  });
});

describe("a density or piece weight that the family has given", () => {
  it("joins cups and grams, and says so", () => {
    const [item, ...others] = list(planned("flour", 1, "cup"), planned("flour", 100, "g"));
    expect(others).toEqual([]);
    expect(item && readItem(item)).toBe("flour 225.39 g");
    expect(item?.joinedBy).toEqual(["density"]);
  });

  it("joins pieces and grams", () => {
    const [item] = list(planned("lemon", 2), planned("lemon", 1, "kg"));
    expect(item && readItem(item)).toBe("lemon 1.24 kg");
    expect(item?.joinedBy).toEqual(["piece weight"]);
  });

  it("joins spoons and pieces where both are given", () => {
    const [item] = list(planned("honey", 100, "ml"), planned("honey", 3));
    expect(item && readItem(item)).toBe("honey 200 g");
    expect(item?.joinedBy).toEqual(["density", "piece weight"]);
  });

  it("leaves alone what needs no joining", () => {
    const items = list(planned("flour", 2, "cups"), planned("flour", 1, "bag"));
    expect(items.map(readItem)).toEqual(["flour 2 cup", "flour 1 bag"]);
    expect(items.every((item) => item.joinedBy.length === 0)).toBe(true);
  });
});

describe("an item explains itself", () => {
  it("by meal, with the line as written and what it came to", () => {
    const [item] = list(
      planned("milk", 1, "l", { mealId: 2, date: day("2026-07-14"), mealType: "breakfast", recipeTitle: "Porridge" }),
      planned("milk", 200, "ml", { recipeTitle: "Pancakes", mealServings: 6 }),
    );
    expect(
      item?.contributions.map(({ recipeTitle, line, scaledAmount, addedAmount }) => [
        recipeTitle,
        line,
        scaledAmount,
        addedAmount,
      ]),
    ).toEqual([
      ["Pancakes", "200 ml milk", rational(300), rational(3, 10)],
      ["Porridge", "1 l milk", rational(1), rational(1)],
    ]);
    expect(item).toMatchObject({ ingredientId: 4, category: "Dairy & Eggs", amount: rational(13, 10), unit: "l" });
  });

  it("in the order of a shop", () => {
    const names = list(planned("milk", 1), planned("flour", 1), planned("zzz", 1), planned("lemon", 1)).map(
      (item) => item.name,
    );
    expect(names).toEqual(["lemon", "milk", "flour", "zzz"]);
  });
});
