import { inTransaction } from "@tureen/db/in-transaction";
import { text } from "@tureen/messages/text";
import type { ImportJob } from "@tureen/contracts/pdf-import";
import { isAiError } from "#ai/ai-error";
import type { RequestContext } from "#core/app-context";
import { notFound } from "#core/app-error";
import { askForLabels } from "#features/pdf-import/recipes/ask-question";
import { readBookOf } from "#features/pdf-import/recipes/book-recipes";
import { readDoubtRecipe, writeDoubtRecipe } from "#features/pdf-import/recipes/stored-recipe";
import { findDoubt, settleDoubtRow, updateDoubt } from "#features/pdf-import/store/import-doubt.repo";
import { ended, existing, type ById } from "./import-jobs.service";
import { jobOf } from "./import-result";

type OneDoubt = ById & { readonly place: number };

/** Notes what a person made of lines that may be a recipe: it is asked about no more, and counts as done on every device. */
export function settleDoubt(
  { app, t }: RequestContext,
  { id, place, as }: OneDoubt & { as: "saved" | "no recipe" },
): { job: ImportJob } {
  const batch = ended(app, id);
  inTransaction(app.db, (tx) => settleDoubtRow(tx, { batchId: id, place, settled: as }));
  return { job: jobOf(app, batch, t) };
}

/**
 * Has a model label the lines of one doubt while somebody works on another one, and keeps the recipe that comes of them. Where no
 * model is there or can tell, the doubt is as it was.
 * @throws AppError not-found, conflict while the import is running
 */
export async function fillDoubt(
  { app, t, signal, log }: RequestContext,
  { id, place }: OneDoubt,
): Promise<{ job: ImportJob }> {
  const batch = ended(app, id);
  const row = findDoubt(app.db, id, place);
  if (!row) throw notFound(text("recipe"));
  const kept = readDoubtRecipe(row.recipeJson);
  if (kept !== null && kept.unsure.length > 0) {
    const about = { batchId: id, firstPlace: place, lastPlace: kept.lastPlace };
    try {
      const read = await readBookOf(app, id);
      const { recipes } = await askForLabels(app, read, about, () => [], { priority: "interactive", signal });
      const [recipe] = recipes;
      const recipeJson = recipe && writeDoubtRecipe({ ...kept, recipe: recipe.stored, unsure: [] });
      if (recipeJson !== undefined) inTransaction(app.db, (tx) => updateDoubt(tx, { ...row, recipeJson }));
    } catch (error) {
      if (!isAiError(error)) throw error;
      log.info({ batchId: id, code: error.code }, "a doubt could not be filled by a model");
    }
  }
  return { job: jobOf(app, existing(app, batch.id), t) };
}
