import type { RecipeFormat } from "#format";
import { Unreadable } from "#reading/archive";
import papaparse from "papaparse";
import { fieldRecipe, namesRecipe } from "./field-recipe";

/**
 * A table with a row a recipe and named columns, whatever parts them: My Recipe Box, Plan to Eat, spreadsheets. A table whose
 * columns name no recipe is refused as that.
 */
export const table: RecipeFormat = {
  id: "table",
  name: "CSV",
  kind: "text",
  recognizes: ({ path, text }) => namesRecipe(rowsOf(text, 1)[0] ?? []) || /\.(?:csv|tsv)$/i.test(path),
  *read({ path, text }, files) {
    const [names = [], ...rows] = rowsOf(text);
    if (!namesRecipe(names)) throw new Unreadable("columns");
    for (const row of rows)
      yield fieldRecipe(Object.fromEntries(names.map((name, index) => [name, row[index] ?? ""])), { path, files });
  },
};

function rowsOf(text: string, most?: number): readonly (readonly string[])[] {
  const source = most === undefined ? text : text.slice(0, MAX_HEAD);
  const { data } = papaparse.parse<readonly string[]>(source.replace(/^\uFEFF/, ""), {
    delimitersToGuess: [",", ";", "\t", "|"],
    skipEmptyLines: "greedy",
    ...(most === undefined ? {} : { preview: most }),
  });
  return data;
}

/** No table's head is longer. */
const MAX_HEAD = 20_000;
