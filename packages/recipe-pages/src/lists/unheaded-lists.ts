import { evidenceOf, isInstruction, isStep, type Evidence } from "@tureen/domain/recipe-reading/items/item-evidence";
import { isFurniture } from "./furniture";
import { AMOUNT_BEHIND } from "./item-text";
import { ingredientsOf } from "./ingredients-below";
import { stepsAfter } from "./steps-below";
import type { TextLine } from "../page-recipe";
import type { MarkedLists } from "./marked-lists";
import { isEndOfRecipe } from "./part-headings";

/** A page of more lines that names neither part is no recipe. */
const MAX_LINES = 1500;

/** A stretch of lines: from the first up to, not with, the last. */
interface Stretch {
  readonly first: number;
  readonly end: number;
  readonly amounts: number;
}

/**
 * Ingredients and steps that no heading stands above, as on blogs of old and in newspapers: most lines of a stretch have an
 * amount and a food, and what follows instructs. Both or nothing: a list with amounts may be anything.
 *
 * @param fewest lines with an amount that are such a stretch
 */
export function unheadedLists(all: readonly TextLine[], fewest = 3): MarkedLists {
  const read = all.filter(({ text }) => !isFurniture(text)).slice(0, MAX_LINES);
  const evidence = read.map(evidenceOfLine);
  const lines = read.map((line, at) => (isBoldItem(read, evidence, at) ? { ...line, level: 0 } : line));
  const found = stretchesOf(lines, evidence, fewest).toSorted((left, right) => right.amounts - left.amounts);
  for (const { first, end } of found) {
    const ingredients = ingredientsOf(lines.slice(first, end));
    const steps = stepsAfter(lines.slice(0, endOfSteps(lines, evidence, end)), end);
    if (steps.some(({ text }) => isInstruction(evidenceOfLine({ text })))) return { ingredients, steps };
  }
  return { ingredients: [], steps: [] };
}

/** From the fourth rank on headings are used for how they look. */
const MIN_LEVEL = 4;

/** Newspapers set the ingredients in bold, one below the other. */
function isBoldItem(lines: readonly TextLine[], evidence: readonly Evidence[], at: number): boolean {
  const isSet = (place: number): boolean => (lines[place]?.level ?? 0) >= MIN_LEVEL;
  const isBold = (place: number): boolean => isSet(place) && evidence[place]?.hasAmount === true;
  return isSet(at) && [at - 1, at, at + 1].some(isBold);
}

export function evidenceOfLine({ text }: Pick<TextLine, "text">): Evidence {
  const its = evidenceOf(text);
  if (DATE.test(text)) return { ...its, hasAmount: false, asIngredient: 0 };
  if (AMOUNT_BEHIND.test(text)) return { ...its, hasAmount: true, asIngredient: 4 };
  return text.endsWith("。") ? { ...its, asIngredient: 0, asStep: 4 } : its;
}

const DATE = /^\d{1,2}([./-])\s?\d{1,2}\1\s?\d{4}/;

/** Stretches of lines that are short and no sentences, at least half of them with an amount. */
export function stretchesOf(
  lines: readonly TextLine[],
  evidence: readonly Evidence[],
  fewest: number,
): readonly Stretch[] {
  const found: Stretch[] = [];
  let first = 0;
  while (first < lines.length) {
    if (evidence[first]?.hasAmount !== true) {
      first += 1;
      continue;
    }
    let end = first;
    while (end < lines.length && (isOfIngredients(lines[end], evidence[end]) || isAmong(lines, evidence, end)))
      end += 1;
    while (lines[end - 1]?.level !== 0 && end > first + 1) end -= 1;
    const items = lines.slice(first, end).filter(({ level }) => level === 0).length;
    const amounts = evidence.slice(first, end).filter(({ hasAmount }) => hasAmount).length;
    if (amounts >= fewest && amounts * 2 >= items) found.push({ first: withHeading(lines, first, end), end, amounts });
    first = end + 1;
  }
  return found;
}

/** "The juice of the lemon", between two lines with amounts or set in the same way, as items or in bold. */
function isAmong(lines: readonly TextLine[], evidence: readonly Evidence[], at: number): boolean {
  const { level = 7, text = "", setAs = "" } = lines[at] ?? {};
  const isMeasured = (place: number): boolean => evidence[place]?.hasAmount === true;
  const isAlike = SET_APART.test(setAs) && [at - 1, at - 2].every((place) => lines[place]?.setAs === setAs);
  return (
    level === 0 &&
    text.length < MAX_BETWEEN &&
    !isStep(evidence[at]) &&
    isMeasured(at - 1) &&
    (isMeasured(at + 1) || isAlike)
  );
}
const SET_APART = /^(?:li|h) in /;
const MAX_BETWEEN = 60;

function isOfIngredients(line: TextLine | undefined, its: Evidence | undefined): boolean {
  if (line === undefined || its === undefined || isStep(its)) return false;
  if (line.level > 0) return !isEndOfRecipe(line.text);
  return !its.isFact && (its.hasAmount || (its.heading === null ? its.asIngredient > 0 : its.heading === "group"));
}

/** The heading of the first group stands above the stretch; one of another rank than the others is the dish's name. */
function withHeading(lines: readonly TextLine[], first: number, end: number): number {
  const level = lines[first - 1]?.level ?? 0;
  return level > 0 && lines.slice(first, end).some((line) => line.level === level) ? first - 1 : first;
}

/** "Serve." */
const SHORT_STEP = /^\p{Lu}[^:]{2,30}[.!]$/u;

/** Steps end at a heading, and with the last line that instructs but for one. */
function endOfSteps(lines: readonly TextLine[], evidence: readonly Evidence[], start: number): number {
  let end = start;
  for (let at = start; at < lines.length && at - end < 2; at += 1) {
    const level = lines[at]?.level ?? 0;
    if (level > 0 && level < 7 && at > start) break;
    if (isStep(evidence[at]) || (at === end && SHORT_STEP.test(lines[at]?.text ?? ""))) end = at + 1;
  }
  return end;
}
