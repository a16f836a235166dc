import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import { parseTags } from "@tureen/domain/recipes/tags";
import { readDuration } from "../facts/duration";
import { withHeadings } from "../lists/ingredient-headings";
import { isFurniture } from "../lists/furniture";
import { isPartName } from "../lists/part-headings";
import { isRichText, richLines } from "./rich-text";
import { ingredientText, partIngredients, partSteps, stepText, withoutNumbers } from "../lists/item-text";
import { isObject, listOf, objectsIn, type Data, type DataObject } from "./json";
import { readNutrition } from "./nutrition";
import { largestFirst } from "../page/picture-sizes";
import type { FoundBy, SectionedLine, PageRecipe } from "../page-recipe";
import { withoutEchoes } from "../lists/same-words";
import { plainLines, plainText } from "../page/plain-text";
import { readYield } from "../facts/servings";

/** Things that are recipes by their type, in lists, graphs, and within other things. */
export function recipesIn(data: readonly Data[]): readonly DataObject[] {
  return [...objectsIn(data)].filter((object) => isOfType(object, /(?:^|[/:#])recipe$/i));
}

/** The lists of a thing that may be its ingredients, and those that may be its steps: of each the longest is taken. */
export interface SchemaLists {
  readonly ingredients: readonly (Data | undefined)[];
  readonly steps: readonly (Data | undefined)[];
}

/** By the names of the vocabulary, today's and those of before. */
function listsOfVocabulary(thing: DataObject): SchemaLists {
  const named = (...names: readonly string[]): readonly (Data | undefined)[] =>
    names.map((name) => property(thing, name));
  return {
    ingredients: named("recipeIngredient", "recipeIngredients", "ingredients", "ingredient"),
    steps: named("recipeInstructions", "instructions", "recipeInstruction", "instruction"),
  };
}

/** A schema.org recipe, of whatever age and however loosely it keeps to the vocabulary. */
export function readSchemaRecipe(thing: DataObject, foundBy: FoundBy, lists = listsOfVocabulary(thing)): PageRecipe {
  const said = (...names: readonly string[]): Data | undefined =>
    names.map((name) => property(thing, name)).find((value) => listOf(value).some((each) => each !== "")) ?? undefined;
  const yieldSaid = readYield(listOf(said("recipeYield", "yield", "servings")).flatMap(saidYield));
  return {
    title: firstText(said("name", "headline", "title")),
    description: firstText(said("description", "summary")),
    ingredients: longest(lists.ingredients.map(readIngredients)),
    steps: longest(lists.steps.map(readSteps)),
    servings: yieldSaid.servings,
    yieldText: yieldSaid.text,
    prepMinutes: durationOf(said("prepTime")),
    cookMinutes: durationOf(said("cookTime", "performTime")),
    totalMinutes: durationOf(said("totalTime", "duration")),
    cuisine: textsOf(said("recipeCuisine", "cuisine")).slice(0, 2).join(", "),
    tags: parseTags([
      ...textsOf(said("recipeCategory", "recipeType", "category")).flatMap(parted),
      ...textsOf(said("keywords")).flatMap(parted),
      ...textsOf(said("suitableForDiet")).flatMap(parted).map(dietName),
    ]),
    notes: lists.steps.flatMap(tipsIn),
    author: textsOf(said("author", "creator")).join(", "),
    nutrition: readNutrition(listOf(said("nutrition"))[0]),
    video: videoOf(said("video")),
    pictures: picturesOf(said("image", "photo", "thumbnailUrl")),
    foundBy,
  };
}

/** "https://schema.org/GlutenFreeDiet" is "gluten free"; what a page says in words stays. */
function dietName(text: string): string {
  const name = /^(?:https?:\/\/schema\.org\/|schema:)?([A-Z][A-Za-z]+)Diet$/.exec(text.trim())?.[1];
  return name === undefined ? text : name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
}

const parted = (text: string): readonly string[] => text.split(/[,;|]/);

/** No recipe has more lines; a list that does was made to take time. */
const MAX_LINES = 500;

function longest(lists: readonly (readonly SectionedLine[])[]): readonly SectionedLine[] {
  return lists
    .map(once)
    .reduce((best, list) => (list.length > best.length ? list : best), [])
    .slice(0, MAX_LINES);
}

/** A list that a page has twice or thrice, for the screen and for paper. */
function once(list: readonly SectionedLine[]): readonly SectionedLine[] {
  const isTheSame = (size: number): boolean => list.every(({ text }, at) => text === list[at % size]?.text);
  const size = [4, 3, 2]
    .map((times) => list.length / times)
    .find((each) => each >= 2 && Number.isInteger(each) && isTheSame(each));
  return size === undefined ? list : list.slice(0, size);
}

/** Texts, names of things, and what lists of either hold. */
function textsOf(data: Data | undefined): readonly string[] {
  return listOf(data).flatMap((each) => {
    if (typeof each === "string" || typeof each === "number") return [plainText(String(each))].filter(Boolean);
    if (Array.isArray(each)) return textsOf(each as readonly Data[]);
    return isObject(each) ? textsOf(each["name"] ?? each["text"] ?? each["@value"] ?? each["value"]) : [];
  });
}

function firstText(data: Data | undefined): string {
  return textsOf(data)[0] ?? "";
}

/** Where a video is seen, else where its file lies. */
function videoOf(data: Data | undefined): string {
  for (const each of listOf(data)) {
    const said = isObject(each) ? [each["url"], each["embedUrl"], each["contentUrl"], each["@id"]] : [each];
    const address = said.find((value) => typeof value === "string" && /^https?:\/\//i.test(value));
    if (typeof address === "string") return address;
  }
  return "";
}

function saidYield(data: Data): readonly (string | number)[] {
  if (typeof data === "string") return [plainText(data)];
  if (typeof data === "number") return [data];
  if (Array.isArray(data)) return (data as readonly Data[]).flatMap(saidYield);
  if (!isObject(data)) return [];
  return [[firstText(data["value"]), firstText(data["unitText"] ?? data["name"])].join(" ").trim()];
}

function durationOf(data: Data | undefined): number | null {
  for (const each of listOf(data)) {
    const said = isObject(each) ? (each["maxValue"] ?? each["value"] ?? each["@value"] ?? each["name"]) : each;
    const minutes = typeof said === "string" || typeof said === "number" ? readDuration(plainAnything(said)) : null;
    if (minutes !== null) return minutes;
  }
  return null;
}

const plainAnything = (said: string | number): string | number => (typeof said === "string" ? plainText(said) : said);

function picturesOf(data: Data | undefined): readonly string[] {
  return largestFirst(addressesOf(data));
}

function addressesOf(data: Data | undefined): readonly string[] {
  const addresses = listOf(data)
    .toSorted((left, right) => Number(isSmall(left)) - Number(isSmall(right)))
    .flatMap((each) => {
      if (typeof each === "string") return [each.trim()];
      if (Array.isArray(each)) return addressesOf(each as readonly Data[]);
      return isObject(each) ? addressesOf(each["url"] ?? each["contentUrl"] ?? each["@id"]) : [];
    });
  return [...new Set(addresses.filter((address) => address !== ""))];
}

/** A picture that says its width and is a thumbnail. */
const isSmall = (data: Data): boolean => isObject(data) && Number.parseFloat(firstText(data["width"])) < MIN_WIDTH;
const MIN_WIDTH = 400;

/** Lines of ingredients: texts, HTML, one text with all of them, things with a name and an amount, lists with a heading. */
function readIngredients(data: Data | undefined): readonly SectionedLine[] {
  const lines = ingredientsIn(data, "");
  return withHeadings(lines.length === 1 ? lines.flatMap(partIngredients) : lines)
    .map(({ text, section }) => ({ text: ingredientText(text.replace(UNFILLED, "")), section }))
    .filter(isSaid);
}

/** "1 undefined egg": what a template had no unit for. */
const UNFILLED = /\b(?:undefined|null|NaN)\s/g;

function ingredientsIn(data: Data | undefined, section: string): readonly SectionedLine[] {
  const all = listOf(data);
  return all.flatMap((each): readonly SectionedLine[] => {
    if (typeof each === "string") return linesOfOne(each, all.length > 1).map((text) => ({ text, section }));
    if (Array.isArray(each)) return ingredientsIn(each as readonly Data[], section);
    if (isRichText(each)) return richLines(each).map((text) => ({ text, section }));
    if (!isObject(each)) return [];
    const inner = listIn(each);
    if (inner !== undefined && inner !== null && typeof inner === "object")
      return ingredientsIn(inner, firstText(each["name"] ?? each["title"]) || section);
    const whole = firstText(each["text"] ?? each["@value"] ?? each["originalText"] ?? each["display"] ?? each["raw"]);
    const text =
      whole ||
      (textBy(each, AMOUNT_NAME) === "0" ? [FOOD_NAME] : [AMOUNT_NAME, UNIT_NAME, FOOD_NAME])
        .map((name) => textBy(each, name))
        .filter(Boolean)
        .join(" ");
    // A measure without a food says nothing: better no line than half of one.
    const isHalf = whole === "" && textBy(each, FOOD_NAME) === "" && textBy(each, UNIT_NAME) !== "";
    return isHalf ? [] : [{ text, section }];
  });
}

/** One of several ingredients is a line, however a template broke it, unless each of its lines begins with an amount. */
function linesOfOne(text: string, isOneOfSeveral: boolean): readonly string[] {
  const lines = plainLines(text);
  const isSeveral = lines.every((line, index) => /^\W*\d.*\p{L}/u.test(line) || (index === 0 && line.endsWith(":")));
  return isOneOfSeveral && !isSeveral ? [lines.join(" ")] : lines;
}

/** What apps call the parts of an ingredient: "displayIngredientQuantity", "unitOfMeasurement", "ingredientName". */
const AMOUNT_NAME = /^(?:display)?(?:ingredient|required)?(?:amount|quantity|qty|value)$/i;
const UNIT_NAME = /^(?:display)?(?:ingredient)?(?:units?|unittext|unitname|unitofmeasure(?:ment)?|measure)$/i;
const FOOD_NAME = /^(?:display|ingredient|food|product)?(?:name|ingredient|item|food|product|label|title)$/i;

function textBy(object: DataObject, name: RegExp): string {
  return (
    Object.keys(object)
      .filter((key) => name.test(key))
      .map((key) => firstText(object[key]))
      .find((value) => value !== "") ?? ""
  );
}

/** The list that a group of ingredients is. */
function listIn(group: DataObject): Data | undefined {
  return property(
    group,
    "itemListElement",
    "recipeIngredient",
    "ingredients",
    "items",
    "ingredientList",
    "lines",
    "list",
  );
}

/** The first of these properties that a thing has, by its name in any case: "ItemListElement" is one of a plugin. */
function property(thing: DataObject, ...names: readonly string[]): Data | undefined {
  const isThere = (value: Data | undefined): value is Data => value !== undefined && value !== null;
  for (const name of names) {
    const own = thing[name] ?? thing[Object.keys(thing).find((key) => key.toLowerCase() === name.toLowerCase()) ?? ""];
    if (isThere(own)) return own;
  }
  return undefined;
}

/** Steps: texts, HTML, steps with names, sections of steps, lists, one text with all of them. */
function readSteps(data: Data | undefined): readonly SectionedLine[] {
  const steps = stepsIn(listOf(data).length === 1 ? data : listOf(data).map(asOneStep), "");
  const parts =
    steps.length === 1
      ? steps.flatMap(({ text, section }) => partSteps(text).map((part) => ({ text: part, section })))
      : steps;
  return withoutEchoes(withoutNumbers(parts))
    .map(({ text, section }) => ({ text: stepText(text), section }))
    .filter((step) => isSaid(step) && !isPartName(step.text) && !isFurniture(step.text));
}

/** One of several steps is a line, whatever breaks its text has; the only one may hold them all. */
function asOneStep(data: Data): Data {
  const isStep = isObject(data) && isOfType(data, /^HowToStep$/) && typeof data["text"] === "string";
  return isStep ? { ...data, text: plainText(data["text"] as string) } : data;
}

/** What the text of a step is called, in the vocabulary and in apps of their own. */
const STEP_TEXTS: readonly string[] = [
  "text",
  "@value",
  "description",
  "articleBody",
  "content",
  "instruction",
  "body",
  "html",
  "stepText",
  "value",
];

function stepsIn(data: Data | undefined, section: string): readonly SectionedLine[] {
  return listOf(data).flatMap((each): readonly SectionedLine[] => {
    if (typeof each === "string") return plainLines(each).map((text) => ({ text, section }));
    if (Array.isArray(each)) return stepsIn(each as readonly Data[], section);
    if (isRichText(each)) return richLines(each).map((text) => ({ text, section }));
    if (!isObject(each) || isNoStep(each)) return [];
    const name = firstText(each["name"] ?? each["headline"] ?? each["title"]);
    const inner = property(each, "itemListElement", "steps", "step", "recipeInstructions", "item");
    const text = STEP_TEXTS.map((key) => each[key]).find((value) => value !== undefined && value !== null);
    if (inner !== undefined && inner !== null && (typeof inner === "object" || text === undefined)) {
      const steps = stepsIn(inner, isOfType(each, /^HowToStep$/i) ? section : name || section);
      if (steps.length > 0 || text === undefined) return steps;
    }
    const lines = textsAsLines(text);
    return named(name, lines).map((line) => ({ text: line, section }));
  });
}

const isOfType = (thing: DataObject, types: RegExp): boolean =>
  listOf(thing["@type"] ?? thing["type"]).some((type) => typeof type === "string" && types.test(type));

/** What stands among the steps and is none: pictures and tools, tips, a section without any step. */
function isNoStep(step: DataObject): boolean {
  if (isOfType(step, /^(?:(?:Image|Video|Media)Object|Clip|HowTo(?:Tip|Tool|Supply))$/)) return true;
  const isListed = Object.keys(step).some((key) => key.toLowerCase() === "itemlistelement");
  return isOfType(step, /^HowToSection$/) && isListed && listOf(property(step, "itemListElement")).length === 0;
}

/** What is said beside the steps: notes of the recipe. */
function tipsIn(steps: Data | undefined): readonly string[] {
  return [...objectsIn(steps)]
    .filter((thing) => isOfType(thing, /^HowToTip$/))
    .flatMap((tip) => textsAsLines(tip["text"] ?? tip["name"]));
}

function textsAsLines(data: Data | undefined): readonly string[] {
  return listOf(data).flatMap((each) => {
    if (typeof each === "string") return plainLines(each);
    return isObject(each) ? textsAsLines(each["text"] ?? each["@value"] ?? each["name"]) : [];
  });
}

/** A step's name stands before its text, unless it is only a number or the text's own beginning. */
function named(name: string, lines: readonly string[]): readonly string[] {
  const [first, ...others] = lines;
  if (first === undefined) return name === "" ? [] : [name];
  const bare = foldText(name).replace(/[\s.:…]+$/, "");
  const isSaidAlready = stepText(name) === "" || foldText(lines.join(" ")).includes(bare);
  return isSaidAlready || name.length > 80 ? lines : [`${name.replace(/[\s.:]+$/, "")}: ${first}`, ...others];
}

/** Templates also fill in where a text would be, or nothing of a program's. */
function isSaid({ text }: SectionedLine): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !/^(?:null|undefined|https?:\S+|[\da-f-]{16,})$/i.test(text);
}
