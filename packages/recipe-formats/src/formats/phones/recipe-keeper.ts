import type { RecipeFormat } from "#format";
import { EMPTY_RECIPE, type FormatRecipe } from "#format-recipe";
import type { FileNames } from "#reading/file-names";
import { factsOf } from "#reading/said-facts";
import { ingredientsFrom, stepsFrom } from "#reading/sections";
import { innerText } from "#reading/xml";
import { classesOf, elementsIn, lineOf, linesOf } from "@tureen/recipe-pages/page/page";
import { plainLines } from "@tureen/recipe-pages/page/plain-text";
import { isTag, type Document, type Element } from "domhandler";
import { nutrientNamed } from "@tureen/recipe-pages/structured-data/nutrition";
import { pictureNamed } from "#formats/plain/schema-org";

/** Recipe Keeper, its export: `recipes.html` with a `div.recipe-details` each, fields by `itemprop`, pictures below `images/`. */
export const recipeKeeper: RecipeFormat = {
  id: "recipe-keeper",
  name: "Recipe Keeper",
  kind: "html",
  recognizes: ({ tree }) => recipesIn(tree).length > 0,
  *read({ path, tree }, files) {
    for (const element of recipesIn(tree)) yield readRecipe(element, path, files);
  },
};

function recipesIn(tree: Document): readonly Element[] {
  return [...elementsIn(tree)].filter((element) => {
    if (!classesOf(element).includes("recipe-details")) return false;
    for (const { attribs } of elementsIn(element))
      if (/^recipe(?:Directions|Ingredients)$/i.test(attribs["itemprop"] ?? "")) return true;
    return false;
  });
}

function readRecipe(recipe: Element, path: string, files: FileNames): FormatRecipe {
  const parts = [...elementsIn(recipe)];
  const named = (property: string): readonly Element[] =>
    parts.filter((each) => each.attribs["itemprop"]?.toLowerCase() === property.toLowerCase());
  const say = (property: string): string => {
    const [found] = named(property);
    return found ? (found.attribs["content"] ?? lineOf(found)).trim() : "";
  };
  // Without elements of their own the lines are those of the source.
  const lines = (property: string): readonly string[] =>
    named(property).flatMap((part) => (part.children.some(isTag) ? linesOf(part) : plainLines(innerText(part))));
  const link = named("recipeSource")
    .flatMap((each) => [...elementsIn(each)])
    .find((each) => each.name === "a")?.attribs["href"];
  const tags = ["recipeCourse", "recipeCategory", "recipeCollection"]
    .flatMap(named)
    .map((each) => each.attribs["content"] ?? lineOf(each));
  const pictures = parts
    .filter((each) => each.name === "img")
    .flatMap((each) => pictureNamed(path, each.attribs["src"] ?? "", files));
  return {
    ...EMPTY_RECIPE,
    title: say("name"),
    ingredients: ingredientsFrom(lines("recipeIngredients")),
    steps: stepsFrom(lines("recipeDirections")),
    ...factsOf({
      yields: [say("recipeYield")],
      prep: say("prepTime"),
      cook: say("cookTime"),
      tags,
      notes: [lines("recipeNotes").join("\n")],
      source: say("recipeSource"),
      address: link,
      rating: say("recipeRating"),
    }),
    nutrition: nutritionIn(parts),
    isFavorite: /^true$/i.test(say("recipeIsFavourite")),
    pictures: pictures.filter(
      (each, index) => pictures.findIndex((other) => JSON.stringify(other) === JSON.stringify(each)) === index,
    ),
  };
}

/** "recipeNutTotalFat" with a number, in what packs count it in. */
function nutritionIn(parts: readonly Element[]): string {
  return parts
    .flatMap(({ attribs: { itemprop = "", content = "" } }) => {
      const name = /^recipeNut([A-Z]\w+)$/.exec(itemprop)?.[1]?.replace(/(?<=[a-z])(?=[A-Z])/g, " ");
      const nutrient = nutrientNamed(name);
      if (nutrient === undefined || !/[1-9]/.test(content)) return [];
      const unit = IN_MILLIGRAMS.has(nutrient) ? "mg" : nutrient === "energy" ? "kcal" : "g";
      return [`${name}: ${content}${nutrient === "serving" ? "" : ` ${unit}`}`];
    })
    .join("\n");
}
const IN_MILLIGRAMS: ReadonlySet<string> = new Set(["sodium", "cholesterol"]);
