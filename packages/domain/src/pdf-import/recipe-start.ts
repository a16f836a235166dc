import {
  beginsLowercase,
  endsSentence,
  isBlank,
  isBorder,
  isFact,
  isMark,
  isSetAsTitle,
  kindOf,
  mayGoOn,
  type LineKind,
} from "./lines/line-kind";

/** Lines of one title at most; a longer block is text or a list of contents. */
const MAX_TITLE_LINES = 3;

/** Lines between a title and the mark that tells of it: what the cook has to say about the dish. */
const MAX_INTRO_LINES = 14;

/** Lines from one mark of a recipe's head to the next. */
const MAX_HEAD_LINES = 24;

/** A first line that is shorter than this share of its block was ended on purpose: it is a title with text below it. */
const SHORT_OF_ITS_BLOCK = 0.6;

/** Lines after an amount within which another must show, where a book writes neither servings nor headings. */
const LOOK_AHEAD_LINES = 7;

/** Recipes with servings or headings from which on that is the book's way, and plain lists are taken for parts of them. */
const MIN_MARKED_RECIPES = 3;

/** A line that stands alone this often is what the book calls a chapter or a kind of dish: "Soups", "Vegetarian". */
const MIN_LABEL_REPEATS = 4;

/**
 * Indexes of the lines on which a recipe begins for certain: the title above a line of servings that leads to ingredients, or
 * above their heading, also across what is told about the dish. In a book that has neither, the title above a list
 * of amounts. A beginning that may as well be another line is left out: a cut in the middle of a recipe costs the recipe,
 * an unknown beginning costs nothing but a longer overlap.
 */
export function findRecipeStarts(lines: readonly string[]): ReadonlySet<number> {
  const book = readBook(lines);
  const marked = startsAbove(book, (index) => isMark(book.kinds[index]));
  if (marked.size >= MIN_MARKED_RECIPES) return marked;
  return startsAbove(book, (index) => isMark(book.kinds[index]) || opensAmounts(book, index));
}

interface Book {
  readonly lines: readonly string[];
  readonly kinds: readonly LineKind[];
  /** For each line the nearest one above that is no part of a title or a text about the dish; -1 without one. */
  readonly borders: readonly number[];
  /** For each line the nearest one above that ends a sentence of a text; -1 without one. */
  readonly sentences: readonly number[];
  /** Lines that stand alone all over the book, and so are no titles. */
  readonly labels: ReadonlySet<string>;
}

/** Lines without a blank one or a border among them. */
interface Block {
  readonly first: number;
  readonly last: number;
  readonly length: number;
  /** Whether a blank line, a mark or nothing stands above it; else it goes on from a step, say. */
  readonly opens: boolean;
}

/** The line of a recipe's title; "uncertain" where it may be any of several lines, "none" where there is nothing to be one. */
type Beginning = number | "uncertain" | "none";

function readBook(lines: readonly string[]): Book {
  const kinds = lines.map(kindOf);
  const standsAlone = (index: number): boolean =>
    isBlank(kinds[index - 1]) && [isBlank, isMark, isFact].some((is) => is(kinds[index + 1]));
  const [borders, sentences]: [number[], number[]] = [[], []];
  const alone = new Map<string, number>();
  let [border, sentence, filled] = [-1, -1, -1];
  lines.forEach((line, index) => {
    borders.push(border);
    sentences.push(sentence);
    // "7-Up Cake" begins as an ingredient does, but has none above it, or its servings below.
    const isApart = kinds[filled] !== "amount" || kinds[index + 1] === "servings";
    if (kinds[index] === "amount" && standsAlone(index) && isSetAsTitle(line) && isApart) kinds[index] = "title";
    if (!isBlank(kinds[index])) filled = index;
    if (isBorder(kinds[index])) border = index;
    else if (endsSentence(line)) sentence = index;
    if (kinds[index] === "title" && standsAlone(index)) alone.set(line, (alone.get(line) ?? 0) + 1);
  });
  return {
    lines,
    kinds,
    borders,
    sentences,
    labels: new Set([...alone.keys()].filter((line) => (alone.get(line) ?? 0) >= MIN_LABEL_REPEATS)),
  };
}

