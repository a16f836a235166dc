import { text, type Text } from "@tureen/messages/text";
import type { selfTestResult } from "@tureen/contracts/ai";
import { foodKey } from "@tureen/domain/ingredients/names/food-key";
import { findUnit } from "@tureen/domain/quantities/find-unit";
import { lineFromText, wireAmount } from "#features/recipes/lines/line-content";
import type { z } from "zod";
import type { AnsweredRecipe } from "#ai/recipes/read-recipe-answer";
import type { ExpectedRecipe, SelfTest } from "./self-test-recipes";

export type SelfTestResult = z.output<typeof selfTestResult>;
/** A result with the kind of its test. */
export type ScoredSelfTest = SelfTestResult & Pick<SelfTest, "kind">;
type Score = Pick<
  SelfTestResult,
  "passed" | "amountsRight" | "amountsTotal" | "unitsRight" | "stepsRight" | "stepsTotal"
>;

const AMOUNT_TOLERANCE = 0.01;
/** From this share of right amounts on, a model does not make more work than it saves. */
const GOOD_ENOUGH = 0.9;

/** How much of what is known to be right came out right. Steps are counted, not read: their words may differ. */
export function scoreRecipes(expected: readonly ExpectedRecipe[], recipes: readonly AnsweredRecipe[]): Score {
  const score = { amountsRight: 0, amountsTotal: 0, unitsRight: 0, stepsRight: 0, stepsTotal: 0 };
  for (const recipe of expected) {
    const found = recipes.find((candidate) => foodKey(candidate.title) === foodKey(recipe.title));
    score.stepsTotal += recipe.steps;
    score.stepsRight += found ? Math.max(0, recipe.steps - Math.abs(recipe.steps - found.steps.length)) : 0;
    for (const [name, amount, unit] of recipe.ingredients) {
      const line = found?.ingredients
        .map(({ raw }) => lineFromText(raw))
        .find((candidate) => foodKey(candidate.name).includes(foodKey(name)));
      score.amountsTotal += 1;
      if (line && Math.abs(wireAmount(line) - amount) <= AMOUNT_TOLERANCE) score.amountsRight += 1;
      if (line && (findUnit(line.unit)?.id ?? line.unit) === unit) score.unitsRight += 1;
    }
  }
  const passed =
    score.amountsRight >= GOOD_ENOUGH * score.amountsTotal && score.unitsRight >= GOOD_ENOUGH * score.amountsTotal;
  return { ...score, passed };
}

/** In words, for text and for photos apart: one model may read and another see. */
export function verdictOn(results: readonly Pick<ScoredSelfTest, "kind" | "passed" | "name">[]): readonly Text[] {
  const ofText = results.filter(({ kind }) => kind !== "photo");
  const failed = ofText.filter(({ passed }) => !passed).map(({ name }) => `'${name}'`);
  const photo = results.find(({ kind }) => kind === "photo");
  return [
    failed.length === 0
      ? text("Text is read well enough.")
      : failed.length < ofText.length
        ? text("Check what is read from text: {names} did not come out right.", { names: failed })
        : text("Text is not read well enough for recipes: choose a larger model."),
    ...(photo === undefined
      ? []
      : [
          photo.passed
            ? text("Photos are read well enough.")
            : text("Photos are not read well enough: print is read without a model, handwriting needs a better one."),
        ]),
  ];
}
