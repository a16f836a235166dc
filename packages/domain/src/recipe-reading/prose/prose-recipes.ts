import { linesOfRecipe, type FoundRecipe, type Item } from "../book-reading";
import type { Title } from "../titles/title-looks";
import { endsSentence } from "../words/sentences";
import { hasTwoSentences } from "./run-in-title";
import { instructionsIn, tellsAmount } from "./prose-words";

/** Why a recipe in running prose is a question: what it takes stands within its sentences. */
export const IN_PROSE = "running prose";

const MAX_TITLE_CHARS = 75;
const MAX_TITLE_WORDS = 12;
/** With a stop behind it, more words are a sentence. */
const MAX_ENDED_WORDS = 5;
/** A paragraph tells a cook what to do from so many clauses on; one with amounts from fewer. */
const INSTRUCTIONS = 3;
const LEAST_PARAGRAPH = 40;
/** Beside recipes with lists a few such paragraphs are introductions; so many are recipes. */
const FEWEST = 3;
const SMALLEST_SHARE = 0.25;
/** Paragraphs below a title that are looked at for its recipe. */
const REACH = 2;

/** A recipe that is told in running prose, with the indexes of the items of its title. */
interface ProseFind {
  readonly found: FoundRecipe;
  readonly title: number;
}

/** What the rules have of a book besides. */
interface Known {
  readonly recipes: readonly FoundRecipe[];
  /** By the titles' own style; prose has such titles too. */
  readonly titles: readonly Title[];
  /** Items of the contents and the index. */
  readonly isListed: (item: number) => boolean;
}

/**
 * Recipes in running prose among the items that the rules have no recipe with a list or with numbered steps for: a short line above a paragraph that
 * tells a cook what to do, with amounts in words. Each is a doubt with its own text: no list shows what is missing.
 */
export function proseRecipes(items: readonly Item[], { recipes, titles, isListed }: Known): ProseFind[] {
  const numbered = new Set(items.flatMap(({ number, lines }) => (number === null ? [] : lines)));
  const hasNumbers = ({ steps }: FoundRecipe): boolean => steps.flat().some((line) => numbered.has(line));
  const inOthers = new Set(recipes.filter((each) => hasList(each) || hasNumbers(each)).flatMap(linesOfRecipe));
  const isFree = items.map(({ lines }, index) => !isListed(index) && !inOthers.has(lines[0] ?? -1));
  const firstOf = new Map(titles.map(({ first, last }) => [last, first]));
  const inTitle = new Set(
    titles.flatMap(({ first, last }) => Array.from({ length: last - first }, (_, at) => first + at)),
  );
  const isPlain = items.map((_, index) => {
    if (!isFree[index] || inTitle.has(index)) return false;
    return firstOf.has(index) ? isAboveRecipe(items, isFree, index) : isTitleAbove(items, isFree, index);
  });
  const like = stylesOf(items, isPlain);
  const isCandidate = items.map(
    (item, index) =>
      isPlain[index] || (isFree[index] && !inTitle.has(index) && like.has(styleOf(item)) && isNameAbove(items, index)),
  );
  const prose: ProseFind[] = [];
  for (const [index] of items.entries()) {
    if (!isCandidate[index]) continue;
    let end = index + 1;
    while (
      end < items.length &&
      isFree[end] &&
      !isCandidate[end] &&
      !inTitle.has(end) &&
      !isHeadingOfOthers(items, end)
    )
      end += 1;
    const body = items.slice(index + 1, end);
    const first = Math.max(0, body.findIndex(isInstructive));
    const title = items.slice(firstOf.get(index) ?? index, index + 1);
    prose.push({ title: index, found: recipeOf(title, body.slice(0, first), body.slice(first)) });
  }
  const lists = recipes.filter(hasList).length;
  return lists === 0 || (prose.length >= FEWEST && prose.length >= SMALLEST_SHARE * lists) ? prose : [];
}

/** Titles of a style from which on others in it are titles as well, whatever words the paragraph below uses, and their share of it. */
const FEWEST_OF_STYLE = 3;
const SHARE_OF_STYLE = 0.5;

/** The styles in which the book sets most of its short lines above recipes. */
function stylesOf(items: readonly Item[], isTitle: readonly boolean[]): ReadonlySet<string> {
  const counts = new Map<string, { titles: number; all: number }>();
  for (const [index, item] of items.entries()) {
    if (!isTitle[index] && !isNameAbove(items, index)) continue;
    const count = counts.get(styleOf(item)) ?? { titles: 0, all: 0 };
    counts.set(styleOf(item), { titles: count.titles + (isTitle[index] ? 1 : 0), all: count.all + 1 });
  }
  const chosen = [...counts].filter(
    ([, { titles, all }]) => titles >= FEWEST_OF_STYLE && titles >= SHARE_OF_STYLE * all,
  );
  return new Set(chosen.map(([style]) => style));
}

