import type { DayNutrition as Nutrition } from "@tureen/contracts/nutrition";
import { COUNTED_NUTRIENTS } from "@tureen/domain/nutrition/counted-nutrients";
import { NUTRIENTS } from "@tureen/domain/nutrition/nutrients";
import { useHouseholdFormat } from "#lib/text/household-format";
import { said, t } from "#lib/text/language";
import { nutrientText } from "./nutrient-text";

/** Beside the energy, where there is room; the rest stands on each recipe. */
const BESIDE = COUNTED_NUTRIENTS.filter((nutrient) => ["protein", "fat", "carbohydrate"].includes(nutrient));

/** What a serving of each dish of a day holds, in one quiet line; no number where too little is known. */
export default function DayNutrition({ nutrition }: { nutrition: Nutrition }) {
  const { serving, coverage, incomplete, has_alcohol: hasAlcohol, left_out: leftOut } = nutrition;
  const { numberFormat } = useHouseholdFormat();
  const percent = Math.floor(coverage * 100);
  const others = [
    serving && t("{percent} % of the weight", { percent }),
    serving && hasAlcohol && t("alcohol as poured in"),
    leftOut.length > 0 && t("Not counted: {dishes}", { dishes: leftOut }),
  ].filter(Boolean);
  return (
    <p className="figures text-xs text-ink-muted wrap-anywhere">
      {serving &&
        t("A serving of each: about {energy}", { energy: nutrientText("energy", serving.energy, numberFormat) })}
      {!serving && coverage > 0 && t("Nutrition: too little is known, {percent} % of the weight", { percent })}
      {serving &&
        BESIDE.filter((nutrient) => !incomplete.includes(nutrient)).map((nutrient) => (
          <span key={nutrient} className="max-md:hidden">
            {` · ${said(NUTRIENTS[nutrient].label)} ${nutrientText(nutrient, serving[nutrient], numberFormat)}`}
          </span>
        ))}
      {(serving || coverage > 0) && others.length > 0 && " · "}
      {others.join(" · ")}
    </p>
  );
}
