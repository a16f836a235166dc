import { type Said, text } from "@tureen/messages/text";
import { t } from "#lib/text/language";
import type { Ingredient } from "@tureen/contracts/ingredients";
import type { NumberFormat } from "@tureen/domain/quantities/format-quantity";
import { readTypedAmount, writeTypedAmount } from "#lib/text/typed-amount";

/** An entry's fields while they are filled in; texts are as typed. */
export interface IngredientForm {
  readonly name: string;
  readonly category: string;
  readonly unit: string;
  readonly density: string;
  readonly pieceWeight: string;
  readonly neverBought: boolean;
}

/** The fields as they are sent; null clears. */
export interface IngredientFieldValues {
  readonly name: string;
  readonly category: string;
  readonly unit: string;
  readonly density: number | null;
  readonly piece_weight: number | null;
  readonly never_bought: boolean;
}

export type IngredientErrors = Partial<Record<keyof IngredientForm, Said>>;

/** Grams as the household writes decimals; '' for what nobody has said. */
export function formOf(ingredient: Ingredient, numberFormat: NumberFormat): IngredientForm {
  const written = (grams: number | null) => (grams === null ? "" : writeTypedAmount(grams, numberFormat));
  return {
    name: ingredient.name,
    category: ingredient.category ?? "",
    unit: ingredient.unit,
    density: written(ingredient.density),
    pieceWeight: written(ingredient.piece_weight),
    neverBought: ingredient.never_bought,
  };
}

const GRAMS_WRONG = text("Enter a number above 0, or nothing");

/** What is wrong with the form, by field; empty where it can be saved. */
export function ingredientErrors(form: IngredientForm): IngredientErrors {
  return {
    ...(form.name.trim() === "" && { name: t("Enter a name") }),
    ...(gramsOf(form.density) === undefined && { density: t(GRAMS_WRONG) }),
    ...(gramsOf(form.pieceWeight) === undefined && { pieceWeight: t(GRAMS_WRONG) }),
  };
}

/** The form as it is sent, once it has no errors. */
export function ingredientFieldValues(form: IngredientForm): IngredientFieldValues {
  return {
    name: form.name.trim(),
    category: form.category,
    unit: form.unit.trim(),
    density: gramsOf(form.density) ?? null,
    piece_weight: gramsOf(form.pieceWeight) ?? null,
    never_bought: form.neverBought,
  };
}

/** Grams above 0; null for an empty field, undefined for what is no such number. */
function gramsOf(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const grams = readTypedAmount(text);
  return grams !== null && grams > 0 ? grams : undefined;
}
