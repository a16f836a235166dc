import type { RecipeFormat } from "#format";
import { folderOf, joined } from "#reading/file-names";
import { numberOf, objectsOf, textOf } from "#reading/values";
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
    const ofRecipe = (name: string): RowLists => byRecipe(table(name));
    const units = byId("ingredient_units");
    const foods = byId("ingredient_foods");
    const recipes = byId("recipes");
    const lines = ofRecipe("recipes_ingredients");
    const steps = ofRecipe("recipe_instructions");
    const settings = ofRecipe("recipe_settings");
    const nutrition = ofRecipe("recipe_nutrition");
    const notes = ofRecipe("notes");
    const comments = ofRecipe("recipe_comments");
    const assets = ofRecipe("recipe_assets");
    const opinions = ofRecipe("users_to_recipes");
    const favorites = ofRecipe("users_to_favorites");
    const named = (links: string, things: string, key: string): NameLists =>
      namesByRecipe(table(links), key, byId(things));
    const tags = named("recipes_to_tags", "tags", "tag_id");
    const categories = named("recipes_to_categories", "categories", "category_id");
    const tools = named("recipes_to_tools", "tools", "tool_id");
    const marked = (links: string, key: string): IdLists => idsByRecipe(table(links), key);
    const marks = {
      recipe_category: marked("recipes_to_categories", "category_id"),
      tags: marked("recipes_to_tags", "tag_id"),
      tools: marked("recipes_to_tools", "tool_id"),
    };
    const placesOf = cookbooksOf(table, idOf);
    const root = folderOf(file.path);
    for (const [id, row] of recipes) {
      const folders = [...new Set([textOf(row["id"]), id, dashed(id)])].map((each) =>
        joined(root, `data/recipes/${each}`),
      );
      const recipe = readRecipe(
        {
          ...row,
          recipe_ingredient: inOrder(lines.get(id)).map((line) => ({
            ...line,
            unit: units.get(idOf(line["unit_id"])) ?? null,
            food: foods.get(idOf(line["food_id"])) ?? null,
            referencedRecipe: recipes.get(idOf(line["referenced_recipe_id"])) ?? null,
          })),
          recipe_instructions: inOrder(steps.get(id)),
          settings: settings.get(id)?.[0] ?? null,
          nutrition: nutrition.get(id)?.[0] ?? null,
          notes: notes.get(id) ?? [],
          comments: comments.get(id) ?? [],
          assets: assets.get(id) ?? [],
          recipe_category: categories.get(id) ?? [],
          tags: tags.get(id) ?? [],
          tools: tools.get(id) ?? [],
          rating:
            row["rating"] ?? opinions.get(id)?.find(({ rating }) => numberOf(rating) !== null)?.["rating"] ?? null,
        },
        {
          pictures: bestPicture(
            files,
            folders.map((folder) => joined(folder, "images")),
          ),
          assets: files.within(...folders.map((folder) => joined(folder, "assets"))),
        },
      );
      const isFavorite = opinions.get(id)?.some(({ is_favorite: is }) => is === true || is === 1) ?? false;
      // Who liked what stood in a table of its own before version 1.4.
      yield {
        ...recipe,
        isFavorite: isFavorite || favorites.has(id),
        collections: placesOf({
          recipe_category: marks.recipe_category.get(id) ?? NONE,
          tags: marks.tags.get(id) ?? NONE,
          tools: marks.tools.get(id) ?? NONE,
        }),
      };
    }
  },
};

type Rows = ReadonlyMap<string, DataObject>;
type RowLists = ReadonlyMap<string, readonly DataObject[]>;
type IdLists = ReadonlyMap<string, ReadonlySet<string>>;
const NONE: ReadonlySet<string> = new Set();
type NameLists = ReadonlyMap<string, readonly string[]>;

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

function inOrder(rows: readonly DataObject[] = []): readonly DataObject[] {
  return rows.toSorted((left, right) => (numberOf(left["position"]) ?? 0) - (numberOf(right["position"]) ?? 0));
}

function namesByRecipe(links: readonly DataObject[], key: string, things: Rows): NameLists {
  const found = new Map<string, string[]>();
  for (const link of links) {
    const recipe = idOf(link["recipe_id"] ?? link["recipee_id"]);
    const name = textOf(things.get(idOf(link[key]))?.["name"]);
    if (name !== "") found.set(recipe, [...(found.get(recipe) ?? []), name]);
  }
  return found;
}

function idsByRecipe(links: readonly DataObject[], key: string): IdLists {
  const found = new Map<string, Set<string>>();
  for (const link of links) {
    const recipe = idOf(link["recipe_id"] ?? link["recipee_id"]);
    found.set(recipe, (found.get(recipe) ?? new Set<string>()).add(idOf(link[key])));
  }
  return found;
}

/** Its database writes ids without dashes, its folders with them. */
function dashed(id: string): string {
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
