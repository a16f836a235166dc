import type { RecipeFormat } from "#format";
import { EMPTY_RECIPE, type FormatLine, type FormatRecipe, type Picture } from "#format-recipe";
import type { FileNames } from "#reading/file-names";
import { embeddedPicture } from "#reading/embedded-picture";
import { measuredLine, plainNumber } from "#reading/measured-line";
import { factsOf } from "#reading/said-facts";
import { stepsFrom } from "#reading/sections";
import { instantIn, ratingOf } from "#reading/values";
import { childText, childrenOf, elementsNamed, innerText, rootName } from "#reading/xml";
import { plainLines } from "@tureen/recipe-pages/page/plain-text";
import { isTag, type Element } from "domhandler";
import { pictureNamed } from "#formats/plain/schema-org";

const parted = (text: string): readonly string[] => text.split(/[,;]/);

/** Gourmet Recipe Manager, `.grmt` and `.xml`: today's elements, and the attributes of before. */
export const gourmet: RecipeFormat = {
  id: "gourmet",
  name: "Gourmet",
  kind: "xml",
  recognizes: ({ tree }) =>
    /^(?:gourmetDoc|recipeDoc|recipes)$/.test(rootName(tree)) && elementsNamed(tree, "recipe").some(isOfGourmet),
  *read({ tree }) {
    for (const element of elementsNamed(tree, "recipe")) yield gourmetRecipe(element);
  },
};

const isOfGourmet = (recipe: Element): boolean =>
  recipe.children.filter(isTag).some(({ name }) => /^ingredient-?list$/i.test(name)) || "title" in recipe.attribs;

function gourmetRecipe(recipe: Element): FormatRecipe {
  const say = (name: string): string => (childText(recipe, name) || (recipe.attribs[name] ?? "")).trim();
  const [lists] = [[...childrenOf(recipe, "ingredient-list"), ...childrenOf(recipe, "ingredientlist")]];
  const stars = /^(\d+(?:\.\d+)?)\s*\/\s*(\d+)/.exec(say("rating"));
  return {
    ...EMPTY_RECIPE,
    title: say("title"),
    ingredients: lists.flatMap((list) => gourmetLines(list, "")),
    steps: stepsFrom(plainLines(say("instructions"))),
    ...factsOf({
      yields: [say("yields"), say("servings")],
      prep: say("preptime"),
      cook: say("cooktime"),
      tags: parted(say("category")),
      notes: [plainLines(say("modifications")).join("\n")],
      source: say("source"),
      address: say("link"),
    }),
    cuisine: say("cuisine"),
    rating: stars ? ratingOf(Number(stars[1]), Number(stars[2])) : null,
    pictures: embeddedPicture(say("image")),
  };
}

function gourmetLines(list: Element, section: string): readonly FormatLine[] {
  return list.children.filter(isTag).flatMap((child): readonly FormatLine[] => {
    if (child.name === "inggroup")
      return gourmetLines(child, (childText(child, "groupname") || (child.attribs["name"] ?? "")).trim());
    if (child.name !== "ingredient" && child.name !== "ingref") return [];
    const say = (name: string): string => (childText(child, name) || (child.attribs[name] ?? "")).trim();
    const food = say("item") || (childrenOf(child, "amount").length === 0 ? innerText(child).trim() : say("key"));
    const optional = /^(?:yes|true|1)$/i.test(child.attribs["optional"] ?? "") ? " (optional)" : "";
    const line = measuredLine(plainNumber(say("amount")), say("unit"), food);
    return line === "" ? [] : [{ text: `${line}${optional}`, section }];
  });
}

/** RecipeML 0.5: what many programs of its time could write. */
export const recipeMl: RecipeFormat = {
  id: "recipe-ml",
  name: "RecipeML",
  kind: "xml",
  recognizes: ({ tree }) => rootName(tree).toLowerCase() === "recipeml",
  *read({ tree }) {
    for (const element of elementsNamed(tree, "recipe")) yield recipeMlRecipe(element);
  },
};

function recipeMlRecipe(recipe: Element): FormatRecipe {
  const [head = recipe] = childrenOf(recipe, "head");
  const say = (name: string): string => (childText(head, name) || childText(recipe, name)).replace(/\s+/g, " ").trim();
  const times = elementsNamed(head, "preptime").map(
    (time) => [time.attribs["type"] ?? "", innerText(time).replace(/\s+/g, " ")] as const,
  );
  const time = (type: RegExp): string | undefined => times.find(([name]) => type.test(name))?.[1];
  return {
    ...EMPTY_RECIPE,
    title: say("title"),
    description: childText(recipe, "description").trim(),
    ingredients: childrenOf(recipe, "ingredients").flatMap((list) => inDivisions(list, "ing-div", "ing", recipeMlLine)),
    steps: childrenOf(recipe, "directions").flatMap((list) => inDivisions(list, "dir-div", "step", innerText)),
    ...factsOf({
      yields: [say("yield")],
      prep: time(/prep|^$/i),
      cook: time(/cook|bak/i),
      total: time(/total/i),
      tags: elementsNamed(head, "cat").map(innerText),
      notes: elementsNamed(recipe, "note").map((note) => plainLines(innerText(note)).join("\n")),
      source: say("source"),
    }),
  };
}

