import type { Token } from "../../../quantities/amount-tokens";
import { compare, rational } from "../../../quantities/rational";
import { compoundAt, isCompound, isTightDash, isWord, skipPhrase, type Compound } from "../line-words";

const FEW = rational(4);

/** Words of size within a row of tokens. */
export interface SizeAt {
  /** As written: "small to medium", "thumb-sized". */
  readonly parts: readonly Token[];
  readonly next: number;
}

/**
 * Words of size at `index`: "large", "medium-sized", "small to medium", "very thin".
 * Words of measure ("heaped", "good", "thin") count only where `beforeUnit` says that a unit must follow.
 */
export function readSizeAt(tokens: readonly Token[], index: number, beforeUnit: boolean): SizeAt | null {
  const parts: Token[] = [];
  let next = index;
  for (;;) {
    const joiner = parts.length === 0 ? next : skipJoiner(tokens, next);
    const end = readOneSize(tokens, joiner, beforeUnit) ?? readOneSize(tokens, next, beforeUnit);
    if (end === null) return parts.length === 0 ? null : { parts, next };
    parts.push(...tokens.slice(next, end));
    next = end;
  }
}

function skipJoiner(tokens: readonly Token[], index: number): number {
  const token = tokens[index];
  const joins =
    isWord(token, "orWords") ||
    isWord(token, "andWords") ||
    isWord(token, "rangeWords") ||
    /^[,/-]$/.test(token?.text ?? "");
  return joins ? index + 1 : index;
}

function readOneSize(tokens: readonly Token[], index: number, beforeUnit: boolean): number | null {
  if (isShortGerman(tokens, index)) return index + 2;
  if (isMiddling(tokens, index)) return index + 4;
  const intensified = isIntensifier(tokens[index]) ? index + (isTightDash(tokens, index + 1) ? 2 : 1) : index;
  const word = compoundAt(tokens, intensified);
  if (word === null || skipPhrase(tokens, index, "unitFoods") > index) return null;
  if (isSized(word)) return word.next;
  const first = word.parts[0];
  const known = isWord(first, "sizeWords") || (beforeUnit && isWord(first, "measureWords"));
  if (!known && !isCompound(word, "sizeWords")) return null;
  const simple = word.parts.length === 1 || isCompound(word, "sizeWords") ? word.next : null;
  const joined = simple ?? (isWord(word.parts[1], "sizeWords") || beforeUnit ? word.next : null);
  if (joined === null) return null;
  const sized = tokens[joined];
  if (sized?.text === "." && !sized.spaced) return joined + 1;
  return sized?.kind === "word" && /^sized?$/.test(sized.folded) ? joined + 1 : joined;
}

/** "1 kl. Bund", "2 gr. Zwiebeln": small and large before a German noun; nobody weighs four grams of onions, but "250 gr. Mehl". */
function isShortGerman(tokens: readonly Token[], index: number): boolean {
  const [count, short, dot, noun] = tokens.slice(Math.max(0, index - 1), index + 3);
  if (index === 0 || !/^(?:kl|gr)$/.test(short?.folded ?? "") || dot?.text !== "." || dot.spaced) return false;
  const isFew = short?.folded === "kl" || (count?.value != null && compare(count.value, FEW) <= 0);
  return isFew && noun?.kind === "word" && /^\p{Lu}/u.test(noun.text);
}

/** "1 m.-große Zwiebel". */
function isMiddling(tokens: readonly Token[], index: number): boolean {
  const [middle, dot, dash, big] = tokens.slice(index, index + 4);
  return middle?.folded === "m" && dot?.text === "." && dash?.text === "-" && /^gro(?:ss|ß)/.test(big?.folded ?? "");
}

function isIntensifier(token: Token | undefined): boolean {
  return token?.kind === "word" && /^(?:very|extra|slightly|barely|quite|rather|fairly|really)$/.test(token.folded);
}

/** "thumb-sized", "bite-size", "medium–sized": any word will do before the hyphen. */
function isSized(word: Compound): boolean {
  return word.parts.length > 1 && /-sized?$/.test(word.folded);
}
