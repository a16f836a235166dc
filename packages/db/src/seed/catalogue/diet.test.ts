import { dietOf, NAMED_ELSEWHERE } from "@tureen/domain/meal-plans/propose/diet";
import { foldName } from "@tureen/domain/ingredients/names/normalize-name";
import { expect, it } from "vitest";
import { CATALOGUE } from "./catalogue";

it("every food that is named as meat or fish on another shelf is one of the catalogue", () => {
  const names = new Set(CATALOGUE.map(({ name }) => foldName(name)));
  expect(NAMED_ELSEWHERE.filter((name) => !names.has(foldName(name)))).toEqual([]);
});

it("what sounds like meat or fish is named as such, wherever it lies", () => {
  const sounds =
    /\b(?:chicken|beef(?! tomato)|pork|bacon|ham|salami|tuna|anchovy|prawn|fish|salmon|mackerel|sardine|turkey|veal)\b/i;
  const vegetarian = CATALOGUE.filter((food) => dietOf(food) === "vegetarian" && sounds.test(food.name));
  expect(vegetarian.map(({ name }) => name)).toEqual([]);
});
