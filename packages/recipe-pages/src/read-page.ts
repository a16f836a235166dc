import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import type { Document } from "domhandler";
import { areTranslated, withShown } from "./combine";
import { fullestSteps, headedLists } from "./lists/headed-lists";
import { foreword, withForeword } from "./page/foreword";
import { aboutPage, ownTitle, type AboutPage } from "./page/about-page";
import { appStateOf } from "./structured-data/app-state";
import { isObject, jsonLdOf, objectsIn } from "./structured-data/json";
import { unheadedLists } from "./lists/unheaded-lists";
import { isWhole, markedLists, measuredIn, orWhole, type MarkedLists } from "./lists/marked-lists";
import { markedRecipes } from "./structured-data/microdata";
import { parsePage } from "./page/page";
import { picturesOfRecipe } from "./page/page-pictures";
import { withoutBoilerplate } from "./page/boilerplate";
import { blocksOf, type PageBlock } from "./page/page-blocks";
import { NO_RECIPE, type SectionedLine, type PageRecipe } from "./page-recipe";
import { isPageSource } from "./page/page-source";
import { readText } from "./read-text";
import { withOwnSections } from "./lists/section-names";
import { factsBeside } from "./facts/said-facts";
import { followerOf } from "./structured-data/references";
import { recipeCards, type PluginCard } from "./lists/recipe-cards";
import { bareText, shareFound } from "./lists/same-words";
import { readSchemaRecipe, recipesIn } from "./structured-data/schema-recipe";
import { recipesInState } from "./structured-data/state-recipes";

/** What a page holds. */
export interface PageReading {
  /** The page's recipe, as much of it as was found; null where nothing looks like one. */
  readonly recipe: PageRecipe | null;
  /** Titles of the other recipes that the page has in full. */
  readonly others: readonly string[];
  /** The page's lines as its reader sees them, to compare the recipe with. */
  readonly text: string;
  /** The page's own address and the name of its site, as it says them; '' for none. */
  readonly address: string;
  readonly site: string;
}

/**
 * The recipe of a web page, out of its source or its words. It is looked for in all ways, and of what they find:
 *
 * 1. What the page says in data counts most: JSON-LD, microdata, RDFa, h-recipe; where none of them has a whole recipe, the
 *    state of an app. Of several recipes the one that is most whole and has the page's title.
 * 2. What its data lacks (lines, amounts, groups, notes) is taken from what it shows, in the order of 3.
 * 3. Without data: the card of a blog's plugin, lists by the names of their elements, lists below their headings.
 *
 * Total: any text is read, in time about linear in its length.
 *
 * @param address where the page is, for addresses that it gives in part
 */
