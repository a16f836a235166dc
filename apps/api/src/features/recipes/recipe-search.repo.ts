import type { Queryable } from "@tureen/db/in-transaction";
import { recipes } from "@tureen/db/schema/schema";
import { and, inArray, ne, sql, type SQL } from "drizzle-orm";
import type { RecipeRow } from "./recipes.repo";

/** What a recipe must be; what is undefined does not count. */
export interface RecipeConditions {
  /** Folded text that must occur. */
  readonly text?: string | undefined;
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
 * The ids of all that fits, newest first: the text is gone through once for the window and for the count. They come as
 * one JSON array, since 10,000 rows of one number cost more than finding them.
 */
export function selectMatchingIds(db: Queryable, { text, ...columns }: RecipeConditions): number[] {
  const byText = text ? idsOf(db, text) : undefined;
  const byColumns = where(columns);
  const matching =
    byText && !byColumns
      ? byText
      : db
          .select({ id: recipes.id })
          .from(recipes)
          .where(and(byText && sql`${recipes.id} in (${byText})`, byColumns));
  const { ids } = db.get<{ ids: string }>(sql`select json_group_array(id) as ids from (${matching})`);
  return (JSON.parse(ids) as number[]).toSorted((left, right) => right - left); // an array of a column of integers
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

/** The recipes in whose text `folded` occurs, wherever in a word. */
function idsOf(db: Queryable, folded: string): SQL {
  const length = Array.from(folded).length; // in characters, as the index counts
  if (length < TRIGRAM - 1) return sql`select rowid as id from recipe_search where instr(content, ${folded}) > 0`;
  const phrases = length < TRIGRAM ? termsBeginningWith(db, folded) : [folded];
  if (phrases.length === 0) return sql`select rowid as id from recipe_search where 0`;
  return sql`select rowid as id from recipe_search where recipe_search match ${phrases.map(quoted).join(" OR ")}`;
}

function termsBeginningWith(db: Queryable, pair: string): string[] {
  const rows = db.all<{ term: string }>(
    sql`select term from recipe_search_terms where term >= ${pair} and term < ${pair + LAST}`,
  );
  return rows.map((row) => row.term);
}

const quoted = (phrase: string): string => `"${phrase.replaceAll('"', '""')}"`;
