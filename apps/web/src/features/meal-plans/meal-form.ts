import { type Said, type Text, text } from "@tureen/messages/text";
import { dayText } from "#lib/text/day-text";
import { t } from "#lib/text/language";
import type { MealPlan } from "@tureen/contracts/meal-plans";
import { parseLocalDate, type LocalDate } from "@tureen/domain/dates/local-date";
import { MEAL_TYPES, type MealType } from "@tureen/domain/meal-plans/meal-types";

/** A cell of the grid, where a meal is to be added. */
export interface MealSlot {
  readonly date: LocalDate;
  readonly mealType: MealType;
}

/** For the picker a recipe is just id and title (specification, section 3). */
export interface ChosenRecipe {
  readonly id: number;
  readonly title: string;
}

/** What the Add and the Edit dialog hold while they are filled in; texts are as typed. */
export interface MealForm {
  readonly date: string;
  readonly mealType: MealType;
  /** Null until one is chosen, and for a meal without a recipe. */
  readonly recipe: ChosenRecipe | null;
  /** What there is without a recipe, "Eating out"; '' where a recipe is meant. */
  readonly other: string;
  readonly servings: string;
  readonly notes: string;
}

/** A form whose required fields are filled, as the server takes it. */
export interface MealFields {
  readonly date: string;
  readonly meal_type: MealType;
  readonly recipe_id: number;
  readonly servings: number;
  readonly notes: string;
}

/** The same of a meal without a recipe. */
export interface OtherMealFields {
  readonly date: string;
  readonly meal_type: MealType;
  readonly title: string;
}

/** Within a sentence. */
const MEAL_WORDS: Readonly<Record<MealType, Text>> = {
  breakfast: text("breakfast"),
  lunch: text("lunch"),
  dinner: text("dinner"),
};

/** "Monday 23 November, dinner", within a sentence. */
export function slotText({ date, mealType }: MealSlot): string {
  return `${dayText(date, { weekday: "long", day: "numeric", month: "long" })}, ${t(MEAL_WORDS[mealType])}`;
}

export const MEAL_LABELS: Readonly<Record<MealType, Text>> = {
  breakfast: text("Breakfast"),
  lunch: text("Lunch"),
  dinner: text("Dinner"),
};

const MIN_SERVINGS = 1;
const MAX_SERVINGS = 10_000;

/** A new meal in a slot, for as many as the household is. */
export function emptyMealForm({ date, mealType }: MealSlot, householdSize: number): MealForm {
  return { date, mealType, recipe: null, other: "", servings: String(householdSize), notes: "" };
}

/** A planned meal in the form. */
export function mealFormOf(meal: MealPlan): MealForm {
  return {
    date: meal.date,
    mealType: meal.meal_type,
    recipe: { id: meal.recipe_id, title: meal.recipe_title },
    other: "",
    servings: String(meal.servings),
    notes: meal.notes,
  };
}

/** Date, meal type and recipe are required (specification, section 5); a few words do in place of a recipe (extension). */
export function hasRequiredFields(form: MealForm): boolean {
  return parseLocalDate(form.date) !== null && isMealType(form.mealType) && (form.recipe !== null || form.other !== "");
}

/** What is wrong with the servings, as a sentence; undefined where nothing is. */
export function servingsError({ servings }: MealForm): Said | undefined {
  const number = servings.trim() === "" ? Number.NaN : Number(servings);
  if (Number.isNaN(number)) return t("Enter the number of servings");
  if (number < MIN_SERVINGS) return t("Enter at least {minimum, number}", { minimum: MIN_SERVINGS });
  return number > MAX_SERVINGS ? t("Enter at most 10,000") : undefined;
}

/** The form as the server takes it; null where something required is missing or the servings are wrong. */
export function mealFields(form: MealForm): MealFields | OtherMealFields | null {
  const { date, mealType, recipe, other, servings, notes } = form;
  if (!hasRequiredFields(form) || !isMealType(mealType)) return null;
  if (recipe === null) return { date, meal_type: mealType, title: other };
  if (servingsError(form)) return null;
  return { date, meal_type: mealType, recipe_id: recipe.id, servings: Number(servings), notes };
}

/** Narrows what an address or a select holds. */
export function isMealType(text: string): text is MealType {
  return MEAL_TYPES.some((mealType) => mealType === text);
}
