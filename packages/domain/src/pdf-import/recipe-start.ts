/** Words that open a section of a recipe, never a recipe: English, German, French, Spanish, Italian. */
const SECTION_WORDS = new Set([
  "ingredients", "ingredient", "method", "directions", "instructions", "preparation", "steps", "notes", "note", "tips", "tip",
  "variations", "contents", "index", "nutrition", "equipment", "you will need", "what you need", "how to make it",
  "zutaten", "zubereitung", "anleitung", "inhalt", "tipp", "tipps",
  "ingrédients", "préparation", "étapes", "recette", "sommaire",
  "ingredientes", "preparación", "elaboración", "instrucciones", "índice",
  "ingredienti", "preparazione", "procedimento", "indice",
]);

const INGREDIENTS_HEADING =
  /^(?:ingredients?|you will need|what you need|zutaten|ingrédients?|ingredientes|ingredienti)(?: für\b.*| pour\b.*| \(.*\))?:?$/i;

/** Servings and times as a line of their own. It begins with a capital: "cook 5 minutes" goes on from the line above. */
const SERVINGS_LINE =
  /^(?:serves|servings?|makes|yields?|portions?|total time|ergibt|raciones|dosi per|porzioni|(?:für|pour|para|per) \d+ (?:person|portion|convive|raci|porzion))/i;
const TIMES_LINE = /^(?:prep(?:aration)?|cook(?:ing)?)(?: time)?:? ?\d/i;
const AMOUNT_FIRST = /^(?:[•*~–-] ?)?(?:\d|an? (?:pinch|handful|bunch|jar|can|few)\b|pinch\b|handful\b|half\b)/i;
const NUMBERED_STEP = /^(?:step )?\d{1,2}[.)](?:\s|$)/i;

/** Lines of one title at most; a longer block is text or a list of contents. */
const MAX_TITLE_LINES = 3;

/** Lines of a block above the servings that are looked at. */
const LOOK_BACK_LINES = 8;

/** Lines after a title within which its first amounts must show, where a book writes neither servings nor headings. */
const LOOK_AHEAD_LINES = 7;

/** Recipes with servings or headings from which on that is the book's way, and plain lists are taken for parts of them. */
const MIN_MARKED_RECIPES = 3;

/**
 * Whether a line could be the title of something: short, without the look of a sentence, an amount, a step or
 * the heading of a section.
 */
export function isTitleLike(line: string): boolean {
  return looksLikeTitle(line) && /^["'“‘(¡¿]?[\p{Lu}\p{Lo}]/u.test(line.trim()) && !AMOUNT_FIRST.test(line.trim());
}

/**
 * Indexes of the lines on which a recipe begins: the title above a line of servings or times, or above the heading
 * of its ingredients. In a book that has neither, a title-like line on which two amounts follow before any step.
 */
export function findRecipeStarts(lines: readonly string[]): ReadonlySet<number> {
  const marked = new Set<number>();
  lines.forEach((line, index) => {
    const start = isMark(line) ? titleAbove(lines, index) : null;
    if (start !== null) marked.add(start);
  });
  if (marked.size >= MIN_MARKED_RECIPES) return marked;
  lines.forEach((line, index) => {
    const opensBlock = (lines[index - 1] ?? "") === "";
    if (opensBlock && isTitleLike(line) && amountsFollow(lines, index)) marked.add(index);
  });
  return marked;
}

/** The first line of the title that the mark on line `index` belongs to; null where it has none, or has had its title. */
function titleAbove(lines: readonly string[], index: number): number | null {
  const block = blockAbove(lines, index);
  if (block === null) return null;
  const earlierMark = lines.slice(block.first, block.last + 1).findLastIndex(isMark);
  if (earlierMark !== -1) {
    const sinceMark = lines.slice(block.first + earlierMark + 1, block.last + 1);
    return sinceMark.some(isListed) && isTitleLike(lines[block.last] ?? "") ? block.last : null;
  }
  const title = titleOfBlock(lines, block);
  if (title !== null) return title;
  const farther = blockAbove(lines, block.first);
  if (farther === null || farther.length > MAX_TITLE_LINES || lines.slice(farther.first, farther.last + 1).some(isMark)) return null;
  return titleOfBlock(lines, farther);
}

interface Block {
  readonly first: number;
  readonly last: number;
  readonly length: number;
}

/** The lines without a blank one among them that stand above line `index`; what is farther off than a title is cut. */
function blockAbove(lines: readonly string[], index: number): Block | null {
  let last = index - 1;
  while (last >= 0 && lines[last] === "") last--;
  if (last < 0) return null;
  let first = last;
  while (first > 0 && lines[first - 1] !== "" && last - first < LOOK_BACK_LINES) first--;
  return { first, last, length: last - first + 1 };
}

/**
 * A short block opens with the title. Of a longer one the last line is the title, where no blank line parts it from
 * the recipe before, or the first one is, with words about the dish below it.
 */
function titleOfBlock(lines: readonly string[], { first, last, length }: Block): number | null {
  const opensWithTitle = isTitleLike(lines[first] ?? "") && !lines.slice(first, last + 1).some(isListed);
  const isNumberTitle = length === 1 && looksLikeTitle(lines[first] ?? "");
  if ((opensWithTitle && length <= MAX_TITLE_LINES) || isNumberTitle) return first;
  if (isTitleLike(lines[last] ?? "")) return last;
  return opensWithTitle && length <= LOOK_BACK_LINES ? first : null;
}

/** True for an ingredient with an amount and for a numbered step. */
function isListed(line: string): boolean {
  return AMOUNT_FIRST.test(line) || NUMBERED_STEP.test(line);
}

function amountsFollow(lines: readonly string[], titleIndex: number): boolean {
  let amounts = 0;
  for (let index = titleIndex + 1, seen = 0; index < lines.length && seen < LOOK_AHEAD_LINES; index++) {
    const text = lines[index] ?? "";
    if (text === "") continue;
    seen++;
    if (NUMBERED_STEP.test(text)) return false;
    if (AMOUNT_FIRST.test(text) && ++amounts >= 2) return true;
    if (seen >= MAX_TITLE_LINES && amounts === 0) return false;
  }
  return false;
}

function looksLikeTitle(line: string): boolean {
  const text = line.trim();
  if (text.length < 3 || text.length > 90 || text.split(" ").length > 14) return false;
  return !/[.,;:!]$/.test(text) && !NUMBERED_STEP.test(text) && !isRecipePart(text) && !/^[•*]/.test(text);
}

/** True for the heading of a section and for a line about servings or times. */
export function isRecipePart(text: string): boolean {
  return SECTION_WORDS.has(text.toLowerCase().replace(/[:.]$/, "")) || isMark(text);
}

/** What tells that a recipe has just begun: its servings or times, or the heading of its ingredients. */
function isMark(text: string): boolean {
  if (text.length > 90) return false;
  const isServings = /^\p{Lu}/u.test(text) && /\d/.test(text) && (SERVINGS_LINE.test(text) || TIMES_LINE.test(text));
  return isServings || INGREDIENTS_HEADING.test(text);
}
