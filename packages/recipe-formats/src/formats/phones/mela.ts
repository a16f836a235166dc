import type { RecipeFormat } from "#format";
import { EMPTY_RECIPE } from "#format-recipe";
import { embeddedPicture } from "#reading/embedded-picture";
import { factsOf } from "#reading/said-facts";
import { ingredientsFrom, stepsFrom, withoutEmphasis } from "#reading/sections";
import { inRange, linesIn, namesOf, numberOf, textOf } from "#reading/values";
import { isObject, listOf, type Data } from "@tureen/recipe-pages/structured-data/json";

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
    const created = numberOf(data["date"]);
    yield {
      ...EMPTY_RECIPE,
      title: textOf(data["title"]),
      description: plain(data["text"]),
      ingredients: ingredientsFrom(linesIn(data["ingredients"])),
      steps: stepsFrom(linesIn(data["instructions"])),
      ...factsOf({
        yields: [textOf(data["yield"])],
        prep: data["prepTime"],
        cook: data["cookTime"],
        total: data["totalTime"],
        tags: namesOf(data["categories"]),
        notes: [plain(data["notes"])],
        source: data["link"],
      }),
      nutrition: plain(data["nutrition"]),
      isFavorite: data["favorite"] === true,
      createdAt: created === null ? null : inRange(EPOCH_MS + created * 1000),
      pictures: listOf(data["images"]).flatMap(embeddedPicture),
    };
  },
};

function plain(data: Data | undefined): string {
  return linesIn(data)
    .map((line) => withoutEmphasis(line.replace(/^#{1,6}\s+/, "")))
    .join("\n");
}
