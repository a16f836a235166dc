import type { Recipe } from "@tureen/contracts/recipes";
import { OWN_KEY } from "@tureen/recipe-formats/formats/servers/own-key";
import { formatAmount } from "@tureen/domain/quantities/format-quantity";
import { fractionOf } from "@tureen/domain/quantities/rational";
import { NUTRIENTS } from "@tureen/domain/nutrition/nutrients";
import {
  readStatedNutrition,
  statedText,
  type StatedNutrient,
  type StatedNutrition,
} from "@tureen/domain/nutrition/stated-nutrition";
import { parseTags } from "@tureen/domain/recipes/tags";
import { webAddressIn } from "@tureen/domain/recipes/web-address";
import type { ImportedPlace } from "../collections/collections.service";
import type { ComputedNutrition } from "./computed-nutrition";
import { ownRecipe } from "./own-recipe";
import { filesOf, lineGroups, NO_FILES, type PictureFiles, stepsOf } from "./recipe-parts";

/** What an export says of a recipe that is no part of it. */
export interface ExportedBeside {
  readonly computed?: ComputedNutrition | null;
  /** The collections that it is in. */
  readonly places?: readonly ImportedPlace[] | undefined;
}

/** A recipe in the words of schema.org, which every recipe app reads. */
export function schemaRecipe(
  recipe: Recipe,
  pictures: PictureFiles = NO_FILES,
  { computed = null, places = [] }: ExportedBeside = {},
): Readonly<Record<string, unknown>> {
  const { prep_time: prep, cook_time: cook } = recipe;
  const address = webAddressIn(recipe.source)?.address ?? null;
  const fields = {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: recipe.title,
    description: recipe.description,
    image: oneOrMore(filesOf(recipe, pictures, null)),
    recipeYield: yieldOf(recipe),
    prepTime: duration(prep),
    cookTime: duration(cook),
    totalTime: prep === null || cook === null ? null : duration(prep + cook),
    recipeCuisine: recipe.cuisine,
    keywords: parseTags(recipe.tags).join(", "),
    recipeIngredient: lineGroups(recipe).flatMap(({ section, lines }) =>
      section === "" ? lines : [`${section}:`, ...lines],
    ),
    recipeInstructions: stepsOf(recipe).map((text, index) => {
      const image = oneOrMore(filesOf(recipe, pictures, index + 1));
      return { "@type": "HowToStep", text, ...(image === null ? {} : { image }) };
    }),
    comment: recipe.notes === "" ? null : [{ "@type": "Comment", text: recipe.notes }],
    nutrition: nutritionOf(recipe, computed),
    video:
      recipe.video_url === "" ? null : { "@type": "VideoObject", name: recipe.title, contentUrl: recipe.video_url },
    isBasedOn: address,
    creditText: recipe.source.replace(address ?? "", "").replace(/,\s*$/, ""),
    aggregateRating:
      recipe.rating === null
        ? null
        : { "@type": "AggregateRating", ratingValue: recipe.rating, bestRating: 5, ratingCount: 1 },
    dateCreated: recipe.created_at,
    dateModified: recipe.updated_at,
    [OWN_KEY]: { ...ownRecipe(recipe), ...(places.length > 0 ? { collections: places } : {}) },
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ""));
}

function oneOrMore(files: readonly string[]): string | readonly string[] | null {
  const [first = null, ...others] = files;
  return others.length === 0 ? first : files;
}

/** For how many it is and what it makes; a recipe that says both has a list. */
function yieldOf({ servings, yield_amount: amount, yield_noun: noun }: Recipe): string | readonly string[] | null {
  const made = amount === null ? [] : [`${formatAmount(fractionOf(amount), "")} ${noun}`.trim()];
  const [first, ...others] = [...(servings === null ? [] : [String(servings)]), ...made];
  return first === undefined || others.length === 0 ? (first ?? null) : [first, ...others];
}

/** What has no word there stands in its description; what is computed says so there, and to our own import. */
function nutritionOf(
  { stated_nutrition: stated }: Recipe,
  computed: ComputedNutrition | null,
): Readonly<Record<string, unknown>> | null {
  if (stated !== "") return nutritionInformation(readStatedNutrition(stated));
  if (computed === null) return null;
  const { values, isWhole, how, coverage } = computed;
  return {
    ...nutritionInformation({ values, others: [how] }),
    ...(isWhole ? { servingSize: "all" } : {}),
    [OWN_KEY]: { computed: true, coverage },
  };
}

function nutritionInformation({ values, others }: StatedNutrition): Readonly<Record<string, unknown>> {
  const isNamed = ({ nutrient }: StatedNutrient): boolean => NUTRIENTS[nutrient].property !== null;
  const named = values.filter(isNamed).map(({ nutrient, said }) => [NUTRIENTS[nutrient].property, said]);
  const description = statedText({ values: values.filter((value) => !isNamed(value)), others });
  return {
    "@type": "NutritionInformation",
    ...Object.fromEntries(named),
    ...(description === "" ? {} : { description }),
  };
}

/** ISO 8601, to the second: "PT1H30M" is the same as "PT90M". */
function duration(minutes: number | null): string | null {
  if (minutes === null) return null;
  const seconds = Math.round((minutes % 1) * 60);
  return `PT${Math.floor(minutes)}M${seconds > 0 ? `${seconds}S` : ""}`;
}
