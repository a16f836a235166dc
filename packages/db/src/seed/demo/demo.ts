import asianDinners from "./asian-dinners.json";
import bakes from "./bakes.json";
import breakfasts from "./breakfasts.json";
import europeanDinners from "./european-dinners.json";
import larder from "./larder.json";
import lunches from "./lunches.json";
import plan from "./plan.json";
import spicedDinners from "./spiced-dinners.json";
import weekendDinners from "./weekend-dinners.json";

/** One ingredient as a family writes it; the fields of the recipe calls (specification, section 7). */
interface DemoIngredient {
  readonly name: string;
  /** A number, or text such as "1 1/2" and "2-3"; 0 where the cook decides. */
  readonly amount: number | string;
  /** "" for pieces. */
  readonly unit: string;
  readonly sub_type?: string;
  readonly preparation_notes?: string;
}

/** A dish as its JSON file has it, shaped like the body of a new recipe; times in minutes, tags comma-separated. */
interface WrittenRecipe {
  readonly title: string;
  readonly description: string;
  readonly cuisine: string;
  readonly difficulty: string;
  readonly servings: number;
  readonly prep_time: number;
  readonly cook_time: number;
  readonly tags: string;
  /** Fields of each line, or the lines of a text block as somebody once typed it. */
  readonly ingredients: readonly DemoIngredient[] | readonly string[];
  /** The steps of the method. */
  readonly instructions: readonly string[];
}

/** A dish of the demo household: the body of a new recipe, its text blocks with one line for each step or ingredient. */
export interface DemoRecipe extends Omit<WrittenRecipe, "ingredients" | "instructions"> {
  readonly ingredients: readonly DemoIngredient[] | string;
  readonly instructions: string;
}

interface DemoLarderItem {
  /** A name of the catalogue. */
  readonly name: string;
  readonly quantity: number;
  readonly unit: string;
  readonly notes: string;
}

interface DemoMeal {
  /** 0 for the week that the demo starts in, 1 for the week after. */
  readonly weekOffset: number;
  /** Days after that week's Monday, 0 to 6. */
  readonly day: number;
  readonly meal_type: string;
  readonly recipeTitle: string;
  readonly servings: number;
  readonly notes?: string;
}

const WRITTEN: readonly WrittenRecipe[] = [
  ...breakfasts,
  ...lunches,
  ...europeanDinners,
  ...asianDinners,
  ...spicedDinners,
  ...weekendDinners,
  ...bakes,
];

/**
 * The demo household's recipes: real dishes, meant to be cooked. One keeps its ingredients as a text block, one has
 * forty lines, and names, units and spellings vary as they do in a family's own collection.
 */
export const DEMO_RECIPES: readonly DemoRecipe[] = WRITTEN.map((recipe) => ({
  ...recipe,
  ingredients: isTextBlock(recipe.ingredients) ? recipe.ingredients.join("\n") : recipe.ingredients,
  instructions: recipe.instructions.join("\n"),
}));

/** What the demo household always has in. */
export const DEMO_LARDER: readonly DemoLarderItem[] = larder;

/** Two weeks as a family of four with jobs and school plans them: gaps, leftovers, guests on Saturday. */
export const DEMO_PLAN: readonly DemoMeal[] = plan;

function isTextBlock(lines: WrittenRecipe["ingredients"]): lines is readonly string[] {
  return typeof lines[0] === "string";
}
