import { foldText } from "../ingredients/names/normalize-name";
import { tokenize } from "../quantities/amount-tokens";
import { readAmountAt } from "../quantities/read-amount";
import { isPositive, toNumber, type Rational } from "../quantities/rational";
import { servingsIn } from "../recipe-reading/words/servings";
import { SERVINGS_NOUNS } from "../recipe-reading/words/recipe-words";
import { DEFAULT_SERVINGS } from "./difficulty";

/** What a text says of how much a recipe makes. */
export interface SaidYield {
  /** Those who eat; of a range the lower end. Null where none is said. */
  readonly servings: number | null;
  /** What is made and is no people: 24 of "2 dozen cookies"; of a range the lower end. Null where none is said. */
  readonly amount: Rational | null;
  /** "cookies", "g dough"; '' for none. */
  readonly noun: string;
}

/** Nobody says it in more words. */
const MOST_CHARACTERS = 200;

/** What stands before the number: "Makes about 24 cookies", "Ergibt ca. 12 Stück". */
const LEAD =
  /^(?:\s|(?:this|recipe|serves|feeds|makes|enough|yields?|servings?|ergibt|reicht|fur|pour|para|per|voor|for|rinde|sirve|or|oder|about|approximately|approx|around|etwa|ca|circa|env|environ|unos|unas|ongeveer|zirka)(?=[\s.:]|$)|[.:~≈∼])+/;

/** "1 (9-inch) pie": what stands in brackets before the name is no name of its own. */
const HOW_LARGE = /^(\D{0,30}\d+ )\([^()]*\) (?=\p{L})/u;

/**
 * Reads "4 servings", "4 to 6", "24 cookies", "2 dozen", "1 loaf, 10 servings" and "about 950 g of dough": people are servings
 * and all else is a yield (decisions, section 2). A number alone is servings unless a word says that so many are made. Total.
 */
export function readSaidYield(text: string): SaidYield {
  let said: SaidYield = { servings: null, amount: null, noun: "" };
  for (const part of text
    .slice(0, MOST_CHARACTERS)
    .replace(HOW_LARGE, "$1")
    .split(/[,;()]/)) {
    const written = part.trim();
    const isEaten = /(?<!\p{L})(?:serves|feeds|sirve)(?!\p{L})/iu.test(written);
    const isMade =
      /^(?:this (?:recipe )?)?(?:makes|yields?|ergibt|rinde)(?!\p{L})/iu.test(written) ||
      /(?<!\p{L})(?:dozen|doz|dutzend|douzaines?|docenas?|dozzin[ae]|dozijn)(?!\p{L})/iu.test(written);
    const folded = foldText(written);
    const rest = (folded.length === written.length ? written : folded).slice(LEAD.exec(folded)?.[0].length ?? 0);
    const tokens = tokenize(rest);
    const reading = readAmountAt(tokens, 0);
    if (!reading || !isPositive(reading.amount) || /crowd/i.test(rest)) continue;
    const noun = rest
      .slice(tokens[reading.next - 1]?.end ?? 0)
      .replace(/^[\s.]+/, "")
      .replace(/^(?:or so|or more|oder so|oder mehr|ou plus|o más|o più|of meer)(?!\p{L})/iu, "")
      .replace(/\s*\.?\s*$/, "");
    const words = foldText(noun).split(/[^\p{L}]+/u);
    const isPeople = isEaten || words.some((word) => SERVINGS_NOUNS.has(word)) || (noun === "" && !isMade);
    if (isPeople) said = { ...said, servings: said.servings ?? toNumber(reading.amount) };
    else if (said.amount === null) said = { ...said, amount: reading.amount, noun };
  }
  return said.servings === null && said.amount === null ? { ...said, servings: servingsIn(text) } : said;
}

/** No recipe of a household is for more. */
const MOST_WHO_EAT = 100;

/** What a recipe is kept with: those who eat, null where nobody says; what is made, null and '' where nobody says. */
export interface RecipeYield {
  readonly servings: number | null;
  readonly yieldAmount: number | null;
  readonly yieldNoun: string;
}

/** Of all the ways in which one recipe says it: the first that names one to a hundred people, and the first that is made. */
export function yieldOfAll(said: readonly SaidYield[]): RecipeYield {
  const people = said.find(({ servings }) => servings !== null && servings >= 1 && servings <= MOST_WHO_EAT);
  const made = said.find(({ amount }) => amount !== null);
  return {
    servings: people?.servings ?? null,
    yieldAmount: made?.amount ? toNumber(made.amount) : null,
    yieldNoun: made?.noun ?? "",
  };
}

/**
 * For how many a recipe is planned, and whether that is assumed: what makes so many of something and names nobody who eats is
 * planned as it is written, and what says neither is for the usual number (decisions, section 2).
 */
export function plannedServings(
  servings: number | null,
  isMade: boolean,
): { readonly servings: number | null; readonly servingsAssumed: boolean } {
  const servingsAssumed = servings === null && !isMade;
  return { servings: servingsAssumed ? DEFAULT_SERVINGS : servings, servingsAssumed };
}