function styleOf({ style, first, text }: Item): string {
  return `${style} ${first.isRunIn === true} ${isInCapitals(text)}`;
}

/** Whether a name stands above a paragraph, whatever that says. */
function isNameAbove(items: readonly Item[], index: number): boolean {
  const [item, below] = [items[index], items[index + 1]];
  if (!item || !below || below.heading !== null || below.text.length < LEAST_PARAGRAPH) return false;
  return couldBeTitle(item) && isSetApart(item, below) && instructionsIn(item.text) === 0;
}

function hasList({ sections }: FoundRecipe): boolean {
  return sections.some(({ items }) => items.length > 1);
}

function isTitleAbove(items: readonly Item[], isFree: readonly boolean[], index: number): boolean {
  const item = items[index];
  if (!item || !couldBeTitle(item) || !isSetApart(item, items[index + 1])) return false;
  return isAboveRecipe(items, isFree, index);
}

/** Whether a recipe comes below; above it a line may tell whose it is, or of the dish. */
function isAboveRecipe(items: readonly Item[], isFree: readonly boolean[], index: number): boolean {
  for (let [below, seen] = [index + 1, 0]; seen < REACH && isFree[below]; below += 1) {
    const next = items[below];
    if (next?.heading === null) seen += 1;
    if (next && isInstructive(next)) return true;
    if (next && couldBeTitle(next) && isSetApart(next, items[below + 1])) return false;
  }
  return false;
}

function couldBeTitle({ text, heading, isFact, number }: Item): boolean {
  if (
    text.length > MAX_TITLE_CHARS ||
    heading !== null ||
    isFact ||
    (number !== null && !/^\d+\.\s+\p{Lu}/u.test(text))
  )
    return false;
  const words = text.split(/\s+/).length;
  return (
    words <= MAX_TITLE_WORDS &&
    /^["“„«(]?(?:\d{1,4}\.\s+)?\p{Lu}/u.test(text) &&
    /\p{L}{3}/u.test(text) &&
    !/[,;?]$/.test(text) &&
    !(/[.!]$/.test(text) && words > MAX_ENDED_WORDS) &&
    !hasTwoSentences(text) &&
    instructionsIn(text) < 2
  );
}

/** A title is set apart from its recipe: by its type, its capitals, or the white space around it. */
function isSetApart({ style, first, text }: Item, below: Item | undefined): boolean {
  if (style !== below?.style || isInCapitals(text)) return true;
  return first.gapAbove > first.size * 0.8 && !(first.width > 0 && first.width > FULL_LINE * below.first.width);
}

/** Share of the line below from which on a line in its style is one of a text. */
const FULL_LINE = 0.85;

function isInCapitals(text: string): boolean {
  return (text.match(/\p{Lu}/gu)?.length ?? 0) > 0.7 * (text.match(/\p{L}/gu)?.length ?? 0);
}

/** Whether a paragraph tells a cook what to do, with amounts or at length. */
export function isInstructive(item: Item | undefined): boolean {
  if (!item || item.heading !== null || item.text.length < LEAST_PARAGRAPH) return false;
  const { text } = item;
  const instructions = instructionsIn(text);
  return instructions >= INSTRUCTIONS || (instructions > 0 && tellsAmount(text));
}

/** "SOUPS" above the title of the first of them, and the end of the book. */
function isHeadingOfOthers(items: readonly Item[], index: number): boolean {
  const item = items[index];
  const above = items[index - 1];
  if (!item || !above || item.text.length > MAX_TITLE_CHARS || /[.!?:;,]$/.test(item.text)) return false;
  return endsSentence(above.text) && isSetApart(item, above) && isSetApart(item, items[index + 1]);
}

function recipeOf(title: readonly Item[], above: readonly Item[], steps: readonly Item[]): FoundRecipe {
  const isHeading = ({ heading }: Item): boolean => heading !== null;
  const isText = (item: Item): boolean => !item.isFact && !isHeading(item);
  const lines = (of: readonly Item[]): readonly number[] => of.flatMap((item) => item.lines);
  return {
    title: lines(title),
    description: lines(above.filter(isText)),
    facts: lines([...above, ...steps].filter(({ isFact }) => isFact)),
    sections: [],
    steps: steps.filter(isText).map((item) => item.lines),
    headings: lines([...above, ...steps].filter(isHeading)),
    certainty: "doubtful",
    reasons: [IN_PROSE],
  };
}

/** The recipes of the rules with those in prose, in the order of the book: each line is in one of them. */
export function withProse(recipes: readonly FoundRecipe[], prose: readonly ProseFind[]): FoundRecipe[] {
  const told = new Set(prose.flatMap(({ found }) => linesOfRecipe(found)));
  const others = recipes.filter((recipe) => !linesOfRecipe(recipe).some((line) => told.has(line)));
  return [...others, ...prose.map(({ found }) => found)].toSorted(
    (left, right) => (left.title[0] ?? 0) - (right.title[0] ?? 0),
  );
}
