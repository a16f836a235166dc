/** Words that open a section of a recipe, never a recipe: English, German, French, Spanish, Italian. */
const SECTION_WORDS = new Set([
  "ingredients", "ingredient", "method", "directions", "instructions", "preparation", "steps", "notes", "note", "tips", "tip",
  "variations", "contents", "index", "nutrition", "equipment", "you will need", "what you need", "how to make it",
  "zutaten", "zubereitung", "anleitung", "inhalt", "tipp", "tipps",
  "ingrédients", "préparation", "étapes", "recette", "sommaire",
  "ingredientes", "preparación", "elaboración", "instrucciones", "índice",
  "ingredienti", "preparazione", "procedimento", "indice",
]);

const INGREDIENTS_HEADING = /^(?:ingredients?|you will need|what you need|zutaten|ingrédients?|ingredientes|ingredienti)\b/i;
const SERVINGS_LINE =
  /^(?:serves|servings?|makes|yields?|portions?|prep(?:aration)? ?(?:time)?:? ?\d|cook(?:ing)? ?(?:time)?:? ?\d|total time|für \d|ergibt|pour \d|para \d|raciones|per \d|dosi per|porzioni)\b/i;
const AMOUNT_FIRST = /^(?:[•*~–-] ?)?(?:\d|an? (?:pinch|handful|bunch|jar|can|few)\b|pinch\b|handful\b|half\b)/i;
const NUMBERED_STEP = /^(?:step )?\d{1,2}[.)](?:\s|$)/i;

/** Title-like lines in a row that can be one title, or a title and a line under it. More is a list of contents. */
const MAX_TITLE_LINES = 2;

/** Lines after a title within which its servings, heading or first amounts must show. */
const LOOK_AHEAD_LINES = 7;

/**
 * Whether a line could be the title of something: short, without the look of a sentence, an amount, a step or
 * the heading of a section.
 */
export function isTitleLike(line: string): boolean {
  const text = line.trim();
  if (text.length < 3 || text.length > 90 || text.split(" ").length > 12) return false;
  if (/[.,;:!]$/.test(text) || !/^["'“‘(¡¿]?[\p{Lu}\p{Lo}\d]/u.test(text)) return false;
  if (AMOUNT_FIRST.test(text) && !/^\d+[- ]\p{L}+ \p{Lu}/u.test(text)) return false;
  return !NUMBERED_STEP.test(text) && !isRecipePart(text);
}

/**
 * Indexes of the lines on which a recipe begins: a title-like line on which servings, a heading of ingredients
 * or at least two amounts follow before any step does. The second line of a long title is no start.
 */
export function findRecipeStarts(lines: readonly string[]): ReadonlySet<number> {
  const starts = new Set<number>();
  lines.forEach((line, index) => {
    if (starts.has(index - 1) || !isTitleLike(line)) return;
    if (recipeFollows(lines, index)) starts.add(index);
  });
  return starts;
}

function recipeFollows(lines: readonly string[], titleIndex: number): boolean {
  let amounts = 0;
  let titles = 1;
  for (let index = titleIndex + 1, seen = 0; index < lines.length && seen < LOOK_AHEAD_LINES; index++) {
    const text = lines[index] ?? "";
    if (text === "") continue;
    seen++;
    if (isServingsLine(text) || INGREDIENTS_HEADING.test(text)) return true;
    if (NUMBERED_STEP.test(text)) return false;
    if (AMOUNT_FIRST.test(text) && ++amounts >= 2) return true;
    if (isTitleLike(text) && amounts === 0 && ++titles > MAX_TITLE_LINES) return false;
  }
  return false;
}

function isServingsLine(text: string): boolean {
  return text.length <= 90 && SERVINGS_LINE.test(text);
}

/** True for the heading of a section and for a line about servings or times. */
export function isRecipePart(text: string): boolean {
  const word = text.toLowerCase().replace(/[:.]$/, "");
  return SECTION_WORDS.has(word) || INGREDIENTS_HEADING.test(text) || isServingsLine(text);
}
