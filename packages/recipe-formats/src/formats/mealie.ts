import type { RecipeFormat } from "#format";
import { EMPTY_RECIPE, type FormatLine, type FormatRecipe, type Picture } from "#format-recipe";
import { folderOf, joined, stemOf, type FileNames } from "#reading/file-names";
import { stepsFrom } from "#reading/sections";
import {
  addressOf,
  instantIn,
  linesIn,
  namesOf,
  numberOf,
  objectsOf,
  positive,
  ratingOf,
  textOf,
} from "#reading/values";
import { readDuration } from "@tureen/recipe-pages/duration";
import { isObject, type Data, type DataObject } from "@tureen/recipe-pages/json";
import { readYield } from "@tureen/recipe-pages/servings";

/** Mealie, a recipe as its API and its export write it: `<slug>/<slug>.json`, with `images/original.webp` beside it. */
export const mealie: RecipeFormat = {
  id: "mealie",
  name: "Mealie",
  kind: "json",
  recognizes: ({ data }) => recipesOf(data).length > 0,
  *read(file, files) {
    const recipes = recipesOf(file.data);
    for (const recipe of recipes) {
      const folder = folderOf(file.path);
      const folders = recipes.length === 1 ? [folder] : [];
      yield readRecipe(recipe, bestPicture(files, [...folders, ...folders.map((each) => joined(each, "images"))]));
    }
  },
};

function recipesOf(data: Data): readonly DataObject[] {
  const list = isObject(data) && Array.isArray(data["items"]) ? data["items"] : data;
  return objectsOf(list).filter(
    (each) => "slug" in each && ("recipeIngredient" in each || "recipe_ingredient" in each) && !("@type" in each),
  );
}

