import type { RecipeFormat } from "#format";
import { EMPTY_RECIPE } from "#format-recipe";
import { embeddedPicture } from "#reading/embedded-picture";
import { ingredientsFrom, stepsFrom, withoutEmphasis } from "#reading/sections";
import { inRange, linesIn, namesOf, numberOf, sourceOf, textOf } from "#reading/values";
import { readDuration } from "@tureen/recipe-pages/facts/duration";
import { isObject, listOf, type Data } from "@tureen/recipe-pages/structured-data/json";
import { readYield } from "@tureen/recipe-pages/facts/servings";

/** Its clock begins with the year 2001. */
const EPOCH_MS = Date.UTC(2001, 0, 1);

/** Mela, `.melarecipe` and the zip of them, `.melarecipes` (mela.recipes/fileformat). */
export const mela: RecipeFormat = {
  id: "mela",
  name: "Mela",
  kind: "json",
  recognizes: ({ data }) =>
    isObject(data) &&
    typeof data["instructions"] === "string" &&
    typeof data["ingredients"] === "string" &&
    "title" in data &&
    ("yield" in data || "link" in data || "images" in data),
  *read({ data }) {
    if (!isObject(data)) return;
    const { servings, text } = readYield([textOf(data["yield"])]);
    const created = numberOf(data["date"]);
    yield {
      ...EMPTY_RECIPE,
      title: textOf(data["title"]),
      description: plain(data["text"]),
      ingredients: ingredientsFrom(linesIn(data["ingredients"])),
      steps: stepsFrom(linesIn(data["instructions"])),
      servings,
      yieldText: text,
      prepMinutes: readDuration(textOf(data["prepTime"])),
      cookMinutes: readDuration(textOf(data["cookTime"])),
      totalMinutes: readDuration(textOf(data["totalTime"])),
      tags: namesOf(data["categories"]),
      notes: [plain(data["notes"])].filter((note) => note !== ""),
      nutrition: plain(data["nutrition"]),
      ...sourceOf(data["link"], data["link"]),
      isFavorite: data["favorite"] === true,
      createdAt: created === null ? null : inRange(EPOCH_MS + created * 1000),
      pictures: listOf(data["images"])
        .map(embeddedPicture)
        .filter((picture) => picture !== null),
    };
  },
};

function plain(data: Data | undefined): string {
  return linesIn(data)
    .map((line) => withoutEmphasis(line.replace(/^#{1,6}\s+/, "")))
    .join("\n");
}
