import { inJson } from "@tureen/db/in-json";
import { inTransaction } from "@tureen/db/in-transaction";
import { insertMany, insertOne } from "@tureen/db/insert-many";
import {
  frozenPortions,
  importBatches,
  importDoubts,
  importIngredients,
  importPages,
  importRecipes,
  importRequests,
  larderItems,
  lineCorrections,
  mealPlans,
  otherMeals,
  recipeCollections,
  recipes,
  savedWeekMeals,
  savedWeeks,
  shopCategories,
  shoppingLists,
  shops,
  staples,
  trash,
} from "@tureen/db/schema/schema";
import { eq } from "drizzle-orm";
import { unlinkedFromGone } from "#undo/existing-ids";
import { findSameStock, restoreLarderRow } from "../../larder/larder.repo";
import { hasRecipe } from "../../meal-plans/meal-plans.repo";
import { readMealsGraph, restoreMeals } from "../../meal-plans/meals-graph";
import { readRecipeGraph, restoreRecipe } from "../../recipes/recipe-graph";
import { selectSavedMeals } from "../../saved-weeks/saved-weeks.repo";
import { restoreStaple } from "../../staples/restore-staple";
import { selectListed, selectStaples } from "../../staples/staples.repo";
import { readListGraph, restoreList } from "../../shopping-lists/list-graph";
import { bringLost, idsIn, linkedNow, type KeptAndNow } from "./bring-lost";

type Bringing = Generator<void, number, void>;

/** Lost recipes (only these, where they are said) with lines and cookings, as single ones come back; their meals come later. */
export function bringRecipes(both: KeptAndNow, only: ReadonlySet<number> | null): Bringing {
  return bringLost(
    both,
    recipes,
    "recipes",
    (tx, recipe) => {
      const graph = readRecipeGraph(both.kept, recipe, []);
      restoreRecipe(tx, { ...graph, lines: graph.lines.map((line) => linkedNow(both, line)) });
    },
    only,
  );
}

/** The recipes of lost imports. */
export function recipesOfLostImports({ kept, now }: KeptAndNow): ReadonlySet<number> {
  const there = new Set(idsIn(now, importBatches));
  const found = kept.select().from(importRecipes).all();
  return new Set(found.flatMap(({ batchId, recipeId }) => (recipeId === null || there.has(batchId) ? [] : recipeId)));
}

/** Lost imports with all that is known of them. One that was running then was ended by the deletion. */
export function bringImports(both: KeptAndNow, finishedAt: string): Bringing {
  return bringLost(both, importBatches, null, (tx, batch) => {
    insertOne(tx, importBatches, batch.status === "running" ? { ...batch, status: "cancelled", finishedAt } : batch);
    for (const table of [importPages, importRequests, importDoubts, importIngredients])
      insertMany(tx, table, both.kept.select().from(table).where(eq(table.batchId, batch.id)).all());
    const found = both.kept.select().from(importRecipes).where(eq(importRecipes.batchId, batch.id)).all();
    insertMany(tx, importRecipes, unlinkedFromGone(tx, recipes, found, "recipeId"));
  });
}

/** Lost meals whose recipes are there, on those of their lists that are. */
export function bringMeals(both: KeptAndNow): Bringing {
  return bringLost(both, mealPlans, "meals", (tx, { id, recipeId }) => {
    if (!hasRecipe(tx, recipeId)) return false;
    restoreMeals(tx, readMealsGraph(both.kept, [id]));
    return true;
  });
}

/** Lost lists with items, ticks and reasons; they hold those of their meals that are planned. */
export function bringLists(both: KeptAndNow): Bringing {
  return bringLost(both, shoppingLists, "lists", (tx, list) => {
    const graph = readListGraph(both.kept, list);
    restoreList(tx, { ...graph, items: graph.items.map((item) => linkedNow(both, item)) });
  });
}

/** What is stocked again since stays as it is. */
export function bringLarder(both: KeptAndNow): Bringing {
  return bringLost(both, larderItems, "larderItems", (tx, item) => {
    const ingredientId = both.foods.get(item.ingredientId);
    if (ingredientId === undefined || findSameStock(tx, { ...item, ingredientId })) return false;
    restoreLarderRow(tx, { ...item, ingredientId });
    return true;
  });
}

/** Lost rows of a table that nothing belongs to: collections (before the recipes that find their places in them again), frozen meals. */
export function bringRows(
  both: KeptAndNow,
  table: typeof frozenPortions | typeof otherMeals | typeof recipeCollections,
  what: "portions" | "otherMeals" | "collections",
): Bringing {
  return bringLost(both, table, what, (tx, row) => void insertOne(tx, table, row));
}

/** Lost staples; one that is a staple again since stays as it is. */
export function bringStaples(both: KeptAndNow): Bringing {
  return bringLost(both, staples, "staples", (tx, staple) => {
    const row = linkedNow(both, staple);
    if (selectStaples(tx).some(({ name, subType }) => name === row.name && subType === row.subType)) return false;
    restoreStaple(tx, { staple: row, listed: selectListed(both.kept, staple.id) });
  });
}

/** How the family reads its lines, where it shops, and what it had deleted one by one; what is there by now stays. */
export function bringRest({ kept, now }: KeptAndNow): void {
  inTransaction(now, (tx) => {
    for (const row of kept.select().from(lineCorrections).all())
      tx.insert(lineCorrections).values(row).onConflictDoNothing().run();
    for (const week of kept.select().from(savedWeeks).all())
      if (tx.insert(savedWeeks).values(week).onConflictDoNothing().run().changes > 0)
        insertMany(tx, savedWeekMeals, selectSavedMeals(kept, week.id));
    for (const row of kept.select().from(trash).all()) tx.insert(trash).values(row).onConflictDoNothing().run();
    const added = kept
      .select()
      .from(shops)
      .all()
      .filter((shop) => tx.insert(shops).values(shop).onConflictDoNothing().run().changes > 0);
    const ids = added.map(({ id }) => id);
    insertMany(tx, shopCategories, kept.select().from(shopCategories).where(inJson(shopCategories.shopId, ids)).all());
  });
}
