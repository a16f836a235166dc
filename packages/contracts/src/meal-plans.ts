import { DEFAULT_MEAL_SERVINGS, MEAL_TYPES } from "@tureen/domain/meal-plans/meal-types";
import { z } from "zod";
import {
  clearableText,
  idSchema,
  localDateSchema,
  operationIdSchema,
  orBlank,
  revisionSchema,
  servingsSchema,
  TEXT_LIMITS,
} from "./primitives";

export const mealType = z.enum(MEAL_TYPES, "must be breakfast, lunch or dinner");

export const mealPlan = z.object({
  id: z.number().int(),
  recipe_id: z.number().int(),
  recipe_title: z.string(),
  date: z.string(),
  meal_type: mealType,
  servings: z.number(),
  notes: z.string(),
  locked_by_shopping_list: z.boolean(),
  revision: z.number().int(),
  /** Names what `cooking.remove` takes back; null while nobody said that it was cooked (extension). */
  cooking_id: z.number().int().nullable().default(null),
});
export type MealPlan = z.output<typeof mealPlan>;

export const mealPlansOutput = z.object({ mealPlans: z.array(mealPlan) });
export const mealPlanOutput = z.object({ mealPlan });

/** Both ends are included. */
export const mealRangeInput = z.object({ startDate: localDateSchema, endDate: localDateSchema });
export type MealRangeInput = z.output<typeof mealRangeInput>;

const servingsOrDefault = (servings: number | null | undefined): number => servings ?? DEFAULT_MEAL_SERVINGS;

export const createMealInput = z.object({
  recipe_id: idSchema,
  date: localDateSchema,
  meal_type: mealType,
  servings: orBlank(servingsSchema).optional().transform(servingsOrDefault),
  notes: clearableText(TEXT_LIMITS.notes),
  operation_id: operationIdSchema,
});
export type CreateMealInput = z.output<typeof createMealInput>;

export const updateMealInput = z.object({
  id: idSchema,
  recipe_id: idSchema.optional(),
  date: localDateSchema.optional(),
  meal_type: mealType.optional(),
  servings: orBlank(servingsSchema).transform(servingsOrDefault).optional(),
  notes: clearableText(TEXT_LIMITS.notes),
  revision: revisionSchema,
});
export type UpdateMealInput = z.output<typeof updateMealInput>;
