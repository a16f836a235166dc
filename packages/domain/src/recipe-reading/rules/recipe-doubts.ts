import { type Item, NO_TITLE_STYLE } from "../book-reading";
import { isInstruction, SENTENCE } from "../items/item-evidence";
import { FEW_AMOUNTS, FEW_INGREDIENTS } from "./like-certain";
import { recipePart } from "../words/recipe-marks";
import { SMALL_PRINT, suspicionsOf } from "./suspicion";
import type { Title } from "../titles/title-looks";
import { areTwoInOne } from "./two-in-one";
import type { RecipeSection } from "./parts-of-items";

/** Characters of a line that may be a title's at most. */
const MAX_SHORT = 60;

/** Points between the left edges of steps and of a list beside them at the least. */
const MIN_BESIDE = 60;

export interface TitledItems {
  /** Of the whole book. */
  readonly items: readonly Item[];
  readonly title: Title;
  /** Index of the first item behind the recipe. */
  readonly end: number;
  /** Whether the title is in the style of the book's titles. */
  readonly hasTitleStyle: boolean;
}

/** Whether a list with amounts stands in a column of its own to the right of the steps, on the page of its title. */
function isListBeside({ items, title }: TitledItems, ingredients: readonly Item[], steps: readonly Item[]): boolean {
  const [list, step, head] = [ingredients[0]?.first, steps.at(-1)?.first, items[title.first]?.first];
  if (!list || !step || !head || ingredients.filter(({ hasAmount }) => hasAmount).length < 2) return false;
  const isOnPage = [list, ...steps.map(({ first }) => first)].every(({ page }) => page === head.page);
  return isOnPage && list.block !== step.block && list.x > step.x + MIN_BESIDE;
}

/** Whether another short line stands right below a title, or right above it and its servings: the rest of it, a chapter's, or the title itself. */
function isBesideAnother({ items, title }: TitledItems): boolean {
  const isShort = (item: Item | undefined): boolean =>
    item?.heading === null &&
    !item.isFact &&
    !item.hasAmount &&
    item.text.length <= MAX_SHORT &&
    !/[.:;]$/.test(item.text);
  const isApart = (item: Item | undefined): boolean => (item?.first.gapAbove ?? Infinity) > 0;
  let first = title.first;
  while (items[first - 1]?.isFact && !isApart(items[first])) first--;
  const below = items[title.last + 1];
  return (!isApart(items[first]) && isShort(items[first - 1])) || (!isApart(below) && isShort(below));
}

/** Whether the file does not say what stands on a line; of what was read off a picture each line is checked by a person instead. */
function lacksLetters({ first, last }: Item): boolean {
  return [first, last].some(({ isDoubtful, font }) => isDoubtful === true && font !== "");
}

/** Whether a title ends in the number with which a line below it in smaller letters than the list's begins: a footnote's. */
function endsInMark({ items, title, end }: TitledItems, [list]: readonly Item[]): boolean {
  const mark = / (\d{1,2})$/.exec(items[title.last]?.text ?? "")?.[1];
  const isOwn = ({ text, first }: Item): boolean =>
    text.startsWith(`${mark} `) && first.size < SMALL_PRINT * (list?.first.size ?? 0);
  return mark !== undefined && items.slice(title.last + 1, end).some(isOwn);
}

/** Whether the next column of a list begins above the name of a part that stands within this one: to which part its foods belong is open. */
function isBesidePart(items: readonly Item[], parts: readonly RecipeSection[]): boolean {
  return items.some((name, index) => {
    if (name.heading !== "group" || parts[index] !== "ingredients") return false;
    const isWithin = parts[index - 1] === "ingredients" && items[index - 1]?.first.block === name.first.block;
    const next = items.find(({ first }, at) => at > index && first.block !== name.first.block);
    const isHigher = next?.first.page === name.first.page && (next.first.y ?? Infinity) < (name.first.y ?? 0);
    return isWithin && isHigher && next.heading === null && parts[items.indexOf(next)] === "ingredients";
  });
}

/** Whether a step without a number stands above the list, and the first with one below it. */
function isNumberedBelow(items: readonly { readonly item: Item; readonly part: RecipeSection | undefined }[]): boolean {
  const list = items.findIndex(({ part }) => part === "ingredients");
  const steps = items.flatMap(({ item: { number }, part }, index) => (part === "steps" ? [{ number, index }] : []));
  const first = steps.find(({ number }) => number !== null);
  return first !== undefined && first.index > list && (steps[0]?.index ?? Infinity) < list;
}

/** Whether the list begins above its heading, or that of its column: "Ingredients Directions". */
function isAboveHeading(items: readonly Item[], parts: readonly RecipeSection[]): boolean {
  const heading = items.findIndex(
    ({ heading: part, isFact, text }) =>
      part === "ingredients" || (isFact && recipePart(text.split(" ", 1)[0] ?? "") === "ingredients"),
  );
  return parts.some((part, index) => part === "ingredients" && index < heading);
}

