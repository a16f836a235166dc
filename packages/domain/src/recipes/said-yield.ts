import { foldText } from "../ingredients/names/normalize-name";
import { tokenize } from "../quantities/amount-tokens";
import { readAmountAt } from "../quantities/read-amount";
import { isPositive, toNumber, type Rational } from "../quantities/rational";
import { servingsIn } from "../recipe-reading/words/servings";
import { SERVINGS_NOUNS } from "../recipe-reading/words/recipe-words";

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
  /^(?:\s|(?:serves|feeds|makes|yields?|servings?|ergibt|reicht|fur|pour|para|per|voor|for|rinde|sirve|about|approximately|approx|around|etwa|ca|circa|env|environ|unos|unas|ongeveer|zirka)(?=[\s.:]|$)|[.:~≈])+/;

/**
 * Reads "4 servings", "4 to 6", "24 cookies", "2 dozen", "1 loaf, 10 servings" and "about 950 g of dough": people are servings
 * and all else is a yield (decisions, section 2). A number alone is servings unless a word says that so many are made. Total.
 */
export function readSaidYield(text: string): SaidYield {
  let said: SaidYield = { servings: null, amount: null, noun: "" };
  for (const part of text.slice(0, MOST_CHARACTERS).split(/[,;()]/)) {
    const written = part.trim();
    const isMade =
      /^(?:makes|yields?|ergibt|rinde)(?!\p{L})/iu.test(written) ||
      /(?<!\p{L})(?:dozen|doz|dutzend|douzaines?|docenas?|dozzin[ae]|dozijn)(?!\p{L})/iu.test(written);
    const lead = LEAD.exec(foldText(written))?.[0].length ?? 0;
    const rest = foldText(written).length === written.length ? written.slice(lead) : foldText(written).slice(lead);
    const tokens = tokenize(rest);
    const reading = readAmountAt(tokens, 0);
    if (!reading || !isPositive(reading.amount) || /crowd/i.test(rest)) continue;
    const noun = rest
      .slice(tokens[reading.next - 1]?.end ?? 0)
      .replace(/^[\s.]+/, "")
      .replace(/^(?:or so|or more|oder so|oder mehr|ou plus|o más|o più|of meer)(?!\p{L})/iu, "")
      .trim();
    const words = foldText(noun).split(/[^\p{L}]+/u);
    const isPeople = words.some((word) => SERVINGS_NOUNS.has(word)) || (noun === "" && !isMade);
    if (isPeople) said = { ...said, servings: said.servings ?? toNumber(reading.amount) };
    else if (said.amount === null) said = { ...said, amount: reading.amount, noun };
  }
  return said.servings === null && said.amount === null ? { ...said, servings: servingsIn(text) } : said;
}
