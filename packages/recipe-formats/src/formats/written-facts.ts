import type { FormatRecipe } from "#format-recipe";
import { listOfKeys, valueOf, type FrontMatter } from "#reading/front-matter";
import { instantIn, ratingOf, sourceOf } from "#reading/values";
import { readDuration } from "@tureen/recipe-pages/duration";
import { readYield } from "@tureen/recipe-pages/servings";

/** What the keys above a recipe in text say of it: those of Cooklang's conventions, and those of static sites. */
export function writtenFacts(values: FrontMatter["values"]): Partial<FormatRecipe> {
  const minutes = (...keys: readonly string[]): number | null => readDuration(valueOf(values, ...keys));
  const { servings, text } = readYield([valueOf(values, "servings", "serves", "yield", "yields")]);
  const title = valueOf(values, "title", "name");
  return {
    ...(title === "" ? {} : { title }),
    description: valueOf(values, "introduction", "description", "summary"),
    servings,
    yieldText: text,
    prepMinutes: minutes("prep time", "time.prep", "prep_time", "preptime", "prep"),
    cookMinutes: minutes("cook time", "time.cook", "cook_time", "cooktime", "cook"),
    totalMinutes: minutes("time required", "time", "duration", "total time", "total_time", "totaltime", "total"),
    cuisine: valueOf(values, "cuisine"),
    difficulty: valueOf(values, "difficulty"),
    tags: listOfKeys(values, "tags", "tag", "keywords", "category", "categories", "course", "diet"),
    author: valueOf(values, "author", "source.author"),
    ...sourceOf(valueOf(values, "source", "source.name"), valueOf(values, "source.url", "url", "link")),
    rating: ratingOf(valueOf(values, "rating", "stars")),
    isFavorite: /^(?:true|yes)$/i.test(valueOf(values, "favorite", "favourite")),
    createdAt: instantIn(valueOf(values, "created", "date", "created_at")),
  };
}
