import { ASIAN_DINNERS } from "./asian-dinners";
import { BAKES } from "./bakes";
import { BREAKFASTS } from "./breakfasts";
import type { DemoRecipe } from "./demo-recipe";
import { EUROPEAN_DINNERS } from "./european-dinners";
import { LUNCHES } from "./lunches";
import { SPICED_DINNERS } from "./spiced-dinners";
import { WEEKEND_DINNERS } from "./weekend-dinners";

/**
 * The demo household's recipes: real dishes, meant to be cooked. One keeps its ingredients as a text block, one has
 * forty lines, and names, units and spellings vary as they do in a family's own collection.
 */
export const DEMO_RECIPES: readonly DemoRecipe[] = [
  ...BREAKFASTS,
  ...LUNCHES,
  ...EUROPEAN_DINNERS,
  ...ASIAN_DINNERS,
  ...SPICED_DINNERS,
  ...WEEKEND_DINNERS,
  ...BAKES,
];
