import type { Queryable } from "@tureen/db/in-transaction";
import { clientOf, prepared, preparedByKey, preparedText } from "@tureen/db/prepared";
import { recipes, staleSearchTexts } from "@tureen/db/schema/schema";
import { ne, sql } from "drizzle-orm";
import type { RecipeRow } from "./recipes.repo";
import { PART_ENDS } from "./search-text";

/** What a recipe must be; what is undefined does not count. */
export interface RecipeConditions {
  /** Folded words that must all occur, wherever in the recipe. */
  readonly words?: readonly string[] | undefined;
  readonly difficulty?: RecipeRow["difficulty"] | undefined;
  /** Spellings of one cuisine. */
  readonly cuisines?: readonly string[] | undefined;
  /** Columns of tags of which a recipe must have one. */
  readonly tags?: readonly string[] | undefined;
  readonly cookTime?: { readonly aboveMinutes: number; readonly upToMinutes: number } | undefined;
}

/** Letters that the index is made of; shorter texts are looked up through the terms that begin with them. */
const TRIGRAM = 3;
/** Sorts after every letter. */
const LAST = "\u{10ffff}";

/** Puts a recipe's folded text into the search index, in place of what was there. */
export function writeSearchText(db: Queryable, recipeId: number, text: string): void {
  removeText(db).run({ recipeId });
  insertText(db).run({ recipeId, text });
}

/** Notes that a recipe's search text is no longer what the recipe says. */
export function markStale(db: Queryable, recipeId: number): void {
  insertStale(db).run({ recipeId });
}

/** Recipes whose search text is no longer what they say. */
export function selectStale(db: Queryable): number[] {
  return everyStale(db)
    .all()
    .map((row) => row.recipeId);
}

export function clearStale(db: Queryable): void {
  deleteStale(db).run();
}

/** The index is no table that drizzle knows; its statements are kept all the same. */
const removeText = preparedText("delete from recipe_search where rowid = :recipeId");
const insertText = preparedText("insert into recipe_search (rowid, content) values (:recipeId, :text)");

const insertStale = prepared((db) =>
  db
    .insert(staleSearchTexts)
    .values({ recipeId: sql.placeholder("recipeId") })
    .onConflictDoNothing(),
);
const everyStale = prepared((db) => db.select().from(staleSearchTexts));
const deleteStale = prepared((db) => db.delete(staleSearchTexts));

/**
 * The ids of all that fits: without words newest first, else those first whose words stand in the title, then in tags and
 * cuisine, then in ingredients. The text is gone through once for the window and for the count. They come as one JSON
 * array, since 10,000 rows of one number cost more than finding them.
 */
export function selectMatchingIds(db: Queryable, conditions: RecipeConditions, order: ColumnOrder = ""): number[] {
  const { words = [], difficulty, cuisines, tags, cookTime } = conditions;
  const phrases = words.filter((word) => lengthOf(word) >= TRIGRAM - 1).map((word) => phraseOf(db, word));
  if (phrases.includes(NOTHING)) return [];
  const found = matching(db, `${order} ${shapeOf(conditions)}`).get({
    match: phrases.join(" AND "),
    difficulty,
    cuisines: JSON.stringify(cuisines ?? []),
    tags: JSON.stringify(tags ?? []),
    ...cookTime,
    ...Object.fromEntries(words.map((word, index) => [`word${index}`, word])),
  });
  return JSON.parse(found?.ids ?? "[]") as number[]; // an array of a column of integers
}

/** Orders that a column gives; '' is the usual one. */
const COLUMN_ORDERS = {
  "": "",
  favourites: "is_favourite desc,",
  rating: "rating desc,",
  cooked: "last_cooked_on desc,",
} as const;
export type ColumnOrder = keyof typeof COLUMN_ORDERS;

/** Every spelling in use. */
export function selectCuisines(db: Queryable): string[] {
  return cuisineSpellings(db)
    .all()
    .map((row) => row.cuisine);
}

/** Every column of tags in use, as it is written. */
export function selectTags(db: Queryable): string[] {
  return tagColumns(db)
    .all()
    .map((row) => row.tags);
}

const tagColumns = prepared((db) =>
  db.selectDistinct({ tags: recipes.tags }).from(recipes).where(ne(recipes.tags, "")),
);

