import { foldWord } from "../languages/fold-word";
import { foldedWords } from "../languages/languages";
import { EQUAL_NAMES } from "../languages/food-words";
import { singularWord } from "../ingredients/names/singular-word";
import { ALL, BECOMES, GERMANIC, INGREDIENTS, KINDS, LINKING, PRODUCTS, REST, ROMANCE } from "../languages/step-words";

/** An ingredient line as far as a step may name it. */
export interface NameableLine {
  /** As the recipe and, where it knows the food, the catalogue call it. */
  readonly names: readonly string[];
  /** Heading that it stands under, '' for none. */
  readonly section: string;
}

export interface NamingStep {
  readonly text: string;
  /** Heading that it stands under, '' for none. */
  readonly heading: string;
}

/** A word of a text: its stem, and whether only a space stands between it and the word before it. */
interface Word {
  readonly stem: string;
  readonly follows: boolean;
}

interface Name {
  readonly line: number;
  /** Stems without linking words, in their order. */
  readonly stems: readonly string[];
  /** False for an everyday equal ("cilantro"): only the whole of it names the line. */
  readonly isOwn: boolean;
}

const stemsOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map((word) => stem(foldWord(word))));
const ingredients = stemsOf(INGREDIENTS);
const everything = stemsOf(ALL);
const rest = stemsOf(REST);
const linking = stemsOf(LINKING);
const germanic = stemsOf(GERMANIC);
const romance = stemsOf(ROMANCE);
const becomes = stemsOf(BECOMES);
const products = stemsOf(PRODUCTS);
const kinds = new Set([
  ...stemsOf(KINDS),
  ...linking,
  ...[
    ...foldedWords((language) => language.sizeWords),
    ...foldedWords((language) => language.describingWords),
    ...foldedWords((language) => language.preparationWords),
    ...foldedWords((language) => language.preparationAdverbs),
  ].map(stem),
]);

/** Shorter ends of a German or Dutch word are no food of their own ("Ei" in "Brei"), but for oil. */
const SHORTEST_END = 3;
const SHORTEST_BEGINNING = 4;
const OIL = stem("ol");
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’](?=\p{L}))?/gu;

/**
 * Which ingredient lines each step names, as their places in `lines`, in that order: by the whole name or an everyday
 * equal, by its head ("the butter" for "unsalted butter"), by a word that only this line has ("the chicken" for "chicken
 * thighs"), "all the ingredients" and "the remaining ingredients". Of lines that are named alike those under the step's own
 * heading count. Words are compared by their stems, in any of the kitchen languages. Total; may miss a line, and says none twice.
 */
export function namedLines(
  steps: readonly NamingStep[],
  lines: readonly NameableLine[],
): readonly (readonly number[])[] {
  const names = lines.flatMap((line, index) => namesOf(line, index));
  const sections = lines.map(({ section }) => contentOf(section));
  const wordLines = linesByWord(names.filter(({ isOwn }) => isOwn));
  const unnamed = new Set(lines.keys());
  return steps.map(({ text, heading }) => {
    const words = wordsOf(text);
    const found = new Set([...mentions(words, names, wordLines), ...collective(words, sections, unnamed)]);
    const place = [...contentOf(heading), ...words.map((word) => word.stem)];
    const named = preferSection([...found], { names, sections, place });
    for (const line of named) unnamed.delete(line);
    return named.toSorted((left, right) => left - right);
  });
}

