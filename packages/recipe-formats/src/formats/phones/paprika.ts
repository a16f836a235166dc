import type { RecipeFormat } from "#format";
import { EMPTY_RECIPE, type Picture } from "#format-recipe";
import { embeddedPicture } from "#reading/embedded-picture";
import { factsOf } from "#reading/said-facts";
import { ingredientsFrom, stepsFrom } from "#reading/sections";
import { instantIn, linesIn, namesOf, objectsOf, textOf } from "#reading/values";
import { isObject, type DataObject } from "@tureen/recipe-pages/structured-data/json";

/** Paprika, `.paprikarecipes`: a zip with a gzipped JSON a recipe, its photos within it as base64. */
export const paprika: RecipeFormat = {
  id: "paprika",
  name: "Paprika",
  kind: "json",
  recognizes: ({ data }) =>
    isObject(data) &&
    "directions" in data &&
    "ingredients" in data &&
    ("uid" in data || "photo_data" in data || "categories" in data),
  *read({ data }) {
    if (!isObject(data)) return;
    yield {
      ...EMPTY_RECIPE,
      title: textOf(data["name"]),
      description: linesIn(data["description"]).join("\n"),
      ingredients: ingredientsFrom(linesIn(data["ingredients"])),
      steps: stepsFrom(linesIn(data["directions"])),
      ...factsOf({
        yields: [textOf(data["servings"])],
        prep: data["prep_time"],
        cook: data["cook_time"],
        total: data["total_time"],
        tags: namesOf(data["categories"]),
        notes: [linesIn(data["notes"]).join("\n")],
        source: data["source"],
        address: data["source_url"],
        rating: data["rating"],
      }),
      difficulty: textOf(data["difficulty"]),
      nutrition: linesIn(data["nutritional_info"]).join("\n"),
      isFavorite: data["on_favorites"] === true || data["on_favorites"] === 1,
      createdAt: instantIn(data["created"]),
      pictures: picturesOf(data),
    };
  },
};

/** The first in large is one of the others, where the app has kept it. */
function picturesOf(data: DataObject): readonly Picture[] {
  const photos = objectsOf(data["photos"]);
  const large = photos.find(({ filename }) => filename !== undefined && filename === data["photo_large"]);
  const others = photos.filter((photo) => photo !== large).map((photo) => photo["data"]);
  return [large?.["data"] ?? data["photo_data"], ...others].flatMap(embeddedPicture);
}
