import type { RecipeFormat } from "#format";
import { EMPTY_RECIPE, type FormatRecipe } from "#format-recipe";
import { embeddedPicture } from "#reading/embedded-picture";
import { textLines } from "#reading/head-lines";
import { ingredientsFrom, stepsFrom } from "#reading/sections";
import { instantIn, objectsOf, ratingOf, sourceOf, textOf } from "#reading/values";
import type { DataObject } from "@tureen/recipe-pages/structured-data/json";
import { readDuration } from "@tureen/recipe-pages/facts/duration";
import { readYield } from "@tureen/recipe-pages/facts/servings";
import { recipesIn } from "@tureen/recipe-pages/structured-data/schema-recipe";
import { childText, childrenOf, elementsNamed, rootName } from "#reading/xml";
import { dateKept, schemaRecipe } from "#formats/plain/schema-org";

/**
 * RecipeSage, JSON-LD: a list of schema.org recipes. Headings are "[Sauce]" among the ingredients and HowToSections between
 * the steps; notes are a comment; pictures are addresses, or data addresses where it is hosted at home.
 */
export const recipeSage: RecipeFormat = {
  id: "recipe-sage",
  name: "RecipeSage",
  kind: "json",
  recognizes: ({ data }) =>
    recipesIn([data]).some((thing) => "creditText" in thing && "recipeCategory" in thing && "comment" in thing) ||
    recipesIn([data]).some((thing) => objectsOf(thing["comment"]).some(({ name }) => name === "Author Notes")),
  *read(file, files) {
    for (const thing of recipesIn([file.data]))
      yield {
        ...schemaRecipe(thing, file, files, false),
        steps: stepsFrom(stepLines(thing)),
        createdAt: dateKept(thing),
      };
  },
};

function stepLines(thing: DataObject): readonly string[] {
  const instructions = thing["recipeInstructions"];
  if (typeof instructions === "string") return instructions.split("\n");
  return objectsOf(instructions).flatMap((step) => {
    const said = textOf(step["text"] ?? step["name"]);
    if (step["@type"] !== "HowToSection") return [said];
    const inner = objectsOf(step["itemListElement"]).map((each) => textOf(each["text"]));
    return [/^\[.*\]$/.test(said) ? said : `[${said}]`, ...inner];
  });
}

/** RecipeSage, XML: `<data>` with a `<recipe>` each, its lines in one text. */
export const recipeSageXml: RecipeFormat = {
  id: "recipe-sage-xml",
  name: "RecipeSage",
  kind: "xml",
  recognizes: ({ tree }) =>
    rootName(tree) === "data" &&
    elementsNamed(tree, "recipe").some((element) => childrenOf(element, "ingredients").length > 0),
  *read({ tree }) {
    for (const element of elementsNamed(tree, "recipe")) {
      const say = (name: string): string => childText(element, name);
      const lines = (name: string): readonly string[] => textLines(say(name));
      const total = readDuration(say("totalTime"));
      const { servings, text: yieldText } = readYield([say("yield")]);
      const labels = [
        ...childrenOf(element, "labels"),
        ...childrenOf(element, "recipeLabels"),
        ...childrenOf(element, "label"),
      ];
      const pictures = [...childrenOf(element, "images"), ...childrenOf(element, "recipeImages")];
      const recipe: FormatRecipe = {
        ...EMPTY_RECIPE,
        title: say("title").trim(),
        description: say("description").trim(),
        ingredients: ingredientsFrom(lines("ingredients")),
        steps: stepsFrom(lines("instructions")),
        servings,
        yieldText,
        prepMinutes: readDuration(say("activeTime")),
        totalMinutes: total,
        tags: labels.map((label) => childText(label, "title") || childText(label, "name")).filter((tag) => tag !== ""),
        notes: [say("notes").trim()].filter((note) => note !== ""),
        ...sourceOf(say("source"), say("url")),
        rating: ratingOf(say("rating")),
        createdAt: instantIn(say("createdAt")),
        pictures: pictures
          .map((picture) => embeddedPicture(childText(picture, "location")))
          .filter((picture) => picture !== null),
      };
      yield recipe;
    }
  },
};
