import type { FieldOf } from "@tureen/contracts/fields";
import type { LINE_FIELDS } from "@tureen/contracts/recipe-lines";
import type { Said } from "@tureen/messages/text";
import { t } from "#lib/text/language";
import { readBlock } from "@tureen/domain/ingredients/lines/line-block";
import { fromNumber, compare, toNumber } from "@tureen/domain/quantities/rational";
import { readAmount } from "@tureen/domain/quantities/read-amount";
import type { FieldErrors } from "react-hook-form";
import { numberOf, sentTexts, type RecipeChange } from "./form-fields";
import type { LineValues } from "./line-values";
import { newSection, type RecipeFormValues } from "./recipe-form";

type LineInput = Exclude<NonNullable<RecipeChange["ingredients"]>, string>[number];

const MIN_SERVINGS = 1;

/** The form as the server takes it. What stands in the box and was not read yet is sent as it was typed. */
export function recipeInputOf(values: RecipeFormValues): RecipeChange {
  return {
    ...sentTexts(values),
    servings_assumed: values.servingsAssumed,
    ingredients:
      values.ingredientsAs === "text"
        ? values.ingredientsText
        : [
            ...values.lines.filter((line) => !isBlank(line)).map(lineInputOf),
            ...readBlock(values.newLines).map(({ text, section }) => ({
              raw: text,
              section: section || newSection(values),
            })),
          ],
  };
}

interface Requirements {
  /** Creating asks for at least one ingredient, editing does not (specification, section 5). */
  needsIngredient: boolean;
}

/** What is wrong with the form, as sentences by field; empty where nothing is. */
export function recipeErrors(
  values: RecipeFormValues,
  { needsIngredient }: Requirements,
): FieldErrors<RecipeFormValues> {
  const errors: FieldErrors<RecipeFormValues> = {};
  if (values.title.trim() === "") errors.title = sentence(t("Give the recipe a title"));
  if (isBelow(values.servings, MIN_SERVINGS))
    errors.servings = sentence(t("Enter at least {minimum, number}", { minimum: MIN_SERVINGS }));
  if (values.yieldAmount?.trim() && !readAmount(values.yieldAmount.trim()))
    errors.yieldAmount = sentence(t("Enter a number above 0, or nothing"));
  if (isBelow(values.prepTime, 0)) errors.prepTime = sentence(t("Enter 0 or more minutes"));
  if (isBelow(values.cookTime, 0)) errors.cookTime = sentence(t("Enter 0 or more minutes"));
  if (needsIngredient && !hasIngredient(values)) {
    const missing = sentence(t("Add at least one ingredient"));
    if (values.ingredientsAs === "text") errors.ingredientsText = missing;
    else errors.newLines = missing;
  }
  const nameless =
    values.ingredientsAs === "lines" ? values.lines.map((line) => !isBlank(line) && line.name.trim() === "") : [];
  if (nameless.includes(true)) {
    errors.lines = nameless.map((isNameless) =>
      isNameless ? { name: sentence(t("Name this ingredient")) } : undefined,
    );
  }
  if (values.instructions.trim() === "") errors.instructions = sentence(t("Write down how it is made"));
  return errors;
}

/** Everything that somebody writes of a line; `id`, `raw` and the entry's id where it has them. */
type WholeLine = LineInput &
  Required<Pick<LineInput, Exclude<FieldOf<typeof LINE_FIELDS, "edited">, "raw"> | "recipe_id">>;

function lineInputOf(line: LineValues): WholeLine {
  const name = line.name.trim();
  return {
    ...(line.lineId === null ? {} : { id: line.lineId }),
    ...(line.pickedId !== null && name === line.pickedName ? { ingredient_id: line.pickedId } : {}),
    ...(line.raw === "" ? {} : { raw: line.raw }),
    name,
    amount: amountToSend(line.amount),
    unit: line.unit,
    sub_type: line.subType,
    preparation_notes: line.notes,
    section: line.section,
    shares_raw: line.sharesRaw,
    recipe_id: line.recipe?.id ?? null,
  };
}

/** A number where a number says it exactly; thirds and ranges go as they were typed. */
function amountToSend(text: string): number | string {
  const reading = readAmount(text);
  if (!reading) return 0;
  const number = toNumber(reading.amount);
  return reading.amountMax === null && compare(fromNumber(number), reading.amount) === 0 ? number : text.trim();
}

function hasIngredient(values: RecipeFormValues): boolean {
  if (values.ingredientsAs === "text") return values.ingredientsText.trim() !== "";
  return values.lines.some((line) => line.name.trim() !== "") || values.newLines.trim() !== "";
}

/** Nothing worth keeping was written into it: the unit that every line starts with does not count. */
function isBlank({ name, subType, notes, amount }: LineValues): boolean {
  return [name, subType, notes, amount].every((text) => text.trim() === "");
}

function isBelow(text: string, least: number): boolean {
  const number = numberOf(text);
  return number !== null && !(number >= least);
}

function sentence(message: Said): { type: "invalid"; message: string } {
  return { type: "invalid", message };
}

/** What {@link recipeErrors} says of a field: the library of the form knows its sentences as plain strings. */
export function sentenceOf(error: { readonly message?: string | undefined } | undefined): Said | undefined {
  return error?.message as Said | undefined; // the form has no other rules
}
