import type { Queryable } from "@tureen/db/in-transaction";
import { recipes } from "@tureen/db/schema/schema";
import { and, inArray, ne, sql, type SQL } from "drizzle-orm";
import type { RecipeRow } from "./recipes.repo";
import { PART_ENDS } from "./search-text";

/** What a recipe must be; what is undefined does not count. */
export interface RecipeConditions {
  /** Folded words that must all occur, wherever in the recipe. */
  readonly words?: readonly string[] | undefined;
  readonly difficulty?: RecipeRow["difficulty"] | undefined;
  /** Spellings of one cuisine. */
  readonly cuisines?: readonly string[] | undefined;
  readonly cookTime?: { readonly aboveMinutes: number; readonly upToMinutes: number } | undefined;
}

/** Letters that the index is made of; shorter texts are looked up through the terms that begin with them. */
const TRIGRAM = 3;
/** Sorts after every letter. */
const LAST = "\u{10ffff}";

/** Puts a recipe's folded text into the search index, in place of what was there. */
export function writeSearchText(db: Queryable, recipeId: number, text: string): void {
  db.run(sql`delete from recipe_search where rowid = ${recipeId}`);
  db.run(sql`insert into recipe_search (rowid, content) values (${recipeId}, ${text})`);
}

/**
 * The ids of all that fits: without words newest first, else those first whose words stand in the title, then in tags and
 * cuisine, then in ingredients. The text is gone through once for the window and for the count. They come as one JSON
 * array, since 10,000 rows of one number cost more than finding them.
 */
export function selectMatchingIds(db: Queryable, { words = [], ...columns }: RecipeConditions): number[] {
  const byColumns = where(columns);
  const matching =
    words.length === 0
      ? db
          .select({ id: recipes.id, part: sql`0`.as("part") })
          .from(recipes)
          .where(byColumns)
      : foundBy(db, words, byColumns);
  const { ids } = db.get<{ ids: string }>(
    sql`select json_group_array(id order by part, id desc) as ids from (${matching})`,
  );
  return JSON.parse(ids) as number[]; // an array of a column of integers
}

/** Every spelling in use. */
export function selectCuisines(db: Queryable): string[] {
  return db
    .selectDistinct({ cuisine: recipes.cuisine })
    .from(recipes)
    .where(ne(recipes.cuisine, ""))
    .all()
    .map((row) => row.cuisine);
}

function where({ difficulty, cuisines, cookTime }: Omit<RecipeConditions, "text">): SQL | undefined {
  return and(
    difficulty ? sql`${recipes.difficulty} = ${difficulty}` : undefined,
    cuisines ? inArray(recipes.cuisine, [...cuisines]) : undefined,
    cookTime ? sql`${recipes.cookTimeMinutes} > ${cookTime.aboveMinutes}` : undefined,
    cookTime && cookTime.upToMinutes < Infinity
      ? sql`${recipes.cookTimeMinutes} <= ${cookTime.upToMinutes}`
      : undefined,
  );
}

/** The recipes in which every word occurs, wherever in a word of theirs, with their rank: 0 where all are in the title. */
function foundBy(db: Queryable, words: readonly string[], byColumns: SQL | undefined): SQL {
  const phrases = words.filter((word) => lengthOf(word) >= TRIGRAM - 1).map((word) => phraseOf(db, word));
  const letters = words.filter((word) => lengthOf(word) < TRIGRAM - 1);
  const conditions = and(
    phrases.length > 0 ? sql`recipe_search match ${phrases.join(" AND ")}` : undefined,
    ...letters.map((letter) => sql`instr(content, ${letter}) > 0`),
    byColumns ? sql`rowid in ${sql`(select ${recipes.id} from ${recipes} where ${byColumns})`}` : undefined,
  );
  if (phrases.includes(NOTHING)) return sql`select 0 as id, 0 as part where 0`;
  return sql`select rowid as id, ${sql.join(words.map(partOf), sql` + `)} as part from recipe_search where ${conditions}`;
}

const NOTHING = "";

/** The part in which a word stands first, from 0 for the title: the most telling part comes first in the text. */
function partOf(word: string): SQL {
  const ends = PART_ENDS.map((end) => sql`(instr(content, ${word}) > instr(content, ${end}))`);
  return sql.join(ends, sql` + `);
}

function phraseOf(db: Queryable, word: string): string {
  if (lengthOf(word) >= TRIGRAM) return quoted(word);
  const terms = termsBeginningWith(db, word);
  return terms.length === 0 ? NOTHING : `(${terms.map(quoted).join(" OR ")})`;
}

/** In characters, as the index counts. */
const lengthOf = (word: string): number => Array.from(word).length;

function termsBeginningWith(db: Queryable, pair: string): string[] {
  const rows = db.all<{ term: string }>(
    sql`select term from recipe_search_terms where term >= ${pair} and term < ${pair + LAST}`,
  );
  return rows.map((row) => row.term);
}

const quoted = (phrase: string): string => `"${phrase.replaceAll('"', '""')}"`;
