import { NO_TITLE_STYLE, type FoundRecipe, type Item } from "../book-reading";
import { evidenceOf, isInstruction, NUMBERED, SENTENCE, type Evidence } from "./item-evidence";
import { FEW_AMOUNTS, FEW_INGREDIENTS } from "./like-certain";
import { RecipeParts } from "./recipe-parts";
import { SAME_EDGE } from "./setting";
import { usualStyle } from "./styles";
import { suspicionsOf } from "./suspicion";
import type { Title } from "./titles";
import { areTwoInOne } from "./two-in-one";

/** What the items of a recipe below its title can be. */
const PARTS = ["text", "ingredients", "steps", "notes"] as const;
type RecipeSection = (typeof PARTS)[number];

/** What it costs to go from one part to the next without a heading between them. */
const COST: Readonly<Record<RecipeSection, Readonly<Record<RecipeSection, number>>>> = {
  text: { text: 0, ingredients: 1, steps: 2.5, notes: 3 },
  ingredients: { text: 9, ingredients: 0, steps: 1, notes: 4 },
  steps: { text: 9, ingredients: 7, steps: 0, notes: 2 },
  notes: { text: 9, ingredients: 7, steps: 4, notes: 0 },
};

/** What a heading is worth to the part that it names, until the next one; and where no other heading ends the part. */
const HEADED = 6;
const HEADED_OPEN = 1.5;

const PART_OF_HEADING = {
  ingredients: "ingredients",
  method: "steps",
  notes: "notes",
  book: "notes",
  group: null,
} as const;

/** Share of a line's height up to which the white space above it is that of a paragraph's lines. */
const TIGHT = 0.45;

/** Size of a footnote's letters to the list's at most. */
const SMALL_PRINT = 0.92;

const MAX_PLAIN_HEADING = 120;

/** Characters of a line that may be a title's at most. */
const MAX_SHORT = 60;

/** Characters of an ingredient with a number in front at most. */
const MAX_COUNTED = 80;

/** Points between the left edges of steps and of a list beside them at the least. */
const MIN_BESIDE = 60;

interface TitledItems {
  /** Of the whole book. */
  readonly items: readonly Item[];
  readonly title: Title;
  /** Index of the first item behind the recipe. */
  readonly end: number;
  /** Whether the title is in the style of the book's titles. */
  readonly hasTitleStyle: boolean;
}

/** Buttons and rights of a printed web page, and what its readers say below the recipe. */
const OF_SITE =
  /^(?:(?:save|print|share|pin|rate|email|jump to recipe|drucken|speichern|teilen|merken|imprimer|partager|enregistrer|imprimir|guardar|compartir|stampa|salva|condividi|afdrukken|bewaren|delen)(?: (?:this )?(?:recipe|it))?\W*)+$|^(?:©|\(c\) (?:\D{0,20}\b)?(?:19|20)\d\d\b|copyright\b)/i;
const COMMENTS =
  /^(?:\d+ )?(?:comments?|kommentare?|commentaires?|comentarios?|commenti|reacties|reviews?|leave a (?:comment|reply))(?: \(\d+\))?$/i;

/** The recipe below a title; null where there is neither an ingredient nor a step. */
export function readRecipe(segment: TitledItems): FoundRecipe | null {
  const { items, title, end } = segment;
  const below = items.slice(title.last + 1, end).filter(({ text }) => !OF_SITE.test(text));
  const comments = below.findIndex(({ text }) => COMMENTS.test(text));
  const counted = withCountedList(comments === -1 ? below : below.slice(0, comments));
  // A footnote stands between the lines of a page, and ends no part of the recipe.
  const notes = counted.filter(({ isRemark }) => isRemark);
  const told = counted.filter(({ isRemark }) => !isRemark);
  const { own, parts } = withWholeSteps(told, partsOf(told));
  const found = new RecipeParts();
  const listStyle = usualStyle(own.filter(({ hasAmount }, index) => parts[index] === "ingredients" && hasAmount));
  const isSetApart = (item: Item, index: number): boolean =>
    parts[index] === "ingredients" && listStyle !== undefined && item.style !== listStyle && isPlainHeading(item);
  const partStyle = own.findLast((item, index) => isSetApart(item, index) && isPart(item))?.style;
  let opened: Item | undefined;
  for (const [index, item] of own.entries()) {
    const part = parts[index];
    const isListed = part === "ingredients";
    const isWithin = parts[index + 1] === "ingredients";
    const opensPart = isSetApart(item, index)
      ? isWithin && isPart(item) && item.style === partStyle
      : item.heading === "group" && isListed && isWithin;
    if (opensPart) found.openSection((opened = item).lines);
    else if (isSetApart(item, index) && !(isWithin && found.sections.length > 0)) found.description.push(...item.lines);
    else if (isOfSteps(own, parts, index)) found.steps.push(item.lines);
    else if (item.heading !== null) {
      if (item.heading !== "ingredients") found.openSection([]);
      found.headings.push(...item.lines);
    } else if (item.isFact) found.facts.push(...item.lines);
    else if (isListed) {
      if (opened && own[index - 1] && hangsBelow(own[index - 1], opened) && !hangsBelow(item, opened))
        found.openSection([]);
      found.addIngredient(item.lines);
    } else if (part === "steps") found.steps.push(item.lines);
    else found.description.push(...item.lines);
  }
  found.description.push(...notes.flatMap(({ lines }) => lines));
  const isInstructed = own.some((item, index) => parts[index] === "steps" && isInstruction(item));
  if (found.sections.length === 0 && !isInstructed) return null;
  const head = items.slice(title.first, title.last + 1).flatMap(({ lines }) => lines);
  return found.asRecipe(head, [...new Set(doubtsAbout(segment, own, parts))]);
}

