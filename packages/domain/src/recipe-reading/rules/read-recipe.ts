import type { FoundRecipe, Item } from "../book-reading";
import { evidenceOf, isInstruction, NUMBERED, withoutBullet } from "../items/item-evidence";
import { isVerb } from "../words/cooking-words";
import { PART_OF_LIST } from "../words/recipe-marks";
import { RecipeParts } from "./recipe-parts";
import { SAME_EDGE } from "../setting/edges";
import { usualStyle } from "../setting/styles";
import { partsOf, type RecipeSection } from "./parts-of-items";
import { doubtsAbout, type TitledItems } from "./recipe-doubts";

/** Share of a line's height up to which the white space above it is that of a paragraph's lines. */
const TIGHT = 0.45;

const MAX_PLAIN_HEADING = 120;

/** Characters of an ingredient with a number in front at most. */
const MAX_COUNTED = 80;

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
  const told = withNotes(counted.filter(({ isRemark }) => !isRemark));
  const { own, parts } = withFirstPart(withWholeSteps(told, partsOf(told)));
  const found = new RecipeParts();
  const listStyle = usualStyle(own.filter(({ hasAmount }, index) => parts[index] === "ingredients" && hasAmount));
  const isSetApart = (item: Item, index: number): boolean =>
    parts[index] === "ingredients" && listStyle !== undefined && item.style !== listStyle && isPlainHeading(item);
  const partStyle = own.findLast((item, index) => isSetApart(item, index) && isPart(item))?.style;
  const lists = own.filter(namesPart);
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
      if (namesPart(item) && lists.length > 1) found.openSection(item.lines);
      else {
        if (item.heading !== "ingredients" || lists.length > 1) found.openSection([]);
        found.headings.push(...item.lines);
      }
    } else if (item.isFact && !(part === "steps" && found.steps.length > 0 && instructs(item)))
      found.facts.push(...item.lines);
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

/** Size to the steps' from which on a line below the last of them is the heading of something else. */
const NOTE_SIZE = 1.15;

/** Characters of a heading of notes at most. */
const MAX_NOTE_CHARS = 60;

/**
 * What is set larger, or as the headings of the list and the method are, below the last numbered step, with no list and no step
 * below it, is the heading of a note: "Maud's trick".
 */
function withNotes(items: readonly Item[]): readonly Item[] {
  const last = items.findLastIndex(
    ({ number, hasAmount, heading }) =>
      number !== null || hasAmount || heading === "ingredients" || heading === "method",
  );
  const step = items[last];
  if (!step || step.number === null) return items;
  const list = items.find(({ heading }) => heading === "ingredients")?.style;
  const isOfParts = (style: number): boolean =>
    style === list && style !== step.style && items.some((item) => item.heading === "method" && item.style === list);
  return items.map((item, index) => {
    if (index <= last || item.heading !== null || item.isFact || item.text.length > MAX_NOTE_CHARS) return item;
    return item.first.size >= NOTE_SIZE * step.first.size || isOfParts(item.style)
      ? { ...item, heading: "notes" }
      : item;
  });
}

/** "Ingredients (dough):", one of several. */
function namesPart({ heading, text }: Item): boolean {
  return heading === "ingredients" && PART_OF_LIST.test(text);
}

/** "Cook for 10 minutes" tells a time, and is a step where the method has begun. */
function instructs({ text }: Item): boolean {
  return isVerb(withoutBullet(text)) && !text.includes(":");
}

interface Sorted {
  readonly own: readonly Item[];
  readonly parts: readonly RecipeSection[];
}

/** The bold line right above a list, nearer to it than to what is above, is the name of its first part. */
function withFirstPart({ own, parts }: Sorted): Sorted {
  const list = parts.indexOf("ingredients");
  const [name, food] = [own[list - 1], own[list]];
  if (!name || !food || food.heading !== null || name.heading !== null || name.isFact || !isPart(name))
    return { own, parts };
  const isAbove = name.first.isBold && !food.first.isBold && food.first.block === name.first.block;
  if (!isAbove || name.text.length > MAX_PART_CHARS || food.first.gapAbove + 1 > name.first.gapAbove)
    return { own, parts };
  return {
    own: own.with(list - 1, { ...name, heading: "group" }),
    parts: parts.with(list - 1, "ingredients"),
  };
}

const MAX_PART_CHARS = 40;

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
