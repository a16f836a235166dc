import { type Document, type Element, isTag } from "domhandler";
import type { Data, DataObject } from "./json";
import { withoutBoilerplate } from "../page/boilerplate";
import { sourcesOf } from "../page/page-pictures";
import { stepsFrom } from "../lists/steps-below";
import { blocksOf } from "../page/page-blocks";
import type { SectionedLine } from "../page-recipe";
import { classesOf, elementsIn, lineOf, linesOf, nextElement } from "../page/page";
import { isIngredientsHeading, isMethodHeading } from "../lists/part-headings";

/** How one vocabulary marks its things and their properties in the page's own elements. */
interface Vocabulary {
  /** Type of the thing that begins at the element; null where none does. */
  typeOf(element: Element): string | null;
  propertiesOf(element: Element): readonly string[];
}

const microdata: Vocabulary = {
  typeOf: ({ attribs }) => ("itemscope" in attribs ? lastPart(attribs["itemtype"] ?? "Thing") : null),
  propertiesOf: ({ attribs }) => words(attribs["itemprop"]).map(lastPart),
};

const rdfa: Vocabulary = {
  typeOf: ({ attribs }) => ("typeof" in attribs ? lastPart(attribs["typeof"] || "Thing") : null),
  propertiesOf: ({ attribs }) => words(attribs["property"] ?? attribs["rel"]).map(lastPart),
};

/** h-recipe and its elder hRecipe say it by classes; their names as schema.org has them. */
const CLASS_NAMES: Readonly<Record<string, string>> = {
  fn: "name",
  "p-name": "name",
  ingredient: "recipeIngredient",
  "p-ingredient": "recipeIngredient",
  instruction: "recipeInstructions",
  instructions: "recipeInstructions",
  "e-instructions": "recipeInstructions",
  yield: "recipeYield",
  "p-yield": "recipeYield",
  preptime: "prepTime",
  cooktime: "cookTime",
  duration: "totalTime",
  "dt-duration": "totalTime",
  photo: "image",
  "u-photo": "image",
  "p-author": "author",
  author: "author",
  summary: "description",
  "p-summary": "description",
};

const microformats: Vocabulary = {
  typeOf: (element) => (classesOf(element).some((name) => /^h-?recipe$/i.test(name)) ? "Recipe" : null),
  propertiesOf: (element) => [...new Set(classesOf(element).flatMap((name) => CLASS_NAMES[name.toLowerCase()] ?? []))],
};

/** The recipes that a page marks by attributes or classes, in the shape of JSON-LD. */
export function markedRecipes(page: Document): readonly DataObject[] {
  return [microdata, rdfa, microformats].flatMap((markup) =>
    [...elementsIn(page)]
      .filter((element) => /recipe$/i.test(markup.typeOf(element) ?? ""))
      .map((element) => readThing(element, "Recipe", markup)),
  );
}

function readThing(root: Element, type: string, markup: Vocabulary): DataObject {
  const thing: Record<string, Data[]> = Object.create(null) as Record<string, Data[]>;
  collect(root, markup, (property, value) => (thing[property] ??= []).push(value));
  return { ...thing, "@type": type };
}

function collect(parent: Element, markup: Vocabulary, add: (property: string, value: Data) => void): void {
  for (const element of parent.children) {
    if (!isTag(element)) continue;
    const properties = propertiesOf(element, markup);
    const type = markup.typeOf(element);
    const isThing = type !== null && !properties.some(isSaidInWords);
    if (properties.length > 0) {
      const value = isThing ? readThing(element, type, markup) : valueOf(element, properties);
      for (const property of properties) add(property, value);
    }
    // Within a list of ingredients or steps each of them may be marked as well; they are read as its lines.
    if (!isThing && !properties.some((property) => isSaidInWords(property) || isOfAnother(property)))
      collect(element, markup, add);
  }
}

