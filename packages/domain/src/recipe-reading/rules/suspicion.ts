import type { Item } from "../book-reading";
import { parseLine } from "../../ingredients/lines/parse-line";
import { isVerb } from "../words/cooking-words";
import { recipePart } from "../words/recipe-marks";
import { endsOpen, endsSentence, isUnfinished } from "../words/sentences";
import { withoutBullet } from "../items/item-evidence";
import { SAME_EDGE } from "../setting/edges";

/** What a book's own parts are called, and a recipe is not. */
export const NO_DISH =
  /^(?:chapter|part|appendix|kapitel|teil|anhang|chapitre|partie|capítulo|parte|capitolo|hoofdstuk|deel) (?:\d+|[ivxlc]+)\b|^(?:introduction|preface|foreword|acknowledge?ments?|einleitung|vorwort|avant-propos|introducción|prólogo|introduzione|prefazione|inleiding|voorwoord|conversions?|measurements?|glossary)$|\b(?:continued|continuation|fortsetzung|suite|continuación|continua|vervolg)\W*$|^(?:from|source|by|page)\b.*[\d\]]$/iu;

/** "12 cups", "34 tsp", "1 14 cups": a half, three quarters and a quarter whose line is lost. */
const LOST_FRACTION =
  /(?:^|\s|\()(?:12|13|14|18|23|25|34|35|38|58|78)(?:[ -](?:cup|tsp|teaspoon|tbsp|tablespoon|pint|quart|TL|EL|Tasse|cuillère|cucharada|cucharadita|cucchiaio|cucchiaino|bicchiere)(?!\p{L}))/iu;
const SPLIT_FRACTION = /(?:^|\s)\d (?:12|13|14|23|34|38|58|78)\s\p{L}/u;

/** "1 1 Qt parsley": the number of a step in front of its amount. "1 15 oz can" and "2 2-inch sticks" have none. */
const TWO_NUMBERS =
  /^[1-9] [1-9](?: \d+\/\d+)? (?!(?:oz|ounces?|inch|lbs?|g|kg|ml|cl|cm|liters?|litres?|quarts?|pounds?)\b)\p{L}/u;

/** "For the sauce 50 g butter", "For a tin of 26 cm". */
const OF_PART = /^(?:for|für|pour|para|per|voor) (?:\p{L}+ )*\d/iu;

/** "2 f l oz": letters that belong together, set apart by the page. */
const APART = /(?<!\p{L})[b-df-hj-np-tv-z] [b-df-hj-np-tv-z](?:\s|$)/iu;

/** "Finely shred the carrot". */
const MANNER = /^\p{L}+ly (?=\p{Ll})/u;

const ADDRESS = /https?:|www\.|\p{L}\.(?:com|org|net|info|co\.uk|de|at|ch|fr|es|it|nl|eu)(?!\p{L})/iu;

/** "As much bacon as you like", "In season: peas" are no instructions. */
const LEADS_IN = /^(?:as|in|on|at|with|for|if|dans|en|im|mit|con|nel)\b/i;

/** Share of steps, and of ingredients, that are so from which on another one is odd. */
const MOST = 0.7;
const MOST_FACES = 0.6;

/** What a sentence says and the name of no food does: "is a mix of". */
const TOLD = /(?<!\p{L})(?:is|are|was|were|ist|sind|est|sont|è|sono)(?!\p{L})/iu;

/** Points from a column to the one beside it at the least. */
const MIN_BESIDE = 60;

/** Points by which a list in a list stands further right at most. */
const MAX_INNER = 40;

/** What makes one look twice at a recipe that is well set: whatever of it smells of a mistake. */
export function* suspicionsOf(title: string, ingredients: readonly Item[], steps: readonly Item[]): Generator<string> {
  if (NO_DISH.test(title) || !/\p{L}{2}/u.test(title)) yield "no name of a dish";
  if (ingredients.some(({ text }) => LOST_FRACTION.test(text) || SPLIT_FRACTION.test(text)))
    yield "an amount that no kitchen has";
  if (countUp(ingredients)) yield "amounts that count the lines";
  if (ingredients.some(({ text }) => TWO_NUMBERS.test(withoutBullet(text))))
    yield "the number of a step before an amount";
  if (ingredients.some(({ text }) => !/\p{L}{2}/u.test(text) || isMeasure(withoutBullet(text))))
    yield "an ingredient without a food";
  if (ingredients.some(({ text }) => APART.test(text))) yield "letters apart";
  if (ingredients.some((food) => isSentence(food)) && !ingredients.every(({ text }) => endsSentence(text)))
    yield "a sentence among the ingredients";
  if (ADDRESS.test(title) || ingredients.some(({ text }) => ADDRESS.test(text))) yield "an address";
  if (ingredients.some(({ hasAmount, text }) => !hasAmount && isVerb(text.replace(MANNER, "")) && !LEADS_IN.test(text)))
    yield "a step among the ingredients";
  if (ingredients.some(({ text }) => OF_PART.test(text) || recipePart(text.split(" ", 1)[0] ?? "") === "ingredients"))
    yield "the name of a part before an ingredient";
  if (ingredients.some(({ text }) => text.endsWith(":"))) yield "a heading among the ingredients";
  if (areUnsure(ingredients, ({ text }) => BULLET.test(text))) yield "an ingredient that may be two, or a part";
  if (hasPart(ingredients)) yield "a part of an ingredient";
  if (ingredients.some((food, index) => isSaidOf(food, ingredients[index - 1]))) yield "a remark among the ingredients";
  if (areUnsure(steps, ({ number }) => number !== null)) yield "a step that may be two, or a part";
  const worded = steps.filter(({ text }) => /\p{L}{2}/u.test(text));
  if (isOutOfNumber(worded[0], worded[1]?.number === 1)) yield "a step in front of the first";
  if (isOutOfNumber(worded.at(-1), worded.at(-2)?.number != null && worded.at(-1)?.style === worded.at(-2)?.style))
    yield "a step behind the last";
  if (!doCount(worded)) yield "numbers of steps that do not count";
  if (steps.some(({ text }) => !/[\p{L}\p{N}]/u.test(text))) yield "a step without a word";
  if (steps.some((step) => isList(step))) yield "ingredients among the steps";
  if (ingredients.some(({ text }) => areTwoFoods(withoutBullet(text)))) yield "two ingredients in one";
  if (steps.some(({ first, last }) => last.page === first.page && last.block > first.block + 1))
    yield "a step over columns";
  if (hasListOverPage(ingredients, steps)) yield "ingredients among the steps";
  if (hasCutStep(steps)) yield "a part of a step";
  if (steps.some(({ text, number }) => number === null && LISTED_STEP.test(text)))
    yield "an ingredient among the steps";
  if (steps.some((step) => isForeign(step, steps))) yield "a heading among the steps";
  if (steps.some(({ hasAmount, text }) => hasAmount && text.length < 50 && !/[.!]$/.test(text)))
    yield "an ingredient among the steps";
  if (goesOnWithList(ingredients.at(-1), steps)) yield "an ingredient among the steps";
  if (steps.some((step) => stands(step, ingredients) && !stands(step, steps))) yield "a step in the list's column";
}

/** Whether some line may belong to another entry than to its own. Where each has a mark in front, these say where one begins. */
function areUnsure(entries: readonly Item[], isMarked: (entry: Item) => boolean): boolean {
  return (
    !entries.every(isMarked) &&
    entries.some((entry, index) => entry.mayBeTwo || (entry.mayGoOn && index < entries.length - 1))
  );
}

/** What ties an amount to the food in front of it: "200 g or 1 cup". */
const TIE =
  "(?<!(?<!\\p{L})(?:or|and|about|of|from|to|plus|for|each|into|by|in|with|oder|und|ca|ou|o|y|e|à|de|di|da|bis|per|extra|size|type|typ|no|nr)\\s)";

/** "1 clove garlic 1 onion", "50 g butter 2 eggs": another amount behind a food, with nothing between that ties them. */
const TWO_FOODS = new RegExp(
  `^\\d(?!.*[(,;:–/+&]).*\\p{L}{3} ${TIE}[1-9]\\d* (?!inch)(?:\\p{L}{1,3} )?\\p{L}{4}`,
  "iu",
);

/** "1 egg, beaten 3/4 C buttermilk": a measure behind a food, wherever commas stand. */
const MEASURED_BEHIND = new RegExp(
  `^\\d.*\\p{L}{3} ${TIE}\\d[\\d/]*(?: \\d/\\d)? (?:cups?|c|teaspoons?|tablespoons?|tsp|tbsp|TL|EL)(?!\\p{L})`,
  "iu",
);

function areTwoFoods(text: string): boolean {
  return TWO_FOODS.test(text) || MEASURED_BEHIND.test(text.replace(/\([^)]*\)\s*/g, ""));
}

