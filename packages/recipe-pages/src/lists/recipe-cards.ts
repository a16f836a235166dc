import type { Document, Element } from "domhandler";
import { isNameOfAll } from "../page/about-page";
import { markedLists, type MarkedLists } from "./marked-lists";
import { blocksOf } from "../page/page-blocks";
import { isNotesHeading } from "./part-headings";
import { classesOf, elementsIn, lineOf, linesOf } from "../page/page";

/** A recipe's card as the plugins of blogs draw it: with the groups and notes that its JSON-LD has lost. */
export interface PluginCard extends MarkedLists {
  readonly title: string;
  readonly notes: readonly string[];
}

/**
 * The element that holds a card, by plugin: WP Recipe Maker, Tasty Recipes, Mediavine Create, EasyRecipe, ZipList and Zip
 * Recipes, WP Ultimate Recipe, Cooked, Recipe Card Blocks, Meal Planner Pro, Jetpack, Yumprint, Simple Recipe Pro, Feast, Delicious.
 */
const CARD =
  /^(?:wprm-recipe-container|wprm-recipe|tasty-recipes|mv-create-card|mv-recipe-card|easyrecipe|ERSRecipe|zlrecipe-container|zlrecipe-innerdiv|zrdn-recipe-container|wpurp-container|cooked-recipe|recipe-card-block|wp-block-wpzoom-recipe-card-block-recipe-card|mpprecipe|jetpack-recipe|blog-yumprint-recipe|simple-recipe-pro|srp-recipe|dr-summary-holder|penci-recipe|tasty-recipe-card)$/;
const NOTES =
  /(?:^|[-_])(?:recipe|create|tasty-recipes|zlrecipe|zrdn|ers|mpp|cooked)?-?notes(?:-container|-body|-content)?$|^ERSNotes$/i;
/** "softened", of one ingredient. */
const OF_A_LINE = /ingredient|instruction|step/i;
const TITLE =
  /(?:recipe-name|tasty-recipes-title|mv-create-title|ERSName|recipe-title|recipe-card-title|zlrecipe-title|wpurp-recipe-title)$/i;

/** The cards of a page, in order. */
export function recipeCards(page: Document): readonly PluginCard[] {
  const cards: PluginCard[] = [];
  const taken = new Set<Element>();
  for (const element of elementsIn(page)) {
    if (taken.has(element) || !namesOf(element).some((name) => CARD.test(name))) continue;
    const within = [...elementsIn(element)];
    for (const inner of within) taken.add(inner);
    const lists = markedLists(blocksOf(element));
    if (lists.ingredients.length + lists.steps.length === 0) continue;
    const title = within.find((inner) => namesOf(inner).some((name) => TITLE.test(name)));
    const name = title ? lineOf(title) : "";
    cards.push({ ...lists, title: isNameOfAll(name) ? "" : name, notes: notesIn(within) });
  }
  return cards;
}

function notesIn(within: readonly Element[]): readonly string[] {
  const notes = within.find((inner) => namesOf(inner).some((name) => NOTES.test(name) && !OF_A_LINE.test(name)));
  if (notes === undefined) return [];
  return linesOf(notes).filter((line) => !isNotesHeading(line) && !/^recipe notes?:?$/i.test(line));
}

const namesOf = (element: Element): readonly string[] => [...classesOf(element), element.attribs["id"] ?? ""];
