import { text } from "@tureen/messages/text";
import { TEXT_LIMITS } from "@tureen/contracts/primitives";
import { columnsThat } from "@tureen/contracts/fields";
import { RECIPE_FIELDS } from "@tureen/contracts/recipe-fields";
import { LINE_FIELDS } from "@tureen/contracts/recipe-lines";
import type { Recipe } from "@tureen/contracts/recipes";
import { insertMany } from "@tureen/db/insert-many";
import { recipeLines } from "@tureen/db/schema/schema";
import type { RequestContext } from "#core/app-context";
import { notFound } from "#core/app-error";
import { instantOf } from "#core/clock";
import { runOnce } from "#idempotency/run-once";
import { readLineRows } from "./recipe-graph";
import { selectLines } from "./lines/recipe-lines.repo";
import { toRecipe } from "./recipes.mapper";
import { findRecipe, insertRecipe } from "./recipes.repo";
import { markStale } from "./search/recipe-search.repo";

/**
 * A second recipe of the same words, lines and photo, to be changed from there; what the family thinks of the first, and how
 * often it was cooked, stays with the first. The same `operation_id` again is answered with the first answer.
 * @throws AppError not-found
 */
export function duplicateRecipe(
  { app, t }: RequestContext,
  input: { id: number; operation_id?: string | undefined },
): { recipe: Recipe } {
  return runOnce(app, input, "recipes.duplicate", (tx) => {
    const original = findRecipe(tx, input.id);
    if (!original) throw notFound(text("recipe"));
    const now = instantOf(app.clock);
    const copied = columnsThat(RECIPE_FIELDS, "isCopied", original);
    const title = t("{title} (copy)", { title: original.title }).slice(0, TEXT_LIMITS.title);
    const id = insertRecipe(tx, { ...copied, title, createdAt: now, updatedAt: now });
    insertMany(
      tx,
      recipeLines,
      readLineRows(tx, original.id).map((line) => ({
        ...columnsThat(LINE_FIELDS, "isCopied", line),
        recipeId: id,
        position: line.position,
      })),
    );
    markStale(tx, id);
    return { recipe: toRecipe(findRecipe(tx, id) ?? original, selectLines(tx, id)) };
  });
}
