import type { BookLine } from "./lines/book-line";
import { atOnce, inSteps } from "./lines/in-steps";
import { NAME_OF_FACT, PART_OF_LIST, partsOfFact, recipePart, SECTION_NUMBER } from "./words/recipe-marks";
import type { FoundRecipe, LineRun } from "./book-reading";
import { FOOTNOTE_MARK } from "./items/items";
import { unspaced, withoutBullet, withoutNumber, withoutRunIn } from "./items/item-evidence";
import { readTimes, type Times } from "./words/read-times";
import { readSaidYield, yieldOfAll, type RecipeYield } from "../recipes/said-yield";

/** A recipe in the book's own words, ready for the collection. */
export interface RecipeDraft extends Times {
  readonly title: string;
  /** "" where the book says nothing of the dish. */
  readonly description: string;
  /** Null where the book does not say. */
  readonly servings: number | null;
  /** What is made and is no people, "24 cookies": null and '' where the book says none. */
  readonly yieldAmount: number | null;
  readonly yieldNoun: string;
  readonly ingredients: readonly DraftIngredient[];
  /** Without their numbers. */
  readonly steps: readonly string[];
}

export interface DraftIngredient {
  /** The line as printed, without a bullet. */
  readonly raw: string;
  /** Its heading without the colon; "" without one. */
  readonly section: string;
}

/** Whether a book writes a word (lower case, hyphen and all) within its lines: it decides which hyphens stay. */
export type IsWord = (word: string) => boolean;

/** Takes a recipe from the page to the letter: wrapped lines joined, words that a line's end broke whole again. */
export function recipeFromLines(lines: readonly BookLine[], recipe: FoundRecipe, isWord: IsWord): RecipeDraft {
  const text = (run: LineRun): string => joinLines(lines, run, isWord);
  const facts = withNames(recipe.facts.map((index) => lines[index]?.text ?? ""));
  const headings = recipe.headings.map((index) => lines[index]?.text ?? "");
  const description = paragraphsOf(lines, recipe.description, text).join("\n");
  return {
    title: bareTitle(text(recipe.title), recipe.hasNumberedTitle === true),
    description,
    // "A family favourite. Serves 4" is said of the dish.
    ...yieldOf([...facts, ...headings, ...description.split(/(?<=[.!]) |\n/)]),
    ...timesOf(facts),
    ingredients: ingredientsOf(recipe, text),
    steps: uncounted(recipe.steps.map(text), /^(\d{1,2}) (?=\S)/)
      .map((step) => withoutBullet(withoutNumber(withoutRunIn(step))))
      .filter((step) => step !== ""),
  };
}

function ingredientsOf({ sections }: FoundRecipe, text: (run: LineRun) => string): DraftIngredient[] {
  const lines = sections.flatMap(({ heading, items }) => {
    const section = partName(withoutBullet(text(heading)).replace(/\s*:$/, ""));
    return items.map((item) => ({ raw: withoutBullet(text(item)), section }));
  });
  const raws = uncounted(
    lines.map(({ raw }) => raw),
    /^(\d{1,2})[.)] (?=\S)/,
  );
  return lines.map((line, index) => ({ ...line, raw: raws[index] ?? line.raw }));
}

/** "Ingredients (dough)" is the dough's. */
function partName(heading: string): string {
  return recipePart(heading) === "ingredients" ? (PART_OF_LIST.exec(heading)?.[1] ?? heading) : heading;
}

/** Texts without the numbers that count them, where these count most of them from one. */
function uncounted(texts: readonly string[], number: RegExp): string[] {
  let counted = 0;
  const bare = texts.map((text) => {
    if (Number(number.exec(text)?.[1] ?? 0) !== counted + 1) return text;
    counted += 1;
    return text.replace(number, "");
  });
  return counted >= 3 && 2 * counted > texts.length ? bare : [...texts];
}

/** Lines as one text. A hyphen at a line's end goes where the book writes the word without it. */
export function joinLines(lines: readonly BookLine[], run: LineRun, isWord: IsWord): string {
  let joined = "";
  for (const index of run) {
    const next = lines[index]?.text ?? "";
    const head = /(\p{L}[\p{L}-]*)[-\u00ad]$/u.exec(joined.slice(-40))?.[1];
    const tail = /^\p{Ll}[\p{L}]*/u.exec(next)?.[0];
    if (joined === "") joined = next;
    else if (head === undefined || tail === undefined)
      joined = `${joined.replace(/\u00ad$/, "")}${/\d[–-]$/.test(joined) && /^\d/.test(next) ? "" : " "}${next}`;
    else joined = `${joined.slice(0, -1)}${keepsHyphen(joined, head, tail, isWord) ? "-" : ""}${next}`;
  }
  return joined.replaceAll("\u00ad", "");
}

