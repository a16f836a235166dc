import type { LikelyDuplicates, UsedIngredient } from "@tureen/contracts/ingredients";
import type { CatalogueEntry } from "@tureen/db/catalogue/catalogue-entries";
import { inTransaction } from "@tureen/db/in-transaction";
import { likelyDuplicates, type LikelyDuplicate } from "@tureen/domain/ingredients/matching/likely-duplicates";
import type { FoodIndex } from "@tureen/domain/ingredients/matching/food-index";
import type { AppContext } from "#core/app-context";
import { foodIndex } from "./food-index";
import { readCatalogueUsage, type CatalogueUsage } from "./ingredient-usage.repo";
import { toIngredient } from "./ingredients.mapper";
import { clearReview, selectIdsToReview } from "./ingredients.repo";

const knownPairs = new WeakMap<FoodIndex<CatalogueEntry>, readonly LikelyDuplicate[]>();

/**
 * Pairs of entries that may be one food, for a person to decide: nothing is ever merged by likeness (decisions, section
 * 3). Two built-in entries are none: they were told apart by hand.
 */
export function proposeDuplicates({ db }: AppContext): LikelyDuplicates {
  const index = foodIndex(db);
  const usage = readCatalogueUsage(db);
  const duplicates = pairsOf(index).flatMap(({ ids, reason }) => {
    const [left, right] = ids.map((id) => index.byId.get(id));
    if (!left || !right || !(left.isCustom || right.isCustom)) return [];
    const [better, other] = betterKept(left, right, usage) <= 0 ? [left, right] : [right, left];
    const ingredients: [UsedIngredient, UsedIngredient] = [
      toUsedIngredient(better, usage),
      toUsedIngredient(other, usage),
    ];
    return [{ reason, ingredients }];
  });
  return { duplicates };
}

/** What imports added to the catalogue and nobody has looked at yet, newest first. */
export function listToReview({ db }: AppContext): { ingredients: UsedIngredient[] } {
  const { byId } = foodIndex(db);
  const usage = readCatalogueUsage(db);
  return {
    ingredients: selectIdsToReview(db).flatMap((id) => {
      const entry = byId.get(id);
      return entry ? [toUsedIngredient(entry, usage)] : [];
    }),
  };
}

/** Takes entries off the list to look at. One that has gone in the meantime is none to look at either. */
export function markReviewed(app: AppContext, input: { ids: readonly number[] }): { success: true } {
  inTransaction(app.db, (tx) => clearReview(tx, input.ids));
  return { success: true };
}

/** Comparing a whole catalogue takes a moment, and it seldom changes. */
function pairsOf(index: FoodIndex<CatalogueEntry>): readonly LikelyDuplicate[] {
  const pairs = knownPairs.get(index) ?? likelyDuplicates([...index.byId.values()]);
  knownPairs.set(index, pairs);
  return pairs;
}

/** Built-in before custom, then what more recipes use, then the older. */
function betterKept(left: CatalogueEntry, right: CatalogueEntry, { recipes }: CatalogueUsage): number {
  return (
    Number(left.isCustom) - Number(right.isCustom) ||
    (recipes.get(right.id) ?? 0) - (recipes.get(left.id) ?? 0) ||
    left.id - right.id
  );
}

function toUsedIngredient(entry: CatalogueEntry, usage: CatalogueUsage): UsedIngredient {
  return {
    ...toIngredient(entry),
    recipe_count: usage.recipes.get(entry.id) ?? 0,
    list_count: usage.lists.get(entry.id) ?? 0,
    in_larder: usage.stocked.has(entry.id),
  };
}