/** The certain beginnings above the marks. The marks of one head, with no part of a recipe among them, have one beginning. */
function startsAbove(book: Book, isMarkAt: (index: number) => boolean): Set<number> {
  const beginnings = new Map<number, Beginning>();
  book.lines.forEach((_, mark) => {
    if (!isMarkAt(mark)) return;
    const border = book.borders[mark] ?? -1;
    const ofHead = mark - border <= MAX_HEAD_LINES ? (beginnings.get(border) ?? "none") : "none";
    const beginning = ofHead === "none" ? beginningAbove(book, mark) : ofHead;
    // What else is said in servings within a recipe has a heading, too: "Frying the Pancakes", "Nutritional Values".
    const isTold = book.kinds[mark] !== "servings" || typeof ofHead === "number" || leadsToIngredients(book, mark);
    beginnings.set(mark, typeof beginning === "number" && !isTold ? "uncertain" : beginning);
  });
  return new Set([...beginnings.values()].filter((beginning) => typeof beginning === "number"));
}

/** Goes up from a mark, block by block across what is told about the dish, to the first that has a title. */
function beginningAbove(book: Book, mark: number): Beginning {
  if (mayBeRestOfText(book, mark)) return "uncertain";
  for (let [bottom, seen] = [mark, 0]; seen <= MAX_INTRO_LINES;) {
    const block = blockAbove(book, bottom);
    if (block === null) return "none";
    const title = titleOf(book, block);
    const isDirect = bottom === mark && !endsSentence(book.lines[block.last] ?? "");
    if (title !== null) return isCertain(book, { mark, block, title, isDirect }) ? title : "uncertain";
    if (!isIntro(book, block)) return "uncertain";
    bottom = block.first;
    seen += block.length;
  }
  return "uncertain";
}

/** Whether a mark that begins with a number may be the rest of the line above: "enough for", "4 servings". */
function mayBeRestOfText(book: Book, mark: number): boolean {
  if (!/^\d/.test(book.lines[mark] ?? "") || isBlank(book.kinds[mark - 1]) || !mayGoOn(book.lines[mark - 1] ?? ""))
    return false;
  const block = blockAbove(book, mark);
  return book.kinds[mark] === "amount" || block === null || !isTitleBlock(book, block);
}

/** The block that ends nearest above line `index`; null where a border comes first. A long block is cut, and then opens with nothing. */
function blockAbove({ kinds, borders }: Book, index: number): Block | null {
  const border = borders[index] ?? -1;
  let last = index - 1;
  while (last > border && isBlank(kinds[last])) last--;
  if (last <= border) return null;
  let first = last;
  while (first - 1 > border && !isBlank(kinds[first - 1]) && last - first < MAX_INTRO_LINES) first--;
  return { first, last, length: last - first + 1, opens: isBlank(kinds[first - 1]) || isMark(kinds[first - 1]) };
}

/**
 * A short block is a title, of a longer one the first line where it is set apart from the text below it. Where no blank
 * line parts recipes, its last lines are, behind a step that has come to its end.
 */
function titleOf(book: Book, block: Block): number | null {
  const { lines, kinds } = book;
  if (isTitleBlock(book, block)) return block.first;
  const opensWithTitle = block.opens && block.length > 1 && isSetApart(book, block);
  if (opensWithTitle) return endsSentence(lines[block.last] ?? "") ? block.first : null;
  let above = block.last - 1;
  while (above >= block.first && !endsSentence(lines[above] ?? "")) above--;
  const isAfterStep = above >= block.first || (kinds[above] === "step" && !mayGoOn(lines[above] ?? ""));
  return isAfterStep && isTitle(book, above + 1, block.last) ? above + 1 : null;
}

/** True for a block that is a title and nothing else but facts about the dish. */
function isTitleBlock(book: Book, { first, last, opens }: Block): boolean {
  if (!opens) return false;
  const facts = book.kinds.slice(first, last + 1).indexOf("fact");
  return facts === -1 ? isTitle(book, first, last) : facts > 0 && isTitle(book, first, first + facts - 1);
}

/** Whether the lines from `first` to `last` are one title. */
function isTitle({ lines, kinds, labels }: Book, first: number, last: number): boolean {
  if (last - first >= MAX_TITLE_LINES) return false;
  const goesOn = isBlank(kinds[last + 1]) && beginsLowercase(lines[last + 2] ?? "");
  if (first === last) return kinds[first] === "title" && !labels.has(lines[first] ?? "") && !goesOn;
  const title = lines.slice(first, last + 1);
  return !title.some(endsSentence) && kindOf(title.join(" ")) === "title";
}

