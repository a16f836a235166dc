import type { Queryable } from "@tureen/db/in-transaction";
import { prepared } from "@tureen/db/prepared";
import { trash } from "@tureen/db/schema/schema";
import { and, desc, eq, gte, sql } from "drizzle-orm";

/** The earlier versions of a recipe that are kept since this instant, the newest first. */
export function selectVersions(db: Queryable, recipeId: number, since: string) {
  return db
    .select({ undoId: trash.undoId, graphJson: trash.graphJson, createdAt: trash.createdAt, deviceId: trash.deviceId })
    .from(trash)
    .where(and(eq(trash.recipeId, recipeId), gte(trash.createdAt, since)))
    .orderBy(desc(trash.createdAt), desc(sql`rowid`))
    .all();
}

/** So many of a recipe's newest versions are kept, and of each day the first: what was there before a program began to write. */
const NEWEST_KEPT = 40;

const nextAfterKept = prepared((db) =>
  db
    .select({ recipeId: trash.recipeId })
    .from(trash)
    .where(eq(trash.recipeId, sql.placeholder("recipeId")))
    .limit(1)
    .offset(NEWEST_KEPT),
);

/** Lets go of what is more of one recipe than anybody looks through. */
export function thinVersions(db: Queryable, recipeId: number): void {
  // The index tells whether there is anything to rank: most recipes have a few versions.
  if (!nextAfterKept(db).get({ recipeId })) return;
  const surplus = sql`select undo_id from (
    select undo_id,
      row_number() over (order by created_at desc, rowid desc) as nth,
      row_number() over (partition by substr(created_at, 1, 10) order by created_at, rowid) as nth_of_day
    from trash where recipe_id = ${recipeId}
  ) where nth > ${NEWEST_KEPT} and nth_of_day > 1`;
  db.delete(trash)
    .where(sql`${trash.undoId} in (${surplus})`)
    .run();
}
