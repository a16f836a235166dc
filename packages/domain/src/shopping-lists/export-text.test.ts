import { describe, expect, it } from "vitest";
import { rational } from "../quantities/rational";
import { exportText, type ExportedItem, type ExportedList } from "./export-text";
import { amountOf, day } from "./aggregate/testing/planned-lines";
import { amountToBuy, countToBuy } from "./to-buy";

const item = (
  name: string,
  amount: number | string,
  unit: string,
  category: string | null,
  subType = "",
): ExportedItem => ({
  name,
  subType,
  amount: amountOf(amount),
  unit,
  category,
});
const LIST: ExportedList = {
  name: "Shopping List 2026-07-13 to 2026-07-19",
  startDate: day("2026-07-13"),
  endDate: day("2026-07-19"),
  toBuy: [
    item("milk", "3/2", "l", "Dairy & Eggs"),
    item("onion", "3/2", "piece", "Fruit & Vegetables", "red"),
    item("flour", 1200, "g", "Baking"),
    item("flour", "3/2", "cup", "Baking"),
    item("bay leaf", 0, "", "Herbs & Spices"),
    { ...item("chopped tomatoes", 2, "can", "Tins & Jars"), pack: { amount: rational(400), unit: "g" } },
    item("birthday candles", 1, "pack", null),
  ],
  inLarder: [
    {
      ...item("olive oil", 3, "tbsp", "Oils, Vinegars & Condiments"),
      larderQuantity: rational(1),
      larderUnit: "l",
      larderNotes: "top shelf",
    },
    { ...item("salt", 0, "", "Herbs & Spices"), larderQuantity: null, larderUnit: "", larderNotes: "" },
  ],
};

const inStock = (needed: ExportedItem) => ({
  ...needed,
  larderQuantity: rational(275, 2),
  larderUnit: "ml",
  larderNotes: "",
});

describe("the exported list", () => {
  it("is what a person would write, in the order of a shop", () => {
    expect(exportText(LIST)).toBe(`Shopping List 2026-07-13 to 2026-07-19
2026-07-13 to 2026-07-19

Items to Buy
============

Fruit & Vegetables
- onions (red): 1½ (buy 2)

Dairy & Eggs
- milk: 1.5 l

Tins & Jars
- chopped tomatoes: 2 × 400 g cans

Herbs & Spices
- bay leaf

Baking
- flour: 1.2 kg + 1½ cups

Uncategorized
- birthday candles: 1 pack

Assumed in Larder
=================

- olive oil: 3 tbsp (in stock: 1 l; top shelf)
- salt
`);
  });

  it("follows the household's number format and units", () => {
    const text = exportText(LIST, { numberFormat: "comma", unitsShown: "metric" });
    expect(text).toContain("- milk: 1,5 l");
    expect(text).toContain("- flour: 1,2 kg + 355 ml");
  });

  it("writes sums in the steps of a kitchen, and what to buy only where that is another number", () => {
    const toBuy = [item("flour", "2500/3", "g", null), item("egg", "37/6", "", null), item("leek", "41/6", "", null)];
    const text = exportText({ ...LIST, toBuy, inLarder: [item("stock", "13697/100", "ml", null)].map(inStock) });
    expect(text).toContain("- flour: 835 g\n- eggs: 6¼ (buy 7)\n- leeks: 7\n");
    expect(text).toContain("- stock: 140 ml (in stock: 137.5 ml)");
  });

  it("says when nothing is to buy", () => {
    expect(exportText({ ...LIST, toBuy: [], inLarder: [] })).toContain("Nothing to buy.");
    expect(exportText({ ...LIST, inLarder: [] })).not.toContain("Larder");
  });

  it("keeps an item on one line, whatever its name", () => {
    const text = exportText({ ...LIST, toBuy: [item("two\n- lines", 1, "", null)], inLarder: [] });
    expect(text).toContain("\n- two - lines: 1\n");
  });
});

describe("what to buy whole", () => {
  it.each([
    ["3/2", "piece", 2n],
    ["1/3", "can", 1n],
    ["7/3", "tins", 3n],
    [2, "piece", null],
    ["3/2", "cup", null],
    ["3/2", "kg", null],
    ["3/2", "clove", 2n],
    ["3/2", "zorp", null],
    [0, "", null],
  ] as const)("%s %s: %s", (amount, unit, count) => {
    expect(countToBuy(amountOf(amount), unit)?.num ?? null).toBe(count);
  });
});

describe("what to ask for in a shop", () => {
  it.each([
    [83, "ml", 85],
    ["333/4", "g", 85],
    [85, "g", null],
    ["2501/5", "g", 505],
    [12, "g", null],
    ["3/2", "kg", null],
    ["7/3", "tins", 3],
    [83, "zorp", null],
  ] as const)("%s %s: %s", (amount, unit, asked) => {
    expect(amountToBuy(amountOf(amount), unit)).toEqual(asked === null ? null : amountOf(asked));
  });
});
