import { TEXT_LIMITS } from "@tureen/contracts/primitives";
import { inTransaction, type Transaction } from "@tureen/db/in-transaction";
import { pagesBetween, type CleanDocument } from "@tureen/domain/pdf-import/pages/clean-pages";
import { comparableWords } from "@tureen/domain/pdf-import/text-index";
import { createHash } from "node:crypto";
import type { AppContext } from "#app-context";
import { instantOf } from "#clock";
import type { AiRecipe } from "#ai/recipes/read-recipe-answer";
import { readAiLine } from "#features/ai/ai-recipe.mapper";
import { findTwin } from "#features/recipes/find-twin.repo";
import { addRecipe } from "#features/recipes/recipes.service";
import { wireAmount } from "#features/recipes/line-content";
import { startOf, type BookRecipe } from "./find-recipes";
import { findBatch, updateBatch } from "#features/pdf-import/store/import-batch.repo";
import {
  countFound,
  findFound,
  hasBrought,
  insertFound,
  newestIngredientId,
  recordNewIngredients,
  selectSkipped,
  updateFound,
  type FoundRow,
} from "#features/pdf-import/store/import-recipe.repo";
import { ungroundedLines } from "./ungrounded-lines";

/** Recipes that are created in one transaction and step: the house waits meanwhile, and a chunk can hold a whole book. */
const RECIPES_A_COMMIT = 4;

interface CreateOptions {
  /** 0 is no limit. */
  readonly maxRecipes: number;
  readonly signal: AbortSignal;
}

/**
 * Puts the next recipes of a book into the family's collection, each in one transaction with its row of the ledger.
 * What the ledger has already, a resumed import or another round does not create again; what had failed may succeed now.
 * Done in steps; a signal that aborts ends it between two of them.
 */
export function* createRecipes(
  app: AppContext,
  batchId: number,
  document: CleanDocument,
  found: readonly BookRecipe[],
  { maxRecipes, signal }: CreateOptions,
): Generator<void, void, void> {
  for (let from = 0; from < found.length; from += RECIPES_A_COMMIT) {
    signal.throwIfAborted();
    inTransaction(app.db, (tx) => {
      let imported = countFound(tx, batchId).imported;
      for (const recipe of found.slice(from, from + RECIPES_A_COMMIT)) {
        const hasRoom = maxRecipes === 0 || imported < maxRecipes;
        if (createOne(tx, app, batchId, document, recipe, hasRoom)) imported += 1;
      }
      setRecipeCount(tx, batchId, imported);
    });
    yield;
  }
}

/** True where a recipe came in. */
function createOne(
  tx: Transaction,
  app: AppContext,
  batchId: number,
  document: CleanDocument,
  found: BookRecipe,
  hasRoom: boolean,
): boolean {
  const { recipe } = found;
  const fingerprint = fingerprintOf(found);
  const known = findFound(tx, batchId, fingerprint);
  if (known && known.status !== "failed") return false;
  const start = startOf(found);
  const row = {
    batchId,
    fingerprint,
    title: recipe.title || "A recipe without a title",
    firstPage: pagesBetween(document, start, start + 1)[0] ?? 0,
    recipeJson: JSON.stringify(recipe),
    ungroundedJson: JSON.stringify(ungroundedLines(document, found)),
  };
  const keep = (outcome: { status: FoundRow["status"]; error?: string; recipeId?: number }): void =>
    known ? updateFound(tx, known.id, { ...row, error: "", ...outcome }) : insertFound(tx, { ...row, ...outcome });
  const missing = whatIsMissing(recipe);
  if (missing) keep({ status: "failed", error: missing });
  else if (!hasRoom) keep({ status: "skipped" });
  else keep({ status: "imported", ...addToCollection(tx, app, batchId, recipe) });
  return !missing && hasRoom;
}

/** A recipe of a book is known by its title and where it stands; one that stands nowhere by what is in it. */
function fingerprintOf({ title, place, chunkStart, ingredients, steps }: BookRecipe): string {
  const words = comparableWords(title).join(" ");
  if (place) return `${place.start}:${words}`;
  const content = createHash("sha256")
    .update(JSON.stringify([ingredients, steps]))
    .digest("base64url");
  return `in ${chunkStart}:${words}:${content}`;
}

/** Brings in what an earlier limit left out, in steps; no model is needed, everything is in the ledger. */
export function* createSkipped(app: AppContext, batchId: number): Generator<void, void, void> {
  for (let isMore = true; isMore; yield) {
    isMore = inTransaction(app.db, (tx) => {
      const skipped = selectSkipped(tx, batchId, RECIPES_A_COMMIT);
      for (const row of skipped)
        updateFound(tx, row.id, { status: "imported", ...addToCollection(tx, app, batchId, storedRecipe(row)) });
      setRecipeCount(tx, batchId, countFound(tx, batchId).imported);
      return skipped.length === RECIPES_A_COMMIT;
    });
  }
}

/** The recipe of a ledger row, which only this file writes. */
function storedRecipe(row: Pick<FoundRow, "recipeJson">): AiRecipe {
  return JSON.parse(row.recipeJson) as AiRecipe;
}

/** The columns of a ledger row of a recipe that came in; `error` is what a family should know of it. */
function addToCollection(
  tx: Transaction,
  app: AppContext,
  batchId: number,
  recipe: AiRecipe,
): { recipeId: number; error: string } {
  const before = newestIngredientId(tx);
  const added = addRecipe(tx, toInput(recipe), instantOf(app.clock));
  recordNewIngredients(tx, batchId, before);
  const twin = findTwin(tx, added);
  // One book may hold two of a name, and both are new.
  const isKnown = twin !== undefined && !hasBrought(tx, batchId, twin);
  const remarks = [recipe.isComplete ? "" : ONLY_A_PART, isKnown ? HAD_ALREADY : ""];
  return { recipeId: added.id, error: remarks.filter(Boolean).join(" ") };
}

function setRecipeCount(tx: Transaction, batchId: number, recipeCount: number): void {
  if (findBatch(tx, batchId)) updateBatch(tx, batchId, { recipeCount });
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

/** Said of a recipe that came in although its beginning or end is missing. */
const ONLY_A_PART =
  "Only a part of this recipe could be read. It came in as it is; compare it with the page and add what is missing.";

/** Said of a recipe that came in although the family seems to have it: two books may share a recipe, and it may be wanted. */
const HAD_ALREADY = "A recipe of this name with the same ingredients was in your collection already.";

/** A sentence where a recipe cannot be kept, else null: the page holds less than a recipe, or the model lost it. */
function whatIsMissing(recipe: AiRecipe): string | null {
  if (recipe.title === "")
    return "A recipe was read that has no title in the text of the book. Look at the page and add the recipe by hand.";
  if (recipe.ingredients.length === 0)
    return "No ingredients were found. Look at the page and add the recipe by hand if it is one.";
  if (recipe.steps.length === 0)
    return "No instructions were found. Look at the page and add the recipe by hand if it is one.";
  return null;
}