/** Items of a list, those of a division below its title; a text with neither is read by its lines. */
function inDivisions(
  list: Element,
  division: string,
  item: string,
  read: (element: Element) => string,
  section = "",
): readonly FormatLine[] {
  const children = list.children.filter(isTag);
  if (children.length === 0) return plainLines(innerText(list)).map((text) => ({ text, section }));
  return children.flatMap((child): readonly FormatLine[] => {
    if (child.name === division) return inDivisions(child, division, item, read, childText(child, "title").trim());
    const text = child.name === item ? read(child).replace(/\s+/g, " ").trim() : "";
    return text === "" ? [] : [{ text, section }];
  });
}

function recipeMlLine(line: Element): string {
  const [amount] = childrenOf(line, "amt");
  const [range] = amount ? elementsNamed(amount, "range") : [];
  const [part] = amount ? elementsNamed(amount, "frac") : [];
  const fraction = part ? `${childText(part, "n")}/${childText(part, "d")}` : "";
  const whole = amount
    ? childText(amount, "qty")
        .replace(part ? innerText(part) : "", "")
        .trim()
    : "";
  const quantity = range
    ? `${childText(range, "q1").trim()}-${childText(range, "q2").trim()}`
    : [whole, fraction].filter(Boolean).join(" ");
  return measuredLine(
    plainNumber(quantity),
    amount ? childText(amount, "unit") : "",
    childText(line, "item"),
    childText(line, "prep"),
  );
}

/**
 * Living Cookbook, `.fdx` with the pictures in it and `.fdxz` with them beside it in `Images/`: all in attributes, a heading among
 * the lines is marked by one.
 */
export const livingCookbook: RecipeFormat = {
  id: "living-cookbook",
  name: "Living Cookbook",
  kind: "xml",
  recognizes: ({ tree }) => /^(?:fdx|hixz)$/i.test(rootName(tree)),
  *read({ path, tree }, files) {
    for (const element of elementsNamed(tree, "Recipe")) yield fdxRecipe(element, path, files);
  },
};

function fdxRecipe(recipe: Element, path: string, files: FileNames): FormatRecipe {
  const say = (name: string): string => (recipe.attribs[name] ?? "").trim();
  const images = [...elementsNamed(recipe, "RecipeImage"), ...childrenOf(recipe, "SourceImage")];
  const pictures = images.flatMap((image): readonly Picture[] => {
    const embedded = embeddedPicture(innerText(image).replace(/\s+/g, ""));
    return embedded.length > 0 ? embedded : pictureNamed(path, `Images/${image.attribs["FileName"] ?? ""}`, files);
  });
  const [month, day, year] = say("CreateDate").split("/");
  return {
    ...EMPTY_RECIPE,
    title: say("Name"),
    description: say("Comments"),
    ingredients: underHeadings(elementsNamed(recipe, "RecipeIngredient"), ({ attribs }) =>
      measuredLine(plainNumber(attribs["Quantity"] ?? ""), attribs["Unit"] ?? "", attribs["Ingredient"] ?? ""),
    ),
    steps: underHeadings(elementsNamed(recipe, "RecipeProcedure"), (step) =>
      childText(step, "ProcedureText").replace(/\s+/g, " ").trim(),
    ),
    ...factsOf({
      yields: [say("Servings"), say("Yield")].filter((said) => said !== "0"),
      prep: say("PreparationTime"),
      cook: say("CookingTime"),
      total: say("ReadyInTime"),
      tags: parted(say("RecipeTypes")),
      notes: elementsNamed(recipe, "RecipeTip").map((tip) => plainLines(innerText(tip)).join("\n")),
      source: say("Source"),
      address: say("WebPage"),
    }),
    author: say("Author"),
    createdAt:
      year === undefined
        ? instantIn(say("CreateDate"))
        : instantIn(`${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`),
    pictures,
  };
}

function underHeadings(elements: readonly Element[], read: (element: Element) => string): readonly FormatLine[] {
  let section = "";
  return elements.flatMap((element) => {
    const text = read(element);
    if (element.attribs["Heading"] === "Y") section = text.replace(/:$/, "");
    return element.attribs["Heading"] === "Y" || text === "" ? [] : [{ text, section }];
  });
}
