import type { AiIngredientLine, AiRecipe as WireRecipe } from "@tureen/contracts/ai";
import { TEXT_LIMITS } from "@tureen/contracts/primitives";
import { groundIngredients } from "@tureen/domain/grounding/grounding";
import { boughtAs } from "@tureen/domain/ingredients/matching/food-query";
import { matchFood } from "@tureen/domain/ingredients/matching/match-ingredient";
import type { RecipeDraft } from "@tureen/domain/recipe-reading/recipe-from-lines";
import { plannedServings } from "@tureen/domain/recipes/said-yield";
import { DEFAULT_DIFFICULTY } from "@tureen/domain/recipes/difficulty";
import type { AiLine, AnsweredRecipe } from "#ai/recipes/read-recipe-answer";
import type { AppContext } from "#core/app-context";
import { foodIndex } from "../ingredients/food-index";
import { foodsOfLine, wireAmount, type LineContent } from "#features/recipes/lines/line-content";
import { toWireLine } from "../recipes/recipes.mapper";

/**
 * A model's recipe as the form takes it: each line read again by the parser that reads what people write, linked to
 * the catalogue, and looked for in `sourceText` where there is one.
 */
export function toWireRecipe(app: AppContext, recipe: AnsweredRecipe, sourceText: string | null): WireRecipe {
  return {
    title: recipe.title,
    description: recipe.description,
    cuisine: recipe.cuisine,
    difficulty: recipe.difficulty,
    servings: recipe.servings,
    servings_assumed: recipe.servingsAssumed,
    yield_amount: recipe.yieldAmount,
    yield_noun: recipe.yieldNoun.slice(0, TEXT_LIMITS.name),
    prep_time: recipe.prepTimeMinutes,
    cook_time: recipe.cookTimeMinutes,
    instructions: recipe.steps.join("\n"),
    tags: [...recipe.tags],
    ingredients: toWireLines(app, recipe.ingredients, sourceText),
  };
}

function toWireLines(app: AppContext, ingredients: readonly AiLine[], sourceText: string | null): AiIngredientLine[] {
  const foods = foodIndex(app.db);
  const lines = ingredients.flatMap(({ raw, section, oddity = null, isUncertain = false }) =>
    foodsOfLine(raw).map((line) => ({ ...line, section, oddity, isUncertain })),
  );
  const grounded = groundLines(lines, sourceText);
  return lines.map((line, position) => {
    const ground = grounded[position] ?? null;
    const grounding = ground && { ...ground, amount_found: ground.amount_found && !line.isUncertain };
    const entry = matchFood(foods, {
      ...line,
      ...boughtAs({ hasAmount: line.amount !== null, unit: line.unit, notes: line.notes }),
    });
    const linked = toWireLine({ ...line, ingredientId: entry?.id ?? null }, { ingredientName: entry?.name ?? null });
    return { ...linked, grounding, oddity: line.oddity };
  });
}

/** Where each line stands in the text that it was read from; null for all without one. */
export function groundLines(lines: readonly LineContent[], source: string | null): AiIngredientLine["grounding"][] {
  if (source === null) return lines.map(() => null);
  const claims = lines.map((line) => ({ name: line.name, amount: wireAmount(line) }));
  return groundIngredients(source, claims).map(({ name, amount }) => ({
    name_found: name !== "missing",
    amount_found: amount !== "missing",
  }));
}

/** A recipe in a text's own words, in the form of a model's: the parser reads each line as it stands. */
export function recipeOfDraft({ servings, ingredients, steps, ...draft }: RecipeDraft): AnsweredRecipe {
  return {
    ...draft,
    cuisine: "",
    difficulty: DEFAULT_DIFFICULTY,
    ...plannedServings(servings, draft.yieldAmount !== null),
    ingredients: [...ingredients],
    steps: [...steps],
    tags: [],
    isComplete: true,
  };
}
