import type { AiIngredientLine, AiRecipe } from "@tureen/contracts/ai";
import type { IngredientLine } from "@tureen/contracts/recipe-lines";
import type { Recipe } from "@tureen/contracts/recipes";
import { decimalText } from "@tureen/domain/quantities/decimal-text";
import type { NumberFormat } from "@tureen/domain/quantities/format-quantity";
import { fromNumber, toNumber } from "@tureen/domain/quantities/rational";
import { unitWordIn } from "@tureen/domain/quantities/find-unit";
import { readAmount } from "@tureen/domain/quantities/read-amount";
import {
  DEFAULT_DIFFICULTY,
  DEFAULT_SERVINGS,
  type Difficulty,
  readDifficulty,
} from "@tureen/domain/recipes/difficulty";
import { joinTags } from "@tureen/domain/recipes/tags";
import { FORM_NAMES, textsOf, type FormTexts } from "./form-fields";
import { asRead } from "./line-text";
import type { LineValues } from "./line-values";
import type { MeasuredLine } from "../shared/shown-line";

/** What the recipe form holds while it is filled in; numbers are as typed. It is kept as a draft, so it is plain JSON. */
export interface RecipeFormValues extends Omit<FormTexts, "difficulty"> {
  difficulty: Difficulty;
  /** That nobody has said the number of servings yet; a draft of an older version lacks it. */
  servingsAssumed?: boolean;
  /** A list of lines, or one text that is kept as it is written. */
  ingredientsAs: "lines" | "text";
  lines: LineValues[];
  /** Typed for the list and not yet read into lines. */
  newLines: string;
  /** A heading that was written and has no line below it yet; '' for none. */
  newHeading: string;
  ingredientsText: string;
  /** The revision of the recipe that is being changed; null for a new one. */
  basedOn: number | null;
}

/** Specification, section 9. */
export const EMPTY_RECIPE: RecipeFormValues = {
  // The names are those of the form's texts.
  ...(Object.fromEntries(FORM_NAMES.map((name) => [name, ""])) as unknown as FormTexts),
  difficulty: DEFAULT_DIFFICULTY,
  servings: String(DEFAULT_SERVINGS),
  servingsAssumed: false,
  ingredientsAs: "lines",
  lines: [],
  newLines: "",
  newHeading: "",
  ingredientsText: "",
  basedOn: null,
};

const EMPTY_LINE: LineValues = {
  lineId: null,
  pickedId: null,
  pickedName: "",
  amount: "",
  unit: "",
  name: "",
  subType: "",
  notes: "",
  raw: "",
  readAs: "",
  sharesRaw: false,
  section: "",
  pack: "",
  recipe: null,
  unfound: "",
};

/** A catalogue entry that was just added to the recipe (specification, section 5). */
export function pickedLine(entry: { id: number; name: string; sub_type: string | null }): LineValues {
  return {
    ...EMPTY_LINE,
    pickedId: entry.id,
    pickedName: entry.name,
    amount: "1",
    unit: "piece",
    name: entry.name,
    subType: entry.sub_type ?? "",
  };
}

/** Another recipe that was just made an ingredient: the whole of it, in the words of the language on the screen. */
export function pickedRecipe(recipe: { id: number; title: string }, language: string): LineValues {
  return { ...EMPTY_LINE, recipe, amount: "1", unit: unitWordIn("batch", language), name: recipe.title };
}

/** A stored recipe in the form. */
export function recipeFormOf(recipe: Recipe, numberFormat: NumberFormat): RecipeFormValues {
  const { ingredients } = recipe;
  return {
    ...EMPTY_RECIPE,
    ...textsOf(recipe),
    difficulty: recipe.difficulty,
    servingsAssumed: recipe.servings_assumed,
    basedOn: recipe.revision,
    ...(typeof ingredients === "string"
      ? { ingredientsAs: "text", ingredientsText: ingredients }
      : { lines: asRead(ingredients.map((line) => ({ ...lineOf(line, numberFormat), lineId: line.id }))) }),
  };
}

