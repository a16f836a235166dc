import type { RecipeFormat } from "#format";
import { EMPTY_RECIPE, type FormatLine, type FormatRecipe } from "#format-recipe";
import { factsOf } from "#reading/said-facts";
import { stepsFrom } from "#reading/sections";
import { linesIn, namesOf, objectsOf, positive, textOf } from "#reading/values";
import { isObject, type Data, type DataObject } from "@tureen/recipe-pages/structured-data/json";
import { pictureNamed } from "#formats/plain/schema-org";

/**
 * KitchenOwl, the export of a household: its recipes as a list, each with its items (name and amount apart) and its steps in
 * the Markdown of its description.
 */
export const kitchenOwl: RecipeFormat = {
  id: "kitchenowl",
  name: "KitchenOwl",
  kind: "json",
  recognizes: ({ data }) => recipesOf(data).length > 0,
  *read({ path, data }, files) {
    for (const recipe of recipesOf(data)) yield readRecipe(recipe, pictureNamed(path, textOf(recipe["photo"]), files));
  },
};

function recipesOf(data: Data): readonly DataObject[] {
  const list = isObject(data) && Array.isArray(data["recipes"]) ? data["recipes"] : data;
  return objectsOf(list).filter(
    (each) => "name" in each && "description" in each && Array.isArray(each["items"]) && !("recipeIngredient" in each),
  );
}

function readRecipe(recipe: DataObject, pictures: FormatRecipe["pictures"]): FormatRecipe {
  return {
    ...EMPTY_RECIPE,
    title: textOf(recipe["name"]),
    ingredients: objectsOf(recipe["items"]).map(lineOf),
    // "@flour" in its text names an item of the list.
    steps: stepsFrom(
      linesIn(recipe["description"]).map((line) => line.replace(/(^|\s)@(?=\p{L})/gu, "$1").replace(/^[-*]\s+/, "")),
    ),
    ...factsOf({ tags: namesOf(recipe["tags"]), source: recipe["source"] }),
    servings: positive(recipe["yields"]),
    prepMinutes: positive(recipe["prep_time"]),
    cookMinutes: positive(recipe["cook_time"]),
    totalMinutes: positive(recipe["time"]),
    pictures,
  };
}

function lineOf(item: DataObject): FormatLine {
  const amount = textOf(item["description"]);
  const name = textOf(item["name"]);
  const optional = item["optional"] === true ? " (optional)" : "";
  // "sliced" describes the food, "2 cups" measures it.
  const text = /\d|[¼-¾⅐-⅞]/u.test(amount) ? `${amount} ${name}` : [name, amount].filter(Boolean).join(", ");
  return { text: `${text}${optional}`, section: "" };
}
