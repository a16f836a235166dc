import type { Text } from "@tureen/messages/text";
import { foldText } from "#ingredients/names/normalize-name";
import { NUTRIENT_NAMES, NUTRIENTS, type NutrientName } from "./nutrients";

/** What a source says of one nutrient, with its own number and unit: "9 g". */
export interface StatedNutrient {
  readonly nutrient: NutrientName;
  readonly said: string;
}

/** What a source states of a recipe's nutrition, and what of it nobody understood, as it was written. */
export interface StatedNutrition {
  readonly values: readonly StatedNutrient[];
  readonly others: readonly string[];
}

const BY_WORD: ReadonlyMap<string, NutrientName> = new Map(
  NUTRIENT_NAMES.flatMap((nutrient) => NUTRIENTS[nutrient].words.split(", ").map((word) => [word, nutrient] as const)),
);

/** A number with what it is counted in: "240 kcal", "< 0,5 g", "1.2-1.5 g". */
const AMOUNT = String.raw`[<>~≈]?\s*(?:(?:\d+\s+)?\d+/\d+|\d[\d.,]*(?:\s*[-–]\s*\d[\d.,]*)?)`;
const UNIT = String.raw`(?:\s*(?:kcal|kj|k?cal|kilocalories|calories|g|gr|gm|grams?|gramm|mg|mcg|µg|milligrams?)\b\.?)?`;
const SHARE = String.raw`(?:\s*\(?\d+\s*%\)?)?`;
const LABELLED = new RegExp(String.raw`^(.*?\p{L}.*?)\s*[:=–-]?\s*(${AMOUNT}${UNIT}${SHARE})$`, "iu");
const LABEL_LAST = new RegExp(String.raw`^(${AMOUNT}${UNIT})\s*(\p{L}.*)$`, "iu");
/** "9 grams of saturated fat)" behind "Saturated fat:", as many data have it. */
const SAID_AGAIN = new RegExp(
  String.raw`^\(?(\p{L}[\p{L} ]*?)?\s*(${AMOUNT}${UNIT}${SHARE})\s*(?:of\s+)?(\p{L}[\p{L} ]*)?[).,;\s]*$`,
  "iu",
);
const ENERGY_ALONE = new RegExp(String.raw`^${AMOUNT}\s*(?:kcal|kj|cal|calories|kilocalories)\b`, "iu");

/**
 * Reads what is stated of a serving ("Fat: 9 g", "240 kcal, 9 g fat, davon gesättigte Fettsäuren 3 g"), in English, German,
 * French, Spanish, Italian and Dutch. Total: what it does not understand is among the others, whole.
 */
export function readStatedNutrition(stated: string): StatedNutrition {
  const values: StatedNutrient[] = [];
  const others: string[] = [];
  for (const line of stated.split(/[\n;|•·]/).map((each) => each.trim())) {
    if (line === "") continue;
    const size = servingIn(line);
    const read = size ? [size] : partsOf(line).map(readPart);
    // A line of which a part is not understood stays as it is.
    if (read.every((each) => each !== null && !values.some(({ nutrient }) => nutrient === each.nutrient)))
      values.push(...read.filter((each) => each !== null));
    else others.push(line);
  }
  const inOrder = values.toSorted(
    (left, right) => NUTRIENT_NAMES.indexOf(left.nutrient) - NUTRIENT_NAMES.indexOf(right.nutrient),
  );
  return { values: inOrder, others };
}

/** "Serving size: 2 slices, buttered" has all behind the colon. */
function servingIn(line: string): StatedNutrient | null {
  const [, label, said] = /^([^:]+):\s*(\S.*)$/.exec(line) ?? [];
  return said !== undefined && nutrientNamed(label) === "serving" ? { nutrient: "serving", said } : null;
}

/** At commas, but not within a number: "9,5 g". */
const partsOf = (line: string): readonly string[] =>
  line
    .split(/,(?!\d)/)
    .map((part) => part.trim())
    .filter((part) => part !== "");

function readPart(part: string): StatedNutrient | null {
  if (ENERGY_ALONE.test(part) && !/[:=]/.test(part)) return { nutrient: "energy", said: part };
  const [, label, value = ""] = /^([^:]+):\s*(.+)$/.exec(part) ?? [];
  const named = nutrientNamed(label);
  if (named !== undefined) {
    const said = saidOf(named, value);
    return said === null ? null : { nutrient: named, said };
  }
  const labelled = LABELLED.exec(part);
  const last = LABEL_LAST.exec(part);
  const nutrient = nutrientNamed(labelled?.[1]);
  if (labelled && nutrient) return { nutrient, said: labelled[2] ?? "" };
  const behind = nutrientNamed(last?.[2]);
  return last && behind ? { nutrient: behind, said: last[1] ?? "" } : null;
}

/** The amount behind a label; another nutrient that is named there ("Sodium: 1 g salt") is part of what is said. */
function saidOf(nutrient: NutrientName, value: string): string | null {
  const [, before, amount = "", after] = SAID_AGAIN.exec(value) ?? [];
  const words = before ?? after;
  if (amount === "" || (before !== undefined && after !== undefined)) return null;
  if (words === undefined) return amount;
  const again = nutrientNamed(words);
  if (again === undefined) return null;
  return again === nutrient ? amount : value.replace(/[).,;\s]+$/, "");
}

/** What a column or a line calls so; undefined for what is none. */
export function nutrientNamed(words = ""): NutrientName | undefined {
  const name = foldText(words)
    .replace(/\([^)]*\)/g, " ")
    .replace(
      /^[\s–-]*(?:of which|davon|dont|de las cuales|de los cuales|di cui|waarvan|per serving|pro portion)\s+/,
      "",
    )
    .replace(/[\s:.]+$/, "")
    .trim();
  return BY_WORD.get(name);
}

/** What is stated as it is kept: a line each, which {@link readStatedNutrition} reads. `say` says a label, in English by default. */
export function statedText({ values, others }: StatedNutrition, say = ({ message }: Text): string => message): string {
  return [...values.map(({ nutrient, said }) => `${say(NUTRIENTS[nutrient].label)}: ${said}`), ...others].join("\n");
}