/** Steps that hold what is marked as ingredients are none: somebody marked the wrong list. */
function propertiesOf(element: Element, markup: Vocabulary): readonly string[] {
  const properties = markup.propertiesOf(element);
  if (!properties.some(isOfSteps)) return properties;
  const isOfIngredients = [...elementsIn(element)].some(
    (inner) => inner !== element && markup.propertiesOf(inner).some((property) => /ingredients?$/i.test(property)),
  );
  return isOfIngredients ? [] : properties;
}

const isOfSteps = (property: string): boolean => /instructions?$/i.test(property);

/** The steps of an element that holds them all, with whatever else its makers have set into it. */
function stepsIn(element: Element): readonly SectionedLine[] {
  const all = blocksOf(element);
  const own = withoutBoilerplate(all);
  const blocks = own.length > 0 ? own : all;
  return stepsFrom(
    blocks.filter(({ text, level }) => level === 0 || !isMethodHeading(text)),
    0,
  );
}

/** Lines in the shape of JSON-LD, each below the heading of its group. */
function inSections(lines: readonly SectionedLine[]): Data {
  return lines.map(({ text, section }) => ({
    "@type": "HowToSection",
    name: section,
    itemListElement: [{ "@type": "HowToStep", text }],
  }));
}

/** Whose name is not the recipe's, though it may not be marked as a thing of its own. */
function isOfAnother(property: string): boolean {
  return /^(?:author|creator|publisher|reviews?|aggregateRating|nutrition)$/i.test(property);
}

/** What is read as its lines, however it is marked within. */
function isSaidInWords(property: string): boolean {
  return /^(?:recipe)?(?:ingredients?|instructions?)$/i.test(property);
}

function valueOf(element: Element, properties: readonly string[]): Data {
  const { attribs, name } = element;
  if (properties.some((property) => /^(?:image|photo|thumbnailUrl|url|contentUrl)$/i.test(property))) {
    const address = sourcesOf(element)[0] ?? attribs["href"] ?? attribs["content"];
    if (address) return address;
  }
  if (properties.some(isSaidInWords)) {
    const steps = properties.some(isOfSteps) ? stepsIn(element) : [];
    if (steps.length > 1) return inSections(steps);
    const lines = linesOfItem(element);
    if (lines !== "") return [amountBeside(element), lines].filter(Boolean).join(" ");
  }
  const said = attribs["content"] ?? (name === "time" ? attribs["datetime"] : undefined) ?? attribs["value"];
  if (said) return said;
  const title = name === "span" || name === "abbr" ? element.children.find(isTag)?.attribs["title"] : undefined;
  return lineOf(element) || title || attribs["title"] || "";
}

/** The amount of a food that alone is marked: in the cell or the term before its own. */
function amountBeside(element: Element): string {
  if (element.name !== "td" && element.name !== "dd") return "";
  const before = nextElement(element, "prev");
  if (before === null || Object.keys(before.attribs).some((name) => MARKS.test(name))) return "";
  const text = lineOf(before);
  return /^\p{N}/u.test(text) && text.length <= MAX_AMOUNT ? text : "";
}

/** An item is a line however it is laid out; a list or a text of paragraphs is several. */
function linesOfItem(element: Element): string {
  const isItem = element.name === "li" || element.name === "tr" || element.name === "p" || element.name === "span";
  const holdsItems = [...elementsIn(element)].some(({ name }) => /^(?:li|tr|p|br)$/.test(name));
  if (isItem || !holdsItems) return lineOf(element);
  const headings = [...elementsIn(element)].filter(({ name }) => /^h[1-6]$/.test(name)).map(lineOf);
  const names = new Set(headings.filter((text) => isMethodHeading(text) || isIngredientsHeading(text)));
  return linesOf(element)
    .filter((line) => !names.has(line))
    .join("\n");
}

/** Attributes that say what a cell is itself. */
const MARKS = /^(?:itemprop|property)$/;
const MAX_AMOUNT = 20;

const words = (text: string | undefined): readonly string[] => (text ?? "").split(/\s+/).filter(Boolean);

/** "http://schema.org/Recipe", "schema:Recipe" and "v:Recipe" are all "Recipe". */
function lastPart(name: string): string {
  return name.trim().split(/\s+/)[0]?.split(/[/#:]/).findLast(Boolean) ?? "";
}
