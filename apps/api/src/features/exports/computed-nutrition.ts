import type { Recipe } from "@tureen/contracts/recipes";
import { COUNTED_NUTRIENTS, type CountedNutrient, type Nutrients } from "@tureen/domain/nutrition/counted-nutrients";
import { gramsOfSodium } from "@tureen/domain/nutrition/food-facts";
import type { StatedNutrient } from "@tureen/domain/nutrition/stated-nutrition";
import type { Translate } from "@tureen/messages/translate";
import type { AppContext } from "#core/app-context";
import { recipeNutrition } from "../nutrition/nutrition.service";

/** What a recipe holds by its own lines, where nobody states it: an export marks it, so that no reader takes it for stated. */
export interface ComputedNutrition {
  /** Of a serving, else of the whole. What the table knows too little of is left out. */
  readonly values: readonly StatedNutrient[];
  readonly isWhole: boolean;
  /** From how many lines, and by which table. */
  readonly how: string;
  /** Share of the weight that is known, 0 to 1. */
  readonly coverage: number;
}

/** Null where the family wants no numbers, where the recipe's source states some, and where too little of the weight is known. */
export function computedNutrition(
  app: Pick<AppContext, "db" | "settings">,
  { id, stated_nutrition: stated }: Recipe,
  t: Translate,
): ComputedNutrition | null {
  if (stated !== "" || app.settings.choice("nutrition") !== "on") return null;
  const { whole, per_serving: serving, incomplete, lines, coverage, source } = recipeNutrition(app, { id }).nutrition;
  if (whole === null) return null;
  const known = COUNTED_NUTRIENTS.filter((nutrient) => !incomplete.includes(nutrient));
  const numbers = {
    counted: lines.filter(({ gap }) => gap === null).length,
    total: lines.length,
    percent: Math.floor(coverage * 100),
    source,
  };
  return {
    values: known.flatMap((nutrient) => written(nutrient, serving ?? whole)),
    isWhole: serving === null,
    how: serving
      ? t("Computed for a serving from {counted} of {total} lines, {percent} % of the weight: {source}.", numbers)
      : t("Computed for the whole from {counted} of {total} lines, {percent} % of the weight: {source}.", numbers),
    coverage,
  };
}

/** Salt also as sodium, which is what schema.org has a word for. */
function written(nutrient: CountedNutrient, values: Nutrients): readonly StatedNutrient[] {
  const value = values[nutrient];
  if (nutrient === "energy") return [{ nutrient, said: `${Math.round(value)} kcal` }];
  const said = `${value >= 10 ? Math.round(value) : Math.round(value * 10) / 10} g`;
  if (nutrient !== "salt") return [{ nutrient, said }];
  return [
    { nutrient: "sodium", said: `${Math.round(gramsOfSodium(value) * 1000)} mg` },
    { nutrient, said },
  ];
}
