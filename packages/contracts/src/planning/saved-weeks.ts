import { z } from "zod";
import { mealType } from "./meal-plans";
import { idSchema, localDateSchema, operationIdSchema, requiredText, TEXT_LIMITS } from "../primitives";

const savedWeek = z.object({ id: z.number().int(), name: z.string(), meal_count: z.number().int() });

/** By name (extension). */
export const savedWeeksOutput = z.object({ savedWeeks: z.array(savedWeek) });
export const savedWeekOutput = z.object({ savedWeek });
export type SavedWeek = z.output<typeof savedWeek>;

/** Keeps the week, from Monday, that `date` lies in. */
export const saveWeekInput = z.object({
  name: requiredText(TEXT_LIMITS.name),
  date: localDateSchema,
  operation_id: operationIdSchema,
});
export type SaveWeekInput = z.output<typeof saveWeekInput>;

/** Puts it on the week, from Monday, that `date` lies in; nothing on days before `from`. */
export const putWeekInput = z.object({
  id: idSchema,
  date: localDateSchema,
  from: localDateSchema.optional(),
  operation_id: operationIdSchema,
});
export type PutWeekInput = z.output<typeof putWeekInput>;

/** What becomes of a meal: planned, or not, because the cell is taken, the day is past, or the recipe is gone. */
const fate = z.enum(["planned", "taken", "past", "gone"]);

const previewedMeal = z.object({
  date: z.string(),
  meal_type: mealType,
  title: z.string(),
  fate,
  /** What stands there already, for a cell that is taken. */
  beside: z.array(z.string()),
});
export type PreviewedMeal = z.output<typeof previewedMeal>;
export const weekPreviewOutput = z.object({ name: z.string(), meals: z.array(previewedMeal) });
export type WeekPreview = z.output<typeof weekPreviewOutput>;
