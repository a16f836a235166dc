import type { RecipeFormat } from "#format";
import { EMPTY_RECIPE, type FormatLine, type FormatRecipe } from "#format-recipe";
import { factsOf } from "#reading/said-facts";
import type { FileNames } from "#reading/file-names";
import { classesOf, elementsIn, lineOf, linesOf } from "@tureen/recipe-pages/page/page";
import { stepText } from "@tureen/recipe-pages/lists/item-text";
import { isTag, type Document, type Element } from "domhandler";
import { pictureNamed } from "#formats/plain/schema-org";

/** CopyMeThat, the HTML download: one page with a `div.recipe` each, its parts named by ids, pictures below `images/`. */
export const copyMeThat: RecipeFormat = {
  id: "copy-me-that",
  name: "CopyMeThat",
  kind: "html",
  recognizes: ({ tree }) => recipesIn(tree).length > 0,
  *read({ path, tree }, files) {
    for (const element of recipesIn(tree)) yield readRecipe(element, path, files);
  },
};

/** The recipes of a page; in one of them at least the list of ingredients has a name of its own. */
function recipesIn(tree: Document): readonly Element[] {
  const all = [...elementsIn(tree)].filter(
    (element) => element.name === "div" && classesOf(element).includes("recipe"),
  );
  return all.some(hasLists) ? all : [];
}

function hasLists(recipe: Element): boolean {
  for (const { attribs } of elementsIn(recipe))
    if (/^recipe(?:Ingredients|Instructions)$/.test(attribs["id"] ?? attribs["class"] ?? "")) return true;
  return false;
}

function readRecipe(recipe: Element, path: string, files: FileNames): FormatRecipe {
  const parts = [...elementsIn(recipe)];
  // The elder version of the download names its parts by classes.
  const byId = (id: string): Element | undefined =>
    parts.find((each) => each.attribs["id"] === id) ?? parts.find((each) => classesOf(each).includes(id));
  const say = (id: string): string => {
    const found = byId(id);
    return found ? lineOf(found) : "";
  };
  const link = byId("original_link");
  const picture = parts.find((each) => each.name === "img" && classesOf(each).includes("recipeImage"));
  return {
    ...EMPTY_RECIPE,
    title: say("name"),
    description: say("description"),
    ingredients: itemsOf(byId("recipeIngredients"), "recipeIngredient"),
    steps: itemsOf(byId("recipeInstructions"), "instruction").map((line) => ({
      ...line,
      text: stepText(line.text) || line.text,
    })),
    ...factsOf({
      yields: [say("recipeYield") || say("servings").replace(/^[^:]*:/, "")],
      prep: say("prepTime"),
      cook: say("cookTime"),
      tags: parts
        .filter((each) => classesOf(each).includes("recipeCategory"))
        .map(lineOf)
        .filter((tag) => !/^tags:?$/i.test(tag)),
      notes: [
        itemsOf(byId("recipeNotes"), "recipeNote")
          .map((line) => line.text)
          .join("\n"),
      ],
      address: link?.attribs["href"] ?? (link ? lineOf(link) : ""),
      rating: say("ratingValue"),
    }),
    isFavorite: byId("starred") !== undefined,
    pictures: pictureNamed(path, picture?.attribs["src"] ?? "", files),
  };
}

/** Items of a list, each under the subheader before it. */
function itemsOf(list: Element | undefined, itemClass: string): readonly FormatLine[] {
  let section = "";
  return (list?.children.filter(isTag) ?? []).flatMap((item) => {
    const classes = classesOf(item);
    if (classes.some((name) => name.endsWith("_subheader"))) {
      section = lineOf(item).replace(/:$/, "");
      return [];
    }
    if (!classes.includes(itemClass) && !(item.name === "li" && classes.length === 0)) return [];
    return linesOf(item).map((text) => ({ text, section }));
  });
}
