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

/** Which of these rows are still there: what a restored row points to may have gone in the meantime. */
export function existingIds(
  tx: Queryable,
  table:
    | typeof ingredients
    | typeof mealPlans
    | typeof recipeCollections
    | typeof recipes
    | typeof shoppingLists
    | typeof staples,
  ids: readonly (number | null)[],
): ReadonlySet<number | null> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const rows = idsOf(tx, table).all({ ids: JSON.stringify(wanted) });
  return new Set(rows.map((row) => row.id));
}

const idsOf = preparedByKey((db, table: Parameters<typeof existingIds>[1]) =>
  db.select({ id: table.id }).from(table).where(inJson(table.id, "ids")),
);
