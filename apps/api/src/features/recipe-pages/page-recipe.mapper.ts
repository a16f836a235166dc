import type { AiRecipe } from "@tureen/contracts/ai";
import { TEXT_LIMITS } from "@tureen/contracts/primitives";
import type { ReadPageOutput } from "@tureen/contracts/recipe-pages";
import { matchFood } from "@tureen/domain/ingredients/matching/match-ingredient";
import { readStatedNutrition, statedText } from "@tureen/domain/nutrition/stated-nutrition";
import { DEFAULT_DIFFICULTY } from "@tureen/domain/recipes/difficulty";
import { plannedServings, readSaidYield } from "@tureen/domain/recipes/said-yield";
import { toNumber } from "@tureen/domain/quantities/rational";
import type { SectionedLine, PageRecipe } from "@tureen/recipe-pages/page-recipe";
import type { PageReading } from "@tureen/recipe-pages/read-page";
import type { AppContext, RequestContext } from "#core/app-context";
import { foodIndex } from "../ingredients/food-index";
import { groundLines } from "../ai/ai-recipe.mapper";
import { foodsOfLine } from "#features/recipes/lines/line-content";
import { readCorrector } from "#features/recipes/lines/line-corrections";
import { toWireLine } from "../recipes/recipes.mapper";

const MAX_TAGS = 30;
const MAX_TAG = 100;

/** A page's recipe as the form takes it: its lines read and linked as pasted ones are, its author kept in the description. */
export function pageRecipeToWire(
  { app, t }: RequestContext,
  recipe: PageRecipe,
  page: PageReading,
): ReadPageOutput["recipe"] {
  const made = readSaidYield(recipe.yieldText);
  const { servings, servingsAssumed } = plannedServings(recipe.servings, made.amount !== null);
  return {
    title: recipe.title.slice(0, TEXT_LIMITS.title),
    description: descriptionOf(recipe, page),
    cuisine: recipe.cuisine.slice(0, TEXT_LIMITS.name),
    difficulty: DEFAULT_DIFFICULTY,
    servings,
    servings_assumed: servingsAssumed,
    yield_amount: made.amount && toNumber(made.amount),
    yield_noun: made.noun.slice(0, TEXT_LIMITS.name),
    prep_time: recipe.prepMinutes,
    cook_time: cookMinutesOf(recipe),
    instructions: stepsAsText(recipe.steps).slice(0, TEXT_LIMITS.instructions),
    stated_nutrition: statedText(readStatedNutrition(recipe.nutrition), t).slice(0, TEXT_LIMITS.notes),
    video_url: recipe.video.slice(0, TEXT_LIMITS.line),
    tags: recipe.tags.filter((tag) => tag.length <= MAX_TAG).slice(0, MAX_TAGS),
    ingredients: readIngredients(app, recipe.ingredients, recipe.foundBy === "model" ? page.text : null),
  };
}

/** What it cooks for; where only the whole time is said, what the preparation leaves of it. */
export function cookMinutesOf({
  prepMinutes: prep,
  cookMinutes,
  totalMinutes: total,
}: Pick<PageRecipe, "prepMinutes" | "cookMinutes" | "totalMinutes">): number | null {
  if (cookMinutes !== null || total === null || prep === null) return cookMinutes ?? total;
  return total > prep ? total - prep : null;
}

/** What the page says of the dish, its notes, and whose it is: what the form has no field for. */
function descriptionOf(recipe: PageRecipe, { site }: PageReading): string {
  const from = [recipe.author, site].filter(Boolean).join(", ");
  const said = [recipe.description, ...recipe.notes].filter(Boolean).join("\n\n");
  const room = TEXT_LIMITS.description - from.length - 2;
  return [said.slice(0, Math.max(0, room)), from].filter(Boolean).join("\n\n").slice(0, TEXT_LIMITS.description);
}

/** One step a line, each group of them below its heading. */
export function stepsAsText(steps: readonly SectionedLine[]): string {
  return steps
    .flatMap(({ text, section }, index) =>
      section !== "" && section !== steps[index - 1]?.section ? [`${section}:`, text] : [text],
    )
    .join("\n");
}

/** @param source the text that a model has read the lines in; null where they are the page's own */
function readIngredients(
  app: AppContext,
  lines: readonly SectionedLine[],
  source: string | null,
): AiRecipe["ingredients"] {
  const foods = foodIndex(app.db);
  const correct = readCorrector(app.db);
  const read = lines.flatMap(({ text, section }) =>
    foodsOfLine(text.slice(0, TEXT_LIMITS.line)).map((content) => ({
      ...correct(content),
      section: section.slice(0, TEXT_LIMITS.name),
    })),
  );
  const grounding = groundLines(read, source);
  return read.map((line, position) => {
    const entry = matchFood(foods, line);
    const linked = toWireLine({ ...line, ingredientId: entry?.id ?? null }, { ingredientName: entry?.name ?? null });
    return { ...linked, grounding: grounding[position] ?? null, oddity: null };
  });
}
