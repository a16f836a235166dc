import { TEXT_LIMITS } from "@tureen/contracts/primitives";
import { inTransaction, type Transaction } from "@tureen/db/in-transaction";
import { pagesBetween, type CleanDocument } from "@tureen/domain/pdf-import/clean-pages";
import { createHash } from "node:crypto";
import type { AppContext } from "../../app-context";
import { instantOf } from "../../clock";
import type { AiRecipe } from "../../ai/read-recipe-answer";
import { readAiLine } from "../ai/ai-recipe.mapper";
import { addRecipe } from "../recipes/recipes.service";
import { wireAmount } from "../recipes/line-content";
import type { BookRecipe } from "./find-recipes";
import { findBatch, updateBatch } from "./import-batch.repo";
import { countFound, insertFound, markImported, newestIngredientId, recordNewIngredients, selectFound, selectSkipped, type FoundRow } from "./import-recipe.repo";

/**
 * Puts the next recipes of a book into the family's collection, all of them and their rows of the ledger in one
 * transaction. What the ledger has already, a resumed import or another round does not create again.
 */
export function createRecipes(app: AppContext, batchId: number, document: CleanDocument, found: readonly BookRecipe[], maxRecipes: number): void {
  if (found.length === 0) return;
  inTransaction(app.db, (tx) => {
    const done = new Set(selectFound(tx, batchId).map((row) => row.fingerprint));
    for (const recipe of found) {
      const fingerprint = fingerprintOf(recipe);
      if (done.has(fingerprint)) continue;
      done.add(fingerprint);
      const start = recipe.place?.start ?? recipe.chunkStart;
      const firstPage = pagesBetween(document, start, start + 1)[0] ?? 0;
      const row = { batchId, fingerprint, title: recipe.title, firstPage, recipeJson: JSON.stringify(recipe.recipe) };
      const missing = whatIsMissing(recipe.recipe);
      if (missing) insertFound(tx, { ...row, status: "failed", error: missing });
      else if (maxRecipes > 0 && countFound(tx, batchId).imported >= maxRecipes) insertFound(tx, { ...row, status: "skipped" });
      else insertFound(tx, { ...row, status: "imported", recipeId: addToCollection(tx, app, batchId, recipe.recipe) });
    }
    setRecipeCount(tx, batchId);
  });
}

/** A recipe of a book is known by its title and where it stands; one that stands nowhere by what is in it. */
function fingerprintOf({ title, place, chunkStart, ingredients, steps }: BookRecipe): string {
  if (place) return `${place.start}:${title}`;
  const content = createHash("sha256").update(JSON.stringify([ingredients, steps])).digest("base64url");
  return `in ${chunkStart}:${title}:${content}`;
}

/** Brings in what an earlier limit left out; no model is needed, everything is in the ledger. Returns how many. */
export function createSkipped(app: AppContext, batchId: number): number {
  return inTransaction(app.db, (tx) => {
    const skipped = selectSkipped(tx, batchId);
    for (const row of skipped) markImported(tx, row.id, addToCollection(tx, app, batchId, storedRecipe(row)));
    setRecipeCount(tx, batchId);
    return skipped.length;
  });
}

/** The recipe of a ledger row, which only this file writes. */
export function storedRecipe(row: Pick<FoundRow, "recipeJson">): AiRecipe {
  return JSON.parse(row.recipeJson) as AiRecipe;
}

function addToCollection(tx: Transaction, app: AppContext, batchId: number, recipe: AiRecipe): number {
  const before = newestIngredientId(tx);
  const added = addRecipe(tx, toInput(recipe), instantOf(app.clock));
  recordNewIngredients(tx, batchId, before);
  return added.id;
}

function setRecipeCount(tx: Transaction, batchId: number): void {
  if (findBatch(tx, batchId)) updateBatch(tx, batchId, { recipeCount: countFound(tx, batchId).imported });
}

function toInput(recipe: AiRecipe): Parameters<typeof addRecipe>[1] {
  return {
    title: recipe.title,
    description: recipe.description,
    cuisine: recipe.cuisine,
    difficulty: recipe.difficulty,
    servings: recipe.servings,
    prep_time: recipe.prepTimeMinutes,
    cook_time: recipe.cookTimeMinutes,
    instructions: recipe.steps.join("\n").slice(0, TEXT_LIMITS.instructions),
    tags: recipe.tags.join(", "),
    ingredients: recipe.ingredients.map((ingredient) => {
      const line = readAiLine(ingredient);
      return {
        name: line.name.slice(0, TEXT_LIMITS.name),
        amount: wireAmount(line),
        unit: line.unit,
        preparation_notes: line.notes.slice(0, TEXT_LIMITS.notes),
        raw: line.raw.slice(0, TEXT_LIMITS.line),
      };
    }),
  };
}

/** A sentence where a recipe cannot be kept, else null: the page holds less than a recipe, or the model lost it. */
function whatIsMissing(recipe: AiRecipe): string | null {
  if (recipe.ingredients.length === 0) return "No ingredients were found. Look at the page and add the recipe by hand if it is one.";
  if (recipe.steps.length === 0) return "No instructions were found. Look at the page and add the recipe by hand if it is one.";
  return null;
}
