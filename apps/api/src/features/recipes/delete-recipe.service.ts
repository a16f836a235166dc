import { text } from "@tureen/messages/text";
import type { Deleted } from "@tureen/contracts/trash";
import { inTransaction } from "@tureen/db/in-transaction";
import type { AppContext } from "#core/app-context";
import { conflict, notFound } from "#core/app-error";
import { deleteMealRow, selectMealsOfRecipe } from "../meal-plans/meal-plans.repo";
import { keepForUndo } from "#undo/undo";
import { DELETED_RECIPE, readRecipeGraph } from "./recipe-graph";
import { deleteRecipeRow, findRecipe } from "./recipes.repo";

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
