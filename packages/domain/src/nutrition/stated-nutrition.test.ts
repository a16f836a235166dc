import { test, expect, describe } from "vitest";
import { readStatedNutrition } from "./stated-nutrition";

const said = (stated: string) => {
  const { values, others } = readStatedNutrition(stated);
  return { ...Object.fromEntries(values.map((value) => [value.nutrient, value.said])), others };
};

describe("what a source states of a serving is read with its own numbers", () => {
  test.each([
    ["Energy: 240 kcal\nFat: 9,5 g\nSalt: < 0.1 g", { energy: "240 kcal", fat: "9,5 g", salt: "< 0.1 g" }],
    ["240 kcal, 9 g fat, 3 g saturated fat", { energy: "240 kcal", fat: "9 g", saturatedFat: "3 g" }],
    ["Calories 310 | Total Fat 12g (18%) | Dietary Fiber 4g", { energy: "310", fat: "12g (18%)", fibre: "4g" }],
    [
      "Brennwert: 1.250 kJ; davon gesättigte Fettsäuren: 3 g; Eiweiß 8 g",
      { energy: "1.250 kJ", saturatedFat: "3 g", protein: "8 g" },
    ],
    ["Glucides : 45 g\ndont sucres : 12 g", { carbohydrate: "45 g", sugar: "12 g" }],
    [
      "Saturated fat: 9 grams saturated fat\nFibre: 2g fiber)\nEnergy: Calories 390\nTrans fat: 1/2 g\nSodium: 1 g salt",
      { energy: "390", saturatedFat: "9 grams", transFat: "1/2 g", fibre: "2g", sodium: "1 g salt" },
    ],
    ["Serving size: 2 slices, buttered", { serving: "2 slices, buttered" }],
  ])("%s", (stated, values) => {
    expect(said(stated)).toEqual({ ...values, others: [] });
  });

  test("and what is not understood stays whole, never half of it", () => {
    const stated = "Points: 7\nFat: 9 g, a lot of love\nFat: 12 g\nFat: 9 g";
    expect(said(stated)).toEqual({ fat: "12 g", others: ["Points: 7", "Fat: 9 g, a lot of love", "Fat: 9 g"] });
  });
});
