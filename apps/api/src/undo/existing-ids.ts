import type { Transaction } from "@tureen/db/in-transaction";
import type { ingredients, mealPlans, shoppingLists } from "@tureen/db/schema/schema";
import { inArray } from "drizzle-orm";

/** Which of these rows are still there: what a restored row points to may have gone in the meantime. */
export function existingIds(
  tx: Transaction,
  table: typeof ingredients | typeof mealPlans | typeof shoppingLists,
  ids: readonly (number | null)[],
): ReadonlySet<number | null> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const rows = tx.select({ id: table.id }).from(table).where(inArray(table.id, wanted)).all();
  return new Set(rows.map((row) => row.id));
}
