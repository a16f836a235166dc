import { text } from "@tureen/messages/text";
import { addLarderItemInput } from "@tureen/contracts/larder";
import { createMealInput } from "@tureen/contracts/meal-plans";
import { createRecipeInput } from "@tureen/contracts/recipes";
import { generateListInput } from "@tureen/contracts/shopping-lists";
import { inTransaction, type Transaction } from "@tureen/db/in-transaction";
import { DEMO_LARDER, DEMO_PLAN, DEMO_RECIPES } from "@tureen/db/seed/demo/demo";
import { addDays, type LocalDate } from "@tureen/domain/dates/local-date";
import { mondayWeek } from "@tureen/domain/dates/week";
import { matchFood } from "@tureen/domain/ingredients/matching/match-ingredient";
import type { AppContext } from "#core/app-context";
import { conflict } from "#core/app-error";
import { foodIndex } from "../features/ingredients/food-index";
import { addLarderItem } from "../features/larder/larder.service";
import { planMeal } from "../features/meal-plans/meal-plans.service";
import { selectRecipes } from "../features/recipes/recipes.repo";
import { createRecipe } from "../features/recipes/recipes.service";
import { generateList } from "#features/shopping-lists/planned/generate-list.service";
import { lockList } from "../features/shopping-lists/list-status.service";

/**
 * Fills an empty database with the demo household, all or nothing and through the product's own rules: recipes, a larder,
 * two weeks of meals from the Monday of `today` on, a locked list for the first of them and a draft for the second.
 * Returns a sentence that says what there is now.
 * @throws AppError conflict where the household has recipes already.
 */
export function seedDemo(app: AppContext, today: LocalDate): string {
  return inTransaction(app.db, (tx) => {
    if (selectRecipes(tx, 1).length > 0) {
      throw conflict(text("There are recipes here already. The demo household moves in only where there are none."));
    }
    const recipeIds = addRecipes(app);
    stockLarder(app);
    const { start } = mondayWeek(today);
    planMeals(app, tx, recipeIds, start);
    makeLists(app, start);
    const moved = `${DEMO_RECIPES.length} recipes, ${DEMO_PLAN.length} planned meals from ${start} on, ${DEMO_LARDER.length} larder items`;
    return `The demo household has moved in: ${moved}, a locked and a draft shopping list.`;
  });
}

function addRecipes(app: AppContext): Map<string, number> {
  return new Map(
    DEMO_RECIPES.map((recipe) => [recipe.title, createRecipe(app, createRecipeInput.parse(recipe)).recipe.id]),
  );
}

function stockLarder(app: AppContext): void {
  for (const { name, ...stock } of DEMO_LARDER) {
    const entry = matchFood(foodIndex(app.db), { name });
    if (entry) addLarderItem(app, addLarderItemInput.parse({ ingredientId: entry.id, ...stock }));
  }
}

function planMeals(app: AppContext, tx: Transaction, recipeIds: ReadonlyMap<string, number>, start: LocalDate): void {
  for (const { weekOffset, day, recipeTitle, ...meal } of DEMO_PLAN) {
    const asked = createMealInput.parse({
      ...meal,
      recipe_id: recipeIds.get(recipeTitle),
      date: addDays(start, weekOffset * 7 + day),
    });
    planMeal(app, tx, { ...asked, deviceId: null });
  }
}

function makeLists(app: AppContext, start: LocalDate): void {
  const week = (from: LocalDate) =>
    generateListInput.parse({ startDate: from, endDate: addDays(from, 6), name: `Shopping List - Week of ${from}` });
  const { shoppingList } = generateList(app, week(start));
  lockList(app, { id: shoppingList.id });
  generateList(app, week(addDays(start, 7)));
}