/** "1 loaf of bread Add the garlic to the dish": a food on the line of the step beside it. */
const LISTED_STEP =
  /^\d[^.,;:!]{4,60} \p{Lu}\p{Ll}+ (?:the|a|an|all|with|in|into|to|den|die|das|mit|le|la|les|el|los|il|lo|de|het) /u;

/** "250 g beans 1 can of corn 2 tbsp oats": more amounts than a step has that ends as no sentence. */
function isList({ text, number }: Item): boolean {
  return (
    number === null &&
    !endsSentence(text) &&
    !/[.!;,]/.test(text) &&
    (text.match(/(?:^| )\d+ \p{L}/gu)?.length ?? 0) > 2
  );
}

/** Whether numbers of steps begin at the first of them, which may be a heading, and no step has one alone. */
function doCount(steps: readonly Item[]): boolean {
  const [first, second] = steps.flatMap(({ number }) => number ?? []);
  const [above, below] = [steps[0]?.first, steps.find(({ number }) => number !== null)?.first];
  if (above && below && above !== below && above.page === below.page && above.block !== below.block) return false;
  return first === undefined || (first <= 2 && (second !== undefined || steps.length === 1));
}

/** Whether a text that begins with no verb stands at the edge of numbered steps: said of the dish, or a note. */
function isOutOfNumber(step: Item | undefined, areNumbered: boolean): boolean {
  return areNumbered && step?.number === null && step.heading === null && !isVerb(step.text);
}

