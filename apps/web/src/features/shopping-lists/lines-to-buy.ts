import type { Recipe } from "@tureen/contracts/recipes";
import type { ShoppingListSummary } from "@tureen/contracts/shopping-lists";
import { lineText } from "@tureen/domain/ingredients/lines/line-text";
import { multiply, ONE, type Rational } from "@tureen/domain/quantities/rational";
import { recipeParts } from "@tureen/domain/recipes/sub-recipes";
import { isTextHeading, textLines } from "#features/recipes/shared/ingredient-text";
import type { Bases } from "#features/recipes/shared/use-bases";
import { shownAmount } from "#features/recipes/shared/shown-line";
import type { HouseholdFormat } from "#lib/text/household-format";

/** A line of a recipe as it is written on a list. */
export interface LineToBuy {
  readonly text: string;
  /** What kind of it: "red"; '' for none. */
  readonly kind: string;
  /** The catalogue's food; null for a line of a text. */
  readonly foodId: number | null;
}

/** The longest line that a list takes. */
const MAX_LENGTH = 200;

/**
 * What a recipe needs, times `factor`, as one writes it on a list: how it is cut is of no interest in the shop. In the place of a line
 * that is another recipe stand that one's, as far as `bases` has it.
 */
export function linesToBuy(
  { id, ingredients }: Pick<Recipe, "id" | "ingredients">,
  { numberFormat, kitchenUnits }: HouseholdFormat,
  factor: Rational,
  bases?: Bases,
): readonly LineToBuy[] {
  if (typeof ingredients === "string")
    return textLines(ingredients)
      .filter((line) => !isTextHeading(line))
      .map((line) => ({ text: shortened(line), kind: "", foodId: null }));
  // In the recipe's own units: the list adds up and converts by itself.
  const format = { numberFormat, kitchenUnits, unitsShown: "as-written" } as const;
  const all = bases
    ? recipeParts(id, bases).flatMap((part) => part.lines.map(({ line }) => ({ line, times: part.factor })))
    : ingredients.map((line) => ({ line, times: ONE }));
  return all.map(({ line, times }) => {
    const words = {
      amount: shownAmount(line, format, multiply(factor, times)),
      unit: "",
      name: line.name,
      subType: "",
      notes: "",
    };
    return { text: shortened(lineText(words)), kind: line.sub_type ?? "", foodId: line.ingredient_id };
  });
}

/** Without half of a character at its end. */
function shortened(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}

/** The lists that one may still be shopping from, the one that is most likely meant first. */
export function openLists(lists: readonly ShoppingListSummary[], today: string): readonly ShoppingListSummary[] {
  const isBegun = ({ ticked_count: ticked, item_count: all }: ShoppingListSummary) => ticked > 0 && ticked < all;
  return lists
    .filter((list) => list.status !== "ordered" && (list.is_standalone || list.end_date >= today))
    .filter((list) => list.item_count === 0 || list.ticked_count < list.item_count)
    .toSorted((left, right) => Number(isBegun(right)) - Number(isBegun(left)) || right.id - left.id);
}
