import type { Token } from "../../quantities/amount-tokens";
import { readUnitAt } from "../../quantities/find-unit";
import { readAmountAt } from "../../quantities/read-amount";
import { isContainer } from "../../quantities/unit";
import { isClosing, isOpening } from "./line-brackets";
import { compoundAt, isCompound, isTightDash, isWord } from "./line-words";

/** Remarks stand before the food: further on a bracket is the food's own. */
const MAX_TOKENS_BEFORE = 8;
const MAX_REMARK_WORDS = 4;

/** A line's tokens without the remarks between an amount and its food. */
export interface LiftedRemarks {
  readonly tokens: readonly Token[];
  readonly remarks: readonly (readonly Token[])[];
}

/**
 * Takes remarks out that stand between an amount and its food and say neither: "1 (generous) cup", "2 tbsp (packed)
 * brown sugar", "3 (or more) carrots", "1 No. 2 can peas", "2 pounds or so potatoes", "1 20 x 30 cm sheet puff pastry".
 */
export function liftRemarks(tokens: readonly Token[]): LiftedRemarks {
  const kept: Token[] = [];
  const remarks: (readonly Token[])[] = [];
  let hasAmount = false;
  for (let at = 0; at < tokens.length;) {
    const isEarly = hasAmount && kept.length <= MAX_TOKENS_BEFORE;
    const end = isEarly ? firstEnd(tokens, at) : null;
    const token = tokens[at];
    if (end !== null && end < tokens.length) {
      remarks.push(tokens.slice(at, end).filter((word) => !isOpening(word) && !isClosing(word)));
      at = end;
    } else {
      if (token) kept.push(token);
      hasAmount ||= token?.kind === "number" || (at <= MAX_TOKENS_BEFORE && readAmountAt(tokens, at) !== null);
      at += 1;
    }
  }
  return remarks.length === 0 ? { tokens, remarks } : { tokens: kept, remarks };
}

/** The first token after a remark of any kind; null where none begins. */
function firstEnd(tokens: readonly Token[], at: number): number | null {
  for (const endOf of [
    endOfBracket,
    endOfCanNumber,
    endOfComma,
    endOfFullness,
    endOfSpoonSize,
    endOfCondition,
    endOfRepeated,
    endOfOrSo,
    endOfDimensions,
  ]) {
    const end = endOf(tokens, at);
    if (end !== null) return end;
  }
  return null;
}

/** "(generous)", "(packed)", "(or more)": a short bracket with no number and no food in it. */
function endOfBracket(tokens: readonly Token[], at: number): number | null {
  if (!isOpening(tokens[at])) return null;
  let next = at + 1;
  for (let words = 0; words < MAX_REMARK_WORDS && !isClosing(tokens[next]); words += 1) {
    const word = compoundAt(tokens, next);
    if (word === null || !isRemark(tokens, next)) return null;
    next = word.next;
  }
  return isClosing(tokens[next]) && next > at + 1 ? next + 1 : null;
}

