import { formatQuantity } from "@tureen/domain/quantities/format-quantity";
import { toText } from "@tureen/domain/quantities/rational";
import { describe, expect, test } from "vitest";
import { lineFromText } from "../recipes/line-content";
import { readAiLine, readAiLines } from "./ai-recipe.mapper";

/** What a model said: name, amount, unit, notes. */
type Said = [name: string, amount: number, unit: string, notes?: string];

const read = ([name, amount, unit, preparationNotes = ""]: Said) =>
  readAiLine({ name, amount, unit, preparationNotes });

describe("a line that a model read", () => {
  test.each<[Said, string, string, string, string]>([
    [["flour", 200, "g"], "200 g", "flour", "", "200 g flour"],
    [["200 g flour", 200, "g"], "200 g", "flour", "", "200 g flour"],
    [["2 eggs", 2, ""], "2", "eggs", "", "2 eggs"],
    [["1/2 lemon", 0.5, ""], "½", "lemon", "", "1/2 lemon"],
    [["1/3 cup milk", 0.33, "cup"], "⅓ cup", "milk", "", "1/3 cup milk"],
    [["2-3 carrots", 3, ""], "2–3", "carrots", "", "2-3 carrots"],
    [["1 cup plus 2 tbsp flour", 1, "cup"], "1⅛ cups", "flour", "", "1 cup plus 2 tbsp flour"],
    [["500 g beef (about 2 steaks)", 500, ""], "500 g", "beef", "about 2 steaks", "500 g beef (about 2 steaks)"],
    [["2 large onions, chopped", 2, "", "chopped"], "2", "onions", "large, chopped", "2 large onions, chopped"],
    [["butter", 2, "tbsp", "melted"], "2 tbsp", "butter", "melted", "2 tbsp butter, melted"],
    [["2% milk", 2, "tbsp"], "2 tbsp", "2% milk", "", "2 tbsp 2% milk"],
    [["salt", 0, "pinch"], "", "salt", "", "pinch salt"],
    [["3 carrots", 0, ""], "3", "carrots", "", "3 carrots"],
    [["14 oz can milk", 0, "can"], "14 oz", "milk", "can", "14 oz can milk"],
  ])("%j means %s of %s", (said, quantity, name, notes, raw) => {
    const line = read(said);
    expect([formatQuantity(line.amount, line.unit, line), line.name, line.notes, line.raw]).toEqual([
      quantity,
      name,
      notes,
      raw,
    ]);
  });

  test.each<[Said, string, string, string, string]>([
    [["14 oz can coconut milk", 1, ""], "1", "14 oz", "can", "coconut milk"],
    [["14 oz can coconut milk", 1, "can"], "1", "14 oz", "can", "coconut milk"],
    [["14 oz coconut milk", 1, "can"], "1", "14 oz", "can", "coconut milk"],
    [["(14-ounce) can tomatoes", 1, ""], "1", "14 oz", "can", "tomatoes"],
    [["400 g tin tomatoes", 2, ""], "2", "400 g", "tin", "tomatoes"],
    [["8 oz package cream cheese", 1, ""], "1", "8 oz", "package", "cream cheese"],
    [["package (8 oz) cream cheese", 1, ""], "1", "8 oz", "package", "cream cheese"],
    [["6-inch piece of ginger", 1, ""], "1", "6 inches", "", "ginger"],
    [["8-inch flour tortillas", 3, ""], "3", "8 inches", "", "flour tortillas"],
  ])(
    "%j counts %s of %s, whose size is not the amount, also when the line is read again",
    (said, count, size, unit, food) => {
      const line = read(said);
      for (const { amount, pack, unit: word, name } of [line, lineFromText(line.raw)]) {
        expect([amount && toText(amount), pack && formatQuantity(pack.amount, pack.unit), word, name]).toEqual([
          count,
          size,
          unit,
          food,
        ]);
      }
    },
  );

  test.each<[Said, string, string, string]>([
    [["14 oz can coconut milk", 400, "g"], "400 g", "coconut milk", "14 oz, can"],
    [["8 oz cream cheese", 1, "cup"], "1 cup", "cream cheese", "8 oz"],
  ])("%j is %s of %s; the other measure is kept in the notes", (said, quantity, name, notes) => {
    const line = read(said);
    expect([formatQuantity(line.amount, line.unit, line), line.name, line.notes]).toEqual([quantity, name, notes]);
  });
});

test("a line that names foods is each of them", () => {
  const foods = readAiLines({ name: "salt and pepper", amount: 0, unit: "", preparationNotes: "" });
  expect(foods.map(({ name, raw, sharesRaw }) => [name, raw, sharesRaw])).toEqual([
    ["salt", "salt and pepper", false],
    ["pepper", "salt and pepper", true],
  ]);
  expect(readAiLines({ name: "carrots", amount: 2, unit: "", preparationNotes: "sliced" })).toHaveLength(1);
});
