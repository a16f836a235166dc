import { readHeading } from "@tureen/domain/ingredients/lines/line-heading";
import { evidenceOf, isInstruction, isStep } from "@tureen/domain/recipe-reading/items/item-evidence";
import { recipePart } from "@tureen/domain/recipe-reading/words/recipe-marks";
import { isFurniture, isToReaders } from "./furniture";
import {
  AMOUNT_BEHIND,
  ingredientText,
  partIngredients,
  partSteps,
  stepText,
  withAmounts,
  withoutProse,
  withoutNumbers,
} from "./item-text";
import type { MarkedLists } from "./marked-lists";
import type { SectionedLine, TextLine } from "../page-recipe";
import {
  endsInIngredients,
  endsInMethod,
  endsRecipe,
  isEndOfRecipe,
  isIngredientsHeading,
  isMethodHeading,
  isNameOfIngredients,
  mayHeadIngredients,
} from "./part-headings";
import { withoutRefrain, withoutRepeats } from "./same-words";

/** Headings of ingredients that are looked below. */
const MAX_PLACES = 40;
const MAX_INGREDIENTS = 150;
const MAX_STEPS = 150;
/** A longer line among the ingredients is prose about them. */
const MAX_INGREDIENT = 250;
const AMOUNT = /^[^\p{L}\p{N}]*(?:\p{N}|an? |half |one |two |pinch|salt|some )/iu;
const hasAmount = ({ text }: Pick<TextLine, "text">): boolean => AMOUNT.test(text) || AMOUNT_BEHIND.test(text);