/** Lines by whole names first, the longest first; then by heads and by words that are one line's alone. */
function mentions(
  words: readonly Word[],
  names: readonly Name[],
  wordLines: ReadonlyMap<string, ReadonlySet<number>>,
): ReadonlySet<number> {
  const found = new Set<number>();
  const taken: (Name | true | undefined)[] = [];
  const byLength = names.toSorted((left, right) => right.stems.length - left.stems.length);
  for (const name of byLength) {
    for (let at = 0; at < words.length; at += 1) {
      const end = matchAt(words, at, name.stems);
      const before = taken[at];
      if (end === null || before === true || (before && before.stems.length > name.stems.length)) continue;
      for (let place = at; place < end; place += 1) taken[place] = name.stems.length > 1 ? true : name;
      if (name.stems.length > 1) for (const { line } of namesLike(names, name)) found.add(line);
    }
  }
  // Foods of one word: "egg" before "noodles" says which noodles, "coco" after "lait de" which milk.
  for (const [at, name] of taken.entries()) {
    if (!name || name === true) continue;
    const next = taken[at + 1];
    const isModifier =
      words[at + 1]?.follows === true && next !== undefined && next !== true && next.stems[0] !== name.stems[0];
    const before =
      words[at - 1] && linking.has(words[at - 1]?.stem ?? "") && !isAnd(words[at - 1]) ? taken[at - 2] : undefined;
    const isMadeOf = before !== undefined && before !== true;
    if (!isModifier && !isMadeOf) for (const { line } of namesLike(names, name)) found.add(line);
  }
  const isFullOf = (marks: ReadonlySet<string>) => words.filter(({ stem: word }) => marks.has(word)).length >= 2;
  const language = { isGermanic: isFullOf(germanic), isRomance: isFullOf(romance) };
  for (const [at, word] of words.entries()) {
    if (taken[at] !== undefined || kinds.has(word.stem)) continue;
    const isSpoken = (line: number): boolean => found.has(line);
    const heads = headLines(names, word.stem, language);
    const before = words[at - 1];
    const saysAnother = word.follows && before !== undefined && !kinds.has(before.stem) && taken[at - 1] !== undefined;
    if (heads.length > 0) {
      // "the oil" after "olive oil" is that oil.
      if (!heads.some(isSpoken) && !becomes.has(word.stem) && !saysAnother) for (const line of heads) found.add(line);
      continue;
    }
    const only = wordLines.get(word.stem);
    const [line] = only?.size === 1 ? only : [];
    if (line !== undefined && !becomes.has(word.stem)) found.add(line);
  }
  return found;
}

/**
 * True where a word beside an amount names a line: its head, or another word of it that no product of it follows ("2 tbsp of
 * the flour mixture" is no flour).
 */
export function isNamedBy(word: string, following: string, line: NameableLine): boolean {
  const said = stem(foldWord(word));
  const after = stem(foldWord(following));
  if (kinds.has(said) || linking.has(said)) return false;
  const names = namesOf(line, 0).map((name) => name.stems);
  const isProduct = (becomes.has(after) || products.has(after)) && !names.some((stems) => stems.includes(after));
  return !isProduct && names.some((stems) => stems.includes(said) || isPartOf(said, stems.at(-1) ?? ""));
}

/** Where the name ends whose first stem stands at `at`; linking words may stand between ("huile d'olive", "salt and pepper"). */
function matchAt(words: readonly Word[], at: number, stems: readonly string[]): number | null {
  let place = at;
  for (const wanted of stems) {
    while (place > at && words[place]?.stem !== wanted && linking.has(words[place]?.stem ?? "")) place += 1;
    if (words[place]?.stem !== wanted) return null;
    place += 1;
  }
  return place;
}

/** Lines of exactly the same name: sugar for the dough and sugar for the topping. */
const namesLike = (names: readonly Name[], name: Name): readonly Name[] =>
  names.filter(({ stems }) => stems.join(" ") === name.stems.join(" "));

/** Lines of which this is the head: the last word, in "huile d'olive" the first; in German and Dutch the end of a word. */
function headLines(
  names: readonly Name[],
  word: string,
  language: { readonly isGermanic: boolean; readonly isRomance: boolean },
): readonly number[] {
  const lines = names.filter(({ stems, isOwn }) => {
    if (!isOwn) return false;
    const [first = "", last = ""] = [stems[0], stems.at(-1)];
    const isFirst = language.isRomance && first === word && !kinds.has(first);
    return isFirst || last === word || (language.isGermanic && isPartOf(word, last));
  });
  return [...new Set(lines.map(({ line }) => line))];
}