/** Size of a footnote's letters to the list's at most. */
export const SMALL_PRINT = 0.92;

const BULLET = /^[•*·▪◦☐–—-] ?/;

/** So many ingredients in a row have their own place as their amount. */
const MIN_COUNTED = 4;

/** "1 Rice", "2 Salt", "3 Peppers": the numbers of a table's rows. */
function countUp(ingredients: readonly Item[]): boolean {
  const first = ingredients.slice(0, MIN_COUNTED);
  return first.length >= MIN_COUNTED && first.every(({ text }, index) => text.startsWith(`${index + 1} `));
}

/** "2 handfuls": whatever is written behind it would be its food. */
function isMeasure(text: string): boolean {
  return /^\d/.test(text) && text.length < 24 && parseLine(`${text} leek`).name === "leek";
}

/** An ingredient that has not ended, or that begins in the middle of one. Where most have bullets, these say where one begins. */
function hasPart(ingredients: readonly Item[]): boolean {
  const listed = ingredients.filter(({ text }) => BULLET.test(text)).length;
  if (2 * listed > ingredients.length)
    return ingredients.some(
      ({ text, hasAmount, heading, first }) =>
        !BULLET.test(text) &&
        heading === null &&
        (!hasAmount || first.size < SMALL_PRINT * (ingredients[0]?.first.size ?? 0)),
    );
  const begin = ingredients.map(({ text, hasAmount }) => !hasAmount && /^[\p{Ll}(),;&+]/u.test(text));
  const isUsual = 2 * begin.filter(Boolean).length > ingredients.length;
  return ingredients.some(({ text, mayGoOn }, index) => {
    const below = ingredients[index + 1];
    if (below === undefined) return /[,(]$/.test(text);
    const begins = begin[index + 1] === true && !isUsual && mayGoOn === true;
    return !below.hasAmount && (begins || isUnfinished(text));
  });
}

/** "It is a mix of water and sugar.": what is said of a dish, without an amount. */
function isSentence({ text, hasAmount, heading }: Item): boolean {
  return !hasAmount && heading === null && text.endsWith(".") && !BULLET.test(text) && TOLD.test(text);
}

/** "Preferably of bonito" below "Fish stock", further right: a food of its own or said of the one above. */
function isSaidOf({ first, hasAmount }: Item, above: Item | undefined): boolean {
  const shift = above?.first.page === first.page && above.first.block === first.block ? first.x - above.first.x : 0;
  return !hasAmount && above?.hasAmount === false && shift > SAME_EDGE && shift < MAX_INNER;
}

/** A step without an end: in front of one that no number opens, or with a colon at last; or one over two pages where most begin with a small letter. */
function hasCutStep(steps: readonly Item[]): boolean {
  const small = steps.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  const isUsual = 2 * small > steps.length;
  if (isUsual && steps.some(({ first, last }) => first.page < last.page)) return true;
  return steps.some(({ text, number }, index) => {
    const below = steps[index + 1];
    if (below === undefined && text.endsWith(":")) return true;
    if (number === null && /[,(]$/.test(text)) return true;
    if (below?.number !== null || endsSentence(text)) return false;
    return endsOpen(text) || (!isUsual && /^\p{Ll}/u.test(below.text));
  });
}

/** Whether a step has a face of its own, or is set otherwise than most and says no sentence: a title, a chapter, a saying. */
function isForeign({ text, style, number, first, last, heading }: Item, steps: readonly Item[]): boolean {
  if (heading !== null) return false;
  if (first.isInOutline) return true;
  const [font, ofFont] = mostUsedFont(steps);
  if (ofFont > 1 && first.font !== font && last.font !== font) return true;
  const counted = steps.filter((step) => step.number !== null);
  const isNamed = number === null && text.split(" ").length <= 2 && !/[.!?:]["'”’»)]*$/.test(text);
  if (isNamed && counted.length > 0 && counted.every((step) => endsSentence(step.text))) return true;
  const same = steps.filter((step) => step.style === style).length;
  const isShort = text.length <= 60 && !endsSentence(text) && number === null;
  if (isShort && 2 * same < steps.length) return true;
  const isPlain = isShort && text.split(" ").length <= 3 && !isVerb(text);
  return isPlain && steps.filter((step) => endsSentence(step.text)).length >= MOST * steps.length;
}

/** The typeface in which most steps begin, and how many do. */
function mostUsedFont(steps: readonly Item[]): readonly [string, number] {
  const counts = new Map<string, number>();
  for (const { first } of steps) counts.set(first.font, (counts.get(first.font) ?? 0) + 1);
  return [...counts].find(([, count]) => count >= MOST_FACES * steps.length) ?? ["", 0];
}

/** Whether the steps begin beside their list, and on another page steps have steps beside them: the list goes on there in its column. */
function hasListOverPage(ingredients: readonly Item[], steps: readonly Item[]): boolean {
  const isBeside = ({ first: left, last: { y = 0 } }: Item, { first: { page, block, x, y: top = 0 } }: Item): boolean =>
    page === left.page && block > left.block && x - left.x >= MIN_BESIDE && top <= y;
  const [list, step] = [ingredients[0]?.first, steps[0]];
  if (!list || !step || (step.first.y ?? 0) < (list.y ?? 0) - list.size) return false;
  return (
    ingredients.some((food) => isBeside(food, step)) && steps.some((one) => steps.some((other) => isBeside(one, other)))
  );
}

/** Whether the first step stands right below the list, as a food of it does, and white space parts it from the steps below. */
function goesOnWithList(last: Item | undefined, [first, second]: readonly Item[]): boolean {
  if (!last || !first || !second || first.number !== null || first.lines[0] !== (last.lines.at(-1) ?? 0) + 1)
    return false;
  const gap = first.first.gapAbove;
  return first.style === last.style && gap <= last.first.gapAbove && second.first.gapAbove > gap + 2;
}

/** Whether one stands where most of a list does: at its left edge, and no further to the right than that reaches. */
function stands({ first }: Item, list: readonly Item[]): boolean {
  const beside = list.filter((other) => other.first.page === first.page && other.first.size > 0);
  if (beside.length === 0) return false;
  const near = beside.filter((other) => Math.abs(other.first.x - first.x) <= 25);
  const reach = Math.max(...beside.map((other) => other.first.x + other.first.width));
  return 2 * near.length > beside.length && first.x + first.width <= reach + 5;
}
