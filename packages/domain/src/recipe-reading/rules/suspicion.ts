import type { Item } from "../book-reading";
import { isUnfinished } from "../words/sentences";

/** What a book's own parts are called, and a recipe is not. */
export const NO_DISH =
  /^(?:chapter|part|appendix|kapitel|teil|anhang|chapitre|partie|capítulo|parte|capitolo|hoofdstuk|deel) (?:\d+|[ivxlc]+)\b|^(?:introduction|preface|foreword|acknowledge?ments?|einleitung|vorwort|avant-propos|introducción|prólogo|introduzione|prefazione|inleiding|voorwoord|conversions?|measurements?|glossary)$|\b(?:continued|continuation|fortsetzung|suite|continuación|continua|vervolg)\W*$|^(?:from|source|by|page)\b.*[\d\]]$/iu;

/** "12 cups", "34 tsp", "1 14 cups": a half, three quarters and a quarter whose line is lost. */
const LOST_FRACTION =
  /(?:^|\s|\()(?:12|13|14|18|23|25|34|35|38|58|78)(?:[ -](?:cup|tsp|teaspoon|tbsp|tablespoon|pint|quart|TL|EL|Tasse|cuillère|cucharada|cucharadita|cucchiaio|cucchiaino|bicchiere)(?!\p{L}))/iu;
const SPLIT_FRACTION = /(?:^|\s)\d (?:12|13|14|23|34|38|58|78)\s\p{L}/u;

/** What makes one look twice at a recipe that is well set: whatever of it smells of a mistake. */
export function* suspicionsOf(title: string, ingredients: readonly Item[], steps: readonly Item[]): Generator<string> {
  if (NO_DISH.test(title) || !/\p{L}{2}/u.test(title)) yield "no name of a dish";
  if (ingredients.some(({ text }) => LOST_FRACTION.test(text) || SPLIT_FRACTION.test(text)))
    yield "an amount that no kitchen has";
  if (ingredients.some(({ text }) => !/\p{L}{2}/u.test(text))) yield "an ingredient without a food";
  if (ingredients.some(({ text }) => /https?:|www\./.test(text))) yield "an address among the ingredients";
  if (goOnBelow(ingredients, isUnfinished)) yield "a part of an ingredient";
  if (goOnBelow(steps, (text) => /[,(\d]$/.test(text)) || /[,(]$/.test(steps.at(-1)?.text ?? ""))
    yield "a part of a step";
  if (steps.filter(({ text, number }) => number === null && text.split(" ").length <= 2).length > 2)
    yield "steps of a word or two";
}

/** Whether one has not ended and the next begins in the middle of a sentence, as most do not. */
function goOnBelow(items: readonly Item[], isOpen: (text: string) => boolean): boolean {
  const begin = items.map(({ text, hasAmount }) => !hasAmount && LOWERCASE.test(text));
  if (begin.filter(Boolean).length * 2 > items.length) return false;
  return items.some(({ text }, index) => begin[index + 1] === true && isOpen(text));
}

const LOWERCASE = /^(?:[•*·▪◦–—-]\s*)?\p{Ll}/u;
