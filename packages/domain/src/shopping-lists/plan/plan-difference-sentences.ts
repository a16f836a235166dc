import { text, type Text } from "@tureen/messages/text";
import { pluralName } from "../../ingredients/names/plural-name";
import { formatQuantity, type QuantityFormat } from "../../quantities/format-quantity";
import { compare, isPositive, isZero, ONE, subtract, ZERO, type Rational } from "../../quantities/rational";
import type { AmountDifference, MealDifference, PlanDifference } from "./plan-difference";

type SentenceFormat = Pick<QuantityFormat, "numberFormat" | "unitsShown">;

/** What the banner of a draft list says, one sentence a meal: "Bolognese removed: −400 g mince, −2 onions". */
export function differenceSentences(difference: PlanDifference, format: SentenceFormat = {}): readonly Text[] {
  const kept = [...new Set(difference.keptByHand)];
  return [
    ...difference.meals.map((meal) => mealSentence(meal, format)),
    ...(kept.length === 0 ? [] : [text("Amounts that you set by hand stay: {foods}", { foods: kept.join(", ") })]),
  ];
}

function mealSentence(meal: MealDifference, format: SentenceFormat): Text {
  const what = changeOf(meal);
  const amounts = meal.amounts.map((amount) => amountText(amount, format)).join(", ");
  return amounts === "" ? what : text("{what}: {amounts}", { what, amounts });
}

function changeOf({ kind, recipeTitle, servingsBefore, servingsAfter }: MealDifference): Text {
  if (kind === "added") return text("{recipe} added", { recipe: recipeTitle });
  if (kind === "removed") return text("{recipe} removed", { recipe: recipeTitle });
  return servingsBefore === servingsAfter
    ? text("{recipe} changed", { recipe: recipeTitle })
    : text("{recipe} for {after} instead of {before}", {
        recipe: recipeTitle,
        after: String(servingsAfter),
        before: String(servingsBefore),
      });
}

function amountText(difference: AmountDifference, format: SentenceFormat): string {
  const { amount, unit, pack, name, subType, isNew } = difference;
  const size = isPositive(amount) ? amount : subtract(ZERO, amount);
  const isLess = isZero(amount) ? !isNew : !isPositive(amount);
  const quantity = formatQuantity(size, unit, { ...format, pack, rounding: "nearest" });
  const food = isCountAboveOne(quantity, size) ? pluralName(name) : name;
  const named = subType === "" ? food : `${food} (${subType})`;
  return `${isLess ? "−" : "+"}${[quantity, named].filter((part) => part !== "").join(" ")}`;
}

/** A bare number counts the food itself. */
function isCountAboveOne(quantity: string, size: Rational): boolean {
  return quantity !== "" && !quantity.includes(" ") && compare(size, ONE) > 0;
}
