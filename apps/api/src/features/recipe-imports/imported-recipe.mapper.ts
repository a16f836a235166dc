import { collectionFilter } from "@tureen/contracts/collections";
import { TEXT_LIMITS } from "@tureen/contracts/primitives";
import type { CreateRecipeInput } from "@tureen/contracts/recipes";
import { bareText } from "@tureen/recipe-pages/lists/same-words";
import { readSaidYield } from "@tureen/domain/recipes/said-yield";
import { readDifficulty } from "@tureen/domain/recipes/difficulty";
import { joinTags, parseTags } from "@tureen/domain/recipes/tags";
import { webAddressIn } from "@tureen/domain/recipes/web-address";
import { cookMinutesOf, stepsAsText } from "../recipe-pages/page-recipe.mapper";
import { readOwn } from "../exports/own-recipe";
import type { ImportedPlace } from "../collections/collections.service";
import type { StagedRecipe } from "./staged-folder";

const MAX_TAGS = 30;
const MAX_TAG = 100;
const MAX_SERVINGS = 10_000;
const MAX_MINUTES = 525_600;

/**
 * A recipe of another app as the collection takes it: its lines as they were written, cut where they are longer than ours may be.
 * @param subRecipes of each line the recipe of the household that it is
 */
export function importedRecipe(
  { recipe }: StagedRecipe,
  subRecipes: readonly (number | null)[] = [],
): Omit<CreateRecipeInput, "operation_id"> {
  const linked = <Line extends object>(line: Line, index: number) =>
    subRecipes[index] ? { ...line, recipe_id: subRecipes[index] } : line;
  const own = readOwn(recipe.own);
  if (own) return typeof own.ingredients === "string" ? own : { ...own, ingredients: own.ingredients.map(linked) };
  const made = readSaidYield(recipe.yieldText);
  const { servings } = recipe;
  return {
    title: recipe.title.slice(0, TEXT_LIMITS.title),
    description: [recipe.description, made.amount ? "" : recipe.yieldText]
      .filter(Boolean)
      .join("\n\n")
      .slice(0, TEXT_LIMITS.description),
    cuisine: recipe.cuisine.slice(0, TEXT_LIMITS.name),
    difficulty: readDifficulty(recipe.difficulty) ?? undefined,
    servings: servings !== null && servings <= MAX_SERVINGS ? servings : undefined,
    ...(made.amount ? { yield_amount: made.amount, yield_noun: made.noun.slice(0, TEXT_LIMITS.name) } : {}),
    prep_time: minutes(recipe.prepMinutes),
    cook_time: minutes(cookMinutesOf(recipe)),
    instructions: stepsAsText(recipe.steps).slice(0, TEXT_LIMITS.instructions),
    tags: joinTags(
      parseTags(recipe.tags)
        .filter((tag) => tag.length <= MAX_TAG)
        .slice(0, MAX_TAGS),
    ),
    notes: notesOf(recipe).slice(0, TEXT_LIMITS.recipeNotes),
    source: sourceOf(recipe),
    stated_nutrition: recipe.nutrition.slice(0, TEXT_LIMITS.notes),
    video_url: recipe.video.slice(0, TEXT_LIMITS.line),
    favourite: recipe.isFavorite,
    rating: recipe.rating ?? undefined,
    ingredients: recipe.ingredients
      .map(({ text, section }) => ({
        raw: text.slice(0, TEXT_LIMITS.line),
        section: section.slice(0, TEXT_LIMITS.name),
      }))
      .map(linked),
  };
}

/** RecipeSage has no other order than its labels: somebody may mean "weekday", and somebody else "Oma's book". */
const LABELLED: ReadonlySet<string> = new Set(["recipe-sage", "recipe-sage-xml"]);

/** Its labels, of an app where they may stand for collections. */
export const labelsOf = ({ format, recipe }: StagedRecipe): readonly string[] =>
  LABELLED.has(format) ? recipe.tags : [];

/** The collections that it was in, as ours are called, its labels where they are meant so; a filter that is not understood is none. */
export function importedPlaces(staged: StagedRecipe, withLabels: boolean): readonly ImportedPlace[] {
  const labels = withLabels ? labelsOf(staged).map((name) => ({ name, position: null, filter: null })) : [];
  return [...staged.recipe.collections, ...labels].flatMap(({ name, position, filter }) => {
    const ours = name.trim().slice(0, TEXT_LIMITS.name);
    const kept = collectionFilter.safeParse(filter);
    return ours === "" ? [] : [{ name: ours, position, filter: kept.success ? kept.data : null }];
  });
}

/** What else it says, one thing a paragraph. */
function notesOf({ notes, tools }: StagedRecipe["recipe"]): string {
  return [...notes, tools.join(", ")].filter(Boolean).join("\n\n");
}

/** As the fields are bounded: a year. */
function minutes(said: number | null): number | null {
  return said !== null && said <= MAX_MINUTES ? said : null;
}

/** Who it is from, and its address on the web; the name of a site says nothing that its address does not. */
function sourceOf({ address, author, source }: StagedRecipe["recipe"]): string {
  if (address === "") return [author, source].filter(Boolean).join(", ").slice(0, TEXT_LIMITS.line);
  const site = webAddressIn(address)?.site ?? "";
  const isSite = bareText(site).includes(bareText(source)) || bareText(source).includes(site.split(".")[0] || source);
  const whole = isSite ? address : `${source}, ${address}`;
  return (whole.length <= TEXT_LIMITS.line ? whole : address).slice(0, TEXT_LIMITS.line);
}
