import { expect, it } from "vitest";
import { toNumber } from "../quantities/rational";
import { readSaidYield } from "./said-yield";

it.each([
  ["4", 4, null, ""],
  ["4 servings", 4, null, ""],
  ["Serves 4-6", 4, null, ""],
  ["4 to 6", 4, null, ""],
  ["für 4 bis 6 Personen", 4, null, ""],
  ["pour 6 personnes", 6, null, ""],
  ["para 4 personas", 4, null, ""],
  ["per 4 persone", 4, null, ""],
  ["voor 4 personen", 4, null, ""],
  ["24 cookies", null, 24, "cookies"],
  ["Makes 24 cookies", null, 24, "cookies"],
  ["2 dozen", null, 24, ""],
  ["2 dozen cookies", null, 24, "cookies"],
  ["Makes 2 dozen", null, 24, ""],
  ["1 loaf", null, 1, "loaf"],
  ["1 loaf, 10 servings", 10, 1, "loaf"],
  ["about 950 g of dough", null, 950, "g of dough"],
  ["Ergibt ca. 12 Stück", null, 12, "Stück"],
  ["Makes 12-16 muffins", null, 12, "muffins"],
  ["12 biscuits", null, 12, "biscuits"],
  ["20 or so", 20, null, ""],
  ["This recipe makes 6 buns (150g).", null, 6, "buns"],
  ["Makes enough for ∼8 rolls", null, 8, "rolls"],
  ["Portionen: 4", 4, null, ""],
  ["1 (9-inch) pie, or 8 to 10 servings", 8, 1, "pie"],
  ["1 (9-inch) cake", null, 1, "cake"],
  ["Yield: Serves 3-4", 3, null, ""],
  ["Serves: 12 as an appetizer", 12, null, ""],
  ["a crowd", null, null, ""],
  ["", null, null, ""],
])("%j is for %s, and makes %s %s", (text, servings, amount, noun) => {
  const said = readSaidYield(text);
  expect([said.servings, said.amount && toNumber(said.amount), said.noun]).toEqual([servings, amount, noun]);
});