/** "Sauce", "For the dough": what a part of a list is called. */
function isPart({ text, first }: Item): boolean {
  return /^\p{Lu}/u.test(text) && (first.isBold || text.split(" ").length <= MAX_PART_WORDS);
}

const MAX_PART_WORDS = 3;

/** Whether an item of a list in a list stands below its name. */
function hangsBelow(item: Item | undefined, { first }: Item): boolean {
  return item !== undefined && item.first.page === first.page && item.first.x - first.x > SAME_EDGE;
}

/** "In the slow cooker:" says what the steps below it are for; one such heading alone, above them all, is that of all steps. */
function isOfSteps(items: readonly Item[], parts: readonly RecipeSection[], index: number): boolean {
  const namesSteps = (at: number): boolean => items[at]?.heading === "group" && partBelow(items, parts, at) === "steps";
  const { heading, text = "" } = items[index] ?? {};
  const hasSteps = items.some((each, at) => at < index && each.heading === null && parts[at] === "steps");
  const isBelow = items[index - 1]?.heading === "method" || hasSteps;
  if (heading === "method") return isBelow && parts[index] === "steps" && text.endsWith(":");
  return namesSteps(index) && (isBelow || items.some((_, at) => at > index && namesSteps(at)));
}

/** The part of the first item below a heading that is none. */
function partBelow(items: readonly Item[], parts: readonly RecipeSection[], index: number): RecipeSection | undefined {
  return parts[items.findIndex(({ heading }, at) => at > index && heading === null)];
}

/** Between the heading of the ingredients and that of the method numbers count ingredients: "1. wheat flour". */
function withCountedList(items: readonly Item[]): readonly Item[] {
  const from = items.findIndex(({ heading }) => heading === "ingredients");
  const to = items.findIndex(({ heading }) => heading === "method");
  if (from === -1 || to < from) return items;
  return items.map((item, index) => {
    if (index < from || index > to || item.number === null || item.text.length > MAX_COUNTED) return item;
    const evidence = evidenceOf(item.text.replace(NUMBERED, ""));
    return { ...item, ...evidence, asIngredient: Math.max(1, evidence.asIngredient) };
  });
}

/** What a list has beside its ingredients and is no ingredient where it is set in another style: a label, the name of a part, a caption. */
function isPlainHeading({ text, heading, isFact, hasAmount, number }: Item): boolean {
  return heading === null && !isFact && !hasAmount && number === null && text.length <= MAX_PLAIN_HEADING;
}

/** Items and their parts, with the steps whose lines the rules of joining keep apart as one. */
function withWholeSteps(
  items: readonly Item[],
  parts: readonly RecipeSection[],
): { own: Item[]; parts: RecipeSection[] } {
  const whole: { item: Item; part: RecipeSection }[] = [];
  for (const [index, item] of items.entries()) {
    const [above, part = "text"] = [whole.at(-1), parts[index]];
    const edge = items.find(({ number, first }) => number !== null && first.page === item.first.page)?.first.x;
    if (above?.part === "steps" && part === "steps" && goesOnBelow(above.item, item, edge)) {
      const { lines, text, number, ...rest } = above.item;
      const joined = `${text} ${item.text}`;
      const its = {
        ...rest,
        ...evidenceOf(joined),
        number,
        lines: [...lines, ...item.lines],
        text: joined,
        last: item.last,
        mayBeTwo: above.item.mayBeTwo || item.mayBeTwo,
        mayGoOn: item.mayGoOn,
      };
      whole.splice(-1, 1, { item: its, part });
    } else whole.push({ item, part });
  }
  return { own: whole.map(({ item }) => item), parts: whole.map(({ part }) => part) };
}

/**
 * Whether a step goes on below, however its lines are broken: it hangs below its number, be it a paragraph or a list of its own;
 * or it has not ended, and what follows begins in the middle of a sentence.
 *
 * @param edge where numbers of steps stand on the page
 */
