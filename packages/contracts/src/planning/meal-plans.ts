import { DEFAULT_MEAL_SERVINGS, MEAL_TYPES } from "@tureen/domain/meal-plans/meal-types";
import { z } from "zod";
import { readShape, writeShape, type Fields } from "../fields";
import {
  idSchema,
  localDateSchema,
  numberSchema,
  operationIdSchema,
  orBlank,
  requiredText,
  revisionSchema,
  servingsSchema,
  successSchema,
  TEXT_LIMITS,
} from "../primitives";
import { textField } from "../usual-fields";

export const mealType = z.enum(MEAL_TYPES, "must be breakfast, lunch or dinner");

const servingsOrDefault = (servings: number | null | undefined): number => servings ?? DEFAULT_MEAL_SERVINGS;

/** The fields of a planned meal. */
export const MEAL_FIELDS = {
  id: { kind: "derived", column: "id", read: z.number().int() },
  recipe_id: { kind: "edited", column: "recipeId", read: z.number().int(), write: idSchema.optional() },
  recipe_title: { kind: "derived", columns: [], read: z.string() },
  date: { kind: "edited", column: "date", read: z.string(), write: localDateSchema.optional() },
  meal_type: { kind: "edited", column: "mealType", read: mealType, write: mealType.optional() },
  servings: {
    kind: "edited",
    column: "servings",
    read: z.number(),
    write: orBlank(servingsSchema).transform(servingsOrDefault).optional(),
  },
  notes: textField("notes", TEXT_LIMITS.notes),
  /** The meal that this is made ahead for, dough for tomorrow's pizza; null for a dish that is eaten (extension). */
  prepares_for: {
    kind: "edited",
    column: "preparesForMealId",
    read: z.number().int().nullable(),
    write: orBlank(idSchema).optional(),
  },
  /** What the device is called that planned it; null for one without a name (extension). */
  planned_by: { kind: "derived", columns: ["deviceId"], read: z.string().nullable().default(null) },
  locked_by_shopping_list: { kind: "derived", columns: [], read: z.boolean() },
  revision: { kind: "derived", column: "revision", read: z.number().int() },
  /** Names what `cooking.remove` takes back; null while nobody said that it was cooked (extension). */
  cooking_id: { kind: "derived", columns: [], read: z.number().int().nullable().default(null) },
  /** Where the pictures of the recipe's photo are (`/320.webp` behind it), null where it has none (extension). */
  recipe_photo: { kind: "derived", columns: [], read: z.string().nullable().default(null) },
} as const satisfies Fields;

export const mealPlan = z.object(readShape(MEAL_FIELDS));
export type MealPlan = z.output<typeof mealPlan>;

export const mealPlansOutput = z.object({ mealPlans: z.array(mealPlan) });
export const mealPlanOutput = z.object({ mealPlan });

/** Both ends are included. */
export const mealRangeInput = z.object({ startDate: localDateSchema, endDate: localDateSchema });
export type MealRangeInput = z.output<typeof mealRangeInput>;

export const createMealInput = z.object({
  ...writeShape(MEAL_FIELDS),
  recipe_id: idSchema,
  date: localDateSchema,
  meal_type: mealType,
  servings: orBlank(servingsSchema).optional().transform(servingsOrDefault),
  operation_id: operationIdSchema,
});
export type CreateMealInput = z.output<typeof createMealInput>;

export const updateMealInput = z.object({ id: idSchema, ...writeShape(MEAL_FIELDS), revision: revisionSchema });
export type UpdateMealInput = z.output<typeof updateMealInput>;

/** A meal that no recipe stands behind and no list buys for: "Eating out", "Leftovers of Monday" (extension). */
export const otherMeal = z.object({
  id: z.number().int(),
  date: z.string(),
  meal_type: mealType,
  title: z.string(),
  /** Of so many frozen portions; null for all else. */
  portion_id: z.number().int().nullable().default(null),
  portions: z.number().nullable().default(null),
  planned_by: z.string().nullable().default(null),
  revision: z.number().int(),
});
export type OtherMeal = z.output<typeof otherMeal>;

export const otherMealsOutput = z.object({ otherMeals: z.array(otherMeal) });
export const otherMealOutput = z.object({ otherMeal });

