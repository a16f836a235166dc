import type { ImportDoubt } from "@tureen/contracts/pdf-import";
import { linesAsText } from "@tureen/domain/ingredients/lines/line-block";
import { DEFAULT_SERVINGS } from "@tureen/domain/recipes/difficulty";
import { readDraft, removeDraft, writeDraft } from "#lib/device/draft-storage";
import { EMPTY_RECIPE, isRecipeForm, type RecipeFormValues } from "./recipe-form";

/** Begins with an amount, which a step's number ("2. Fry", "2) Fry") is not, and ends no sentence. */
const AMOUNT = /^\p{N}(?!\d*[.):]\s).*[^.!]$/u;

/** Fills the form of a new recipe with a doubt, under a draft of its own; what was changed in it before stays. */
export function keepDoubt(importId: number, doubt: ImportDoubt): void {
  const name = draftNameOf(importId, doubt.place);
  if (readDraft(name, isRecipeForm) === undefined) writeDraft(name, recipeFormOfDoubt(doubt));
}

/** Puts a better reading of a doubt in place of one that nobody has changed. True where it did. */
export function refillDoubt(importId: number, before: ImportDoubt, now: ImportDoubt): boolean {
  const name = draftNameOf(importId, now.place);
  const draft = readDraft(name, isRecipeForm);
  const isChanged = draft !== undefined && FILLED.some((field) => draft[field] !== recipeFormOfDoubt(before)[field]);
  if (isChanged || (draft?.lines.length ?? 0) > 0) return false;
  writeDraft(name, recipeFormOfDoubt(now));
  return true;
}

/** For a doubt that is settled without a recipe. */
export function forgetDoubt(importId: number, place: number): void {
  removeDraft(draftNameOf(importId, place));
}

/** The draft that the address of the form names; null where it names none. */
export function doubtDraftName(search: string): string | null {
  const said = new URLSearchParams(search);
  const [batch, doubt] = [said.get("import"), said.get("doubt")];
  return batch && doubt ? draftNameOf(Number(batch), Number(doubt)) : null;
}

const draftNameOf = (importId: number, place: number): string => `recipe-of-doubt-${importId}-${place}`;

const FILLED = ["title", "description", "servings", "prepTime", "cookTime", "newLines", "instructions"] as const;

function recipeFormOfDoubt({ title, text, recipe }: ImportDoubt): RecipeFormValues {
  if (recipe === null) return recipeFormOfText(title, text);
  const typed = (value: number | null): string => (value === null ? "" : String(value));
  return {
    ...EMPTY_RECIPE,
    title: recipe.title || title,
    description: recipe.description,
    servings: typed(recipe.servings ?? DEFAULT_SERVINGS),
    servingsAssumed: recipe.servings === null,
    prepTime: typed(recipe.prep_time),
    cookTime: typed(recipe.cook_time),
    newLines: linesAsText(recipe.ingredients.map((line) => ({ ...line, shares_raw: false }))),
    instructions: recipe.steps.join("\n"),
  };
}

/** Lines with an amount become ingredients, all others instructions, in the order of the page; nothing is left out. */
function recipeFormOfText(title: string, text: string): RecipeFormValues {
  const lines = text.split("\n").filter((line) => line.trim() !== "" && line.trim() !== title);
  return {
    ...EMPTY_RECIPE,
    title,
    newLines: lines.filter((line) => AMOUNT.test(line)).join("\n"),
    instructions: lines.filter((line) => !AMOUNT.test(line)).join("\n"),
  };
}
