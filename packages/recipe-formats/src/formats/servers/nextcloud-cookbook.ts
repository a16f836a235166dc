import type { RecipeFormat } from "#format";
import { folderOf, nameOf } from "#reading/file-names";
import { isObject } from "@tureen/recipe-pages/structured-data/json";
import { picturesBeside, schemaRecipe } from "#formats/plain/schema-org";

/**
 * Nextcloud Cookbook: a folder a recipe, with `recipe.json` (schema.org, tools and keywords beside it) and the pictures
 * `full.jpg`, `thumb.jpg` and `thumb16.jpg`.
 */
export const nextcloudCookbook: RecipeFormat = {
  id: "nextcloud-cookbook",
  name: "Nextcloud Cookbook",
  kind: "json",
  recognizes: ({ path, data }) =>
    isObject(data) &&
    data["@type"] === "Recipe" &&
    nameOf(path) === "recipe.json" &&
    ("imageUrl" in data || "tool" in data || "dateModified" in data),
  *read(file, files) {
    if (!isObject(file.data)) return;
    const recipe = schemaRecipe(file.data, file, files, true);
    const full = files.within(folderOf(file.path)).find((path) => nameOf(path) === "full.jpg");
    yield {
      ...recipe,
      pictures: full === undefined ? picturesBeside(file.path, files, true) : [{ kind: "file", path: full }],
    };
  },
};
