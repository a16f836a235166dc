import type { Queryable } from "@tureen/db/in-transaction";
import { insertOne } from "@tureen/db/insert-many";
import { prepared } from "@tureen/db/prepared";
import { trash } from "@tureen/db/schema/schema";
import { and, desc, eq, gte, isNull, lt, max, sql } from "drizzle-orm";

export type TrashRow = typeof trash.$inferSelect;

/** Removes nothing that is older: {@link deleteTrashBefore} does. */
export function insertTrash(db: Queryable, row: TrashRow): void {
  insertOne(db, trash, row);
}

/** Undefined where it was brought back. What is older than 30 days may still be found: the caller compares `createdAt`. */
export function findTrash(db: Queryable, undoId: string): TrashRow | undefined {
  return db.select().from(trash).where(eq(trash.undoId, undoId)).get();
}

/** Undo is over with that; what the row told of is neither brought back nor removed by it. */
export function deleteTrash(db: Queryable, undoId: string): void {
  db.delete(trash).where(eq(trash.undoId, undoId)).run();
}

/** Most that one screen shows. */
const MOST_SHOWN = 200;

/** What was put there since this instant, named as the family knew it; the graphs themselves stay in the database. */
export function selectDeletions(db: Queryable, since: string) {
  const ofMeal = (field: string) =>
    sql<string | null>`case when ${trash.kind} = 'meal-plan'
      then coalesce(${kept(`$.meals[0].${field}`)}, ${kept(`$.others[0].${field}`)}) end`;
  const name = sql<string>`coalesce(case ${trash.kind}
    when 'recipe' then ${kept("$.recipe.title")}
    when 'collection' then ${kept("$.collection.name")}
    when 'recipe-photo' then ${kept("$.title")}
    when 'larder-use' then ${kept("$.title")}
    when 'frozen-portion' then ${kept("$.portion.title")}
    when 'shopping-list' then ${kept("$.list.name")}
    when 'meal-plan' then coalesce(
      (select title from recipes where id = ${kept("$.meals[0].recipeId")}), ${kept("$.others[0].title")})
    when 'staple' then ${kept("$.staple.name")}
    when 'saved-week' then ${kept("$.week.name")}
    when 'larder-item' then (select name from ingredients where id = ${kept("$.item.ingredientId")})
    else ${kept("$.entry.name")} end, '')`;
  return db
    .select({
      undoId: trash.undoId,
      // Edits are left out below.
      kind: sql<Exclude<TrashRow["kind"], "recipe-edit">>`${trash.kind}`,
      name,
      date: ofMeal("date"),
      mealType: ofMeal("mealType"),
      createdAt: trash.createdAt,
    })
    .from(trash)
    .where(keptDeletionsSince(since))
    .orderBy(desc(trash.createdAt))
    .limit(MOST_SHOWN)
    .all();
}

/** Ids of rows that were deleted one by one and can still be brought back so. */
export interface DeletedIds {
  readonly recipes: ReadonlySet<number>;
  readonly collections: ReadonlySet<number>;
  readonly meals: ReadonlySet<number>;
  readonly otherMeals: ReadonlySet<number>;
  readonly lists: ReadonlySet<number>;
  readonly larderItems: ReadonlySet<number>;
  readonly portions: ReadonlySet<number>;
  readonly staples: ReadonlySet<number>;
  /** Deleted, or merged into others. */
  readonly ingredients: ReadonlySet<number>;
}

/** Of what was put there since this instant; earlier versions of recipes and their photos are no deletions. */
export function selectDeletedIds(db: Queryable, since: string): DeletedIds {
  const rows = db
    .select({
      kind: trash.kind,
      id: sql<number | null>`case ${trash.kind}
        when 'recipe' then ${kept("$.recipe.id")}
        when 'collection' then ${kept("$.collection.id")}
        when 'meal-plan' then ${kept("$.meals[0].id")}
        when 'shopping-list' then ${kept("$.list.id")}
        when 'larder-item' then ${kept("$.item.id")}
        when 'frozen-portion' then ${kept("$.portion.id")}
        when 'staple' then ${kept("$.staple.id")}
        else ${kept("$.entry.id")} end`,
      otherMealId: sql<number | null>`${kept("$.others[0].id")}`,
    })
    .from(trash)
    .where(keptDeletionsSince(since))
    .all();
  const of = (...kinds: TrashRow["kind"][]): Set<number> =>
    new Set(rows.flatMap(({ kind, id }) => (kinds.includes(kind) && id !== null ? [id] : [])));
  return {
    recipes: of("recipe"),
    collections: of("collection"),
    meals: of("meal-plan"),
    otherMeals: new Set(rows.flatMap(({ otherMealId }) => otherMealId ?? [])),
    lists: of("shopping-list"),
    larderItems: of("larder-item"),
    portions: of("frozen-portion"),
    staples: of("staple"),
    ingredients: of("ingredient", "ingredient-merge"),
  };
}

/** When something was last taken off the larder for a dish of this title, since this instant; null where it was not. */
export function lastLarderUse(db: Queryable, title: string, since: string): string | null {
  return (
    db
      .select({ at: max(trash.createdAt) })
      .from(trash)
      .where(and(gte(trash.createdAt, since), eq(trash.kind, "larder-use"), eq(kept("$.title"), title)))
      .get()?.at ?? null
  );
}

const deleteBefore = prepared((db) => db.delete(trash).where(lt(trash.createdAt, sql.placeholder("instant"))));

/** Lets go of what was put there before this instant. */
export function deleteTrashBefore(db: Queryable, instant: string): void {
  deleteBefore(db).run({ instant });
}

const kept = (path: string) => sql`json_extract(${trash.graphJson}, ${path})`;
/** Edits have a recipe; what was bought has no dish, and came in. */
const keptDeletionsSince = (since: string) =>
  and(
    gte(trash.createdAt, since),
    isNull(trash.recipeId),
    sql`not (${trash.kind} = 'larder-use' and ${kept("$.title")} = '')`,
  );
