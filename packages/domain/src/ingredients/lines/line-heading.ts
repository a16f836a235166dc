import { tokenize } from "../../quantities/amount-tokens";
import { readAmountAt } from "../../quantities/read-amount";
import { listed } from "../../languages/word-lists";
import { foldText } from "../names/normalize-name";

/** A heading is short; a longer line is prose. */
const MAX_WORDS = 8;

/** "For the dough", "Für den Teig", "Pour la pâte": what introduces a part of a dish in each of the languages. */
const INTRODUCES =
  /^(?:for (?:the|your|a) |für (?:den|die|das|dein) |fuer (?:den|die|das) |pour (?:la |le |les |l['’])|per (?:il |lo |la |i |gli |le |l['’])|para (?:la |el |las |los )|voor (?:de|het) )/i;
/** A line of its own that is only this: "To serve", "Zum Servieren". */
const SERVES =
  /^(?:(?:for|to) (?:serv(?:e|ing)|garnish(?:ing)?|finish|assembl[ey]|decorat(?:e|ing))|(?:zum|zur) (?:servieren|garnieren|dekoration|anrichten|bestreuen)|pour (?:servir|garnir|décorer|finir)|per (?:servire|decorare|guarnire)|para (?:servir|decorar)|om te serveren|voor erbij|außerdem|ausserdem|sonstiges)$/i;
const INGREDIENTS =
  "(?:(?:wet|dry|main|other) )?ingredients|(?:die )?zutaten|ingr[ée]dients|(?:los )?ingredientes|ingredienti|ingredi[ëe]nten";
const SAYS_INGREDIENTS = new RegExp(`^(?:${INGREDIENTS})$`, "i");
/** Parts of dishes that nobody buys by this word alone, in six languages. */
const PART_OF_DISH = new RegExp(
  `^(?:the )?(?:${INGREDIENTS}|${listed(`
    fillings?, toppings?, marinade, dough, crust, pie crust, frosting, garnish(?:es)?, assembly, batter, dressing, sauce, base, glaze, streusel, brine,
    icing, extras, sides?, method, shell, coating, layers?,
    teig, füllung, belag, soße, boden, guss, glasur, marinade, außerdem, deko, dekoration, garnitur, beilage, zubereitung,
    pâte, garniture, farce, nappage, glaçage, préparation, décoration,
    masa, relleno, cobertura, glaseado, aliño, guarnición, preparación, decoración,
    impasto, ripieno, glassa, guarnizione, copertura, preparazione, decorazione,
    deeg, vulling, saus, garnering, bodem, glazuur, bereiding, topping
  `).join("|")})$`,
  "i",
);
/** What stands among ingredients and is none: for how many, what it nourishes, wishes, headings of other parts. Folded. */
const NO_FOOD =
  /^(?:(?:serves|servings?|makes|yields?|feeds|portionen|personen|personnes|personas|porciones|raciones|persone|porzioni|personen|porties|ergibt|kcal|kj|calories?|kalorien|calorias|calorie|brennwert|nutrition|nahrwerte|(?:prep(?:aration)?|cook(?:ing)?|total|rest(?:ing)?) time)(?:\b.*)?|(?:fur|pour|para|per|voor|for|ca\.?) \d+ (?:people|persons?|servings|personen|personnes|personas|persone|portionen|porties|porzioni|raciones|porciones)|\d+ (?:servings|personen|personnes|personas|persone|portionen|portions|porties|porzioni|raciones)|enjoy(?: (?:your meal|it|with .*))?|(?:the )?(?:method|directions?|instructions?|equipment|zubereitung|anleitung|preparation|preparacion|instrucciones|preparazione|procedimento|bereiding(?:swijze)?)|guten appetit|bon appetit|buen provecho|que aproveche|buon appetito|eet smakelijk|smakelijk(?: eten)?)[.!:…]*$/;

/**
 * True for what stands where ingredients do and is nothing to buy: "Zutaten", "Serves 4", "200 kcal", "Enjoy!", a heading
 * "To serve:", and a text without a letter. It stays in its recipe to the letter.
 */
export function isNoFood(text: string): boolean {
  const plain = withoutMarkup(text.trim()).text;
  if (!/\p{L}/u.test(plain)) return true;
  return /[:：]$/.test(plain) || NO_FOOD.test(foldText(plain)) || SAYS_INGREDIENTS.test(plain) || SERVES.test(plain);
}

/** Where a line stands within its block. */
export interface LinePlace {
  /** Nothing, or a blank line, comes before it. */
  readonly opens: boolean;
  /** The next line with something on it; '' at the block's end. */
  readonly following: string;
}

/**
 * The heading that a line is, without its marks: "For the dumplings:", "FOR THE DOUGH", "## Filling", "**Sauce**".
 * Null for a line that names a food: an amount at its beginning, a comma, or nothing that says heading.
 */
export function readHeading(line: string, { opens, following }: LinePlace): string | null {
  const { text, isMarked } = withoutMarkup(line.trim());
  const hasColon = /[:：]$/.test(text);
  const heading = text.replace(/\s*[:：]+$/, "").trim();
  if (heading === "" || !/\p{L}/u.test(heading)) return null;
  if (isMarked === "hash") return heading;
  if (heading.split(/\s+/).length > MAX_WORDS || startsWithAmount(heading)) return null;
  if (hasColon) return heading;
  if (heading.includes(",")) return null;
  if (INTRODUCES.test(heading) || SERVES.test(heading)) return heading;
  // "TURKEY" and "**Butter**" are bought: better a heading on the list than a food off it.
  const leads = (opens && following !== "") || isMarked === "bold";
  return leads && namesPart(heading) ? heading : null;
}

/** "Filling", "CHEESE SAUCE", "Wet ingredients": its last word is a part of a dish. */
function namesPart(heading: string): boolean {
  const last = heading.split(/\s+/).at(-1) ?? "";
  return PART_OF_DISH.test(heading) || (isAllCapitals(heading) && PART_OF_DISH.test(last));
}

function startsWithAmount(text: string): boolean {
  return /^[\d½⅓⅔¼¾⅛]/.test(text) && readAmountAt(tokenize(text), 0) !== null;
}

/** "FOR THE DOUGH": more than one letter, none of them small. */
function isAllCapitals(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
}

function withoutMarkup(line: string): { readonly text: string; readonly isMarked: "hash" | "bold" | null } {
  const hashed = /^#{1,6}\s+(.*?)\s*#*$/.exec(line)?.[1];
  if (hashed !== undefined) return { text: withoutMarkup(hashed).text, isMarked: "hash" };
  const bold = /^(\*\*\*?|__)([^*_]+)\1(\s*[:：])?$/.exec(line);
  return bold?.[2] === undefined
    ? { text: line, isMarked: null }
    : { text: `${bold[2].trim()}${bold[3]?.trim() ?? ""}`, isMarked: "bold" };
}
