import { readBlock } from "@tureen/domain/ingredients/lines/line-block";
import { parseFoods } from "@tureen/domain/ingredients/lines/parse-foods";
import { toNumber } from "@tureen/domain/quantities/rational";

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
