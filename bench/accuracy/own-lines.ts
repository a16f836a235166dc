import { readBlock } from "@tureen/domain/ingredients/line-block";
import { parseFoods } from "@tureen/domain/ingredients/parse-foods";
import { toNumber } from "@tureen/domain/quantities/rational";

/** Lines of our own for what the labelled ones do not have, each with what it must be read as. */
export const OWN_LINES: Readonly<Record<string, readonly (readonly [string, readonly string[]])[]>> = {
  "second foods": [
    ["1 carrot, 1 onion and 1 leek", ["1 carrot", "1 onion", "1 leek"]],
    ["2 tbsp oil plus 2 tbsp butter", ["2 tbsp oil", "2 tbsp butter"]],
    ["Salt, pepper and 2 bay leaves", ["Salt", "pepper", "2 bay leaves"]],
    ["2 eggs plus 1 yolk", ["2 eggs", "1 yolk"]],
    ["¾ cup butter, plus 3 tablespoons", ["0.9375 cup butter"]],
    ["Kosher salt and freshly ground black pepper", ["Kosher salt", "black pepper"]],
    ["1 small onion and 2 cloves garlic, chopped", ["1 onion", "2 clove garlic"]],
    ["thyme, rosemary and 1 bay leaf", ["thyme", "rosemary", "1 bay leaf"]],
    ["½ tsp each salt and pepper", ["0.5 tsp salt", "0.5 tsp pepper"]],
    ["2 eggs, 1 beaten", ["2 eggs"]],
    ["1 tbsp ginger and garlic paste", ["1 tbsp ginger and garlic paste"]],
    ["Juice of 1 lemon and 1 orange", ["1 lemon", "1 orange"]],
  ],
  lengths: [
    ["Eight ½-inch slices ciabatta", ["8 slice ciabatta"]],
    ["12 6-inch corn tortillas", ["12 corn tortillas"]],
    ["1 (2-inch) piece ginger", ["1 ginger"]],
    ["One 3-inch stick cinnamon", ["1 stick cinnamon"]],
    ["1½ cups ½-inch lengths scallion greens", ["1.5 cup scallion greens"]],
    ["1 (9 inch) graham cracker crust", ["1 graham cracker crust"]],
  ],
  words: [
    ["2 md onions", ["2 onions"]],
    ["2 lg eggs", ["2 eggs"]],
    ["2 pounds or so potatoes", ["2 lb potatoes"]],
    ["1 sleeve saltines", ["1 sleeve saltines"]],
    ["10 grinds pepper", ["10 grind pepper"]],
    ["1 log goat cheese", ["1 log goat cheese"]],
    ["1 batch pizza dough", ["1 batch pizza dough"]],
    ["3-4 dozen clams", ["36–48 clams"]],
    ["½ 400g can coconut milk", ["0.5 can coconut milk"]],
    ["2 tbsp tablespoons oil", ["2 tbsp oil"]],
    ["1 (generous) cup milk", ["1 cup milk"]],
    ["&frac12; cup milk", ["0.5 cup milk"]],
    ["-200 g flour", ["200 g flour"]],
    ["1. 200 g flour", ["200 g flour"]],
    ["２００ｇ flour", ["200 g flour"]],
    ["1 lb freshly ground beef", ["1 lb ground beef"]],
  ],
};

/** A heading as somebody pastes it, and what it is kept as. */
export const OWN_HEADINGS: readonly (readonly [string, string])[] = [
  ["For the dumplings:", "For the dumplings"],
  ["FOR THE DOUGH", "FOR THE DOUGH"],
  ["## Filling", "Filling"],
  ["**Sauce**", "Sauce"],
  ["To serve", "To serve"],
  ["Für den Teig", "Für den Teig"],
  ["Pour la pâte :", "Pour la pâte"],
];

/** "1 carrot", "2 tbsp oil": the foods of a line in words. */
export function readOwnLine(line: string): string[] {
  return parseFoods(line).map(({ amount, amountMax, unit, name }) => {
    const ends = amount
      ? [amount, ...(amountMax ? [amountMax] : [])].map((end) => Number(toNumber(end).toFixed(4)))
      : [];
    return [ends.join("–"), unit, name].filter(Boolean).join(" ");
  });
}

/** The section of the line under a heading. */
export function readOwnHeading(heading: string): string {
  return readBlock(`1 leek\n\n${heading}\n200 g flour`).at(-1)?.section ?? "";
}
