import { relinkLines } from "@tureen/db/catalogue/relink-lines";
import { inJson } from "@tureen/db/in-json";
import type { Queryable, Transaction } from "@tureen/db/in-transaction";
import { insertMany, insertOne } from "@tureen/db/insert-many";
import { prepared } from "@tureen/db/prepared";
import {
  collectedRecipes,
  cookings,
  importRecipes,
  ingredients,
  recipeLines,
  recipes,
  trash,
} from "@tureen/db/schema/schema";
import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { selectPlacesOf } from "../collections/collections.repo";
import { restorePlaces } from "../collections/restore-collection";
import { findCookingOfMeal, insertCooking, linkMeal, selectAllCookings } from "../cooking/cooking.repo";
import { findMeal } from "../meal-plans/meal-plans.repo";
import { mealsGraph, readMealsGraph, restoreMeals } from "../meal-plans/meals-graph";
import { unlinkedFromGone } from "#undo/existing-ids";
import { rowOf, rowsOf } from "#undo/rows-of";
import { undoable } from "#undo/undo";
import { relinkUsers, selectUsingLines } from "./lines/sub-recipes";
import type { RecipeRow } from "./recipes.repo";
import { markStale } from "./search/recipe-search.repo";

type LineRow = typeof recipeLines.$inferSelect;

/** A recipe with its lines, its meals and when it was cooked, and the rows of an import's ledger that name it. */
const recipeGraph = mealsGraph.extend({
  recipe: rowOf(recipes),
  lines: rowsOf(recipeLines),
  importRecipeIds: z.array(z.number()),
  /** Lines of other recipes that are this one. */
  usingLines: z.array(z.object({ id: z.number(), name: z.string() })).default([]),
  cookings: rowsOf(cookings).default([]),
  /** Where it stood in collections. */
  collected: rowsOf(collectedRecipes).default([]),
});
type RecipeGraph = z.output<typeof recipeGraph>;

/** Everything that goes with a recipe, for undo. */
export function readRecipeGraph(tx: Queryable, recipe: RecipeRow, mealIds: readonly number[]): RecipeGraph {
  return {
    recipe,
    lines: readLineRows(tx, recipe.id),
    importRecipeIds: tx
      .select({ id: importRecipes.id })
      .from(importRecipes)
      .where(eq(importRecipes.recipeId, recipe.id))
      .all()
      .map((row) => row.id),
    usingLines: selectUsingLines(tx, recipe.id),
    cookings: selectAllCookings(tx, recipe.id),
    collected: selectPlacesOf(tx, recipe.id),
    ...readMealsGraph(tx, mealIds),
  };
}

/**
 * Brings a deleted recipe back with its lines and meals, under their ids. A line whose food has left the catalogue in
 * the meantime keeps its words and is linked by name. Answers the recipe's id.
 */
export function restoreRecipe(tx: Transaction, graph: RecipeGraph): number {
  const { recipe } = graph;
  insertOne(tx, recipes, recipe);
  insertLineRows(tx, graph.lines);
  relinkUsers(tx, recipe.id, graph.usingLines);
  markStale(tx, recipe.id);
  tx.update(importRecipes).set({ recipeId: recipe.id }).where(inJson(importRecipes.id, graph.importRecipeIds)).run();
  restoreMeals(tx, graph);
  restoreCookings(tx, graph.cookings);
  restorePlaces(tx, graph.collected);
  return recipe.id;
}

/** What was cooked stays cooked, also where its meal was another recipe's by then and has gone or been cooked again. */
function restoreCookings(tx: Transaction, rows: RecipeGraph["cookings"]): void {
  for (const { mealId, ...row } of rows) {
    insertCooking(tx, { ...row, mealId: null });
    const meal = mealId === null ? undefined : findMeal(tx, mealId);
    if (meal?.recipeId === row.recipeId && !findCookingOfMeal(tx, meal.id)) linkMeal(tx, row.id, meal.id);
  }
}

/** Lets a deleted recipe know of a line that is to be it again. */
function awaitRecipe(tx: Transaction, recipeId: number, line: { readonly id: number; readonly name: string }): void {
  tx.update(trash)
    .set({ graphJson: sql`json_insert(${trash.graphJson}, '$.usingLines[#]', json(${JSON.stringify(line)}))` })
    .where(and(eq(trash.kind, "recipe"), eq(sql`json_extract(${trash.graphJson}, '$.recipe.id')`, recipeId)))
    .run();
}

const linesOf = prepared((db) =>
  db
    .select()
    .from(recipeLines)
    .where(eq(recipeLines.recipeId, sql.placeholder("recipeId")))
    .orderBy(recipeLines.position),
);

/** The rows alone, in the order of the recipe. */
export function readLineRows(db: Queryable, recipeId: number): LineRow[] {
  return linesOf(db).all({ recipeId });
}

/** Lines as they were; one whose food has left the catalogue in the meantime is linked by its name, one whose recipe has gone has its words until that is brought back. */
export function insertLineRows(tx: Transaction, lines: readonly LineRow[]): void {
  const ofFoods = unlinkedFromGone(tx, ingredients, lines, "ingredientId");
  const linked = unlinkedFromGone(tx, recipes, ofFoods, "subRecipeId");
  insertMany(tx, recipeLines, linked);
  for (const [at, { id: lineId, name, subRecipeId }] of lines.entries())
    if (subRecipeId !== null && linked[at]?.subRecipeId === null) awaitRecipe(tx, subRecipeId, { id: lineId, name });
  if (lines.some(({ ingredientId }, at) => ingredientId !== linked[at]?.ingredientId)) relinkLines(tx);
}

export const DELETED_RECIPE = undoable("recipe", recipeGraph, restoreRecipe);
