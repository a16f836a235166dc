import { foldText } from "#ingredients/names/normalize-name";
import {
  BOOK_HEADINGS,
  INGREDIENTS_HEADINGS,
  METHOD_HEADINGS,
  NOTE_HEADINGS,
  NUMBER_WORDS,
  SERVINGS_JOINERS,
  SERVINGS_NOUNS,
  SERVINGS_VERBS,
  TIME_LABEL_ENDINGS,
  TIME_LABELS,
  TIME_UNITS,
} from "./recipe-words";

/** Longer lines are text that happens to speak of servings or times. */
const MAX_MARK_CHARS = 90;

/** Words of "Ingredients for the chocolate filling" at most. */
const MAX_HEADING_WORDS = 6;

const WORDS = /\d+(?:[.,/–-]\d+)*|[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*|[^\s\p{L}\p{M}\d]/gu;
const SENTENCE = /(?:\S+ ){8}.*[.!?]$/;

/** The number of a section in front of its name: "2.1 Ingredients", "1.2.2 Procedure", "3 Carrot cake". */
export const SECTION_NUMBER = /^(?:\d{1,3}\.)*\d{1,3}\.? (?=[\p{L}“"«(])/u;

/** The words that headings and marks begin with, a number aside: a look at the first word spares most lines of a book any other. */
const FIRST_WORD = /^[^\p{L}]*([\p{L}\p{M}]+)/u;
const OPENERS: ReadonlySet<string> = new Set(
  [
    INGREDIENTS_HEADINGS,
    METHOD_HEADINGS,
    NOTE_HEADINGS,
    BOOK_HEADINGS,
    SERVINGS_NOUNS,
    SERVINGS_VERBS,
    SERVINGS_JOINERS,
    NUMBER_WORDS,
    TIME_LABELS,
    TIME_UNITS,
  ].flatMap((list) => [...list].map((name) => FIRST_WORD.exec(name)?.[1] ?? name)),
);

/** What a recipe or a book has, as headings name it. */
export type HeadedPart = "ingredients" | "method" | "notes" | "book";

/** Which part of a recipe a line is the heading of, or tells, in any language of the table of words; null for any other line. */
export function recipePart(line: string): HeadedPart | "servings" | "times" | null {
  if (line.length > MAX_MARK_CHARS || !mayBePart(line)) return null;
  const folded = foldText(line);
  const name = folded.replace(SECTION_NUMBER, "");
  if (isIngredientsHeading(folded) || isIngredientsHeading(name)) return "ingredients";
  // "1 Serving" is no tip how to serve it.
  const section = name !== folded && SERVINGS_NOUNS.has(name) ? null : sectionOf(name);
  if (section !== null) return section;
  if (!/^[\p{Lu}\p{Lo}\d(~]/u.test(line) || SENTENCE.test(folded)) return null;
  const words =
    folded
      .replace(/^this (?:recipe )?/, "")
      .replace(/(\d):(\d{2})(?!\d)/, "$1 h $2 min")
      .match(WORDS) ?? [];
  if (isServings(words)) return "servings";
  return isTimes(words) ? "times" : null;
}

/** "Serves 4 · Prep 10 min": each thing that a line tells. */
export function partsOfFact(fact: string): string[] {
  return fact
    .split(
      /\s*[·|•;]\s*|\s+[–—-]\s+|,\s+(?!(?<=(?:[Hh](?:ou)?rs?|Std\.?|Stunden?|[Hh]eures?|[Hh]oras?|[Oo]r[ae]|uur),\s+)\d)| (?<!\p{Lu}\p{L}* )(?=(?:\p{Lu}\p{L}+ (?!\p{L}+zeit:))?\p{Lu}\p{L}+: )| (?=\p{Lu}\p{L}+zeit: )/u,
    )
    .filter((part) => part !== "");
}

/** A row of a table of facts: "Servings Time Source", and below it "4 20 minutes Aunt Maud"; and the names of two columns: "Ingredients Directions". */
export function isRowOfFacts(line: string): boolean {
  if (line.length > MAX_MARK_CHARS) return false;
  const words = (foldText(line).match(WORDS) ?? []).filter((word) => word !== "|");
  const isName = (word: string): boolean =>
    isServingsNoun(word) ||
    isTimeLabel(word) ||
    [INGREDIENTS_HEADINGS, METHOD_HEADINGS, NOTE_HEADINGS].some((headings) => headings.has(word));
  if (words.length > 1 && words.length <= 6 && words.every(isName)) return true;
  if (NAME_OF_FACT.test(line)) return true;
  return /^\d{1,2}$/.test(words[0] ?? "") && /^\d{1,3}$/.test(words[1] ?? "") && TIME_UNITS.has(words[2] ?? "");
}

/** "Ingredients (dough):". */
export const PART_OF_LIST = /^[\p{L}’' ]+ \((?:(?:for|für|pour|para|per|voor) )?(\p{L}[\p{L} ]+)\):?$/u;

/** The name of a fact alone, above what it is. */
export const NAME_OF_FACT =
  /^(?:(?:cook(?:ing)?|prep(?:aration)?|total|bak(?:e|ing)) )?(?:times?|servings?|serves|makes|yields?|size|zeit|portionen|temps|portions|tiempo|porciones|tempo|porzioni|tijd|porties)$/i;

function mayBePart(line: string): boolean {
  const first = foldText(FIRST_WORD.exec(line)?.[1] ?? "");
  return first === "this" || OPENERS.has(first) || TIME_LABEL_ENDINGS.some((ending) => first.endsWith(ending));
}

/** "Ingredients", "Zutaten für 4 Personen", "Składniki (4 porcje)", "Ingrédients : 2 oeufs". */
function isIngredientsHeading(folded: string): boolean {
  const name = folded.replace(/ ?[(:].*$|\.$/, "");
  if (INGREDIENTS_HEADINGS.has(name)) return true;
  const words = name.split(" ");
  const opens =
    INGREDIENTS_HEADINGS.has(words[0] ?? "") && [isJoiner, isNumber, isServingsWord].some((is) => is(words[1]));
  const closes = INGREDIENTS_HEADINGS.has(words.at(-1) ?? "") && isNumber(words[0]);
  return (opens || closes) && words.length <= MAX_HEADING_WORDS && !/[.,;!?]$/.test(name);
}

/** "Method", "Zubereitung:", "Tips": what a recipe or a book has beside ingredients, as a heading. */
function sectionOf(folded: string): HeadedPart | null {
  const name = folded.replace(/ ?(?:\(.*\))?[:.]?$/, "");
  if (METHOD_HEADINGS.has(name)) return "method";
  if (BOOK_HEADINGS.has(name)) return "book";
  return NOTE_HEADINGS.has(name) ? "notes" : null;
}

/** "Serves 4", "4 Portionen", "Porcje: 4" and nothing else: a number and who eats it, in either order, or one behind "serves". */
function isServings(words: readonly string[]): boolean {
  const number = words.findIndex(isNumber);
  if (number === -1) return false;
  if (SERVINGS_VERBS.has(words[0] ?? "")) return true;
  const isOf = (word: string): boolean => isServingsNoun(word) || isJoiner(word);
  const last = words.findIndex((word, index) => index > number && !isNumber(word) && !isOf(word));
  const said = last === -1 ? words : words.slice(0, last);
  return words.slice(0, number).every(isOf) && said.some(isServingsNoun) && endsAt(words[last]);
}

/** "Prep 10 min", "30 minutes" and nothing else: a number and its unit of time, alone or behind the name of the time. */
function isTimes(words: readonly string[]): boolean {
  const number = words.findIndex(isNumber);
  const unit = words.findIndex((word, index) => index > number && !isNumber(word));
  if (number === -1 || !TIME_UNITS.has(words[unit] ?? "")) return false;
  const isOf = (word: string): boolean => isTimeLabel(word) || isJoiner(word);
  const end = words.slice(number).find((word) => !isNumber(word) && !TIME_UNITS.has(word) && !isOf(word));
  return words.slice(0, number).every(isOf) && endsAt(end);
}

/** Whether a line has said it all where a word of another kind comes: it ends there, or a sign or "plus" begins something new. */
function endsAt(word: string | undefined): boolean {
  return word === undefined || word === "plus" || !/^\p{L}/u.test(word);
}

function isNumber(word: string | undefined): boolean {
  return word !== undefined && (/^\d/.test(word) || NUMBER_WORDS.has(word));
}

function isServingsWord(word: string | undefined): boolean {
  return word !== undefined && (SERVINGS_VERBS.has(word) || SERVINGS_NOUNS.has(word));
}

function isServingsNoun(word: string): boolean {
  return SERVINGS_NOUNS.has(word);
}

/** "for", "about", or one of the signs that tie a number to its name. */
function isJoiner(word: string | undefined): boolean {
  return word !== undefined && (SERVINGS_JOINERS.has(word) || /^[.:~≈∼–-]$/.test(word));
}

function isTimeLabel(word: string): boolean {
  return TIME_LABELS.has(word) || TIME_LABEL_ENDINGS.some((ending) => word.endsWith(ending));
}
