import type { RecipeFormat } from "#format";
import { EMPTY_RECIPE, type Picture } from "#format-recipe";
import { embeddedPicture } from "#reading/embedded-picture";
import { ingredientsFrom, stepsFrom } from "#reading/sections";
import { instantIn, linesIn, namesOf, objectsOf, ratingOf, sourceOf, textOf } from "#reading/values";
import { readDuration } from "@tureen/recipe-pages/facts/duration";
import { isObject, type DataObject } from "@tureen/recipe-pages/structured-data/json";
import { readYield } from "@tureen/recipe-pages/facts/servings";

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
    const { servings, text } = readYield([textOf(data["servings"])]);
    yield {
      ...EMPTY_RECIPE,
      title: textOf(data["name"]),
      description: linesIn(data["description"]).join("\n"),
      ingredients: ingredientsFrom(linesIn(data["ingredients"])),
      steps: stepsFrom(linesIn(data["directions"])),
      servings,
      yieldText: text,
      prepMinutes: readDuration(textOf(data["prep_time"])),
      cookMinutes: readDuration(textOf(data["cook_time"])),
      totalMinutes: readDuration(textOf(data["total_time"])),
      difficulty: textOf(data["difficulty"]),
      tags: namesOf(data["categories"]),
      notes: [linesIn(data["notes"]).join("\n")].filter((note) => note !== ""),
      nutrition: linesIn(data["nutritional_info"]).join("\n"),
      ...sourceOf(data["source"], data["source_url"]),
      rating: ratingOf(data["rating"]),
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
  return [large?.["data"] ?? data["photo_data"], ...others].map(embeddedPicture).filter((picture) => picture !== null);
}
