import type { Queryable } from "@tureen/db/in-transaction";
import { lineText } from "@tureen/domain/ingredients/lines/line-text";
import { formatAmount, formatQuantity } from "@tureen/domain/quantities/format-quantity";
import { compare, multiply, ONE, type Rational } from "@tureen/domain/quantities/rational";
import { recipeParts } from "@tureen/domain/recipes/sub-recipes";
import { stepLines } from "@tureen/domain/recipes/step-place";
import type { Translate } from "@tureen/messages/translate";
import type { StoredLine } from "#features/recipes/lines/line-content";
import { readWithBases } from "#features/recipes/lines/sub-recipes";
import { findRecipe } from "#features/recipes/recipes.repo";

/** A recipe that a dish is made of, as it stands below the dish on paper, where nothing can be opened. */
export interface BookBase {
  readonly title: string;
  /** "⅓ × the recipe". */
  readonly share: string;
  /** With the amounts for the dish. */
  readonly lines: readonly string[];
  readonly steps: readonly string[];
}

/** What a dish is made of, in any depth, each recipe once for all that the dish takes of it. */
export function basesOf(db: Queryable, dishId: number, t: Translate): readonly BookBase[] {
  const parts = recipeParts(dishId, readWithBases(db, [dishId])).filter(({ recipeId }) => recipeId !== dishId);
  return parts.flatMap(({ recipeId, factor, lines }) => {
    const recipe = findRecipe(db, recipeId);
    if (!recipe) return [];
    const share =
      compare(factor, ONE) === 0
        ? t("the whole recipe")
        : t("{number} × the recipe", { number: inLetters(formatAmount(factor, "")) });
    const scaled = lines.map((line) => scaledText(line, factor));
    return { title: recipe.title, share, lines: scaled, steps: stepLines(recipe.instructions) };
  });
}

/** The typeface of books has halves and quarters; a third is "1/3" there, and one more "1 1/3". */
function inLetters(amount: string): string {
  return amount.replace(
    /(\d?)([⅐-⅞])/g,
    (_amount, whole: string, part: string) => `${whole && `${whole} `}${part.normalize("NFKC").replace("⁄", "/")}`,
  );
}

function scaledText(line: StoredLine, factor: Rational): string {
  if (compare(factor, ONE) === 0 && line.raw !== "") return line.raw;
  const amount = formatQuantity(line.amount && multiply(line.amount, factor), line.unit, {
    amountMax: line.amountMax && multiply(line.amountMax, factor),
    pack: line.pack,
    rounding: "nearest",
  });
  return lineText({ ...line, amount: inLetters(amount), unit: amount === "" ? line.unit : "" });
}
