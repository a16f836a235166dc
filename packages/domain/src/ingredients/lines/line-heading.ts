import { tokenize } from "../../quantities/amount-tokens";
import { readAmountAt } from "../../quantities/read-amount";

/** A heading is short; a longer line is prose. */
const MAX_WORDS = 8;

/** "For the dough", "Für den Teig", "Pour la pâte": what introduces a part of a dish in each of the languages. */
const INTRODUCES =
  /^(?:for (?:the|your|a) |für (?:den|die|das) |fuer (?:den|die|das) |pour (?:la |le |les |l['’])|per (?:il |lo |la |i |gli |le |l['’])|para (?:la |el |las |los ))/i;
/** A line of its own that is only this: "To serve", "Zum Servieren". */
const SERVES =
  /^(?:(?:for|to) (?:serv(?:e|ing)|garnish(?:ing)?|finish|assembl[ey]|decorat(?:e|ing))|(?:zum|zur) (?:servieren|garnieren|dekoration)|pour servir|per servire|para servir)$/i;
/** Parts of dishes that nobody buys by this word alone. */
const PART_OF_DISH =
  /^(?:the )?(?:fillings?|toppings?|marinade|dough|crust|frosting|garnish(?:es)?|assembly|batter|dressing|sauce|base|glaze|streusel|brine|ingredients)$/i;

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
  if (hasColon || isMarked === "bold") return heading;
  if (heading.includes(",")) return null;
  if (INTRODUCES.test(heading) || SERVES.test(heading)) return heading;
  const leads = opens && following !== "";
  if (leads && PART_OF_DISH.test(heading)) return heading;
  const isLoud = isAllCapitals(heading) && !isAllCapitals(following);
  return isLoud && leads ? heading : null;
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