/** A model's recipe in the form; its list of tags becomes the one text (specification, section 3). */
export function recipeFormOfAi(recipe: AiRecipe, numberFormat: NumberFormat): RecipeFormValues {
  return {
    ...EMPTY_RECIPE,
    ...textsOf({ ...recipe, tags: joinTags(recipe.tags) }),
    difficulty: recipe.difficulty,
    servingsAssumed: recipe.servings_assumed,
    lines: asRead(recipe.ingredients.map((line) => ({ ...lineOf(line, numberFormat), unfound: unfoundIn(line) }))),
  };
}

function unfoundIn({ grounding, oddity }: AiIngredientLine): LineValues["unfound"] {
  if (oddity) return oddity;
  if (!grounding || (grounding.name_found && grounding.amount_found)) return "";
  if (grounding.name_found) return "amount";
  return grounding.amount_found ? "name" : "both";
}

/** A line that was read, from the recipe, from pasted text or by a model. */
export function lineOf(line: MeasuredLine & Omit<IngredientLine, "id">, numberFormat: NumberFormat): LineValues {
  return {
    ...EMPTY_LINE,
    amount: amountAsTyped(line, numberFormat),
    unit: line.unit,
    name: line.name,
    subType: line.sub_type ?? "",
    notes: line.preparation_notes ?? "",
    raw: line.raw,
    sharesRaw: line.shares_raw,
    section: line.section ?? "",
    recipe: line.recipe_id === null ? null : { id: line.recipe_id, title: line.recipe_title ?? "" },
    pack: line.pack ? `${decimalText(fromNumber(line.pack.amount))} ${line.pack.unit}` : "",
  };
}

/** The heading under which a new line comes to stand. */
export function newSection({ newHeading, lines }: Pick<RecipeFormValues, "newHeading" | "lines">): string {
  return newHeading || (lines.at(-1)?.section ?? "");
}

/**
 * What is left in an amount field after leaving it: as typed where it can be read ("1/2", "1,5", "2-3"), else 0
 * (specification, section 5). Empty stays empty: no amount.
 */
export function amountLeft(text: string): string {
  const trimmed = text.trim();
  return trimmed === "" || readAmount(trimmed) ? trimmed : "0";
}

/** "⅓" and "2–3" as they are read; a number with more digits than people write is kept to the digit. */
function amountAsTyped({ amount, amount_text }: MeasuredLine, numberFormat: NumberFormat): string {
  if (amount === 0) return "";
  const reading = readAmount(amount_text);
  const isExact = reading !== null && toNumber(reading.amountMax ?? reading.amount) === amount;
  const text = isExact ? amount_text : decimalText(fromNumber(amount));
  return numberFormat === "comma" ? text.replace(".", ",") : text;
}

/** True for what `EMPTY_RECIPE` is: a draft of an older version must not get into the form. Texts that it lacks stay as they are. */
export function isRecipeForm(value: unknown): value is RecipeFormValues {
  if (!isRecord(value) || !Array.isArray(value.lines)) return false;
  const { lines, difficulty, ingredientsAs, basedOn, servingsAssumed, newLines, newHeading, ingredientsText } = value;
  return (
    isIdOrNull(basedOn) &&
    [value.title, value.instructions, newLines, newHeading, ingredientsText].every(
      (part) => typeof part === "string",
    ) &&
    FORM_NAMES.every((name) => value[name] === undefined || typeof value[name] === "string") &&
    ["boolean", "undefined"].includes(typeof servingsAssumed) &&
    typeof difficulty === "string" &&
    readDifficulty(difficulty) === difficulty &&
    (ingredientsAs === "lines" || ingredientsAs === "text") &&
    lines.every(isLine)
  );
}

function isLine(value: unknown): value is LineValues {
  if (!isRecord(value)) return false;
  const { lineId, pickedId, sharesRaw, recipe, ...texts } = value;
  const names = Object.keys(EMPTY_LINE).filter((name) => !["lineId", "pickedId", "sharesRaw", "recipe"].includes(name));
  return (
    isIdOrNull(lineId) &&
    isIdOrNull(pickedId) &&
    (recipe == null || (isRecord(recipe) && typeof recipe.id === "number" && typeof recipe.title === "string")) &&
    typeof sharesRaw === "boolean" &&
    names.every((name) => typeof texts[name] === "string")
  );
}

function isIdOrNull(value: unknown): boolean {
  return value === null || typeof value === "number";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
