import type { LocalDate } from "../../dates/local-date";
import type { MealType } from "../meal-types";
import { isOtherCourse } from "../other-courses";
import type { Diet } from "./diet";

/** A food that a dish needs. */
export interface DishFood {
  /** Its catalogue entry. */
  readonly id: number;
  readonly name: string;
  readonly category: string | null;
  readonly diet: Diet;
}

/** That a dish was eaten, or is planned. */
export interface DishEaten {
  readonly date: LocalDate;
  readonly mealType: MealType | null;
  /** Another dish stood at that meal too: this one may have been the cake after it. */
  readonly isBeside?: boolean;
}

/** A recipe as a dinner that could be planned. */
export interface Dish {
  readonly id: number;
  readonly title: string;
  /** Preparation and cooking; null where the recipe says neither. */
  readonly minutes: number | null;
  readonly cuisine: string;
  readonly tags: readonly string[];
  readonly isFavourite: boolean;
  /** 1 to 5, null where nobody has said. */
  readonly rating: number | null;
  /** Days on which it was eaten or is planned, in any order, and at which meal; null where that is not known. */
  readonly eaten: readonly DishEaten[];
  readonly foods: readonly DishFood[];
}

/** Shelves of what is baked and sweet. */
const SWEET_SHELVES = new Set(["baking", "sweets & snacks"]);
const MOST_SWEET_SHARE = 0.35;

/**
 * Whether a dish may stand for dinner: what the family has had for dinner, and nothing beside it, may; else not what a tag calls something
 * else, and not what is mostly flour and sugar.
 */
export function isDinner({ eaten, tags, foods }: Dish): boolean {
  if (eaten.some(({ mealType, isBeside }) => mealType === "dinner" && !isBeside)) return true;
  if (eaten.length > 0 && eaten.every(({ mealType }) => mealType === "breakfast")) return false;
  if (tags.some(isOtherCourse)) return false;
  const sweet = foods.filter(({ category }) => SWEET_SHELVES.has(category?.toLowerCase() ?? "")).length;
  return sweet <= foods.length * MOST_SWEET_SHARE || foods.some(({ diet }) => diet === "meat" || diet === "fish");
}
