import type { RecipeFormat } from "#format";
import { EMPTY_RECIPE, type FormatRecipe } from "#format-recipe";
import type { FileNames } from "#reading/file-names";
import { factsOf } from "#reading/said-facts";
import { ingredientsFrom, stepsFrom } from "#reading/sections";
import { addressOf } from "#reading/values";
import { childText, childrenOf, elementsNamed, innerText, rootName } from "#reading/xml";
import { plainLines } from "@tureen/recipe-pages/page/plain-text";
import type { Element } from "domhandler";
import { pictureNamed } from "#formats/plain/schema-org";

/** COOKmate, once My CookBook: an XML of recipes, alone or as `.mcb` with pictures below `images/`. */
export const cookmate: RecipeFormat = {
  id: "cookmate",
  name: "COOKmate",
  kind: "xml",
  recognizes: ({ tree }) =>
    rootName(tree) === "cookbook" &&
    elementsNamed(tree, "recipe").some((recipe) =>
      ["ingredient", "recipetext"].some((name) => childrenOf(recipe, name).length > 0),
    ),
  *read({ path, tree }, files) {
    for (const element of elementsNamed(tree, "recipe")) yield readRecipe(element, path, files);
  },
};

function readRecipe(recipe: Element, path: string, files: FileNames): FormatRecipe {
  const say = (name: string): string => childText(recipe, name).replace(/\s+/g, " ").trim();
  return {
    ...EMPTY_RECIPE,
    title: say("title"),
    description: linesOf(recipe, "description").join("\n"),
    ingredients: ingredientsFrom(linesOf(recipe, "ingredient").filter(Boolean)),
    steps: stepsFrom(unwrapped(linesOf(recipe, "recipetext"))),
    ...factsOf({
      yields: [say("quantity")],
      prep: say("preptime"),
      cook: say("cooktime"),
      total: say("totaltime"),
      tags: [...childrenOf(recipe, "category"), ...childrenOf(recipe, "tag")].map(innerText),
      notes: [linesOf(recipe, "comments").filter(Boolean).join("\n")],
      source: say("source"),
      address: say("url"),
      rating: say("rating"),
    }),
    nutrition: linesOf(recipe, "nutrition").filter(Boolean).join("\n"),
    video: addressOf(say("video")),
    pictures: childrenOf(recipe, "imagepath").flatMap((image) => pictureNamed(path, innerText(image).trim(), files)),
  };
}

/** Lines of a part: an `li` each, or those of its text; '' for a blank one. */
function linesOf(recipe: Element, name: string): readonly string[] {
  const [part] = childrenOf(recipe, name);
  if (part === undefined) return [];
  const items = childrenOf(part, "li");
  return items.length > 0 ? items.map((item) => plainLines(innerText(item)).join(" ")) : plainLines(innerText(part));
}

/** A longer line was broken where its page ended. */
const WRAPPED = 60;

/** Steps that came from a text with lines of one width: put together again up to the end of a sentence or a blank line. */
function unwrapped(lines: readonly string[]): readonly string[] {
  const whole: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    const goesOn = isOpen && line !== "";
    if (goesOn) whole.push(`${whole.pop() ?? ""} ${line}`);
    else if (line !== "") whole.push(line);
    isOpen = line.length > WRAPPED && !/[.!?:)"]$/.test(line);
  }
  return whole;
}
