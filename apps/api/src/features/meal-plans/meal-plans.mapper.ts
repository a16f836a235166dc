import type { MealPlan } from "@tureen/contracts/meal-plans";
import { photoAddress } from "../recipe-photos/photo-address";
import type { PlannedMeal } from "./meal-plans.repo";

/** A meal as the specification spells it. */
export function toMealPlan(meal: PlannedMeal): MealPlan {
  return {
    id: meal.id,
    recipe_id: meal.recipeId,
    recipe_title: meal.recipeTitle,
    date: meal.date,
    meal_type: meal.mealType,
    servings: meal.servings,
    notes: meal.notes,
    locked_by_shopping_list: meal.isLocked,
    revision: meal.revision,
    cooking_id: meal.cookingId,
    recipe_photo: meal.recipePhotoId && photoAddress(meal.recipePhotoId),
  };
}
