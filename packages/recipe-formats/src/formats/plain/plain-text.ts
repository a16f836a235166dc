import type { RecipeFormat } from "#format";
import { Unreadable } from "#reading/archive";
import { textLines } from "#reading/head-lines";
import { isMethodHeading, isNameOfIngredients } from "@tureen/recipe-pages/lists/part-headings";
import { readText } from "@tureen/recipe-pages/read-text";
import { ofPage, picturesBeside } from "./schema-org";

/** A recipe in plain words: a title, ingredients below their heading, steps below theirs. */
export const plainText: RecipeFormat = {
  id: "text",
  name: "Text",
  kind: "text",
  recognizes: ({ text }) => readText(text) !== null,
  *read({ path, text }, files) {
    if (text.length > MAX_RECIPE || holdsSeveral(text)) throw new Unreadable("several");
    const recipe = readText(text);
    if (recipe) yield { ...ofPage(recipe), pictures: picturesBeside(path, files, false) };
  },
};

/** No recipe in words is longer; a collection of which nobody knows the format is no recipe. */
const MAX_RECIPE = 12_000;

/** Where one of several recipes ends, words alone do not tell: the others' lines would come in as its own. */
function holdsSeveral(text: string): boolean {
  const lines = textLines(text).map((line) => line.trim());
  return lines.filter(isNameOfIngredients).length > 1 && lines.filter(isMethodHeading).length > 1;
}
