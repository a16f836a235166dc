import { text } from "@tureen/messages/text";
import { inTransaction, type Transaction } from "@tureen/db/in-transaction";
import type { FoundRecipe } from "@tureen/domain/recipe-reading/book-reading";
import { comparableWords } from "@tureen/domain/grounding/text-index";
import type { AppContext } from "#core/app-context";
import { instantOf } from "#core/clock";
import { prepareFoodIndex } from "#features/ingredients/food-index";
import { findDuplicate } from "#features/recipes/recipes.repo";
import { addRecipe } from "#features/recipes/recipes.service";
import { pageOf } from "../pages/book";
import { findBatch, updateBatch } from "../store/import-batch.repo";
import {
  countFound,
  findFound,
  hasBrought,
  insertFound,
  selectSkipped,
  updateFound,
  withNewIngredients,
  type FoundRow,
} from "../store/import-recipe.repo";
import { recipeInputOf, writeFound, writeUngrounded, type StoredRecipe } from "./stored-recipe";

/** Recipes that are created in one transaction and step at most, and for how long: requests wait meanwhile, and a book has hundreds. */
const RECIPES_A_COMMIT = 4;
const COMMIT_MS = 8;

/** A recipe of the book, ready for the collection. */
export interface BookRecipe {
  readonly stored: StoredRecipe;
  readonly found: FoundRecipe;
  /** Place of its title. */
  readonly place: number;
  readonly origin: FoundRow["origin"];
  /** Lines that do not stand on the page as they came in; only a copy has any. */
  readonly ungrounded: readonly string[];
  /** What a family should know of it, as it is kept, else ''. */
  readonly remark: string;
}

interface CreateOptions {
  /** 0 is no limit. */
  readonly maxRecipes: number;
  /** Place of each line of the book. */
  readonly places: readonly number[];
  readonly signal: AbortSignal;
}

/**
 * Puts the next recipes of a book into the family's collection, each in one transaction with its row of the ledger.
 * What the ledger has already, a resumed import or another round does not create again.
 * Done in steps; a signal that aborts ends it between two of them.
 *
 * @param recipes taken one by one, when their turn comes
 */
export function* createRecipes(
  app: AppContext,
  batchId: number,
  recipes: Iterable<BookRecipe>,
  { maxRecipes, places, signal }: CreateOptions,
): Generator<void, void, void> {
  yield* prepareFoodIndex(app.db);
  const waiting: BookRecipe[] = [];
  for (const recipe of recipes) {
    waiting.push(recipe);
    yield;
    while (waiting.length >= RECIPES_A_COMMIT) yield commit();
  }
  while (waiting.length > 0) yield commit();

  function commit(): void {
    signal.throwIfAborted();
    const startedAtMs = performance.now();
    inTransaction(app.db, (tx) => {
      let imported = countFound(tx, batchId).imported;
      do {
        const recipe = waiting.shift();
        if (!recipe) break;
        const hasRoom = maxRecipes === 0 || imported < maxRecipes;
        if (createOne(tx, app, batchId, recipe, places, hasRoom) && hasRoom) imported += 1;
      } while (performance.now() - startedAtMs < COMMIT_MS);
      updateBatch(tx, batchId, { recipeCount: imported });
    });
  }
}

/** False where the ledger had the recipe already. */
function createOne(
  tx: Transaction,
  app: AppContext,
  batchId: number,
  { stored, found, place, origin, ungrounded, remark }: BookRecipe,
  places: readonly number[],
  hasRoom: boolean,
): boolean {
  const fingerprint = `${place}:${comparableWords(stored.title).join(" ")}`;
  const firstPage = pageOf(place);
  const foundJson = writeFound(found, (index) => places[index] ?? place);
  const known = findFound(tx, batchId, { fingerprint, title: stored.title, firstPage });
  if (known) {
    // A row of an older version does not say from which lines it was read.
    if (known.foundJson === "") updateFound(tx, known.id, { place, foundJson });
    return false;
  }
  const recipeJson = JSON.stringify(stored);
  const row = {
    batchId,
    fingerprint,
    title: stored.title,
    place,
    firstPage,
    origin,
    recipeJson,
    foundJson,
    ungroundedJson: writeUngrounded(ungrounded),
  };
  if (hasRoom) insertFound(tx, { ...row, status: "imported", ...addToCollection(tx, app, row, remark) });
  else insertFound(tx, { ...row, status: "skipped", error: remark });
  return true;
}

/** Brings in what an earlier limit left out, in steps; no model is needed, everything is in the ledger. */
export function* createSkipped(app: AppContext, batchId: number): Generator<void, void, void> {
  for (let isMore = true; isMore; yield) {
    isMore = inTransaction(app.db, (tx) => {
      const skipped = selectSkipped(tx, batchId, RECIPES_A_COMMIT);
      for (const row of skipped)
        updateFound(tx, row.id, { status: "imported", ...addToCollection(tx, app, row, row.error) });
      updateBatch(tx, batchId, { recipeCount: countFound(tx, batchId).imported });
      return skipped.length === RECIPES_A_COMMIT;
    });
  }
}

/** The columns of a ledger row of a recipe that came in; `error` is what a family should know of it. */
function addToCollection(
  tx: Transaction,
  app: AppContext,
  { batchId, recipeJson, firstPage }: Pick<FoundRow, "batchId" | "recipeJson" | "firstPage">,
  remark: string,
): { recipeId: number; error: string } {
  const source = `${findBatch(tx, batchId)?.sourceName.replace(/\.pdf$/i, "") ?? ""}, p. ${firstPage}`;
  const added = withNewIngredients(tx, batchId, () =>
    addRecipe(tx, { ...recipeInputOf(recipeJson), source }, instantOf(app.clock)),
  );
  const duplicate = findDuplicate(tx, added);
  // One book may hold two of a name, and both are new.
  const isKnown = duplicate !== undefined && !hasBrought(tx, batchId, duplicate);
  return { recipeId: added.id, error: [remark, isKnown ? HAD_ALREADY : ""].filter(Boolean).join("\n") };
}

/** Said of a recipe that came in although the family seems to have it: two books may share a recipe, and it may be wanted. */
const HAD_ALREADY = text("A recipe of this name with the same ingredients was in your collection already.").message;