/** Whether a title stands below the heading of something, "Tools", in front of more like it, or below one set larger as its list's is: "Description". */
function isInList({ items, title }: TitledItems, own: readonly Item[]): boolean {
  const [above, first, below] = [items[title.first - 1], items[title.first], items[title.last + 1]];
  if (!above || above.last.page !== first?.first.page || first.first.isInOutline === true) return false;
  const list = own.find(({ heading }) => heading === "ingredients");
  const isPart = above.style === list?.style && first.first.size < above.first.size;
  return isPart || (above.heading === "notes" && first.style === below?.style);
}

/** What stands below "Notes", "Equipment" and the like, up to the next heading. */
function belowNotes(items: readonly Item[]): ReadonlySet<Item> {
  const noted = new Set<Item>();
  let isBelow = false;
  for (const item of items) {
    if (item.heading !== null) isBelow = item.heading === "notes";
    else if (isBelow) noted.add(item);
  }
  return noted;
}

/** Why a recipe is not certain: anything that does not fit the part in which it was put. */
export function* doubtsAbout(
  segment: TitledItems,
  own: readonly Item[],
  parts: readonly RecipeSection[],
): Generator<string> {
  const { hasTitleStyle } = segment;
  const plain = own
    .map((item, index) => ({ item, part: parts[index] }))
    .filter(({ item }) => item.heading === null && !item.isFact);
  const itemsOf = (...kinds: readonly RecipeSection[]): Item[] =>
    plain.flatMap(({ item, part }) => (part && kinds.includes(part) ? [item] : []));
  const [ingredients, steps] = [itemsOf("ingredients"), itemsOf("steps")];
  const hasLabel = own.some(({ heading }) => heading === "ingredients");
  const hasMethod = own.some(({ heading, runIn }) => heading === "method" || runIn === "method");
  const read = ingredients.filter(({ hasAmount }) => hasAmount).length;
  const isNumbered = steps[0]?.number === 1;
  if (!hasTitleStyle && !hasLabel) yield NO_TITLE_STYLE;
  if (!hasTitleStyle && isBesideAnother(segment)) yield "two lines that may be the title";
  if (isInList(segment, own)) yield "a title that opens a list";
  const isTable = ingredients.every(({ first }) => first.cell === "food");
  const isHeaded = (isTable || (hasLabel && (hasMethod || isNumbered))) && ingredients.length >= 2;
  if (read < 2 && !isHeaded) yield FEW_INGREDIENTS;
  if (read * 3 < ingredients.length && !hasLabel && !isTable) yield FEW_AMOUNTS;
  if (isBesidePart(own, parts)) yield "foods beside the name of a part";
  if (isAboveHeading(own, parts)) yield "an ingredient above the heading of its list";
  if (steps.length === 0) yield "no step";
  if (ingredients.some(({ number, hasAmount, text }) => number !== null || (!hasAmount && text.length > 160)))
    yield "a step among the ingredients";
  const noted = hasLabel && hasMethod ? belowNotes(own) : new Set<Item>();
  const loose = itemsOf("text", "notes").filter((item) => !noted.has(item));
  if (loose.some(({ number, hasAmount }) => hasAmount || (number ?? 0) > 0))
    yield "an amount or a numbered step outside";
  if (loose.some(({ text }) => /^[•▪◦] .{1,50}$/.test(text))) yield "an entry of a list outside";
  const outside = steps.filter(({ first }) => first.cell === undefined).length;
  if (outside > 0 && outside < steps.length) yield "a step outside the table";
  const told = itemsOf("text").filter((item) => isInstruction(item) && item.asStep > item.asText + 1);
  if (told.length > 0 && told.length >= steps.length) yield "an instruction outside";
  if (steps.filter(({ hasAmount, text }) => hasAmount && text.length < 50).length > 1)
    yield "ingredients among the steps";
  if (
    !hasMethod &&
    steps.length > 0 &&
    !isNumbered &&
    !steps.some((step) => (steps.length > 1 ? step.asStep >= SENTENCE : step.asStep > SENTENCE))
  )
    yield "steps that read as none";
  const isStepFirst = plain.find(({ part }) => part === "ingredients" || part === "steps")?.part === "steps";
  if (isStepFirst && isNumberedBelow(plain)) yield "a step above its list";
  if (isStepFirst && !hasLabel && !isListBeside(segment, ingredients, steps)) yield "parts out of order";
  const sorted = parts.map((part) => (part === "ingredients" || part === "steps" ? part : null));
  if (plain.some(({ item, part }) => part !== "text" && part !== "notes" && lacksLetters(item)))
    yield "letters that cannot be read";
  yield* suspicionsOf(
    segment.items
      .slice(segment.title.first, segment.title.last + 1)
      .map(({ text }) => text)
      .join(" "),
    ingredients,
    steps,
  );
  if (endsInMark(segment, ingredients)) yield "the sign of a footnote in its title";
  if (areTwoInOne(own, sorted)) yield "two recipes in one";
}
