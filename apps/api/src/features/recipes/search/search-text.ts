import { foldText, spellingsOf } from "@tureen/domain/ingredients/names/normalize-name";
import type { LineContent } from "#features/recipes/lines/line-content";
import type { RecipeRow } from "#features/recipes/recipes.repo";

/** Between two fields, so that nothing is found across them; folded text has no line breaks of its own. */
const FIELD_END = "\n";

type SearchedRecipe = Pick<
  RecipeRow,
  "title" | "cuisine" | "tags" | "ingredientsText" | "description" | "instructions" | "notes"
>;

/**
 * What a search reads of a recipe (specification, section 5, and its tags), the most telling part first: title; tags and
 * cuisine; ingredients; the rest. Every field ends with a field's end, so that the last two letters have a third behind
 * them in the index.
 */
export function searchTexts(recipe: SearchedRecipe, lines: readonly LineContent[]): string[] {
  const ingredients = recipe.ingredientsText === null ? lines.flatMap(wordsOf) : recipe.ingredientsText.split("\n");
  const parts = [
    [recipe.title],
    [recipe.cuisine, recipe.tags],
    ingredients,
    [recipe.description, recipe.instructions, recipe.notes],
  ];
  return parts.map((fields) => {
    const texts = fields.map(withSpellings).map(foldForSearch).filter(Boolean);
    return texts.map((text) => text + FIELD_END).join("");
  });
}

/** A word that is looked for, folded, and as the index may have it besides: "nusse", "nuesse". */
export type SearchWord = readonly [folded: string, ...spelledOut: string[]];

/** Between two words, "mac and cheese" for "Mac & Cheese": said in one language and written as a sign, it is not looked for. */
const JOINERS: ReadonlySet<string> = new Set(["&", "+", "and", "und", "et", "y", "e", "en"]);

/** The words that somebody types into the search box: what is typed as "Nüsse" may have been written as "Nuesse". */
export function searchWords(typed: string): readonly SearchWord[] {
  const words = wordsTyped(typed);
  const telling = words.filter(([word]) => !JOINERS.has(word));
  return telling.length === 0 ? words : telling;
}

function wordsTyped(typed: string): readonly SearchWord[] {
  const [words = [], spelledOut = []] = spellingsOf(typed.replace(QUOTES, " ")).map((text) =>
    foldForSearch(text).split(" "),
  );
  const all = words.map((word, place): [string, SearchWord] => {
    const other = spelledOut[place];
    return [word, other === undefined || other === word ? [word] : [word, other]];
  });
  return [...new Map(all.filter(([word]) => word !== "")).values()];
}

const QUOTES = /["“”„«»‹›]/g;
const APOSTROPHES = /(?<=\p{L})['’ʼ](?=\p{L})/gu;

/** As the index has a text: "Shepherd's" is "shepherds". NUL would end SQLite's text. */
function foldForSearch(text: string): string {
  return foldText(text.replaceAll("\0", " ").replace(APOSTROPHES, ""));
}

/** A text, and after it its words with an umlaut as they are typed without one: "Nüsse Nuesse". */
function withSpellings(text: string): string {
  const [, spelledOut] = spellingsOf(text);
  if (spelledOut === undefined) return text;
  const words = text.split(/\s+/);
  return [text, ...spelledOut.split(/\s+/).filter((word, place) => word !== words[place]?.normalize("NFC"))].join(" ");
}

function wordsOf(line: LineContent): string[] {
  return [line.raw, ...[line.name, line.subType, line.notes].filter((words) => !line.raw.includes(words))];
}
