/** The meals of a day in their order, which is also the order of the grid's columns (specification, sections 2 and 9). */
export const MEAL_TYPES = ["breakfast", "lunch", "dinner"] as const;

export type MealType = (typeof MEAL_TYPES)[number];

/** Servings of a meal that names none (specification, section 9). */
export const DEFAULT_MEAL_SERVINGS = 2;
