import type { AiIngredientLine, AiRecipe as WireRecipe } from "@tureen/contracts/ai";
import { groundIngredients } from "@tureen/domain/grounding/grounding";
import { boughtAs } from "@tureen/domain/ingredients/matching/food-query";
import { matchFood } from "@tureen/domain/ingredients/matching/match-ingredient";
import { tokenize } from "@tureen/domain/quantities/amount-tokens";
import { findUnit } from "@tureen/domain/quantities/find-unit";
import { formatAmount, formatQuantity } from "@tureen/domain/quantities/format-quantity";
import { compare, fromNumber, isZero, roundTo, toText, type Rational } from "@tureen/domain/quantities/rational";
import { readAmountAt } from "@tureen/domain/quantities/read-amount";
import { MEASURED_UNITS } from "@tureen/domain/quantities/unit";
import type { RecipeDraft } from "@tureen/domain/recipe-reading/recipe-from-lines";
import { DEFAULT_DIFFICULTY, DEFAULT_SERVINGS, type AiIngredient, type AiRecipe } from "#ai/recipes/read-recipe-answer";
import type { AppContext } from "#core/app-context";
import { foodIndex } from "../ingredients/food-index";
import { isSameAmount, foodsOfLine, lineFromText, wireAmount, type LineContent } from "../recipes/line-content";
import { toWireLine } from "../recipes/recipes.mapper";

/**
 * A model's recipe as the form takes it: each line read again by the parser that reads what people write, linked to
 * the catalogue, and looked for in `sourceText` where there is one.
 */
export function toWireRecipe(app: AppContext, recipe: AiRecipe, sourceText: string | null): WireRecipe {
  return {
    title: recipe.title,
    description: recipe.description,
    cuisine: recipe.cuisine,
    difficulty: recipe.difficulty,
    servings: recipe.servings,
    prep_time: recipe.prepTimeMinutes,
    cook_time: recipe.cookTimeMinutes,
    instructions: recipe.steps.join("\n"),
    tags: [...recipe.tags],
    ingredients: toWireLines(app, recipe.ingredients, sourceText),
  };
}

function toWireLines(
  app: AppContext,
  ingredients: readonly AiIngredient[],
  sourceText: string | null,
): AiIngredientLine[] {
  const foods = foodIndex(app.db);
  const grounded = sourceText === null ? null : groundIngredients(sourceText, ingredients);
  return ingredients.flatMap((ingredient, position) => {
    const ground = grounded?.[position];
    const grounding = ground
      ? { name_found: ground.name !== "missing", amount_found: ground.amount !== "missing" }
      : null;
    return readAiLines(ingredient).map((line) => {
      const entry = matchFood(foods, {
        ...line,
        ...boughtAs({ hasAmount: line.amount !== null, unit: line.unit, notes: line.notes }),
      });
      const linked = { ...line, section: ingredient.section ?? "", ingredientId: entry?.id ?? null };
      return { ...toWireLine(linked, entry?.name ?? null), grounding };
    });
  });
}

/** A recipe in a text's own words, in the form of a model's: the parser reads each line as it stands. */
export function recipeOfDraft({ servings, ingredients, steps, ...draft }: RecipeDraft): AiRecipe {
  return {
    ...draft,
    cuisine: "",
    difficulty: DEFAULT_DIFFICULTY,
    servings: servings ?? DEFAULT_SERVINGS,
    ingredients: ingredients.map(({ raw, section }) => ({
      name: raw,
      amount: 0,
      unit: "",
      preparationNotes: "",
      section,
    })),
    steps: [...steps],
    tags: [],
    isComplete: true,
  };
}

/** Every food of a model's line: "salt and pepper" are two, under the words of the one. */
export function readAiLines(ingredient: AiIngredient): readonly LineContent[] {
  const line = readAiLine(ingredient);
  const foods = foodsOfLine(line.raw);
  const [first] = foods;
  const isSame = first && first.unit === line.unit && isSameAmount(wireAmount(line), first);
  return isSame && foods.length > 1 ? foods : [line];
}

/**
 * The parser takes apart what models leave together ("2 large onions, chopped" as the name). Where the model gave an
 * amount of its own, that amount stands, and with it a unit that belongs to it: the size of a can or a piece is no amount.
 */
export function readAiLine({ name, amount, unit, preparationNotes }: AiIngredient): LineContent {
  const line = readNamed(name, fromNumber(amount), unit);
  return { ...line, raw: withNotes(line.raw, preparationNotes), notes: withNotes(line.notes, preparationNotes) };
}

function readNamed(name: string, amount: Rational, unit: string): LineContent {
  const named = lineFromText(name);
  const count = isZero(amount) ? "" : formatAmount(amount, unit);
  const raw = joined(count, unit, name);
  if (named.amount === null) return { ...named, raw, amount: isZero(amount) ? null : amount, unit: unit || named.unit };
  if (isZero(amount) || says(name, named, amount)) return { ...named, unit: named.unit || unit };
  const counted = lineFromText(`${toText(amount)} ${name}`);
  if (counted.pack && !isMeasured(unit)) {
    if (counted.unit || !unit) return { ...counted, raw: joined(count, name) };
    return { ...counted, unit, raw: joined(formatQuantity(amount, "", counted), unit, counted.name) };
  }
  const size = formatQuantity(named.amount, named.unit, { amountMax: named.amountMax });
  return { ...named, raw, amount, amountMax: null, pack: null, unit, notes: withNotes(size, named.notes) };
}

/** Whether the words begin with the model's own amount, or come to it; a third may have become 0.33 on its way. */
function says(name: string, named: LineContent, amount: Rational): boolean {
  const first = readAmountAt(tokenize(name), 0);
  const written = [first?.amount, first?.amountMax, named.amount, named.amountMax];
  return written.some((said) => said && compare(roundTo(said, 2), roundTo(amount, 2)) === 0);
}

function isMeasured(unit: string): boolean {
  return MEASURED_UNITS.some(({ id }) => id === findUnit(unit)?.id);
}

function joined(...words: readonly string[]): string {
  return words.filter(Boolean).join(" ");
}

function withNotes(text: string, notes: string): string {
  return text.includes(notes) ? text : [text, notes].filter(Boolean).join(", ");
}