function goesOnBelow(above: Item | undefined, item: Item, edge: number | undefined): boolean {
  const { text, number, style, first, lines } = item;
  if (above === undefined || number !== null || above.style !== style) return false;
  const follows = (above.lines.at(-1) ?? 0) + 1 === lines[0] || above.last.page < first.page;
  if (above.number !== null && edge !== undefined && first.x - edge > 3 && first.x - edge < 40) return follows;
  const isOpen = /[\p{L}\d,)]$/u.test(above.text) && /^[\p{Ll}(]/u.test(text);
  if (first.gapAbove > TIGHT * first.size) return isOpen && !Number.isFinite(first.gapAbove) && above.text.length > 20;
  return follows && isOpen && (above.number !== null || above.text.length > 20);
}

/** The most likely part of each item, told all at once: what stands below counts as much as what stands above. */
function partsOf(items: readonly Item[]): RecipeSection[] {
  const count = items.length;
  const best = PARTS.map(() => new Float64Array(count));
  const came = PARTS.map(() => new Int8Array(count));
  const hasList = items.some(({ heading }) => heading === "ingredients");
  let headed: RecipeSection | null = hasList ? "text" : null;
  let worth = hasList ? HEADED_OPEN : 0;
  for (const [offset, its] of items.entries()) {
    const opens = PART_OF_HEADING[its.heading ?? its.runIn ?? "group"];
    if (opens !== null) {
      headed = opens;
      const isClosed = items
        .slice(offset + 1)
        .some((each) => [each.heading, each.runIn].some((name) => name === "method" || name === "ingredients"));
      worth = headed === "ingredients" && !isClosed ? HEADED_OPEN : HEADED;
    }
    PARTS.forEach((part, to) => {
      let [most, source] = [-Infinity, 0];
      PARTS.forEach((previous, at) => {
        const before = offset === 0 ? (previous === "text" ? 0 : -Infinity) : (best[at]?.[offset - 1] ?? 0);
        const step = opens === null ? COST[previous][part] : 0;
        if (before - step > most) [most, source] = [before - step, at];
      });
      const score = most + emission(its, part) + (headed === part ? worth : 0);
      best[to]?.fill(score, offset, offset + 1);
      came[to]?.fill(source, offset, offset + 1);
    });
  }
  const parts: RecipeSection[] = [];
  let at = PARTS.reduce(
    (most, _, part) => ((best[part]?.[count - 1] ?? -Infinity) > (best[most]?.[count - 1] ?? -Infinity) ? part : most),
    0,
  );
  for (let offset = count - 1; offset >= 0; offset--) {
    parts.push(PARTS[at] ?? "text");
    at = came[at]?.[offset] ?? 0;
  }
  return parts.toReversed();
}

function emission(its: Evidence, part: RecipeSection): number {
  if (its.heading !== null || its.isFact) return 0;
  if (part === "ingredients") return its.asIngredient;
  if (part === "steps") return its.asStep;
  return its.asText - (part === "notes" ? 0.5 : 0);
}

/** Whether a list with amounts stands in a column of its own to the right of the steps, on the page of its title. */
function isListBeside({ items, title }: TitledItems, ingredients: readonly Item[], steps: readonly Item[]): boolean {
  const [list, step, head] = [ingredients[0]?.first, steps.at(-1)?.first, items[title.first]?.first];
  if (!list || !step || !head || ingredients.filter(({ hasAmount }) => hasAmount).length < 2) return false;
  const isOnPage = [list, ...steps.map(({ first }) => first)].every(({ page }) => page === head.page);
  return isOnPage && list.block !== step.block && list.x > step.x + MIN_BESIDE;
}

/** Whether a title stands below the heading of something, "Tools", and in front of more like it. */
function isInList({ items, title }: TitledItems): boolean {
  const [above, first, below] = [items[title.first - 1], items[title.first], items[title.last + 1]];
  if (above?.heading !== "notes" || above.last.page !== first?.first.page) return false;
  return first.first.isInOutline !== true && first.style === below?.style;
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

/** Why a recipe is not certain: anything that does not fit the part in which it was put. */
function* doubtsAbout(segment: TitledItems, own: readonly Item[], parts: readonly RecipeSection[]): Generator<string> {
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
  if (isInList(segment)) yield "a title that opens a list";
  const isHeaded = hasLabel && (hasMethod || isNumbered) && ingredients.length >= 2;
  if (read < 2 && !isHeaded) yield FEW_INGREDIENTS;
  if (read * 3 < ingredients.length && !hasLabel) yield FEW_AMOUNTS;
  if (steps.length === 0) yield "no step";
  if (ingredients.some(({ number, hasAmount, text }) => number !== null || (!hasAmount && text.length > 160)))
    yield "a step among the ingredients";
  if (itemsOf("text", "notes").some(({ number, hasAmount }) => hasAmount || (number ?? 0) > 0))
    yield "an amount or a numbered step outside";
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