/** "Mehl" of "Weizenmehl", and "Kartoffeln" by "Kartoffelwürfel". */
function isPartOf(word: string, food: string): boolean {
  const isEnd = food.endsWith(word) && (word.length >= SHORTEST_END || word === OIL);
  return isEnd || (food.length >= SHORTEST_BEGINNING && word.startsWith(food));
}

/** "all the ingredients", "the remaining ingredients", "the ingredients for the dressing". */
function collective(
  words: readonly Word[],
  sections: readonly (readonly string[])[],
  unnamed: ReadonlySet<number>,
): readonly number[] {
  const stems = words.map((word) => word.stem);
  if (!stems.some((word) => ingredients.has(word))) return [];
  const ofSection = sections.flatMap((section, line) => (section.some((word) => stems.includes(word)) ? [line] : []));
  const isRest = stems.some((word) => rest.has(word));
  const meant = ofSection.length > 0 ? ofSection : [...sections.keys()];
  if (isRest) return meant.filter((line) => unnamed.has(line));
  return ofSection.length > 0 || stems.some((word) => everything.has(word)) ? meant : [];
}

/** Of lines with one name, those under a heading of which the step, or its own heading, speaks. */
function preferSection(
  found: readonly number[],
  about: {
    readonly names: readonly Name[];
    readonly sections: readonly (readonly string[])[];
    readonly place: readonly string[];
  },
): readonly number[] {
  const isHere = (line: number): boolean => about.sections[line]?.some((word) => about.place.includes(word)) === true;
  const nameOf = (line: number): string => about.names.find((name) => name.line === line)?.stems.join(" ") ?? "";
  return found.filter(
    (line) => isHere(line) || !found.some((other) => nameOf(other) === nameOf(line) && isHere(other)),
  );
}

/** By which lines a word is used. */
function linesByWord(names: readonly Name[]): ReadonlyMap<string, ReadonlySet<number>> {
  const byWord = new Map<string, Set<number>>();
  for (const { line, stems } of names)
    for (const word of stems) {
      const isOfProduct = stems.some((other) => other !== word && products.has(other));
      if (kinds.has(word) || word.length < 3 || isOfProduct) continue;
      byWord.set(word, (byWord.get(word) ?? new Set()).add(line));
    }
  return byWord;
}

function namesOf({ names }: NameableLine, line: number): readonly Name[] {
  const own = names.map((name) => ({ line, stems: contentOf(name), isOwn: true }));
  const equal = names.flatMap(equalsOf).map((name) => ({ line, stems: contentOf(name), isOwn: false }));
  const unique = new Map([...equal, ...own].map((name) => [name.stems.join(" "), name]));
  return [...unique.values()].filter(({ stems }) => stems.length > 0);
}

/** "cilantro" for "fresh coriander". */
function equalsOf(name: string): readonly string[] {
  const folded = contentOf(name).join(" ");
  return EQUAL_NAMES.find((row) => row.some((other) => contentOf(other).join(" ") === folded)) ?? [];
}

function contentOf(name: string): readonly string[] {
  return wordsOf(name)
    .map((word) => word.stem)
    .filter((word) => !linking.has(word));
}

function wordsOf(text: string): readonly Word[] {
  let end = -1;
  return Array.from(text.matchAll(WORD), ({ 0: written, index }) => {
    const follows = end !== -1 && /^[ \u00a0-]*$/.test(text.slice(end, index));
    end = index + written.length;
    return { stem: stem(foldWord(written)), follows };
  });
}

const isAnd = (word: Word | undefined): boolean => word !== undefined && AND.has(word.stem);
const AND: ReadonlySet<string> = stemsOf(["and", "und", "et", "y", "e", "en"]);

/**
 * What the forms of a folded word share, roughly, in six languages: "tomatoes", "Tomaten" and "tomates" end at "tomat".
 * It need not be right, only the same for a name and where a step uses it.
 */
function stem(word: string): string {
  const one = singularWord(word.replace(/'$/, ""));
  return one.length > 3 ? one.replace(/(?:ern|en|er|es|e|n|s|i|o|a)$/, "") : one;
}