export const updateOtherMealInput = z.object({
  id: idSchema,
  date: localDateSchema.optional(),
  meal_type: mealType.optional(),
  title: requiredText(TEXT_LIMITS.name).optional(),
  revision: revisionSchema,
});
export type UpdateOtherMealInput = z.output<typeof updateOtherMealInput>;

/** Four weeks of three meals, each with a side dish. */
const MANY_MEALS = 168;

const many = <S extends z.ZodType>(schema: S) =>
  z.array(schema).max(MANY_MEALS, `must not be more than ${MANY_MEALS}`).default([]);

/** Meals that are planned in one act: a copied day, a week like the last one, a proposal that somebody has agreed to. */
export const createMealsInput = z.object({
  meals: many(createMealInput.omit({ operation_id: true })),
  other_meals: many(
    z.object({
      date: localDateSchema,
      meal_type: mealType,
      title: requiredText(TEXT_LIMITS.name),
      /** Frozen portions that it is of, and how many of them, one where nothing is said: they are taken off (extension). */
      portion_id: idSchema.nullish(),
      portions: servingsSchema.nullish(),
    }),
  ),
  operation_id: operationIdSchema,
});
export type CreateMealsInput = z.output<typeof createMealsInput>;
export const createdMealsOutput = mealPlansOutput.extend(otherMealsOutput.shape);
export type CreatedMeals = z.output<typeof createdMealsOutput>;

export const deleteMealsInput = z.object({ ids: many(idSchema), other_ids: many(idSchema) });
export type DeleteMealsInput = z.output<typeof deleteMealsInput>;
/** One `undo_id` for each meal that went, in the order in which they were named. */
export const deletedMealsOutput = successSchema.extend({ undo_ids: z.array(z.uuid()) });
export type DeletedMeals = z.output<typeof deletedMealsOutput>;

const recipeOnDay = z.object({ date: localDateSchema, recipe_id: idSchema });

/** Two weeks of evenings. */
const MOST_DATES = 14;
const MOST_WISHES = 200;
const LARGEST_SEED = 2 ** 31;

export const proposeInput = z.object({
  /** The evenings that want a dinner. */
  dates: z.array(localDateSchema).min(1, "must name a day").max(MOST_DATES, `must not be more than ${MOST_DATES}`),
  /** The same seed proposes the same. */
  seed: numberSchema.pipe(z.number().int("must be a whole number").min(0).max(LARGEST_SEED)).default(0),
  /** What stays where it is. */
  pins: z.array(recipeOnDay).max(MOST_DATES).default([]),
  /** What is not to be proposed for a day ("another one"). */
  unwanted: z.array(recipeOnDay).max(MOST_WISHES).default([]),
  /** At most 30 minutes. */
  quick: z.boolean().default(false),
  vegetarian: z.boolean().default(false),
  without_fish: z.boolean().default(false),
  /** Meat on at most two evenings of a week. */
  little_meat: z.boolean().default(false),
});
export type ProposeInput = z.output<typeof proposeInput>;

/** Why a dish is proposed, as data: whoever shows it says it in the reader's language. */
const reason = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("not-eaten"), weeks: z.number().int() }),
  z.object({ kind: z.literal("never-eaten") }),
  /** `weekday` is 0 for Sunday: a day on which this household cooks what is quick. */
  z.object({ kind: z.literal("quick"), minutes: z.number(), weekday: z.number().int() }),
  z.object({ kind: z.literal("larder"), foods: z.array(z.string()).readonly() }),
  /** What the larder has of it is best before `date`. */
  z.object({ kind: z.literal("use-first"), food: z.string(), date: z.string() }),
  z.object({ kind: z.literal("shares"), food: z.string(), date: z.string() }),
  z.object({ kind: z.literal("season") }),
  z.object({ kind: z.literal("favourite") }),
  /** It was dinner on that day of the week again and again (0 for Sunday). */
  z.object({ kind: z.literal("usual-day"), weekday: z.number().int() }),
]);

export const proposeOutput = z.object({
  proposals: z.array(
    z.object({
      date: z.string(),
      /** Null where nothing fits. `minutes` is null where the recipe does not say. */
      recipe: z.object({ id: z.number().int(), title: z.string(), minutes: z.number().nullable() }).nullable(),
      /** The strongest first. */
      reasons: z.array(reason).readonly(),
      is_pinned: z.boolean(),
    }),
  ),
});
export type Proposals = z.output<typeof proposeOutput>;