function keepsHyphen(joined: string, head: string, tail: string, isWord: IsWord): boolean {
  if (joined.endsWith("\u00ad")) return false;
  const [left, right] = [head.toLowerCase(), tail.toLowerCase()];
  const [asOne, hyphenated] = [isWord(left + right), isWord(`${left}-${right}`)];
  if (asOne !== hyphenated) return hyphenated;
  return left.length >= 3 && right.length >= 3 && isWord(left) && isWord(right);
}

/** The words that a book writes within its lines, for {@link recipeFromLines}. Halves of broken words are left out. */
export function* wordsInSteps(lines: readonly BookLine[]): Generator<void, IsWord, void> {
  const words = new Set<string>();
  let isBroken = false;
  yield* inSteps(lines, ({ text }) => {
    const found = text.toLowerCase().matchAll(/\p{L}+(?:-\p{L}+)*/gu);
    const endsBroken = /\p{L}[-\u00ad]$/u.test(text);
    const all = [...found].map(([word]) => word);
    for (const word of all.slice(isBroken ? 1 : 0, endsBroken ? -1 : undefined)) words.add(word);
    isBroken = endsBroken;
  });
  return (word) => words.has(word);
}

/** The same at once. */
export function wordsOfBook(lines: readonly BookLine[]): IsWord {
  return atOnce(wordsInSteps(lines));
}

/** "LEEK SOUP" stays as it is printed; blanks between spaced letters go ("L E E K"), and so does the number of its section. */
function bareTitle(title: string, isNumbered: boolean): string {
  return unspaced(
    title.replace(isNumbered ? SECTION_NUMBER : /^(?:\d{1,3}[.)]|(?:\d{1,2}\.)+\d{1,2}\.?)\s+(?=\p{L})/u, ""),
  );
}

function paragraphsOf(lines: readonly BookLine[], run: LineRun, text: (run: LineRun) => string): string[] {
  const paragraphs: number[][] = [];
  for (const index of run) {
    const last = paragraphs.at(-1);
    const above = lines[last?.at(-1) ?? -1];
    const line = lines[index];
    const follows = last && above && line && last.at(-1) === index - 1 && line.gapAbove < Math.max(6, 0.8 * line.size);
    const goesOn = follows && !FOOTNOTE_MARK.test(line.text);
    if (goesOn) last.push(index);
    else paragraphs.push([index]);
  }
  return paragraphs.map(text);
}

/** "Servings", and below it "10": each fact with the name that stands above it, too. */
function withNames(facts: readonly string[]): string[] {
  return facts.flatMap((fact, index) => {
    const above = facts[index - 1] ?? "";
    return NAME_OF_FACT.test(above) && !NAME_OF_FACT.test(fact) ? [`${above} ${fact}`, fact] : [fact];
  });
}

function yieldOf(facts: readonly string[]): RecipeYield {
  const said = facts
    .flatMap((fact) => [...partsOfFact(fact), fact])
    // "Cooking time 1:20, serves 6".
    .map((part) => part.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))
    // "1.1 Ingredients" are for nobody in particular, "4 ingredients" neither.
    .map((part) => (recipePart(part) === "ingredients" ? part.replace(SECTION_NUMBER, "") : part))
    .filter((part) => ["servings", "ingredients"].includes(recipePart(part) ?? ""))
    .map(readSaidYield)
    .map((each) => ({ ...each, servings: each.servings && Math.round(each.servings) }));
  return yieldOfAll(said);
}

function timesOf(facts: readonly string[]): Times {
  const parts = facts.flatMap(partsOfFact);
  const times = parts.map(readTimes);
  const prep = times.find(({ prepTimeMinutes }) => prepTimeMinutes !== null)?.prepTimeMinutes ?? null;
  const cook = times.find(({ cookTimeMinutes }) => cookTimeMinutes !== null)?.cookTimeMinutes ?? null;
  // "10 minutes", and below it "25 minutes": one has signs in place of names.
  const nameless = parts.filter((part) => /^\d/.test(part) && recipePart(part) === "times").map(readTimes);
  const [before, then] = nameless.map(({ cookTimeMinutes }) => cookTimeMinutes);
  if (prep === null && nameless.length === 2) return { prepTimeMinutes: before ?? null, cookTimeMinutes: then ?? null };
  return { prepTimeMinutes: prep, cookTimeMinutes: cook };
}
