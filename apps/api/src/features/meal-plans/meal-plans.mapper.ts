import { plainFields } from "@tureen/contracts/fields";
import { MEAL_FIELDS, type MealPlan } from "@tureen/contracts/meal-plans";
import { photoAddress } from "../recipe-photos/photo-address";
import type { PlannedMeal } from "./meal-plans.repo";

/** A meal as the specification spells it. */
export function toMealPlan(meal: PlannedMeal): MealPlan {
  return {
    ...plainFields(MEAL_FIELDS, meal),
    recipe_title: meal.recipeTitle,
    planned_by: meal.plannedBy,
    locked_by_shopping_list: meal.isLocked,
    cooking_id: meal.cookingId,
    recipe_photo: meal.recipePhotoId && photoAddress(meal.recipePhotoId),
  };
}
