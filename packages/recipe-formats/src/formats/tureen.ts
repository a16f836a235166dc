import type { RecipeFormat } from "#format";
import { isObject, type Data } from "@tureen/recipe-pages/json";
import { recipesIn } from "@tureen/recipe-pages/schema-recipe";
import { schemaRecipe } from "./schema-org";

/** The name of what our own export adds to a recipe of schema.org. */
export const OWN_KEY = "tureen";

/** Our own export: schema.org JSON which says beside it what schema.org has no word for, so that nothing changes. */
export const tureen: RecipeFormat = {
  id: "tureen",
  name: "Tureen",
  kind: "json",
  recognizes: ({ data }) => recipesIn([data]).some((thing) => isObject(thing[OWN_KEY])),
  *read(file, files) {
    const things = recipesIn([file.data]);
    for (const thing of things) {
      const own: Data = thing[OWN_KEY] ?? null;
      yield { ...schemaRecipe(thing, file, files, things.length === 1), own };
    }
  },
};
