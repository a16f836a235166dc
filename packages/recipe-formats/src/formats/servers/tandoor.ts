import type { RecipeFile, RecipeFormat } from "#format";
import { EMPTY_RECIPE, type FormatLine, type OtherRecipe, type Picture } from "#format-recipe";
import { readYield } from "@tureen/recipe-pages/facts/servings";
import { folderOf, type FileNames } from "#reading/file-names";
import { stepsFrom } from "#reading/sections";
import {
  addressOf,
  amountText,
  inOrder,
  instantIn,
  linesIn,
  nameOf,
  namesOf,
  objectsOf,
  positive,
  ratingOf,
  textOf,
} from "#reading/values";
import { isObject, type Data, type DataObject } from "@tureen/recipe-pages/structured-data/json";
import { pictureNamed } from "#formats/plain/schema-org";

/**
 * Tandoor, its own export: a zip a recipe, with `recipe.json` and its picture as `image.*`, all in one zip; and what its API
 * answers, which says besides that a step, or the food of a line, is another recipe.
 */
export const tandoor: RecipeFormat = {
  id: "tandoor",
  name: "Tandoor",
  kind: "json",
  recognizes: ({ data }) => recipesOf(data).length > 0,
  *read(file, files) {
    const recipes = recipesOf(file.data);
    const titles = new Map(recipes.map((recipe) => [textOf(recipe["id"]), textOf(recipe["name"])]));
    for (const recipe of recipes) {
      const steps = inOrder(recipe["steps"]);
      const picture =
        recipes.length === 1
          ? files.within(folderOf(file.path)).find((path) => /(?:^|\/)image[^/]*$/i.test(path))
          : undefined;
      const made = readYield([[positive(recipe["servings"]) ?? "", textOf(recipe["servings_text"])].join(" ")]);
      yield {
        ...EMPTY_RECIPE,
        key: textOf(recipe["id"]),
        title: textOf(recipe["name"]),
        description: linesIn(recipe["description"]).join("\n"),
        ingredients: steps.flatMap((step) => [...ingredientsOf(step), ...wholeRecipe(step, titles)]),
        steps: steps.flatMap(stepsOf),
        servings: made.servings,
        yieldText: made.text,
        prepMinutes: positive(recipe["working_time"]),
        cookMinutes: positive(recipe["waiting_time"]),
        tags: namesOf(recipe["keywords"]),
        nutrition: nutritionOf(recipe),
        address: addressOf(recipe["source_url"]),
        rating: ratingOf(recipe["rating"]),
        createdAt: instantIn(recipe["created_at"]),
        pictures: [
          ...(picture === undefined ? [] : [{ kind: "file" as const, path: picture }]),
          ...steps.flatMap((step, index) => pictureOfStep(step, index + 1, file, files)),
        ],
      };
    }
  },
};

/** What is attached to a step, where the archive has it. */
function pictureOfStep(step: DataObject, number: number, { path }: RecipeFile, files: FileNames): readonly Picture[] {
  const attached = isObject(step["file"]) ? step["file"] : {};
  const references = [attached["file"], attached["file_download"], attached["name"]].map(textOf);
  const [picture] = references.flatMap((reference) => pictureNamed(path, reference, files));
  const [line] = stepsOf(step);
  return picture ? [{ ...picture, step: { text: line?.text ?? "", number } }] : [];
}

/** Values of a serving: in one object before version 1.5, since then a list of what a household has named itself. */
function nutritionOf({ nutrition, properties }: DataObject): string {
  const old = isObject(nutrition) ? nutrition : {};
  const values = [
    { name: "Calories", amount: old["calories"], unit: "kcal" },
    { name: "Fat", amount: old["fats"], unit: "g" },
    { name: "Carbohydrates", amount: old["carbohydrates"], unit: "g" },
    { name: "Proteins", amount: old["proteins"], unit: "g" },
    ...objectsOf(properties).map(({ property_type: type, property_amount: amount }) => ({
      name: nameOf(type),
      amount,
      unit: isObject(type) ? textOf(type["unit"]) : "",
    })),
  ];
  return values
    .flatMap(({ name, amount, unit }) => {
      const number = positive(amount);
      return name === "" || number === null ? [] : [`${name}: ${amountText(number)} ${unit}`.trim()];
    })
    .join("\n");
}

function recipesOf(data: Data): readonly DataObject[] {
  const list = isObject(data) && Array.isArray(data["results"]) ? data["results"] : data;
  return objectsOf(list).filter((each) => Array.isArray(each["steps"]) && "working_time" in each && "name" in each);
}

/** Ingredients stand at their steps; a step's name is the heading of its own, and a header among them that of the next. */
function ingredientsOf(step: DataObject): readonly FormatLine[] {
  let section = textOf(step["name"]);
  return inOrder(step["ingredients"]).flatMap((line) => {
    const note = textOf(line["note"]);
    if (line["is_header"] === true) {
      section = note || section;
      return [];
    }
    const food = nameOf(line["food"]);
    const amount = line["no_amount"] === true ? null : positive(line["amount"]);
    const text = [amount === null ? "" : amountText(amount), amount === null ? "" : nameOf(line["unit"]), food]
      .filter(Boolean)
      .join(" ");
    const whole = food === "" ? textOf(line["original_text"]) || note : note === "" ? text : `${text}, ${note}`;
    const made = food === "" || !isObject(line["food"]) ? null : otherRecipe(line["food"]["recipe"]);
    return whole === "" ? [] : [{ text: whole, section, ...(made ? { recipe: made } : {}) }];
  });
}

/** A step that is another recipe is the whole of it. */
function wholeRecipe(step: DataObject, titles: ReadonlyMap<string, string>): readonly FormatLine[] {
  const key = textOf(step["step_recipe"]);
  const title = nameOf(step["step_recipe_data"]) || (key === "" ? "" : (titles.get(key) ?? ""));
  return title === "" ? [] : [{ text: title, section: textOf(step["name"]), recipe: { key, title } }];
}

function otherRecipe(data: Data | undefined): OtherRecipe | null {
  return isObject(data) && nameOf(data) !== "" ? { key: textOf(data["id"]), title: nameOf(data) } : null;
}

function stepsOf(step: DataObject): readonly FormatLine[] {
  const section = textOf(step["name"]);
  return stepsFrom(linesIn(withoutTemplates(step["instruction"]))).map((line) => ({
    ...line,
    section: line.section || section,
  }));
}

/** "{{ ingredients[0] }}" and "{% scalable %}" are places that only the app fills in. */
function withoutTemplates(data: Data | undefined): Data | undefined {
  return typeof data === "string" ? data.replace(/\{\{[^{}]{0,200}\}\}|\{%[^{}]{0,200}%\}/g, "") : data;
}
