import type { RecipeFormat, TableColumns } from "#format";
import { Unreadable } from "#reading/archive";
import { fieldNamed } from "#reading/field-names";
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
  recognizes: ({ path, text, columns }) =>
    namesRecipe(namedBy(columns, rowsOf(text, 1)[0] ?? [])) || /\.(?:csv|tsv)$/i.test(path),
  *read({ path, text, columns }, files) {
    const [head = [], ...rows] = rowsOf(text);
    const names = namedBy(columns, head);
    if (!namesRecipe(names))
      throw new Unreadable(
        "columns",
        head.slice(0, MAX_COLUMNS).map((name, index) => ({
          name: name.slice(0, MAX_CELL),
          example: (rows[0]?.[index] ?? "").slice(0, MAX_CELL),
        })),
      );
    for (const row of isData(head) ? [head, ...rows] : rows)
      yield fieldRecipe(Object.fromEntries(names.map((name, index) => [name, row[index] ?? ""])), { path, files });
  },
};

/** Whether a table's first row is a recipe already: names of columns are some words each, and say no amount. */
function isData(head: readonly string[]): boolean {
  return (
    head.every((cell) => fieldNamed(cell) === undefined) &&
    head.some((cell) => cell.includes("\n") || /\d\P{L}*\p{L}/u.test(cell) || cell.length > MAX_NAME)
  );
}
const MAX_NAME = 60;

/** Columns that are shown to be named, and letters of their cells. */
const MAX_COLUMNS = 40;
const MAX_CELL = 100;

/** Names of columns, those that somebody has said by the field that they hold. */
function namedBy(columns: TableColumns, head: readonly string[]): readonly string[] {
  return head.map((name) => columns[name.slice(0, MAX_CELL)] ?? name);
}

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