/** Whether the first line of a block is a title by its looks, with the beginning of a text below it. */
function isSetApart({ lines, kinds }: Book, { first, last }: Pick<Block, "first" | "last">): boolean {
  const line = lines[first] ?? "";
  if (kinds[first] !== "title" || beginsLowercase(lines[first + 1] ?? "")) return false;
  const longest = Math.max(...lines.slice(first, last + 1).map((other) => other.length));
  return isSetAsTitle(line) || line.length <= longest * SHORT_OF_ITS_BLOCK;
}

/** True for what may stand between a title and its mark: sentences, facts about the dish, a label. */
function isIntro({ lines, kinds, labels }: Book, { first, last, length }: Block): boolean {
  if (endsSentence(lines[last] ?? "") || (length === 1 && labels.has(lines[first] ?? ""))) return true;
  return kinds.slice(first, last + 1).every(isFact);
}

interface Found {
  readonly mark: number;
  readonly block: Block;
  readonly title: number;
  /** Whether nothing stands between title and mark. */
  readonly isDirect: boolean;
}

/** Whether a title is the only line that could be the beginning, and not a heading within a recipe. */
function isCertain(book: Book, { mark, block, title, isDirect }: Found): boolean {
  const { kinds, borders, sentences } = book;
  const border = borders[block.first] ?? -1;
  const beforeBorder = kinds[borders[border] ?? -1];
  // "For the filling", with ingredients of its own, below the list of the others.
  const isBelowList = kinds[border] === "amount" && (beforeBorder === "amount" || isMark(beforeBorder));
  const isGroup = isBelowList && (sentences[title] ?? -1) < border;
  const above = title === block.first ? blockAbove(book, block.first) : null;
  // A chapter and its first dish, or a dish and what it is called elsewhere: either may be the title.
  const isOneOfTwo = above !== null && isTitleBlock(book, block) && isTitleBlock(book, above);
  // Servings at the foot of a recipe, or above the title that they belong to.
  const isOfOther = !isDirect && isTitleBelow(book, mark);
  const isHeadingOfSteps = title === block.first && above === null && kinds[border] === "section";
  return !isGroup && !isOneOfTwo && !isOfOther && !isHeadingOfSteps;
}

/** Whether the first line below the marks from `mark` on is a title, whose servings these may be. */
function isTitleBelow({ kinds }: Book, mark: number): boolean {
  let index = mark + 1;
  while (index <= mark + LOOK_AHEAD_LINES && (isBlank(kinds[index]) || isMark(kinds[index]) || isFact(kinds[index])))
    index++;
  return kinds[index] === "title" && (isBlank(kinds[index + 1]) || isMark(kinds[index + 1]));
}

/** Whether ingredients come below a line of servings, across what is told about the dish, before a step, a section or a title. */
function leadsToIngredients(book: Book, servings: number): boolean {
  const { lines, kinds } = book;
  // A text may go on below with a number: "Heat the oil to about", "180 degrees and fry them".
  const kindAt = (index: number): LineKind | undefined =>
    kinds[index] === "amount" && mayBeRestOfText(book, index) ? "text" : kinds[index];
  for (let first = servings + 1; first < lines.length && first <= servings + MAX_HEAD_LINES; first++) {
    const kind = kindAt(first);
    if (kind === "ingredients" || kind === "amount") return true;
    if (kind === "step" || kind === "section") return false;
    if (kind !== "title" && kind !== "text") continue;
    let last = first;
    while (last - first < MAX_INTRO_LINES && ["title", "text"].includes(kindAt(last + 1) ?? "blank")) last++;
    const end = lines[last] ?? "";
    const isHeaded = isTitle(book, first, last) || isSetApart(book, { first, last });
    if (isHeaded || !(endsSentence(end) || end.endsWith(":"))) return false;
    first = last;
  }
  return false;
}

/** Whether a list of amounts begins on a line: one on which another follows before any step. */
function opensAmounts({ kinds }: Book, index: number): boolean {
  if (kinds[index] !== "amount" || kinds[index - 1] === "amount") return false;
  const next = kinds.slice(index + 1, index + 1 + LOOK_AHEAD_LINES);
  const end = next.findIndex((kind) => kind === "step" || kind === "section" || isMark(kind));
  return next.slice(0, end === -1 ? next.length : end).includes("amount");
}
