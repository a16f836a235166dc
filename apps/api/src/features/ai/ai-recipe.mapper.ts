import type { AiIngredientLine, AiRecipe as WireRecipe } from "@tureen/contracts/ai";
import { groundIngredients } from "@tureen/domain/pdf-import/grounding";
import { matchFood } from "@tureen/domain/ingredients/match-ingredient";
import { formatAmount } from "@tureen/domain/quantities/format-quantity";
import { fromNumber, isZero } from "@tureen/domain/quantities/rational";
import type { AiIngredient, AiRecipe } from "../../ai/read-recipe-answer";
import type { AppContext } from "../../app-context";
import { foodIndex } from "../ingredients/food-index";
import { lineFromText, type LineContent } from "../recipes/line-content";
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

function toWireLines(app: AppContext, ingredients: readonly AiIngredient[], sourceText: string | null): AiIngredientLine[] {
  const foods = foodIndex(app.db);
  const grounded = sourceText === null ? null : groundIngredients(sourceText, ingredients);
  return ingredients.map((ingredient, position) => {
    const line = readAiLine(ingredient);
    const entry = matchFood(foods, line);
    const ground = grounded?.[position];
    return {
      ...toWireLine({ ...line, ingredientId: entry?.id ?? null }, entry?.name ?? null),
      grounding: ground ? { name_found: ground.name !== "missing", amount_found: ground.amount !== "missing" } : null,
    };
  });
}

/**
 * The parser takes apart what models leave together ("2 large onions, chopped" as the name). Where the model gave an
 * amount of its own, that amount stands: the parser may not turn one number into another.
 */
export function readAiLine({ name, amount, unit, preparationNotes }: AiIngredient): LineContent {
  const parsed = lineFromText(name);
  const notes = [...new Set([parsed.notes, preparationNotes.trim()])].filter(Boolean).join(", ");
  const exact = fromNumber(amount);
  const raw = [amount > 0 ? formatAmount(exact, unit) : "", unit, name].filter(Boolean).join(" ") + (preparationNotes ? `, ${preparationNotes}` : "");
  if (isZero(exact)) return { ...parsed, raw, unit: unit || parsed.unit, notes };
  return { ...parsed, raw, amount: exact, amountMax: null, unit: unit || parsed.unit, notes };
}
