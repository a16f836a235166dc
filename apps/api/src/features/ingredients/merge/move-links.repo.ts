import type { Transaction } from "@tureen/db/in-transaction";
import { recipeLines, shoppingListItems } from "@tureen/db/schema/schema";
import { and, eq } from "drizzle-orm";

/** A table of rows that are linked to a catalogue entry. */
type Linked = typeof recipeLines | typeof shoppingListItems;
type IdOf<T extends Linked> = T["$inferSelect"]["id"];

/** Links every row of one catalogue entry to another and changes nothing else of it; answers the ids of these rows. */
export function moveLinks<T extends Linked>(tx: Transaction, table: T, from: number, to: number): IdOf<T>[] {
  const moved = tx.select({ id: table.id }).from(table).where(eq(table.ingredientId, from)).all();
  tx.update(table).set(linkTo(to)).where(eq(table.ingredientId, from)).run();
  return moved.map((row) => row.id);
}

/** Links those of these rows back that are still linked as {@link moveLinks} has left them. */
export function moveLinksBack<T extends Linked>(
  tx: Transaction,
  table: T,
  ids: readonly IdOf<T>[],
  from: number,
  to: number,
): void {
  for (const id of ids)
    tx.update(table)
      .set(linkTo(to))
      .where(and(eq(table.id, id), eq(table.ingredientId, from)))
      .run();
}

/** Both tables have this column; drizzle's type of a generic table does not show it. */
const linkTo = (ingredientId: number): never => ({ ingredientId }) as never;
