import type { RecipeFormat } from "#format";
import { linesIn, ratingOf } from "#reading/values";
import { classesOf, elementsIn, linesOf } from "@tureen/recipe-pages/page/page";
import { markedRecipes } from "@tureen/recipe-pages/structured-data/microdata";
import type { Document, Element } from "domhandler";
import { schemaRecipe } from "#formats/plain/schema-org";

/** Paprika, its export as pages: a page a recipe in microdata, with lines of the class "line", pictures below `Images/`. */
export const paprikaHtml: RecipeFormat = {
  id: "paprika-html",
  name: "Paprika",
  kind: "html",
  recognizes: ({ tree }) =>
    [...elementsIn(tree)].some(
      ({ attribs }) => /\bline\b/.test(attribs["class"] ?? "") && attribs["itemprop"] === "recipeIngredient",
    ) && markedRecipes(tree).length > 0,
  *read(file, files) {
    const things = markedRecipes(file.tree);
    for (const thing of things) {
      const recipe = schemaRecipe(thing, file, files, false);
      yield {
        ...recipe,
        notes: [textOfClass(file.tree, "notes"), textOfClass(file.tree, "notestext")].filter(Boolean).slice(0, 1),
        nutrition: textOfClass(file.tree, "nutrition") || recipe.nutrition,
        rating: ratingOf(ratingIn(file.tree)),
        tags: recipe.tags.flatMap((tag) => linesIn(tag)),
      };
    }
  },
};

const classed = (tree: Document, name: string): Element | undefined =>
  [...elementsIn(tree)].find((element) => classesOf(element).includes(name) && !classesOf(element).includes("box"));

function textOfClass(tree: Document, name: string): string {
  const found = classed(tree, name);
  return found
    ? linesOf(found)
        .filter((line) => !/^(?:notes?|nutrition)$/i.test(line))
        .join("\n")
    : "";
}

function ratingIn(tree: Document): number | null {
  const value = classed(tree, "rating")?.attribs["value"];
  return value === undefined ? null : Number(value);
}
