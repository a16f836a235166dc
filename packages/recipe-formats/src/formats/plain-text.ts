import type { RecipeFormat } from "#format";
import { readText } from "@tureen/recipe-pages/read-text";
import { ofPage, picturesBeside } from "./schema-org";

/** A recipe in plain words: a title, ingredients below their heading, steps below theirs. */
export const plainText: RecipeFormat = {
  id: "text",
  name: "Text",
  kind: "text",
  recognizes: ({ text }) => readText(text) !== null,
  *read({ path, text }, files) {
    const recipe = readText(text);
    if (recipe) yield { ...ofPage(recipe), pictures: picturesBeside(path, files, false) };
  },
};
