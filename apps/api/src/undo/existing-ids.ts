import { inJson } from "@tureen/db/in-json";
import type { Queryable } from "@tureen/db/in-transaction";
import { preparedByKey } from "@tureen/db/prepared";
import type {
  ingredients,
  mealPlans,
  recipeCollections,
  recipes,
  shoppingLists,
  staples,
} from "@tureen/db/schema/schema";

type Referenced =
  | typeof ingredients
  | typeof mealPlans
  | typeof recipeCollections
  | typeof recipes
  | typeof shoppingLists
  | typeof staples;

/** Which of these rows are still there: what a restored row points to may have gone in the meantime. */
export function existingIds(
  tx: Queryable,
  table: Referenced,
  ids: readonly (number | null)[],
): ReadonlySet<number | null> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const rows = idsOf(tx, table).all({ ids: JSON.stringify(wanted) });
  return new Set(rows.map((row) => row.id));
}

const idsOf = preparedByKey((db, table: Referenced) =>
  db.select({ id: table.id }).from(table).where(inJson(table.id, "ids")),
);

/** The rows of which what they point to, by this column, is still there. */
export function withExisting<Column extends string, Row extends Readonly<Record<Column, number | null>>>(
  tx: Queryable,
  table: Referenced,
  rows: readonly Row[],
  column: Column,
): Row[] {
  const ids = rows.map((row) => row[column]);
  const there = existingIds(tx, table, ids);
  return rows.filter((row) => there.has(row[column]));
}

/** All of them; what has gone is pointed to no more. */
export function unlinkedFromGone<Column extends string, Row extends Readonly<Record<Column, number | null>>>(
  tx: Queryable,
  table: Referenced,
  rows: readonly Row[],
  column: Column,
): Row[] {
  const there = new Set(withExisting(tx, table, rows, column));
  return rows.map((row) => (there.has(row) ? row : { ...row, [column]: null }));
}
