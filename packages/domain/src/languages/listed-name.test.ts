import { expect, it } from "vitest";
import { foodNamesOf } from "./food-names";
import { listedName } from "./listed-name";

const of = (amount: number, unit: string) => ({ unit, isOne: amount > 0 && amount <= 1, hasAmount: amount > 0 });

it.each([
  [150, "g", "green bean", "green beans"],
  [10, "", "egg", "eggs"],
  [3, "", "carrot", "carrots"],
  [1, "", "carrots", "carrot"],
  [1, "", "egg", "egg"],
  [0.5, "", "onion", "onion"],
  [500, "g", "flour", "flour"],
  [1, "tsp", "black pepper", "black pepper"],
  [2, "", "red pepper", "red peppers"],
  [2, "clove", "garlic", "garlic"],
  [4, "slice", "white bread", "white bread"],
  [2, "can", "cannellini bean", "cannellini beans"],
  [1, "kg", "potato", "potatoes"],
  [2, "", "bay leaf", "bay leaves"],
  [0, "", "egg", "egg"],
  [2, "", "chilli", "chillies"],
  [2, "", "jalapeño", "jalapeños"],
  [300, "g", "salmon fillet", "salmon fillets"],
  [2, "", "whole chicken", "whole chickens"],
  [500, "g", "chicken", "chicken"],
  [2, "", "malt loaf", "malt loaves"],
])("%s %s of %s are %s", (amount, unit, name, listed) => {
  expect(listedName(name, of(amount, unit), {})).toBe(listed);
});

it.each([
  ["de", 4, "Scheibe", "white bread", "Weißbrot"],
  ["de", 4, "", "Apfel", "Äpfel"],
  ["de", 1, "", "Äpfel", "Apfel"],
  ["de", 3, "", "Möhre", "Möhren"],
  ["de", 750, "g", "onion", "Zwiebeln"],
  ["fr", 3, "", "carotte", "carottes"],
  ["es", 2, "", "cebolla", "cebollas"],
  ["it", 2, "", "cipolla", "cipolle"],
  ["nl", 2, "", "ui", "uien"],
  ["de", 2, "", "Omas Geheimnis", "Omas Geheimnis"],
] as const)("in %s, %s %s of %s are %s", (language, amount, unit, name, listed) => {
  expect(listedName(name, of(amount, unit), foodNamesOf(language))).toBe(listed);
});
