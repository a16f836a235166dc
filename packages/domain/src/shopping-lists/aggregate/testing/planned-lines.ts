import { parseLocalDate, type LocalDate } from "#dates/local-date";
import { fromNumber, rational, type Rational } from "#quantities/rational";
import type { Contribution } from "../../shopping-item";

/** An amount for a test: a number means its shortest decimal, text a fraction ("1/3"). */
export function amountOf(value: number | string): Rational {
  if (typeof value === "number") return fromNumber(value);
  const [num = "0", den = "1"] = value.split("/");
  return rational(BigInt(num), BigInt(den));
}

/** A date that the test is sure of. */
export function day(text: string): LocalDate {
  const date = parseLocalDate(text);
  if (date === null) throw new Error(`${text} is no date`);
  return date;
}

type Overrides = Partial<Omit<Contribution, "amount">> & { readonly amount?: number | string | null };

/** One line of a planned meal: dinner for 4 from a recipe for 4, unless said otherwise. */
export function planned(
  name: string,
  amount: number | string | null,
  unit = "",
  overrides: Overrides = {},
): Contribution {
  return {
    mealId: 1,
    date: day("2026-07-13"),
    mealType: "dinner",
    mealServings: 4,
    recipeId: 1,
    recipeTitle: "Recipe 1",
    recipeServings: 4,
    raw: [amount, unit, name].filter((part) => part !== "" && part !== null).join(" "),
    ingredientId: null,
    name,
    subType: null,
    unit,
    ...overrides,
    amount: amount === null ? null : amountOf(amount),
  };
}