/** The "No. 303" of "1 No. 303 can peas" and the "(#2)" of "1 (#2) can": a size of tin, not an amount. */
function endOfCanNumber(tokens: readonly Token[], at: number): number | null {
  const isBracket = isOpening(tokens[at]);
  const sign = isBracket ? at + 1 : at;
  if (!/^(?:no|#)$/.test(tokens[sign]?.folded ?? "")) return null;
  const number = readAmountAt(tokens, tokens[sign + 1]?.text === "." ? sign + 2 : sign + 1);
  const end = number && isBracket ? number.next + 1 : number?.next;
  if (end === undefined || end === null || (isBracket && !isClosing(tokens[end - 1]))) return null;
  const unit = readUnitAt(tokens, end);
  return unit && isContainer(unit.unit) ? end : null;
}

function isRemark(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (
    isWord(token, "sizeWords") ||
    isWord(token, "measureWords") ||
    isWord(token, "preparationAdverbs") ||
    isWord(token, "orWords") ||
    isCompound(compoundAt(tokens, at), "preparationWords") ||
    /^(?:optional|more|less|so|about|approx|approximately|each|total|extra|very|if|needed|as|desired|bleached)$/.test(
      token?.folded ?? "",
    )
  );
}

/** The ", heaped," of "2 tbsp, heaped, plain flour". */
function endOfComma(tokens: readonly Token[], at: number): number | null {
  const isApart = tokens[at]?.text === "," && tokens[at + 2]?.text === ",";
  return isApart && isWord(tokens[at + 1], "measureWords") ? at + 3 : null;
}

/** How full a spoon is, said behind it: "1 TL, gestr. Salz", "2 EL gehäuft Mehl". */
const FULLNESS =
  /^(?:heaped|heaping|level|scant|gestr|gestrichen(?:e[rsn]?)?|geh|gehauft(?:e[rsn]?)?|colm[oaie]s?|ras[oaei]s?|bombees?|afgestreken)$/;
const SPOONS: ReadonlySet<string> = new Set(["tsp", "tbsp", "cup"]);

function endOfFullness(tokens: readonly Token[], at: number): number | null {
  const said = tokens[at]?.text === "," ? at + 1 : at;
  const word = /^(?:leicht|stark|gut|ben|bien)$/.test(tokens[said]?.folded ?? "") ? said + 1 : said;
  if (!FULLNESS.test(tokens[word]?.folded ?? "") || tokens[at - 1]?.kind === "number") return null;
  const unit = readUnitAt(tokens, at - 1) ?? (tokens[at - 1]?.text === "." ? readUnitAt(tokens, at - 2) : null);
  const next = tokens[word + 1]?.text === "." ? word + 2 : word + 1;
  const isFood = tokens[next]?.kind === "word" && !isWord(tokens[next], "ofWords");
  return unit && SPOONS.has(unit.unit.id) && isFood ? next : null;
}

/** The "x 15ml" of "3 x 15ml tablespoons", the size of every such spoon. */
function endOfSpoonSize(tokens: readonly Token[], at: number): number | null {
  const size = /^[xX×]$/.test(tokens[at]?.text ?? "") ? at + 1 : at;
  if (!/^(?:5|10|15|20)$/.test(tokens[size]?.text ?? "") || tokens[size + 1]?.folded !== "ml") return null;
  const spoon = readUnitAt(tokens, size + 2);
  return spoon && SPOONS.has(spoon.unit.id) ? size + 2 : null;
}

/** The "cooked weight" of "250 g cooked weight lentils" and the "room temperature" of "2 room temperature eggs". */
function endOfCondition(tokens: readonly Token[], at: number): number | null {
  const word = isTightDash(tokens, at + 1) ? at + 2 : at + 1;
  const phrase = `${tokens[at]?.folded ?? ""} ${tokens[word]?.folded ?? ""}`;
  const isSaid =
    /^(?:room temperature|(?:un)?cooked weight|(?:dry|dried|drained|net|raw|peeled|prepared|boned|trimmed) weight)$/;
  const isNear = tokens[at - 1]?.kind === "number" || readUnitAt(tokens, at - 1) !== null || isClosing(tokens[at - 1]);
  return isNear && isSaid.test(phrase) && tokens[word + 1]?.kind === "word" ? word + 1 : null;
}

/** The first number of a meal kit's "1 1 tbsp cornflour". */
function endOfRepeated(tokens: readonly Token[], at: number): number | null {
  const [before, again] = [tokens[at - 1], tokens[at]];
  if (!again?.value || before?.text !== again.text || !again.spaced) return null;
  const unit = readUnitAt(tokens, at + 1);
  const isOne = unit && !isContainer(unit.unit) && unit.unit.dimension !== "mass" && unit.unit.dimension !== "count";
  return isOne ? at + 1 : null;
}

/** "or so", "by weight", "or thereabouts" and, before a food, "or more" after an amount or its unit. */
function endOfOrSo(tokens: readonly Token[], at: number): number | null {
  if (tokens[at]?.folded === "by" && tokens[at + 1]?.folded === "weight") return at + 2;
  if (!isWord(tokens[at], "orWords") || !/^(?:so|thereabouts|more|less)$/.test(tokens[at + 1]?.folded ?? ""))
    return null;
  const isNear = tokens[at - 1]?.kind === "number" || tokens[at - 2]?.kind === "number" || isClosing(tokens[at - 1]);
  return isNear && (tokens[at + 2]?.kind === "word" || isOpening(tokens[at + 2])) ? at + 2 : null;
}

/** "20 x 30 cm", "2 by ¼-inch", "(9x13-inch)": how long and wide one is, after the amount. "2 x 4-inch" is no such thing: two of 4 inches. */
function endOfDimensions(tokens: readonly Token[], opening: number): number | null {
  const isBracket = isOpening(tokens[opening]);
  const at = isBracket ? opening + 1 : opening;
  const first = tokens[at]?.value && tokens[at - 1]?.text !== "/" ? readAmountAt(tokens, at) : null;
  if (first === null) return null;
  const by = skipLength(tokens, first.next);
  if (!/^(?:x|×|by)$/i.test(tokens[by]?.text ?? "")) return null;
  const second = readAmountAt(tokens, by + 1);
  const end = second && skipLength(tokens, second.next);
  if (second === null || end === null || end === second.next) return null;
  if (isBracket) return isClosing(tokens[end]) && tokens[end + 1]?.kind === "word" ? end + 1 : null;
  return tokens[end]?.kind === "word" && !/^(?:x|×|by)$/i.test(tokens[end].text) ? end : null;
}

/** "cm", "-inch", "inches": the first token after it; as it is where no length stands. */
function skipLength(tokens: readonly Token[], index: number): number {
  const unit = readUnitAt(tokens, isTightDash(tokens, index) ? index + 1 : index);
  return unit && /^(?:cm|mm|inch)$/.test(unit.unit.id) ? unit.next : index;
}
