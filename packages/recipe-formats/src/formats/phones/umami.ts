import type { RecipeFormat } from "#format";
import { textOf } from "#reading/values";
import { listOf, objectsIn, type Data } from "@tureen/recipe-pages/structured-data/json";
import { recipesIn } from "@tureen/recipe-pages/structured-data/schema-recipe";
import { dateKept, schemaRecipe } from "#formats/plain/schema-org";

const UMAMI = /^https?:\/\/(?:www\.)?umami\.recipes\//i;

const isOwnAddress = (value: Data | undefined): boolean =>
  listOf(value).some((each) => typeof each === "string" && UMAMI.test(each));

/**
 * Umami: schema.org JSON, one file a recipe. Its address is the app's own where it was not read from the web, and the
 * keywords begin with the recipe's name.
 */
export const umami: RecipeFormat = {
  id: "umami",
  name: "Umami",
  kind: "json",
  recognizes: ({ data }) =>
    recipesIn([data]).some((thing) => [...objectsIn(thing)].some((each) => Object.values(each).some(isOwnAddress))),
  *read(file, files) {
    const things = recipesIn([file.data]);
    for (const thing of things) {
      const recipe = schemaRecipe(thing, file, files, things.length === 1);
      yield {
        ...recipe,
        createdAt: dateKept(thing),
        address: UMAMI.test(recipe.address) ? "" : recipe.address,
        tags: recipe.tags.filter((tag) => tag.toLowerCase() !== textOf(thing["name"]).toLowerCase()),
      };
    }
  },
};