const cuisineSpellings = prepared((db) =>
  db.selectDistinct({ cuisine: recipes.cuisine }).from(recipes).where(ne(recipes.cuisine, "")),
);

/** What the text of the statement depends on: which conditions there are, and which words are looked up in the index. */
function shapeOf({ words = [], difficulty, cuisines, tags, cookTime }: RecipeConditions): string {
  const kinds = words.map((word) => (lengthOf(word) >= TRIGRAM - 1 ? "p" : "l")).join("");
  const columns = [
    difficulty && "d",
    cuisines && "c",
    tags && "g",
    cookTime && "t",
    cookTime?.upToMinutes === Infinity && "o",
  ];
  return [kinds, ...columns.filter(Boolean)].join(" ");
}

const matching = preparedByKey((db, shape: string) => ({
  prepare: () => clientOf(db).prepare<[Record<string, unknown>], { ids: string }>(matchingText(shape)),
}));

function matchingText(shape: string): string {
  const [order = "", kinds = "", ...columns] = shape.split(" ");
  const conditions = [
    ...(columns.includes("d") ? ["difficulty = :difficulty"] : []),
    ...(columns.includes("c") ? ["cuisine in (select value from json_each(:cuisines))"] : []),
    ...(columns.includes("g") ? ["tags in (select value from json_each(:tags))"] : []),
    ...(columns.includes("t") ? ["cook_time_minutes > :aboveMinutes"] : []),
    ...(columns.includes("t") && !columns.includes("o") ? ["cook_time_minutes <= :upToMinutes"] : []),
  ];
  const byColumns = conditions.length > 0 ? `where ${conditions.join(" and ")}` : "";
  const rows =
    kinds === "" ? `select id, 0 as part from recipes ${byColumns}` : foundText(Array.from(kinds), byColumns);
  const byColumn = COLUMN_ORDERS[order as ColumnOrder]; // the shape was made with one
  const ordered = byColumn === "" ? `(${rows})` : `(${rows}) join recipes using (id)`;
  return `select json_group_array(id order by ${byColumn} part, id desc) as ids from ${ordered}`;
}

/** The recipes in which every word occurs, wherever in a word of theirs, with their rank: 0 where all are in the title. */
function foundText(kinds: readonly string[], byColumns: string): string {
  const conditions = [
    ...(kinds.includes("p") ? ["recipe_search match :match"] : []),
    ...kinds.flatMap((kind, index) => (kind === "l" ? [`instr(content, :word${index}) > 0`] : [])),
    ...(byColumns === "" ? [] : [`rowid in (select id from recipes ${byColumns})`]),
  ];
  const places = kinds.map((_kind, index) => `instr(content, :word${index}) as place${index}`);
  const ends = PART_ENDS.map((_end, index) => `instr(content, char(${codeOf(index)})) as end${index}`);
  const parts = kinds.flatMap((_kind, word) => PART_ENDS.map((_end, end) => `(place${word} > end${end})`));
  // Each place is looked for once, not once for each part that it may be in.
  const found = `select rowid as id, ${[...places, ...ends].join(", ")} from recipe_search where ${conditions.join(" and ")}`;
  return `select id, ${parts.join(" + ")} as part from (${found} limit -1 offset 0)`;
}

const codeOf = (end: number): number => PART_ENDS[end]?.codePointAt(0) ?? 0;

const NOTHING = "";

function phraseOf(db: Queryable, word: string): string {
  if (lengthOf(word) >= TRIGRAM) return quoted(word);
  const terms = termsBeginningWith(db, word);
  return terms.length === 0 ? NOTHING : `(${terms.map(quoted).join(" OR ")})`;
}

/** In characters, as the index counts. */
const lengthOf = (word: string): number => Array.from(word).length;

function termsBeginningWith(db: Queryable, pair: string): string[] {
  return terms(db)
    .all({ from: pair, to: pair + LAST })
    .map((row) => row.term);
}

const terms = prepared((db) => ({
  prepare: () =>
    clientOf(db).prepare<[Record<string, string>], { term: string }>(
      "select term from recipe_search_terms where term >= :from and term < :to",
    ),
}));

const quoted = (phrase: string): string => `"${phrase.replaceAll('"', '""')}"`;
