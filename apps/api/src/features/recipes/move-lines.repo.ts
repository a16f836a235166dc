import type { Transaction } from "@tureen/db/in-transaction";
import { recipeLines } from "@tureen/db/schema/schema";
import { and, eq } from "drizzle-orm";

/** Links every line of one catalogue entry to another, and answers the ids of these lines. */
export function moveLines(tx: Transaction, fromIngredientId: number, toIngredientId: number): number[] {
  const moved = tx
    .update(recipeLines)
    .set({ ingredientId: toIngredientId })
    .where(eq(recipeLines.ingredientId, fromIngredientId))
    .returning({ id: recipeLines.id })
    .all();
  return moved.map((line) => line.id);
}

/** Links those of these lines that are still linked to one entry to another. */
export function moveLinesBack(
  tx: Transaction,
  lineIds: readonly number[],
  fromIngredientId: number,
  toIngredientId: number,
): void {
  for (const id of lineIds) {
    tx.update(recipeLines)
      .set({ ingredientId: toIngredientId })
      .where(and(eq(recipeLines.id, id), eq(recipeLines.ingredientId, fromIngredientId)))
      .run();
  }
}
