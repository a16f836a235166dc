import { text } from "@tureen/messages/text";
import type { heldByOutput } from "@tureen/contracts/recipes";
import type { Deleted } from "@tureen/contracts/trash";
import { inTransaction } from "@tureen/db/in-transaction";
import type { z } from "zod";
import type { AppContext } from "#core/app-context";
import { conflict, notFound } from "#core/app-error";
import { deleteMealRow, findHoldingList, selectMealsOfRecipe } from "../meal-plans/meal-plans.repo";
import { keepForUndo } from "#undo/undo";
import { selectUsers } from "./lines/sub-recipes";
import { DELETED_RECIPE, readRecipeGraph } from "./recipe-graph";
import { deleteRecipeRow, findRecipe } from "./recipes.repo";

/** What stands in the way of deleting a recipe, and which others are made of it, said before anybody is asked. */
export function heldBy(app: AppContext, { id }: { id: number }): z.infer<typeof heldByOutput> {
  const used_in = selectUsers(app.db, id);
  const held = findHoldingList(app.db, id);
  if (!held) return { held_by: null, used_in };
  return { used_in, held_by: { list: { id: held.id, name: held.name }, date: held.date, meal_type: held.mealType } };
}

/**
 * Deletes a recipe with its lines and its meals; shopping lists are snapshots and keep their items.
 * @throws AppError not-found, or conflict while one of its meals is locked by a shopping list (decisions, section 2).
 */
export function deleteRecipe(app: AppContext, input: { id: number }): Deleted {
  return inTransaction(app.db, (tx) => {
    const recipe = findRecipe(tx, input.id);
    if (!recipe) throw notFound(text("recipe"));
    const meals = selectMealsOfRecipe(tx, recipe.id);
    const locked = meals.find((meal) => meal.isLocked);
    if (locked) {
      throw conflict(
        text(
          "{recipe} is planned for {meal, select, breakfast {breakfast} lunch {lunch} other {dinner}} on {day}, and a locked shopping list holds that meal. Unlock or delete the list first.",
          { recipe: recipe.title, meal: locked.mealType, day: locked.date },
        ),
      );
    }
    const graph = readRecipeGraph(
      tx,
      recipe,
      meals.map((meal) => meal.id),
    );
    const undoId = keepForUndo(app, tx, DELETED_RECIPE, graph);
    for (const meal of meals) deleteMealRow(tx, meal.id);
    deleteRecipeRow(tx, recipe.id);
    return { success: true as const, undo_id: undoId };
  });
}
