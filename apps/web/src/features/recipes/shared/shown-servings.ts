import type { Recipe } from "@tureen/contracts/recipes";
import { divide, fromNumber, ONE, type Rational } from "@tureen/domain/quantities/rational";

export interface ShownServings {
  /** Null where the amounts cannot be scaled: the recipe does not say for how many it is. */
  readonly written: number | null;
  readonly chosen: number;
  readonly choose: (servings: number) => void;
  /** What each amount is multiplied by. */
  readonly factor: Rational;
}

/** For how many the amounts are shown. The saved recipe stays as it is (extension). */
export function shownServings(
  { ingredients, servings }: Pick<Recipe, "servings"> & { readonly ingredients: string | readonly unknown[] },
  chosen: number | null,
  choose: (servings: number) => void,
): ShownServings {
  const canScale = ingredients.length > 0 && servings !== null && servings > 0;
  if (!canScale) return { written: null, chosen: 1, choose, factor: ONE };
  const shown = chosen ?? servings;
  return { written: servings, chosen: shown, choose, factor: divide(fromNumber(shown), fromNumber(servings)) };
}
