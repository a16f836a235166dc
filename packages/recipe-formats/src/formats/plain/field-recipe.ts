import { EMPTY_RECIPE, type FormatLine, type FormatRecipe } from "#format-recipe";
import { folderOf, joined, type FileNames } from "#reading/file-names";
import { fieldNamed, type FieldName } from "#reading/field-names";
import { ingredientsFrom, stepsFrom } from "#reading/sections";
import { partIngredients } from "@tureen/recipe-pages/lists/item-text";
import { isObject, readJson, type Data, type DataObject } from "@tureen/recipe-pages/structured-data/json";
import { plainLines } from "@tureen/recipe-pages/page/plain-text";
import { readSchemaRecipe } from "@tureen/recipe-pages/structured-data/schema-recipe";
import { picturesBeside, pictureNamed } from "./schema-org";
import { fieldsOf, writtenFacts } from "./written-facts";

/** Whether something with these names is a recipe: a title, and the one or the other list. */
export function namesRecipe(names: Iterable<string>): boolean {
  const fields = new Set([...names].map(fieldNamed));
  return fields.has("title") && (fields.has("ingredients") || fields.has("steps"));
}

/** Where a recipe comes from: the file, and the pictures that came with it. */
export interface Whence {
  readonly path: string;
  readonly files: FileNames;
}

/** A recipe whose fields are named as people name them: a row of a table, the keys above a text, an object of a program. */
export function fieldRecipe(said: DataObject, { path, files }: Whence): FormatRecipe {
  const named = (field: FieldName): readonly (Data | undefined)[] =>
    numberedAsOne(Object.entries(said).filter(([name]) => fieldNamed(name) === field)).map(rowsAsLines);
  const fields = fieldsOf(Object.entries(said).map(([name, value]) => [name, textsIn(value)] as const));
  // Lists of objects and groups are read as those of schema.org are.
  const lists = readSchemaRecipe({}, "json-ld", { ingredients: named("ingredients"), steps: named("steps") });
  const pictures = (fields.get("picture") ?? []).flatMap((each) =>
    [each, joined(joined(folderOf(folderOf(path)), "images"), each)]
      .flatMap((reference) => pictureNamed(path, reference, files))
      .slice(0, 1),
  );
  return {
    ...EMPTY_RECIPE,
    ...writtenFacts(fields),
    ingredients: inSections(
      lists.ingredients.length === 1 ? lists.ingredients.flatMap(parted) : lists.ingredients,
      ingredientsFrom,
    ),
    steps: inSections(lists.steps, stepsFrom),
    pictures: pictures.length > 0 ? pictures : picturesBeside(path, files, false),
  };
}

/** "Ingredient 1", "Ingredient 2": lines of one list; any other two fields may say the same. */
function numberedAsOne(fields: readonly (readonly [string, Data | undefined])[]): readonly (Data | undefined)[] {
  const values = fields.map(([, value]) => listIn(value));
  const names = new Set(fields.map(([name]) => name.replace(/\d+/, "")));
  if (fields.length < 2 || names.size > 1) return values;
  return [values.flatMap((value) => (value === undefined || value === "" ? [] : [value]))];
}

/** `[2.5, "lb", "wings", "2½ lb of wings"]`: a row of columns is one line, which may end with the whole line as it was written. */
function rowsAsLines(value: Data | undefined): Data | undefined {
  const isRow = (each: Data): each is (string | number)[] =>
    Array.isArray(each) &&
    each.length > 1 &&
    each.every((cell) => typeof cell === "string" || typeof cell === "number");
  if (!Array.isArray(value) || !(value as readonly Data[]).every(isRow)) return value;
  return (value as (string | number)[][]).map((row) => {
    const cells = row.map((cell) => String(cell).trim()).filter((cell) => cell !== "");
    const written = cells.at(-1) ?? "";
    return cells.slice(0, -1).some((cell) => /\p{L}{3}/u.test(cell) && written.includes(cell))
      ? written
      : cells.join(" ");
  });
}

/** All lines in one cell: parted as they are anywhere, and at the bars that no ingredient has. */
function parted(line: FormatLine): readonly FormatLine[] {
  const parts = line.text.split(/\s*\|\s*/).filter((part) => part !== "");
  return parts.length > 1 ? parts.map((text) => ({ ...line, text })) : partIngredients(line);
}

/** Headings by the marks that apps agree on, where the list says none of its own. */
function inSections(
  lines: readonly FormatLine[],
  read: (lines: readonly string[]) => readonly FormatLine[],
): readonly FormatLine[] {
  return lines.some(({ section }) => section !== "") ? lines : read(lines.map(({ text }) => text));
}

/** A list that stands as a text in a cell: `["1 egg", "2 onions"]`, `c("1 egg", "2 onions")`. */
function listIn(value: Data | undefined): Data | undefined {
  const inner = typeof value === "string" ? /^\s*(?:c\((.*)\)|(\[.*\]))\s*$/s.exec(value) : null;
  const data = inner ? readJson(inner[2] ?? `[${inner[1] ?? ""}]`) : undefined;
  return Array.isArray(data) ? (data as readonly Data[]) : value;
}

function textsIn(value: Data | undefined): readonly string[] {
  const list = listIn(value);
  return (Array.isArray(list) ? (list as readonly Data[]) : [list]).flatMap((each) => {
    if (typeof each === "string") return [plainLines(each).join("\n")];
    if (isObject(each)) return textsIn(each["name"] ?? each["title"]);
    return typeof each === "number" || typeof each === "boolean" ? [String(each)] : [];
  });
}
