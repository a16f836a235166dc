import { foldText } from "../ingredients/names/normalize-name";
import { LANGUAGES } from "../languages/languages";
import type { FoodFacts } from "./food-facts";
import { weighLine, type LineWeight, type OwnWeights, type WeighedLine } from "./line-weight";
import { forEachNutrient, COUNTED_NUTRIENTS, type CountedNutrient, type Nutrients } from "./counted-nutrients";

/** A line with what is known of its food. */
export interface LineOfFood extends WeighedLine {
  readonly notes: string;
  /** Undefined where the table has nothing like it. */
  readonly facts: FoodFacts | undefined;
  readonly own: OwnWeights;
  /** How often it is taken: of a line of a recipe within the dish, the share of that recipe. */
  readonly times: number;
}

/** Why a line is left out: it names no amount, nobody knows its food or what it weighs, or it is fat to fry in. */
export const GAPS = ["no amount", "unknown food", "unknown weight", "frying fat"] as const;
export type Gap = (typeof GAPS)[number];

export interface CountedLine {
  /** Grams that are eaten; null where nobody can say. */
  readonly grams: number | null;
  /** Null for a line that is counted. */
  readonly gap: Gap | null;
}

export interface CountedNutrition {
  /** Of all that is made; null where less than {@link LEAST_COVERAGE} of the weight is known. */
  readonly whole: Nutrients | null;
  /** Of these the table says nothing for a fifth of the weight or more: there may be more of them. */
  readonly incomplete: readonly CountedNutrient[];
  /** Share of the weight of all lines with an amount that is counted, 0 to 1. Water counts on neither side. */
  readonly coverage: number;
  /** One for each line, in their order. */
  readonly lines: readonly CountedLine[];
  /** Alcohol is counted as it is poured: what boils away nobody knows. */
  readonly hasAlcohol: boolean;
}

/** Below it no number is shown: it would say more of what is known than of the dish. */
export const LEAST_COVERAGE = 0.8;

/** So much fat is poured off again; a few spoons "for frying" are eaten. */
const DEEP_GRAMS = 150;

interface Counted {
  readonly facts: FoodFacts;
  readonly grams: number;
}

interface JudgedLine {
  readonly facts: FoodFacts | undefined;
  readonly weight: LineWeight | null;
  readonly gap: Gap | null;
}

/**
 * Sums what the lines of a recipe hold. A line without an amount ("salt, to taste") and fat to fry in are left out and named; a line
 * with an amount that nobody can weigh counts against the coverage as much as an average line. Lines of a raw line's further foods are lines of their own.
 */
export function nutritionOf(lines: readonly LineOfFood[]): CountedNutrition {
  const judged = lines.map(judge);
  return { ...sumUp(judged), lines: judged.map(({ weight, gap }) => ({ grams: weight?.eaten ?? null, gap })) };
}

/** What one person eats who has a serving of each dish, by the rules of a recipe. */
export function nutritionOfServings(
  dishes: readonly { readonly lines: readonly LineOfFood[]; readonly servings: number }[],
): Omit<CountedNutrition, "lines"> {
  return sumUp(dishes.flatMap(({ lines, servings }) => lines.map((line) => taken(judge(line), 1 / servings))));
}

function judge(line: LineOfFood): JudgedLine {
  const weight = weighLine(line, line.facts, line.own);
  return taken({ facts: line.facts, weight, gap: gapOf(line, weight) }, line.times);
}

const taken = ({ weight, ...line }: JudgedLine, times: number): JudgedLine => ({
  ...line,
  weight: weight && { grams: weight.grams * times, eaten: weight.eaten * times },
});

function sumUp(judged: readonly JudgedLine[]): Omit<CountedNutrition, "lines"> {
  const counted = judged.flatMap(({ facts, weight, gap }): Counted[] =>
    gap === null && facts && weight ? [{ facts, grams: weight.eaten }] : [],
  );
  const coverage = coverageOf(counted.filter(hasSubstance), judged);
  const isKnown = counted.length > 0 && coverage >= LEAST_COVERAGE;
  return {
    whole: isKnown ? forEachNutrient((nutrient) => sumOf(nutrient, counted)) : null,
    incomplete: COUNTED_NUTRIENTS.filter((nutrient) => isIncomplete(nutrient, counted)),
    coverage,
    hasAlcohol: counted.some(({ facts }) => facts.source.startsWith("Alcoholic bev")),
  };
}

/** Every value divided by the number of servings; null without a number of them. */
export function perServing(whole: Nutrients | null, servings: number | null): Nutrients | null {
  if (whole === null || servings === null || servings <= 0) return null;
  return forEachNutrient((nutrient) => whole[nutrient] / servings);
}

function gapOf(line: LineOfFood, weight: LineWeight | null): Gap | null {
  if (line.amount === null && weight === null) return "no amount";
  if (isFryingFat(line) && (weight === null || weight.eaten >= DEEP_GRAMS)) return "frying fat";
  if (line.facts === undefined) return "unknown food";
  return weight === null ? "unknown weight" : null;
}

/** Water weighs much and holds nothing. */
const hasSubstance = ({ facts }: Counted): boolean =>
  facts.per100Grams.energy !== 0 || (facts.per100Grams.salt ?? 0) > 1;

function coverageOf(counted: readonly Counted[], judged: readonly JudgedLine[]): number {
  const known = total(counted.map(({ grams }) => grams));
  const missing = judged.filter(({ gap }) => gap === "unknown food" || gap === "unknown weight");
  const weighed = missing.flatMap(({ weight }) => weight?.eaten ?? []);
  const linesWeighed = counted.length + weighed.length;
  if (known === 0 || linesWeighed === 0) return 0;
  const average = (known + total(weighed)) / linesWeighed;
  return known / (known + total(weighed) + (missing.length - weighed.length) * average);
}

/** What the table does not say of a food is taken as none of it; {@link isIncomplete} says where that may be much. */
const sumOf = (nutrient: CountedNutrient, counted: readonly Counted[]): number =>
  total(counted.map(({ facts, grams }) => ((facts.per100Grams[nutrient] ?? 0) * grams) / 100));

function isIncomplete(nutrient: CountedNutrient, counted: readonly Counted[]): boolean {
  const unsaid = counted.filter(({ facts }) => facts.per100Grams[nutrient] === null);
  return total(unsaid.map(({ grams }) => grams)) > total(counted.map(({ grams }) => grams)) * (1 - LEAST_COVERAGE);
}

/** "Oil, for frying": how much of a pan of it the food takes up nobody can say. */
function isFryingFat({ facts, raw, notes }: LineOfFood): boolean {
  if ((facts?.per100Grams.fat ?? 0) < 80) return false;
  const said = foldText(`${raw} ${notes}`);
  return LANGUAGES.some(({ fryingPhrases }) => fryingPhrases.some((phrase) => said.includes(foldText(phrase))));
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