export function readPage(source: string, address = ""): PageReading {
  const isData = /^\s*[[{]/.test(source) && source.includes('"@type"');
  if (!isData && !isPageSource(source))
    return { recipe: readText(source), others: [], text: source.trim(), address, site: "" };
  const page = parsePage(isData ? `<script type="application/ld+json">${source}</script>` : source);
  const about = aboutPage(page, address);
  const blocks = blocksOf(page);
  const { note, rest } = foreword(blocks);
  const cards = recipeCards(page);
  const said = saidRecipes(page);
  const found = choose(said, cards, about, rest);
  const recipe = found && withForeword(found, note);
  return {
    recipe: recipe && {
      ...recipe,
      pictures: picturesOfRecipe(page, [...recipe.pictures, about.picture], recipe.title, about),
    },
    others: said
      .filter((each) => isWhole(each) && each.title !== "" && foldText(each.title) !== foldText(recipe?.title ?? ""))
      .map(({ title }) => title)
      .filter((title, index, all) => all.indexOf(title) === index),
    text: blocks.map(({ text }) => text).join("\n"),
    address: about.address,
    site: about.site,
  };
}

function saidRecipes(page: Document): readonly PageRecipe[] {
  const data = jsonLdOf(page);
  const follow = followerOf([...objectsIn(data)]);
  const jsonLd = recipesIn(data)
    .map(follow)
    .filter(isObject)
    .map((thing) => readSchemaRecipe(thing, "json-ld"));
  const marked = markedRecipes(page).map((thing) => readSchemaRecipe(thing, "markup"));
  const said = [...jsonLd, ...marked];
  return said.some(isWhole) ? said : [...said, ...recipesInState(appStateOf(page))];
}

function choose(
  said: readonly PageRecipe[],
  cards: readonly PluginCard[],
  about: AboutPage,
  blocks: readonly PageBlock[],
): PageRecipe | null {
  const ranked = said
    .filter(({ ingredients, steps }) => ingredients.length + steps.length > 0)
    .map((recipe, index) => ({ recipe, score: scoreOf(recipe, about) - index * 0.01 }))
    .toSorted((left, right) => right.score - left.score)
    .map(({ recipe }) => recipe);
  const [first, ...rest] = ranked;
  const marked = markedLists(blocks);
  const own = withoutBoilerplate(blocks);
  // Where a name that says "comments" stands around the recipe itself, all of the page is looked through.
  const belowHeadings = orWhole(headedLists(own), () => headedLists(blocks));
  const isMarked = [marked, ...cards].some(isWhole);
  const headed = isMarked ? belowHeadings : orWhole(belowHeadings, () => unheadedLists(own));
  if (first === undefined) return fromPage(said[0], cards, { marked, headed }, about, own);
  // A page that has its recipe in two vocabularies has it in parts: what one lacks the other may say.
  const same = rest.filter((other) => isSameRecipe(other, first));
  const whole = same.reduce(completed, first);
  const card = cards.find((each) => isCardOf(each, whole)) ?? (cards.length === 1 ? cards[0] : undefined);
  const found = [card, marked, headed, belowHeadings].filter((lists) => lists !== undefined);
  const shown = found.filter((lists) => mayBeOf(whole, lists));
  const steps = [whole, ...shown].map((lists) => lists.steps).find(({ length }) => length > 0);
  const filled = {
    ...whole,
    ingredients: firstList([whole.ingredients, ...shown.map((lists) => lists.ingredients)]),
    steps: steps ?? firstList([fullestSteps(own), ...found.map((lists) => lists.steps)]),
  };
  const merged = shown.map(withoutLonger(filled, found)).reduce(withShown, filled);
  return finished({ ...merged, notes: card?.notes ?? merged.notes }, about, own);
}

/** Data that one list of the page says to the letter is whole: a longer one has more than the recipe. */
function withoutLonger(recipe: PageRecipe, found: readonly MarkedLists[]): (lists: MarkedLists) => MarkedLists {
  const isWhole = (said: readonly SectionedLine[], of: (lists: MarkedLists) => readonly SectionedLine[]): boolean =>
    found.some(
      (lists) =>
        of(lists).length === said.length &&
        said.every(({ text }, at) => bareText(of(lists)[at]?.text ?? "") === bareText(text)),
    );
  const areStepsWhole = recipe.steps.length > 1 && isWhole(recipe.steps, ({ steps }) => steps);
  return (lists) => (areStepsWhole && lists.steps.length > recipe.steps.length ? { ...lists, steps: [] } : lists);
}

/** Completeness first, then the title that the page has as its own. */
function scoreOf(recipe: PageRecipe, about: AboutPage): number {
  const whole = (recipe.ingredients.length > 0 ? 4 : 0) + (recipe.steps.length > 0 ? 4 : 0);
  const title = foldText(recipe.title);
  const isOwn =
    title !== "" && about.titles.some((each) => foldText(each).includes(title) || title.includes(foldText(each)));
  return whole + (isOwn ? 3 : 0) + Math.min(recipe.ingredients.length + recipe.steps.length, 40) / 40;
}

function isSameRecipe(left: PageRecipe, right: PageRecipe): boolean {
  if (left.title !== "" && foldText(left.title) === foldText(right.title)) return true;
  return shareFound(left.ingredients, right.ingredients) > 0.7;
}

/** Lists with other ingredients are another recipe's, or a menu's. */
function mayBeOf(recipe: PageRecipe, lists: MarkedLists): boolean {
  // One line alone ("Vegetables") is no list that others could differ from.
  if (recipe.ingredients.length < 2 || lists.ingredients.length === 0) return true;
  return (
    shareFound(recipe.ingredients, lists.ingredients) > 0.5 || areTranslated(recipe.ingredients, lists.ingredients)
  );
}

function isCardOf(card: PluginCard, recipe: PageRecipe): boolean {
  if (card.title !== "" && bareText(card.title) === bareText(recipe.title)) return true;
  return shareFound(recipe.ingredients, card.ingredients) > 0.6;
}

function completed(recipe: PageRecipe, other: PageRecipe): PageRecipe {
  return {
    ...withShown(recipe, other),
    title: recipe.title || other.title,
    description: recipe.description || other.description,
    servings: recipe.servings ?? other.servings,
    yieldText: recipe.yieldText || other.yieldText,
    prepMinutes: recipe.prepMinutes ?? other.prepMinutes,
    cookMinutes: recipe.cookMinutes ?? other.cookMinutes,
    totalMinutes: recipe.totalMinutes ?? other.totalMinutes,
    cuisine: recipe.cuisine || other.cuisine,
    tags: recipe.tags.length > 0 ? recipe.tags : other.tags,
    author: recipe.author || other.author,
    nutrition: recipe.nutrition || other.nutrition,
    video: recipe.video || other.video,
    pictures: [...recipe.pictures, ...other.pictures],
  };
}

/** A recipe that no data speaks of: by a plugin's card, else by the names of lists, else by the headings above them. */
function fromPage(
  data: PageRecipe | undefined,
  cards: readonly PluginCard[],
  { marked, headed }: { readonly marked: MarkedLists; readonly headed: MarkedLists },
  about: AboutPage,
  blocks: readonly PageBlock[],
): PageRecipe | null {
  const card = cards.toSorted((left, right) => right.ingredients.length - left.ingredients.length)[0];
  const lists = [card ?? { ingredients: [], steps: [] }, wholeOr(marked, headed), headed, marked];
  const ingredients = firstList(lists.map((each) => each.ingredients));
  const steps = firstList(lists.map((each) => each.steps));
  if (ingredients.length < 2 && steps.length === 0) return null;
  if (ingredients.length < 2 && data === undefined) return null;
  if (steps.length < 2 && data === undefined && !areMeasured(ingredients)) return null;
  const foundBy = card ? "plugin" : "lists";
  const known = data ?? { ...NO_RECIPE, foundBy };
  return finished(
    { ...known, title: known.title || (card?.title ?? ""), ingredients, steps, notes: card?.notes ?? [], foundBy },
    about,
    blocks,
  );
}

/** What a tin holds and what a job needs is listed as well: without steps only amounts tell ingredients from them. */
function areMeasured(lines: readonly SectionedLine[]): boolean {
  const isMeasured = ({ text }: SectionedLine): boolean => /\p{N}/u.test(text.replace(/\(\d+\)$/, ""));
  return lines.filter(isMeasured).length * 2 > lines.length;
}

/** Names of elements say more than headings where they give both parts, and at least as many ingredients. */
function wholeOr(marked: MarkedLists, headed: MarkedLists): MarkedLists {
  const isFuller =
    marked.ingredients.length * 1.5 >= headed.ingredients.length &&
    measuredIn(marked.ingredients) * 1.5 >= measuredIn(headed.ingredients);
  return isWhole(marked) && (isFuller || !isWhole(headed)) ? marked : headed;
}

function firstList(lists: readonly (readonly SectionedLine[])[]): readonly SectionedLine[] {
  return lists.find((lines) => lines.length > 1) ?? lists.find((lines) => lines.length > 0) ?? [];
}

function finished(recipe: PageRecipe, about: AboutPage, blocks: readonly PageBlock[]): PageRecipe {
  return withOwnSections({
    ...recipe,
    ...factsBeside(recipe, blocks),
    ingredients: withoutSteps(recipe),
    title: ownTitle(recipe.title, about),
    description: recipe.description || about.description,
    author: recipe.author || about.author,
  });
}

/** A list that was named as ingredients may go on with the steps, numbered or not. */
function withoutSteps({ ingredients, steps }: PageRecipe): readonly SectionedLine[] {
  const bare = ({ text }: SectionedLine): string => bareText(text).replace(/^\d+/, "");
  const known = new Set(steps.map(bare));
  const own = ingredients.filter((line) => !known.has(bare(line)));
  // "Salt" may be said in both.
  const isSaidTwice = (ingredients.length - own.length) * 2 > steps.length;
  return isSaidTwice && own.length > 1 ? own : ingredients;
}
