import type { RecipeFormat } from "#format";
import { EMPTY_RECIPE, type FormatLine } from "#format-recipe";
import { embeddedPicture } from "#reading/embedded-picture";
import { factsOf } from "#reading/said-facts";
import { stepsFrom } from "#reading/sections";
import { amountText, inOrder, linesIn, nameOf, namesOf, objectsOf, positive, textOf } from "#reading/values";
import { isObject, listOf, type Data } from "@tureen/recipe-pages/structured-data/json";

/** Measures by the names of its file; a single thing has none. */
const UNITS: Readonly<Record<string, string>> = {
  GRAMS: "g",
  KGS: "kg",
  KILOGRAMS: "kg",
  MILLS: "ml",
  MILLILITERS: "ml",
  LITRES: "l",
  LITERS: "l",
  TEASPOON: "tsp",
  TABLESPOON: "tbsp",
  CUP: "cup",
  OUNCE: "oz",
  FLUID_OUNCE: "fl oz",
  POUND: "lb",
  PINCH: "pinch",
  BUNCH: "bunch",
  PACKET: "packet",
  CAN: "can",
  BOTTLE: "bottle",
  SECTION: "",
  ITEM: "",
};

/** Crouton, `.crumb`: a JSON a recipe, ordered ingredients and steps, pictures as base64. */
export const crouton: RecipeFormat = {
  id: "crouton",
  name: "Crouton",
  kind: "json",
  recognizes: ({ data }) =>
    isObject(data) &&
    "name" in data &&
    (objectsOf(data["ingredients"]).some((line) => isObject(line["ingredient"])) ||
      objectsOf(data["steps"]).some((step) => typeof step["step"] === "string")),
  *read({ data }) {
    if (!isObject(data)) return;
    yield {
      ...EMPTY_RECIPE,
      title: textOf(data["name"]),
      ingredients: ingredientsOf(data["ingredients"]),
      steps: stepsOf(data["steps"]),
      ...factsOf({
        tags: namesOf(data["tags"]),
        notes: [linesIn(data["notes"]).join("\n")],
        source: data["sourceName"],
        address: data["webLink"],
        rating: data["rating"],
      }),
      servings: positive(data["serves"]),
      prepMinutes: positive(data["duration"]),
      cookMinutes: positive(data["cookingDuration"]),
      nutrition: linesIn(data["neutritionalInfo"]).join("\n"),
      pictures: listOf(data["images"]).flatMap(embeddedPicture),
    };
  },
};

function ingredientsOf(data: Data | undefined): readonly FormatLine[] {
  let section = "";
  return inOrder(data).flatMap((line) => {
    const name = nameOf(line["ingredient"]);
    const quantity = isObject(line["quantity"]) ? line["quantity"] : {};
    const type = textOf(quantity["quantityType"]);
    if (type === "SECTION") {
      section = name;
      return [];
    }
    const amounts = [positive(quantity["amount"]), positive(quantity["secondaryAmount"])].filter(
      (each) => each !== null,
    );
    const unit = UNITS[type] ?? type.toLowerCase().replaceAll("_", " ");
    const text = [amounts.map(amountText).join("-"), amounts.length > 0 ? unit : "", name].filter(Boolean).join(" ");
    return text === "" ? [] : [{ text, section }];
  });
}

function stepsOf(data: Data | undefined): readonly FormatLine[] {
  let section = "";
  return inOrder(data).flatMap((step) => {
    if (step["isSection"] === true) {
      section = textOf(step["step"]);
      return [];
    }
    return stepsFrom(linesIn(step["step"])).map((line) => ({ text: line.text, section: line.section || section }));
  });
}
