import { TEXT_LIMITS } from "@tureen/contracts/primitives";
import type { CreateRecipeInput } from "@tureen/contracts/recipes";
import { readDifficulty } from "@tureen/domain/recipes/difficulty";
import { joinTags, parseTags } from "@tureen/domain/recipes/tags";
import { cookMinutesOf, stepsAsText } from "../recipe-pages/page-recipe.mapper";
import type { StagedRecipe } from "./staged-folder";

const MAX_TAGS = 30;
const MAX_TAG = 100;
const MAX_SERVINGS = 10_000;
const MAX_MINUTES = 525_600;

/** A recipe of another app as the collection takes it: its lines as they were written, cut where they are longer than ours may be. */
export function importedRecipe({ recipe }: StagedRecipe): Omit<CreateRecipeInput, "operation_id"> {
  const { servings } = recipe;
  return {
    title: recipe.title.slice(0, TEXT_LIMITS.title),
    description: descriptionOf(recipe),
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

function descriptionOf(recipe: StagedRecipe["recipe"]): string {
  const from = [[recipe.author, recipe.source].filter(Boolean).join(", "), recipe.address].filter(Boolean).join(": ");
  const said = [recipe.description, recipe.yieldText, ...recipe.notes].filter(Boolean).join("\n\n");
  const room = TEXT_LIMITS.description - from.length - 2;
  return [said.slice(0, Math.max(0, room)), from].filter(Boolean).join("\n\n").slice(0, TEXT_LIMITS.description);
}
