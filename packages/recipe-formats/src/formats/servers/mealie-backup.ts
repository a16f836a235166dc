import type { RecipeFormat } from "#format";
import { folderOf, joined } from "#reading/file-names";
import { inOrder, numberOf, objectsOf, textOf } from "#reading/values";
import { isObject, type Data, type DataObject } from "@tureen/recipe-pages/structured-data/json";
import { cookbooksOf } from "./mealie-cookbooks";
import { bestPicture, readRecipe } from "./mealie";

/** Mealie, a backup: `database.json` with its tables, the pictures below `data/recipes/<id>/images`. */
export const mealieBackup: RecipeFormat = {
  id: "mealie-backup",
  name: "Mealie",
  kind: "json",
  recognizes: ({ data }) =>
    isObject(data) && Array.isArray(data["recipes"]) && Array.isArray(data["recipes_ingredients"]),
  *read(file, files) {
    if (!isObject(file.data)) return;
    const tables = file.data;
    const table = (name: string): readonly DataObject[] => objectsOf(tables[name]);
    const byId = (name: string): Rows => new Map(table(name).map((row) => [idOf(row["id"]), row]));
    const ofRecipes = new Map<string, RowLists>();
    const rowsOf = (name: string, id: string): readonly DataObject[] => {
      const rows = ofRecipes.get(name) ?? byRecipe(table(name));
      ofRecipes.set(name, rows);
      return rows.get(id) ?? [];
    };
    const [units, foods, recipes] = [byId("ingredient_units"), byId("ingredient_foods"), byId("recipes")];
    const things = { recipe_category: byId("categories"), tags: byId("tags"), tools: byId("tools") };
    const placesOf = cookbooksOf(table, idOf);
    const root = folderOf(file.path);
    for (const [id, row] of recipes) {
      const folders = [...new Set([textOf(row["id"]), id, dashed(id)])].map((each) =>
        joined(root, `data/recipes/${each}`),
      );
      const marks = {
        recipe_category: rowsOf("recipes_to_categories", id).map((link) => idOf(link["category_id"])),
        tags: rowsOf("recipes_to_tags", id).map((link) => idOf(link["tag_id"])),
        tools: rowsOf("recipes_to_tools", id).map((link) => idOf(link["tool_id"])),
      };
      const named = (marked: keyof typeof marks): readonly Data[] =>
        marks[marked].flatMap((thing) => things[marked].get(thing)?.["name"] ?? []);
      const opinions = rowsOf("users_to_recipes", id);
      const recipe = readRecipe(
        {
          ...row,
          recipe_ingredient: inOrder(rowsOf("recipes_ingredients", id), "position").map((line) => ({
            ...line,
            unit: units.get(idOf(line["unit_id"])) ?? null,
            food: foods.get(idOf(line["food_id"])) ?? null,
            referencedRecipe: recipes.get(idOf(line["referenced_recipe_id"])) ?? null,
          })),
          recipe_instructions: inOrder(rowsOf("recipe_instructions", id), "position"),
          settings: rowsOf("recipe_settings", id)[0] ?? null,
          nutrition: rowsOf("recipe_nutrition", id)[0] ?? null,
          notes: rowsOf("notes", id),
          comments: rowsOf("recipe_comments", id),
          assets: rowsOf("recipe_assets", id),
          recipe_category: named("recipe_category"),
          tags: named("tags"),
          tools: named("tools"),
          rating: row["rating"] ?? opinions.find(({ rating }) => numberOf(rating) !== null)?.["rating"] ?? null,
        },
        {
          pictures: bestPicture(
            files,
            folders.map((folder) => joined(folder, "images")),
          ),
          assets: files.within(...folders.map((folder) => joined(folder, "assets"))),
        },
      );
      // Who liked what stood in a table of its own before version 1.4.
      const isFavorite =
        opinions.some(({ is_favorite: is }) => is === true || is === 1) || rowsOf("users_to_favorites", id).length > 0;
      yield { ...recipe, isFavorite, collections: placesOf(marks) };
    }
  },
};

type Rows = ReadonlyMap<string, DataObject>;
type RowLists = ReadonlyMap<string, readonly DataObject[]>;

/** Some databases write ids with dashes, others without, and links as their own do. */
function idOf(data: Data | undefined): string {
  return textOf(data).replaceAll("-", "").toLowerCase();
}

/** Older tables spell it "recipee". */
function byRecipe(rows: readonly DataObject[]): RowLists {
  const found = new Map<string, DataObject[]>();
  for (const row of rows) {
    const id = idOf(row["recipe_id"] ?? row["recipee_id"]);
    const known = found.get(id);
    if (known) known.push(row);
    else found.set(id, [row]);
  }
  return found;
}

/** Its database writes ids without dashes, its folders with them. */
function dashed(id: string): string {
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
