import type { Transaction } from "@tureen/db/in-transaction";
import { selectLines } from "./recipe-lines.repo";
import { clearStale, markStale, selectStale, writeSearchTexts } from "./recipe-search.repo";
import { findRecipe } from "./recipes.repo";
import { searchTexts } from "./search-text";

/** So many are written in some 20 ms. */
const MOST_STALE = 32;

/**
 * Has a recipe's search text written before the next search: in the index a recipe is a thousand terms, more work and
 * more bytes to sync than all the rest of it, and many at once cost a third of each by itself. That it is due is
 * part of the caller's transaction.
 */
export function indexLater(tx: Transaction, recipeId: number): void {
  markStale(tx, recipeId);
  if (selectStale(tx).length >= MOST_STALE) indexStale(tx);
}

/** Writes the search texts that are due. */
export function indexStale(tx: Transaction): void {
  for (const id of selectStale(tx)) {
    const recipe = findRecipe(tx, id);
    if (recipe) writeSearchTexts(tx, id, searchTexts(recipe, selectLines(tx, id)));
  }
  clearStale(tx);
}