/** What stands below the last step. */
const GOOD_WISHES =
  /^(?:that['’]s (?:it|all)|(?:(?:much |with |lots of )?love|cheers|(?:kind |best )?regards|(?:liebe|viele) gr[uü](?:ß|ss)e|lg|bises|bisous|saludos|groetjes|x{2,}o*)(?:,? \p{Lu}\p{L}*)?|guten appetit|(?:bon|buon) app[eé]tito?|enjoy|buen provecho|¡buen provecho|eet smakelijk|smakelijk eten|smacznego|velbekomme|bom apetite|いただきます)\W*$/iu;

/**
 * Ingredients and steps by the headings that stand above them ("Ingredients", "Zubereitung"), as on pages and in texts that
 * mark nothing. Of several such places the one with most lines that begin with an amount.
 *
 * @param fewest ingredients of a recipe; on a page one alone may be anything
 */
export function headedLists(all: readonly TextLine[], fewest = 2): MarkedLists {
  const lines = all.filter(({ text }) => !isFurniture(text));
  const named = bestBelow(lines, headsIngredients, fewest);
  const best = named.ingredients.length > 0 ? named : bestBelow(lines, mayHeadIngredients);
  return best.steps.length > 0 ? best : { ingredients: best.ingredients, steps: fullestSteps(lines) };
}

/** Of the places below such headings the one with most of a recipe. */
function bestBelow(lines: readonly TextLine[], isHeading: (line: TextLine) => boolean, fewest = 2): MarkedLists {
  let best: MarkedLists & { score: number } = { ingredients: [], steps: [], score: 0 };
  let places = 0;
  for (const [index, line] of lines.entries()) {
    if (places === MAX_PLACES) break;
    if (!isHeading(line) || (line.isItem && line.level === 0 && line.text.length > 30 && !line.text.endsWith(":")))
      continue;
    places += 1;
    const ingredients = ingredientsFrom(lines, index + 1);
    const steps = stepsAfter(lines, ingredients.next);
    const amounts = ingredients.lines.filter(hasAmount).length;
    const others = Math.min(ingredients.lines.length - amounts, 10); // A menu of foods is long, and has no amounts.
    const score = amounts * 3 + others + Math.min(steps.length, 10) * 2;
    if (ingredients.lines.length >= fewest && score > best.score)
      best = { ingredients: ingredients.lines, steps, score };
  }
  return best;
}

/** The steps of a page that says its ingredients elsewhere: below the heading with most of them. */
export function fullestSteps(lines: readonly TextLine[]): readonly SectionedLine[] {
  const headings = [...lines.keys()].filter((at) => headsMethod(lines[at])).slice(0, MAX_PLACES);
  return headings
    .map((at) => stepsAfter(lines, at))
    .reduce<readonly SectionedLine[]>((fullest, steps) => (steps.length > fullest.length ? steps : fullest), []);
}

function ingredientsFrom(lines: readonly TextLine[], start: number): { lines: readonly SectionedLine[]; next: number } {
  const level = lines[start - 1]?.level ?? 0;
  const isNumbered = lines.find((line, index) => index >= start && line.level === 0)?.isNumbered ?? false;
  const next = endOf(lines, start, MAX_INGREDIENTS, (line, before, at) => {
    if (headsMethod(line) || (line.level > 0 && before > 0 && isNameOfIngredients(line.text))) return true;
    // "What you need": pots and pans, and then "Ingredients of the wine".
    const isEquipment = line.level > 0 && before > 1 && !lines.slice(start, at).some(hasAmount);
    if (isEquipment && headsIngredients(line)) return true;
    if (line.level > 0 && FIRST_STEP.test(line.text)) return true;
    // Steps that no heading stands above.
    if (before > 1 && ((line.isNumbered && !isNumbered) || opensMethod(lines, at))) return true;
    if (line.level > 0 ? isEndOfRecipe(line.text) : before > 1 && !line.isItem && endsRecipe(line)) return true;
    if (before > 1 && isBelowList(lines, start, at)) return true;
    if (before > 1 && ENERGY.test(line.text)) return true;
    // Of a bold line nobody knows what rank its groups have.
    const isOfGroup = level === 7 && lines.slice(at + 1, at + 4).some(hasAmount);
    if (before > 1 && isAbove(line.level, level) && !isOfGroup) return true;
    return before > 1 && line.level === 0 && !line.isItem && line.text.length > MAX_INGREDIENT;
  });
  return { lines: ingredientsOf(lines.slice(start, next)), next };
}

/** Lines of ingredients, each below the heading of its group. */
export function ingredientsOf(lines: readonly TextLine[]): readonly SectionedLine[] {
  const found: SectionedLine[] = [];
  let section = "";
  const own = measuredItems(listed(lines));
  for (const [index, line] of own.entries()) {
    const part = recipePart(line.text);
    if (part === "servings" || part === "times" || isIngredientsHeading(line.text) || leads(line.text)) continue;
    const text = ingredientText(line.text);
    const following = own[index + 1]?.text ?? "";
    const heading = line.level > 0 ? text.replace(/\s*:$/, "") : readHeading(text, { opens: false, following });
    if (heading !== null) section = heading;
    else if (text.length <= MAX_INGREDIENT) found.push({ text, section });
    // "1 cup butter – the soul of a cookie…": what is said of it is not lost, it stands on the page.
    else if (line.isItem && hasAmount(line)) found.push({ text: text.split(REMARK)[0] ?? text, section });
  }
  return withoutProse(withoutRepeats(withAmounts(found.length === 1 ? found.flatMap(partIngredients) : found)));
}

/** "To make this stew for a whole family, gather the following:", "For some twenty cakes". */
const leads = (text: string): boolean => (text.length > MAX_NAME && text.endsWith(":")) || SOME.test(text);
const SOME =
  /^(?:pour|für|for|para|per|voor) (?:(?:an?|une?|ein|eine|una?|een) )?(?:dozen|dutzend|douzaine|vingtaine|dizaine|quinzaine|trentaine|decena|docena|ventina|decina|dozzina|twintigtal)\b/iu;

/** "Energy 101 kcal": what the dish gives, set below what it takes. */
const ENERGY = /^\P{N}{0,25}\p{N}[\p{N}.,]* ?k(?:cal|j)\b/iu;
const REMARK = /\s[–—-]\s|\.\s/;

/** Where the items of lists have the amounts, other lines are those of forms and links around them. */
function measuredItems(lines: readonly TextLine[]): readonly TextLine[] {
  const measured = lines.filter((line) => line.level === 0 && hasAmount(line));
  const ofItems = measured.filter(({ isItem }) => isItem).length;
  // A line right above an item may be the name of its group.
  return ofItems >= MIN_ITEMS && ofItems >= measured.length * MOST_ITEMS
    ? lines.filter((line, at) => line.isItem || line.level > 0 || lines[at + 1]?.isItem === true)
    : lines;
}
const MIN_ITEMS = 4;
const MOST_ITEMS = 0.8;

/** "Step 1: Make the dough" as a heading, where none names the method. */
const FIRST_STEP = /^(?:step|schritt|étape|paso|passo|stap)\s*1\b/iu;

/** Two lines that instruct, one below the other. */
function opensMethod(lines: readonly TextLine[], at: number): boolean {
  const isSentence = ({ text, level }: TextLine): boolean =>
    level === 0 &&
    text.length > MAX_NAME &&
    !AMOUNT.test(text) &&
    // "The day before: bring the milk to the boil…"
    [text, text.slice(text.indexOf(":") + 1)].some((said) => isInstruction(evidenceOf(said)));
  const two = lines.slice(at, at + 2);
  return two.length === 2 && two.every(isSentence);
}

/** "Ingredients", and as a heading "Banana wine ingredients". */
const headsIngredients = ({ text, level }: TextLine): boolean =>
  isIngredientsHeading(text) || (level > 0 && (endsInIngredients(text) || isIngredientsHeading(lastPart(text))));

/** "Method", and as a heading "Banana wine recipe method". */
const headsMethod = (line: TextLine | undefined): boolean =>
  line !== undefined &&
  (isMethodHeading(line.text) || (line.level > 0 && (endsInMethod(line.text) || isMethodHeading(lastPart(line.text)))));

/** "The main event: let's bake", of a heading that says more. */
const lastPart = (heading: string): string => heading.split(/:\s+/).at(-1) ?? "";

/** The steps from the next heading of the method on, or from the line itself where its steps are numbered. */
export function stepsAfter(lines: readonly TextLine[], from: number): readonly SectionedLine[] {
  const heading = lines.findIndex((line, index) => index >= from && headsMethod(line));
  const first = lines.findIndex(
    ({ text, level }, index) => index >= from && FIRST_STEP.test(text) && (level > 0 || stepText(text) === ""),
  );
  const isNear = first !== -1 && first < from + MAX_BEFORE; // What stands above "Step 1" tells of the dish.
  if (lines[from]?.isNumbered === true || (opensMethod(lines, from) && !isNear)) return stepsFrom(lines, from);
  if (heading !== -1 && (first === -1 || heading < first)) return stepsFrom(lines, heading + 1);
  const steps = stepsFrom(lines, first === -1 ? from : first);
  // Where nothing names the method, what follows the ingredients is one only if it reads so.
  return first !== -1 || steps.some(({ text }) => isSentence(text)) ? steps : [];
}

const MAX_BEFORE = 8;

/** The steps from a line on, up to where the method ends. */
export function stepsFrom(lines: readonly TextLine[], start: number): readonly SectionedLine[] {
  const level = lines[start - 1]?.level ?? 0;
  const isRuled = lines[start + 1]?.isBelowRule ?? false; // A rule below each step ends none.
  const end = endOf(lines, start, MAX_STEPS, (line, before, at) => {
    if (endsRecipe(line) || (line.text.length < 60 && isIngredientsHeading(line.text))) return true;
    if (before > 1 && line.isBelowRule && !line.isItem && !isRuled) return true;
    if (before > 1 && isBelowList(lines, start, at)) return true;
    if (before > 0 && isToReaders(line.text)) return true;
    return before > 0 && line.level > 0 && stepText(line.text) !== "" && isAbove(line.level, level + 1);
  });
  const steps: SectionedLine[] = [];
  let section = "";
  for (const line of withoutRest(listed(lines.slice(start, end)))) {
    const text = stepText(line.text);
    // "Oven: 200 °C" in bold is said to whoever cooks.
    const isSaid = line.level === 7 && (OF_OVEN.test(text) || /:\s+\S/.test(text));
    if (line.level > 0 && !isSaid && text !== "" && text.length <= 80) section = text.replace(/\s*:$/, "");
    else if (steps.length === 0 && isOfTimes(text)) continue;
    else if (/\p{L}/u.test(text) && (line.isItem || !GOOD_WISHES.test(text))) steps.push({ text, section });
  }
  if (steps.length !== 1) return withoutRepeats(withoutNumbers(withoutRefrain(withoutTail(steps))));
  return steps.flatMap((step) => partSteps(step.text).map((part) => ({ ...step, text: stepText(part) })));
}

/** What is told below steps that somebody has numbered: one line may serve the dish, several tell of it. */
function withoutRest(lines: readonly TextLine[]): readonly TextLine[] {
  const own = lines.filter(({ level }) => level === 0);
  const numberOf = ({ text }: TextLine): number => Number(/^(\d{1,2})\s?[.)] /.exec(text)?.[1] ?? 0);
  const end = own.findIndex((line, at) => numberOf(line) !== at + 1);
  const rest = own[end + 1];
  const isTold =
    end >= MIN_NUMBERED && own.length - end >= MIN_TAIL && own.slice(end).every((line) => numberOf(line) === 0);
  return isTold && rest !== undefined ? lines.slice(0, lines.indexOf(rest)) : lines;
}
const MIN_NUMBERED = 3;

/** "Ready in: 30 minutes", "Serves 4", between the heading and the steps. */
const isOfTimes = (text: string): boolean =>
  ["times", "servings"].includes(recipePart(text) ?? "") || /^\d+ ?(?:min\p{L}*|std\p{L}*|h|hours?)\.?$/iu.test(text);
const OF_OVEN = /\p{N}+ ?(?:°|º|min|h\b|std|stunde|hours?|heures?)/iu;

const isSentence = (text: string): boolean => /\p{Po}["”»)]?$/u.test(text) || isStep(evidenceOf(text));

/** What follows a list of all the steps: none of the next lines is an item of it, nor of its numbers. */
function isBelowList(lines: readonly TextLine[], start: number, at: number): boolean {
  if (lines[at]?.level !== 0 || lines[at - 1]?.isItem !== true) return false;
  const own = lines.slice(start, at).filter(({ level }) => level === 0);
  const isOwn = own.every(({ isNumbered }) => isNumbered)
    ? ({ isNumbered }: TextLine): boolean => isNumbered
    : ({ isItem }: TextLine): boolean => isItem;
  return own.every(isOwn) && !lines.slice(at, at + MAX_APART).some(isOwn);
}
const MAX_APART = 4;

/** Names of other recipes, of countries, of a menu: a row of short lines below the last sentence of which none instructs. */
function withoutTail(steps: readonly SectionedLine[]): readonly SectionedLine[] {
  const last = steps.findLastIndex(({ text }) => text.length > MAX_NAME || isSentence(text));
  const tail = steps.length - 1 - last;
  return last >= 0 && tail >= MIN_TAIL ? steps.slice(0, last + 1) : steps;
}
const MAX_NAME = 60;
const MIN_TAIL = 3;

/** Where a part that begins at `start` ends: at the line that `ends` it, given how many lines the part has before. */
function endOf(
  lines: readonly TextLine[],
  start: number,
  most: number,
  ends: (line: TextLine, before: number, at: number) => boolean,
): number {
  let before = 0;
  for (let at = start; at < Math.min(lines.length, start + most); at += 1) {
    const line = lines[at];
    if (line === undefined || ends(line, before, at)) return at;
    if (line.level === 0) before += 1;
  }
  return Math.min(lines.length, start + most);
}

/** A heading of a higher rank than another; a bold line has none. */
const isAbove = (level: number, other: number): boolean =>
  level > 0 && level < 7 && other > 0 && other <= 7 && level < other;

/** Where most of a part stands in lists, its other lines are what is said around them. */
function listed(lines: readonly TextLine[]): readonly TextLine[] {
  const lengthOf = (some: readonly TextLine[]): number => some.reduce((length, { text }) => length + text.length, 0);
  const items = lines.filter(({ isItem }) => isItem);
  const texts = lines.filter(({ level }) => level === 0);
  return items.length >= 2 && lengthOf(items) * 2 > lengthOf(texts)
    ? lines.filter((line) => line.isItem || line.level > 0)
    : lines;
}
