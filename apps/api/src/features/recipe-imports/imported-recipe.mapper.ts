import { TEXT_LIMITS } from "@tureen/contracts/primitives";
import type { CreateRecipeInput } from "@tureen/contracts/recipes";
import { readDifficulty } from "@tureen/domain/recipes/difficulty";
import { joinTags, parseTags } from "@tureen/domain/recipes/tags";
import { cookMinutesOf, stepsAsText } from "../recipe-pages/page-recipe.mapper";
import { readOwn } from "../exports/own-recipe";
import type { StagedRecipe } from "./staged-folder";

const MAX_TAGS = 30;
const MAX_TAG = 100;
const MAX_SERVINGS = 10_000;
const MAX_MINUTES = 525_600;

/** A recipe of another app as the collection takes it: its lines as they were written, cut where they are longer than ours may be. */
export function importedRecipe({ recipe }: StagedRecipe): Omit<CreateRecipeInput, "operation_id"> {
  const own = readOwn(recipe.own);
  if (own) return own;
  const { servings } = recipe;
  return {
    title: recipe.title.slice(0, TEXT_LIMITS.title),
    description: [recipe.description, recipe.yieldText].filter(Boolean).join("\n\n").slice(0, TEXT_LIMITS.description),
    cuisine: recipe.cuisine.slice(0, TEXT_LIMITS.name),
    difficulty: readDifficulty(recipe.difficulty) ?? undefined,
    servings: servings !== null && servings <= MAX_SERVINGS ? servings : undefined,
    prep_time: minutes(recipe.prepMinutes),
    cook_time: minutes(cookMinutesOf(recipe)),
    instructions: stepsAsText(recipe.steps).slice(0, TEXT_LIMITS.instructions),
    tags: joinTags(
      parseTags(recipe.tags)
        .filter((tag) => tag.length <= MAX_TAG)
        .slice(0, MAX_TAGS),
    ),
    notes: recipe.notes.join("\n\n").slice(0, TEXT_LIMITS.recipeNotes),
    source: sourceOf(recipe),
    favourite: recipe.isFavorite,
    rating: recipe.rating ?? undefined,
    ingredients: recipe.ingredients.map(({ text, section }) => ({
      raw: text.slice(0, TEXT_LIMITS.line),
      section: section.slice(0, TEXT_LIMITS.name),
    })),
  };
}

/** As the fields are bounded: a year. */
function minutes(said: number | null): number | null {
  return said !== null && said <= MAX_MINUTES ? said : null;
}

/** An address of the web says most; else who wrote it, and where. */
function sourceOf({ address, author, source }: StagedRecipe["recipe"]): string {
  return (address || [author, source].filter(Boolean).join(", ")).slice(0, TEXT_LIMITS.line);
}