/** Mealie writes its own names in two spellings: those of its API, and those of its tables. */
function field(recipe: DataObject, camel: string): Data | undefined {
  return recipe[camel] ?? recipe[camel.replace(/[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`)];
}

function readRecipe(recipe: DataObject, pictures: readonly Picture[]): FormatRecipe {
  const servings = positive(field(recipe, "recipeServings"));
  const quantity = positive(field(recipe, "recipeYieldQuantity"));
  const said = readYield([[quantity ?? "", textOf(field(recipe, "recipeYield"))].join(" ").trim()]);
  return {
    ...EMPTY_RECIPE,
    title: textOf(recipe["name"]),
    description: linesIn(recipe["description"]).join("\n"),
    ingredients: ingredientsOf(objectsOrTexts(field(recipe, "recipeIngredient"))),
    steps: stepsOf(objectsOrTexts(field(recipe, "recipeInstructions"))),
    servings: servings ?? said.servings,
    yieldText: servings === null ? said.text : "",
    prepMinutes: readDuration(textOf(field(recipe, "prepTime"))),
    cookMinutes: readDuration(textOf(field(recipe, "performTime")) || textOf(field(recipe, "cookTime"))),
    totalMinutes: readDuration(textOf(field(recipe, "totalTime"))),
    tags: [...namesOf(field(recipe, "recipeCategory")), ...namesOf(recipe["tags"])],
    notes: notesOf(objectsOf(recipe["notes"])),
    address: addressOf(field(recipe, "orgURL") ?? recipe["orgUrl"] ?? recipe["org_url"]),
    rating: ratingOf(recipe["rating"]),
    createdAt: instantIn(field(recipe, "createdAt")) ?? instantIn(field(recipe, "dateAdded")),
    pictures,
  };
}

function objectsOrTexts(data: Data | undefined): readonly DataObject[] {
  return (Array.isArray(data) ? (data as readonly Data[]) : []).flatMap((each) => {
    if (typeof each === "string") return [{ text: each, note: each }];
    return isObject(each) ? [each] : [];
  });
}

/** A title stands on the first line of its section. */
function ingredientsOf(lines: readonly DataObject[]): readonly FormatLine[] {
  let section = "";
  return lines.flatMap((line) => {
    const title = textOf(line["title"]);
    if (title !== "") section = title;
    const text = lineText(line);
    return text === "" ? [] : [{ text, section }];
  });
}

/** What somebody wrote stands before what the app makes of it. */
function lineText(line: DataObject): string {
  const written = textOf(line["originalText"] ?? line["original_text"]);
  const shown = textOf(line["display"]);
  const quantity = positive(line["quantity"]);
  const unit = nameOf(line["unit"]);
  // A recipe may be an ingredient of another.
  const food = nameOf(line["food"]) || nameOf(line["referencedRecipe"]);
  const note = textOf(line["note"]);
  if (food === "" && unit === "")
    return (
      shown ||
      [quantity === null || line["disableAmount"] === true ? "" : amountText(quantity), note || written]
        .filter(Boolean)
        .join(" ")
    );
  if (shown !== "") return shown;
  const measured = [quantity === null ? "" : amountText(quantity), unit, food].filter(Boolean).join(" ");
  return note === "" ? measured : `${measured}, ${note}`;
}

function nameOf(data: Data | undefined): string {
  return textOf(isObject(data) ? data["name"] : data);
}

/** A third is kept as 0.333: three places are what a kitchen can tell. */
export function amountText(amount: number): string {
  return String(Math.round(amount * 1000) / 1000);
}

function stepsOf(steps: readonly DataObject[]): readonly FormatLine[] {
  let section = "";
  return steps.flatMap((step) => {
    const title = textOf(step["title"]);
    if (title !== "") section = title;
    const [first, ...others] = stepsFrom(linesIn(step["text"]));
    if (first === undefined) return [];
    // What the app shows in the place of "Step 1".
    const summary = textOf(step["summary"]).replace(/[\s.:]+$/, "");
    const text = summary === "" ? first.text : `${summary}: ${first.text}`;
    return [{ ...first, text }, ...others].map((line) => ({ ...line, section: line.section || section }));
  });
}

function notesOf(notes: readonly DataObject[]): readonly string[] {
  return notes
    .map((note) => [textOf(note["title"]), linesIn(note["text"]).join("\n")].filter(Boolean).join("\n"))
    .filter((note) => note !== "");
}

function bestPicture(files: FileNames, folders: readonly string[]): readonly Picture[] {
  const found = files.within(...folders);
  const path =
    found.find((each) => stemOf(each).toLowerCase() === "original") ?? (found.length === 1 ? found[0] : undefined);
  return path === undefined ? [] : [{ kind: "file", path }];
}

/** Mealie, a backup: `database.json` with its tables, the pictures below `data/recipes/<id>/images`. */
export const mealieBackup: RecipeFormat = {
  id: "mealie-backup",
  name: "Mealie",
  kind: "json",
  recognizes: ({ data }) =>
    isObject(data) && Array.isArray(data["recipes"]) && Array.isArray(data["recipes_ingredients"]),
  *read(file, files) {
    if (!isObject(file.data)) return;
    const table = (name: string): readonly DataObject[] => objectsOf((file.data as DataObject)[name]);
    const byId = (name: string): ReadonlyMap<string, DataObject> =>
      new Map(table(name).map((row) => [textOf(row["id"]), row]));
    const units = byId("ingredient_units");
    const foods = byId("ingredient_foods");
    const lines = byRecipe(table("recipes_ingredients"));
    const steps = byRecipe(table("recipe_instructions"));
    const notes = byRecipe(table("notes"));
    const tags = namesByRecipe(table("recipes_to_tags"), "tag_id", byId("tags"));
    const categories = namesByRecipe(table("recipes_to_categories"), "category_id", byId("categories"));
    const recipes = byId("recipes");
    const favorites = new Set(
      table("users_to_recipes").flatMap((row) =>
        row["is_favorite"] === true || row["is_favorite"] === 1 ? [textOf(row["recipe_id"])] : [],
      ),
    );
    const root = folderOf(file.path);
    for (const row of table("recipes")) {
      const id = textOf(row["id"]);
      const plain = id.replaceAll("-", "");
      const folders = [id, plain, dashed(plain)].map((each) => joined(root, `data/recipes/${each}/images`));
      const recipe = readRecipe(
        {
          ...row,
          recipe_ingredient: inOrder(lines.get(id)).map((line) => ({
            ...line,
            unit: textOf(units.get(textOf(line["unit_id"]))?.["name"]),
            food: textOf(foods.get(textOf(line["food_id"]))?.["name"]),
            referencedRecipe: textOf(recipes.get(textOf(line["referenced_recipe_id"]))?.["name"]),
          })),
          recipe_instructions: inOrder(steps.get(id)),
          notes: notes.get(id) ?? [],
          recipe_category: categories.get(id) ?? [],
          tags: tags.get(id) ?? [],
          org_url: row["org_url"],
        },
        bestPicture(files, folders),
      );
      yield { ...recipe, isFavorite: favorites.has(id) };
    }
  },
};

function byRecipe(rows: readonly DataObject[]): ReadonlyMap<string, readonly DataObject[]> {
  const found = new Map<string, DataObject[]>();
  for (const row of rows) {
    const id = textOf(row["recipe_id"] ?? row["recipee_id"]);
    const known = found.get(id);
    if (known) known.push(row);
    else found.set(id, [row]);
  }
  return found;
}

function inOrder(rows: readonly DataObject[] = []): readonly DataObject[] {
  return rows.toSorted((left, right) => (numberOf(left["position"]) ?? 0) - (numberOf(right["position"]) ?? 0));
}

function namesByRecipe(
  links: readonly DataObject[],
  key: string,
  things: ReadonlyMap<string, DataObject>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const link of links) {
    const recipe = textOf(link["recipe_id"]);
    const name = textOf(things.get(textOf(link[key]))?.["name"]);
    if (name !== "") found.set(recipe, [...(found.get(recipe) ?? []), name]);
  }
  return found;
}

/** Its database writes ids without dashes, its folders with them. */
function dashed(id: string): string {
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
