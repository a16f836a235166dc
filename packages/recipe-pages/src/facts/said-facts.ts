import { SERVINGS_NOUNS } from "@tureen/domain/recipe-reading/words/recipe-words";
import { recipePart } from "@tureen/domain/recipe-reading/words/recipe-marks";
import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import { readDuration } from "./duration";
import type { PageRecipe } from "../page-recipe";
import { isIngredientsHeading } from "../lists/part-headings";
import { readYield } from "./servings";

/** Servings and times of a recipe. */
export type SaidFacts = Pick<PageRecipe, "servings" | "yieldText" | "prepMinutes" | "cookMinutes" | "totalMinutes">;

/** Longer lines are prose. */
const MAX_FACT = 60;
/** Facts of other recipes stand further down. */
const MAX_LINES = 2000;

const PREPARATION =
  /^(?:prep|vorbereit|arbeitszeit|preparation time|temps de prep|tiempo de prep|tempo di prep|preparazione|voorbereiding|preparation\s*:)/;
const COOKING =
  /^(?:cook(?:ing)?[ -]?time|cook\s*:|cook \d|bak(?:e|ing)[ -]?time|koch-?\/?(?:back)?zeit|backzeit|garzeit|cuisson|temps de cuisson|coccion|tiempo de coc|cottura|tempo di cot|kooktijd|baktijd|oventijd)/;
const TOTAL = /^(?:total|ready in|gesamt|temps total|tiempo total|tempo totale|totale)/;

/** What lines say of servings and times, each as its own line or with the value on the next. */
export function factsIn(lines: readonly string[]): SaidFacts {
  const facts = lines.slice(0, MAX_LINES).filter((line) => line.length < MAX_FACT);
  const minutes = (name: RegExp): number | null => {
    const at = facts.findIndex((line) => name.test(foldText(line)));
    const below = facts[at + 1] ?? "";
    // A number alone below "Preparation" counts the steps.
    return at === -1 ? null : (readDuration(facts[at] ?? "") ?? (/^\d+$/.test(below) ? null : readDuration(below)));
  };
  const { servings, text } = readYield([servingsLine(facts)].filter(Boolean));
  return {
    servings,
    yieldText: text,
    prepMinutes: minutes(PREPARATION),
    cookMinutes: minutes(COOKING),
    totalMinutes: minutes(TOTAL),
  };
}

/** The first line of servings, with the number on the next where it has none itself; '' for none. */
function servingsLine(lines: readonly string[]): string {
  const facts = lines.slice(0, MAX_LINES).filter((line) => line.length < MAX_FACT);
  const at = facts.findIndex((line) => recipePart(line.replace("(s)", "")) === "servings");
  if (at === -1) return facts.find((line) => isIngredientsHeading(line) && countsPeople(line)) ?? "";
  const line = facts[at] ?? "";
  return /\d/.test(line) ? line : `${line} ${facts[at + 1] ?? ""}`;
}

/** "Ingredients for 4 people". */
const countsPeople = (line: string): boolean =>
  /\d/.test(line) &&
  foldText(line)
    .split(/[^\p{L}]+/u)
    .some((word) => SERVINGS_NOUNS.has(word));

/** Programs that keep the digits of "4-6" or "4 (2 skewers each)" make 46 and 42 of them. */
const RUN_TOGETHER = 10;
const numbersOf = (line: string): string => (line.match(/\d+/g)?.length === 1 ? "" : line.replace(/\D/g, ""));

/** What the page shows of it where its data says none: servings alone, and times where there is no time at all. */
export function factsBeside(recipe: PageRecipe, blocks: readonly { readonly text: string }[]): Partial<SaidFacts> {
  const { servings, yieldText, prepMinutes, cookMinutes, totalMinutes } = recipe;
  const hasTimes = prepMinutes !== null || cookMinutes !== null || totalMinutes !== null;
  if (servings !== null && servings < RUN_TOGETHER && hasTimes) return {};
  const lines = blocks.map(({ text }) => text);
  const shown = factsIn(lines);
  const isRunTogether = servings !== null && yieldText === "" && numbersOf(servingsLine(lines)) === String(servings);
  return {
    ...((servings === null && yieldText === "") || (isRunTogether && shown.servings !== null)
      ? { servings: shown.servings, yieldText: shown.yieldText }
      : {}),
    ...(hasTimes
      ? {}
      : { prepMinutes: shown.prepMinutes, cookMinutes: shown.cookMinutes, totalMinutes: shown.totalMinutes }),
  };
}
