import { relinkLines } from "@tureen/db/catalogue/relink-lines";
import type { Transaction } from "@tureen/db/in-transaction";
import { importRecipes, ingredients, recipeLines, recipes } from "@tureen/db/schema/schema";
import { eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { mealsGraph, readMealsGraph, restoreMeals } from "../meal-plans/meals-graph";
import { existingIds } from "#undo/existing-ids";
import { rowOf, rowsOf } from "#undo/rows-of";
import { undoable } from "#undo/undo";
import { selectLines } from "./recipe-lines.repo";
import { writeSearchText } from "./recipe-search.repo";
import type { RecipeRow } from "./recipes.repo";
import { searchText } from "./search-text";

/** A recipe with its lines and meals, and the rows of an import's ledger that name it. */
const recipeGraph = mealsGraph.extend({
  recipe: rowOf(recipes),
  lines: rowsOf(recipeLines),
  importRecipeIds: z.array(z.number()),
});
type RecipeGraph = z.output<typeof recipeGraph>;

/** Everything that goes with a recipe, for undo. */
export function readRecipeGraph(tx: Transaction, recipe: RecipeRow, mealIds: readonly number[]): RecipeGraph {
  return {
    recipe,
    lines: tx.select().from(recipeLines).where(eq(recipeLines.recipeId, recipe.id)).all(),
    importRecipeIds: tx
      .select({ id: importRecipes.id })
      .from(importRecipes)
      .where(eq(importRecipes.recipeId, recipe.id))
      .all()
      .map((row) => row.id),
    ...readMealsGraph(tx, mealIds),
  };
}

/**
 * Brings a deleted recipe back with its lines and meals, under their ids. A line whose food has left the catalogue in
 * the meantime keeps its words and is linked by name. Answers the recipe's id.
 */
function restoreRecipe(tx: Transaction, graph: RecipeGraph): number {
  const { recipe } = graph;
  tx.insert(recipes).values(recipe).run();
  const foods = existingIds(
    tx,
    ingredients,
    graph.lines.map((line) => line.ingredientId),
  );
  for (const line of graph.lines) {
    tx.insert(recipeLines)
      .values({ ...line, ingredientId: foods.has(line.ingredientId) ? line.ingredientId : null })
      .run();
  }
  if (graph.lines.some((line) => line.ingredientId !== null && !foods.has(line.ingredientId))) relinkLines(tx);
  writeSearchText(tx, recipe.id, searchText(recipe, selectLines(tx, recipe.id)));
  tx.update(importRecipes)
    .set({ recipeId: recipe.id })
    .where(inArray(importRecipes.id, [...graph.importRecipeIds]))
    .run();
  restoreMeals(tx, graph);
  return recipe.id;
}

export const DELETED_RECIPE = undoable("recipe", recipeGraph, restoreRecipe);
