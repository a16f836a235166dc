import type { LocalDate } from "../dates/local-date";
import type { FoodEntry } from "../ingredients/matching/food-index";
import type { MealType } from "../meal-plans/meal-types";
import type { Pack } from "../quantities/format-quantity";
import type { Rational } from "../quantities/rational";

/** A recipe that a dish is made of, and that has the line. */
export interface Base {
  readonly title: string;
  /** How much of it one whole dish takes. */
  readonly factor: Rational;
}

/** One ingredient line of one planned meal: what a shopping list is made of. */
export interface Contribution {
  readonly mealId: number;
  readonly date: LocalDate;
  readonly mealType: MealType;
  /** Servings planned for this meal. */
  readonly mealServings: number;
  readonly recipeId: number;
  readonly recipeTitle: string;
  /** Servings that the recipe is written for; null, zero and less scale by 1. */
  readonly recipeServings: number | null;
  /** The line as it was written. */
  readonly raw: string;
  /** Catalogue entry that the line is linked to. */
  readonly ingredientId: number | null;
  /** Name of the food as written. */
  readonly name: string;
  readonly subType: string | null;
  /** As the recipe has it, unscaled; of a range the upper end. Null and zero are "no amount". */
  readonly amount: Rational | null;
  /** As written, "Tbsp." or "EL". */
  readonly unit: string;
  /** Size of one of what is counted, which does not scale. */
  readonly pack?: Pack | null;
  /** Absent for a line of the dish's own. */
  readonly base?: Base | undefined;
}

/** Why something is on a list: a contribution as the list keeps it, frozen, with what it came to. */
export interface ItemReason {
  /** Null where the list does not know the meal; so with the recipe. */
  readonly mealId: number | null;
  readonly date: string;
  readonly mealType: MealType;
  readonly mealServings: number;
  readonly recipeId: number | null;
  readonly recipeTitle: string;
  readonly recipeServings: number | null;
  /** Absent for a line of the dish's own. */
  readonly base?: Base | undefined;
  /** The line as it was written. */
  readonly line: string;
  readonly amount: Rational | null;
  readonly unit: string;
  /** The line's amount for the planned servings, in the line's own unit; zero for a line without an amount. */
  readonly scaledAmount: Rational;
  /** The same in the item's unit: these add up to the item's amount exactly. */
  readonly addedAmount: Rational;
  /** The id under which somebody put it on the list; absent or null for what the plan asks for. */
  readonly addedAs?: string | null | undefined;
  /** The staple that somebody put on the list, with its rhythm then; only beside `addedAs`. */
  readonly staple?: { readonly id: number; readonly everyWeeks: number } | undefined;
}

/** What the family has told the catalogue so that measures can be added that otherwise cannot. */
export type JoinedBy = "density" | "piece weight";

export interface AggregatedItem {
  /** Unique within a list: the food and the measure it is counted in. */
  readonly key: string;
  /** Identity of the food; items that share it stand together. */
  readonly foodKey: string;
  readonly ingredientId: number | null;
  /** The word that its lines use. */
  readonly name: string;
  /** What the catalogue calls it; what the larder covers is shown so. */
  readonly catalogueName: string;
  /** '' where there is none. */
  readonly subType: string;
  /** A canonical unit, or the family's own word where all its lines share it ("EL", "tin"). */
  readonly unit: string;
  /** Exact, in `unit`; zero where no line names an amount. */
  readonly amount: Rational;
  readonly pack: Pack | null;
  readonly category: string | null;
  /** Why measures of different dimensions are one item; empty for nearly all. */
  readonly joinedBy: readonly JoinedBy[];
  /** Never empty. By day and meal. */
  readonly contributions: readonly ItemReason[];
}

/** A catalogue entry as lists see it. */
export interface ShoppingFood extends FoodEntry {
  readonly category: string | null;
  /** Density in grams per millilitre, where the family has given one. */
  readonly gramsPerMl?: Rational | null;
  /** Weight of one piece in grams, where the family has given one. */
  readonly gramsPerPiece?: Rational | null;
}
