import type { Queryable } from "@tureen/db/in-transaction";
import { prepared, preparedByKey, preparedText } from "@tureen/db/prepared";
import { recipes, staleSearchTexts } from "@tureen/db/schema/schema";
import { eq, ne, sql } from "drizzle-orm";
import type { RecipeRow } from "#features/recipes/recipes.repo";
import type { SearchWord } from "./search-text";

/** What a recipe must be; what is undefined does not count. */
export interface RecipeConditions {
  /** Words that must all occur, wherever in the recipe. */
  readonly words?: readonly SearchWord[] | undefined;
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

/**
 * Each part of a recipe is a row of the index by itself, so that the number of a find says where the word stands: what is
 * found is ranked without a look at any text. The database's trigger on deleted recipes knows this number, too.
 */
const PARTS = 4;
const rowOf = (recipeId: number, part: number): number => recipeId * PARTS + part;

/** Puts the folded texts of a recipe's parts into the search index, in place of what was there. */
export function writeSearchTexts(db: Queryable, recipeId: number, texts: readonly string[]): void {
  for (let part = 0; part < PARTS; part += 1) {
    const row = rowOf(recipeId, part);
    // One by one: to FTS5 a range of rows is a walk through all of them.
    removeText(db).run({ row });
    if (texts[part]) insertText(db).run({ row, text: texts[part] });
  }
}

/**
 * Notes, as a part of the transaction that changes it, that a recipe's search text is no longer what the recipe says. It is
 * written before the next search (`search-index.ts`): in the index a recipe is a thousand terms, more work and more bytes to
 * sync than all the rest of it, and many at once cost a third of each by itself.
 */
export function markStale(db: Queryable, recipeId: number): void {
  insertStale(db).run({ recipeId });
}

/** Notes it of every recipe. */
export function markAllStale(db: Queryable): void {
  insertAllStale(db).run({});
}

/** Recipes whose search text is no longer what they say, so many at most. */
export function selectStale(db: Queryable, limit: number): number[] {
  return someStale(db)
    .all({ limit })
    .map((row) => row.recipeId);
}

/** Whether the search texts of so many recipes, or more, are no longer what they say. */
export function areStale(db: Queryable, recipes: number): boolean {
  return nthStale(db).get({ before: recipes - 1 }) !== undefined;
}

/** Belongs in the transaction that writes the text, so that no change in between is forgotten. */
export function clearStale(db: Queryable, recipeId: number): void {
  deleteStale(db).run({ recipeId });
}

const insertStale = prepared((db) =>
  db
    .insert(staleSearchTexts)
    .values({ recipeId: sql.placeholder("recipeId") })
    .onConflictDoNothing(),
);
const someStale = prepared((db) => db.select().from(staleSearchTexts).limit(sql.placeholder("limit")));
const nthStale = prepared((db) => db.select().from(staleSearchTexts).limit(1).offset(sql.placeholder("before")));
const deleteStale = prepared((db) =>
  db.delete(staleSearchTexts).where(eq(staleSearchTexts.recipeId, sql.placeholder("recipeId"))),
);

/**
 * The ids of all that fits: without words newest first, else those first whose words stand in the title, then in tags and
 * cuisine, then in ingredients. They come as one JSON array, since 10,000 rows of one number cost more than finding them.
 */
export function selectMatchingIds(db: Queryable, conditions: RecipeConditions, order: ColumnOrder = ""): number[] {
  const { words = [], difficulty, cuisines, tags, cookTime } = conditions;
  const found = words.length === 0 ? null : ranked(words.map((word) => selectFinds(db, word)));
  const shape = shapeOf(conditions, order, found !== null);
  if (found?.length === 0 || shape === WORDS_ALONE) return found ?? [];
  const values = {
    found: JSON.stringify(found ?? []),
    difficulty,
    cuisines: JSON.stringify(cuisines ?? []),
    tags: JSON.stringify(tags ?? []),
    ...cookTime,
  };
  return numbersIn(matching(db, shape).get(values));
}

/**
 * Recipes in which each word was found, by where: the parts in which its words stand first are added up. All finds are in the
 * order of the recipes, so that one walk along them joins them.
 */
function ranked(finds: readonly (readonly number[])[]): number[] {
  const [fewest = [], ...others] = finds.toSorted((left, right) => left.length - right.length);
  const places = others.map(() => 0);
  const byRank = Array.from({ length: finds.length * (PARTS - 1) + 1 }, (): number[] => []);
  let firstOfNext = 0;
  for (const row of fewest) {
    // A later part of the recipe that was looked at last.
    if (row < firstOfNext) continue;
    const first = row - (row % PARTS);
    firstOfNext = first + PARTS;
    let rank = row - first;
    for (const [word, rows] of others.entries()) {
      let place = places[word] ?? 0;
      while ((rows[place] ?? Infinity) < first) place += 1;
      places[word] = place;
      const part = (rows[place] ?? Infinity) - first;
      // In this word's finds the recipe is not.
      rank += part < PARTS ? part : Infinity;
    }
    byRank[rank]?.push(first / PARTS);
  }
  // Six times as fast as flatMap, which counts where somebody types a first letter.
  return ([] as number[]).concat(...byRank.map((ids) => ids.toReversed()));
}

/** The rows of the index in which a word stands, ascending; a word of one letter is in no index, and all texts are read. */
function selectFinds(db: Queryable, spellings: SearchWord): number[] {
  const [word] = spellings;
  // What stands spelled out holds the letter, too.
  if (lengthOf(word) < TRIGRAM - 1) return numbersIn(scan(db).get({ word }));
  const phrases = spellings.flatMap((each) => (lengthOf(each) >= TRIGRAM ? each : termsBeginningWith(db, each)));
  return phrases.length === 0 ? [] : numbersIn(lookUp(db).get({ match: phrases.map(quoted).join(" OR ") }));
}

// An array of a column of integers.
const numbersIn = (found: Numbers | undefined): number[] => JSON.parse(found?.numbers ?? "[]") as number[];

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

/** The shape of a search for words, which needs no look at the recipes. */
const WORDS_ALONE = " w";

/** What the text of the statement depends on: the order, and which conditions there are. */
function shapeOf({ difficulty, cuisines, tags, cookTime }: RecipeConditions, order: ColumnOrder, hasWords: boolean) {
  const parts = [
    order,
    hasWords && "w",
    difficulty && "d",
    cuisines && "c",
    tags && "g",
    cookTime && "t",
    cookTime?.upToMinutes === Infinity && "o",
  ];
  return parts.filter((part) => typeof part === "string").join(" ");
}

interface Numbers {
  readonly numbers: string;
}

const matching = preparedByKey((db, shape: string) => ({
  prepare: () => db.$client.prepare<[Record<string, unknown>], Numbers>(matchingText(shape)),
}));

function matchingText(shape: string): string {
  const [order = "", ...parts] = shape.split(" ");
  const conditions = [
    ...(parts.includes("d") ? ["difficulty = :difficulty"] : []),
    ...(parts.includes("c") ? ["cuisine in (select value from json_each(:cuisines))"] : []),
    ...(parts.includes("g") ? ["tags in (select value from json_each(:tags))"] : []),
    ...(parts.includes("t") ? ["cook_time_minutes > :aboveMinutes"] : []),
    ...(parts.includes("t") && !parts.includes("o") ? ["cook_time_minutes <= :upToMinutes"] : []),
  ];
  const byColumn = COLUMN_ORDERS[order as ColumnOrder]; // the shape was made with one
  const [source, last] = parts.includes("w")
    ? ["json_each(:found) as found join recipes on recipes.id = found.value", "found.key"]
    : ["recipes", "recipes.id desc"];
  const where = conditions.length > 0 ? `where ${conditions.join(" and ")}` : "";
  return `select json_group_array(recipes.id order by ${byColumn} ${last}) as numbers from ${source} ${where}`;
}

/** In characters, as the index counts. */
const lengthOf = (word: string): number => Array.from(word).length;

function termsBeginningWith(db: Queryable, pair: string): string[] {
  return terms(db)
    .all({ from: pair, to: pair + LAST })
    .map((row) => row.term);
}

const removeText = preparedText("delete from recipe_search where rowid = :row");
const insertText = preparedText("insert into recipe_search (rowid, content) values (:row, :text)");
// Between a select and `on conflict` SQLite's grammar wants a condition.
const insertAllStale = preparedText(
  "insert into stale_search_texts (recipe_id) select id from recipes where true on conflict do nothing",
);
const terms = preparedText<{ term: string }>("select term from recipe_search_terms where term >= :from and term < :to");
const lookUp = preparedText<Numbers>(
  "select json_group_array(rowid) as numbers from recipe_search where recipe_search match :match",
);
const scan = preparedText<Numbers>(
  "select json_group_array(rowid) as numbers from recipe_search where instr(content, :word) > 0",
);

const quoted = (phrase: string): string => `"${phrase.replaceAll('"', '""')}"`;
