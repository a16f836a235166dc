import type { RecipeFormat } from "#format";
import { fieldNamed } from "#reading/field-names";
import { readFrontMatter, readYaml } from "#reading/front-matter";
import { stepsFrom } from "#reading/sections";
import { stemOf } from "#reading/file-names";
import { objectsOf } from "#reading/values";
import { isObject, type Data, type DataObject } from "@tureen/recipe-pages/structured-data/json";
import { fieldRecipe, namesRecipe } from "./field-recipe";
import { withoutHeadings } from "./markdown";

/** What a text with a recipe in YAML has at the beginning of a line. */
const MAY_BE_YAML = /^[ \t]*[\p{L}_ -]{3,30}:[ \t]*(?:\r?$|[|>["'-])/mu;

/**
 * YAML that names a recipe's fields: above a text as Chowdown, Hugo and Jekyll have it (what stands below is about the dish, or
 * says the steps where the keys do not), or a file of its own.
 */
export const yamlRecipe: RecipeFormat = {
  id: "yaml",
  name: "Markdown with YAML",
  kind: "text",
  recognizes: ({ text }) => saidIn(text) !== null,
  *read({ path, text }, files) {
    const said = saidIn(text);
    if (said === null) return;
    const recipe = fieldRecipe(said.data, { path, files });
    const below = withoutHeadings(said.body);
    const hasSteps = recipe.steps.length > 0;
    yield {
      ...recipe,
      title: recipe.title || stemOf(path),
      steps: hasSteps ? recipe.steps : stepsFrom(below),
      description: recipe.description || (hasSteps ? below.join("\n") : ""),
    };
  },
};

function saidIn(text: string): { readonly data: DataObject; readonly body: string } | null {
  const { data, body } = readFrontMatter(text);
  const names = Object.keys(data);
  if (names.length > 0) return names.some((name) => fieldNamed(name) === "ingredients") ? { data, body } : null;
  const whole = text.length < MAX_YAML && MAY_BE_YAML.test(text.slice(0, 5000)) ? readYaml(text) : null;
  return whole !== null && namesRecipe(Object.keys(whole)) ? { data: whole, body: "" } : null;
}

/** A recipe is not longer. */
const MAX_YAML = 100_000;

/** Recipes of a program of which nothing is known but that it names their fields as people do: My Recipe Box's `.rtk`. */
export const jsonFields: RecipeFormat = {
  id: "json-fields",
  name: "JSON",
  kind: "json",
  recognizes: ({ data }) => recipesIn(data).length > 0,
  *read({ path, data }, files) {
    for (const recipe of recipesIn(data)) yield fieldRecipe(recipe, { path, files });
  },
};

function recipesIn(data: Data): readonly DataObject[] {
  const list = isObject(data) ? (data["recipes"] ?? data["data"] ?? data) : data;
  return objectsOf(list).filter((each) => {
    const fields = new Set(Object.keys(each).map(fieldNamed));
    return fields.has("title") && fields.has("ingredients") && fields.has("steps");
  });
}
