import type { RecipeFormat } from "#format";
import { EMPTY_RECIPE } from "#format-recipe";
import { embeddedPicture } from "#reading/embedded-picture";
import { textLines } from "#reading/head-lines";
import { factsOf } from "#reading/said-facts";
import { ingredientsFrom, stepsFrom } from "#reading/sections";
import { instantIn, objectsOf, textOf } from "#reading/values";
import type { DataObject } from "@tureen/recipe-pages/structured-data/json";
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
      const labels = ["labels", "recipeLabels", "label"].flatMap((name) => childrenOf(element, name));
      const pictures = [...childrenOf(element, "images"), ...childrenOf(element, "recipeImages")];
      yield {
        ...EMPTY_RECIPE,
        title: say("title").trim(),
        description: say("description").trim(),
        ingredients: ingredientsFrom(lines("ingredients")),
        steps: stepsFrom(lines("instructions")),
        ...factsOf({
          yields: [say("yield")],
          prep: say("activeTime"),
          total: say("totalTime"),
          tags: labels.map((label) => childText(label, "title") || childText(label, "name")),
          notes: [say("notes")],
          source: say("source"),
          address: say("url"),
          rating: say("rating"),
        }),
        createdAt: instantIn(say("createdAt")),
        pictures: pictures.flatMap((picture) => embeddedPicture(childText(picture, "location"))),
      };
    }
  },
};
