import type { Token } from "../../../quantities/amount-tokens";
import { compoundAt, isCompound, isWord, skipPhrase, type Compound } from "../line-words";

/** A row of preparation longer than this is read in parts, so that no line takes more than linear time. */
const MAX_STEPS = 12;
const MAX_ADVERBS = 3;
/** "slightly beaten", "rough chopped"; "jelly" and "curly" are no adverbs. */
const MANNER = /^(?:rough|fine|coarse|half|super|extra|(?!jelly|curly|early|family)[a-z]{3,}ly)$/;

/**
 * Index after the words of preparation that begin at `index`: "finely chopped", "peeled and diced", "peeled, chopped,".
 * `index` itself where none stand there, or where they belong to the name: "crushed red pepper", "toasted or grilled bread".
 */
export function skipPreparation(tokens: readonly Token[], index: number): number {
  let end = index;
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const isSoldSo = skipPhrase(tokens, end, "preparedFoods") > end;
    if (isSoldSo && !(end > index && isJoiner(tokens[end - 1]))) break;
    const step = skipOneStep(tokens, end);
    if (step === end) break;
    const joined = skipJoiner(tokens, step);
    if (joined === step || tokens[step]?.text === ",") end = joined;
    else if (skipOneStep(tokens, joined) > joined) end = joined;
    else return index;
  }
  return end;
}

/** True where a phrase of preparation begins: "peeled and cut into chunks", "gutted". Said of what follows a comma. */
export function beginsPreparation(tokens: readonly Token[], index: number): boolean {
  return skipOneStep(tokens, index) > index || isParticiple(tokens, index);
}

/** A word that ends in -ed and describes no food ("gutted", but "smoked"): in what follows a comma it is preparation. */
export function isParticiple(tokens: readonly Token[], index: number): boolean {
  const word = compoundAt(tokens, index);
  const last = word?.parts.at(-1);
  if (!word || !last || isCompound(word, "describingWords") || isWord(last, "describingWords")) return false;
  return isWord(last, "preparationWords") || /^[a-z]{2,}[^e]ed$/.test(last.folded);
}

/** True where words of preparation after a food run to the end of its phrase: "shrimp peeled and deveined". */
export function isTrailingPreparation(tokens: readonly Token[], index: number): boolean {
  const end = skipPreparation(tokens, index);
  if (end === index || skipPhrase(tokens, index - 1, "preparedFoods") >= end) return false;
  const after = tokens[end];
  return (
    tokens[end - 1]?.text === "," ||
    after?.kind !== "word" ||
    skipPhrase(tokens, end, "asidePhrases") > end ||
    isPreposition(after)
  );
}

function isPreposition(token: Token): boolean {
  return (
    isWord(token, "prepositions") ||
    isWord(token, "andWords") ||
    isWord(token, "orWords") ||
    isWord(token, "preparationAdverbs") ||
    /^(?:until|fine|thin|thick|but)$/.test(token.folded)
  );
}

/** One step: adverbs and a word of preparation. */
function skipOneStep(tokens: readonly Token[], index: number): number {
  let at = index;
  while (at - index < MAX_ADVERBS && isAdverb(tokens, at) && compoundAt(tokens, at)?.parts.length === 1) at += 1;
  const word = compoundAt(tokens, at);
  if (word === null) return index;
  if (isPreparation(word)) return word.next;
  // "Freshly ground beef" is bought as ground beef: the adverb alone is preparation.
  if (word.folded === "ground" && isMeat(tokens[word.next])) return at;
  return isCompound(word, "weakPreparationWords") && (at > index || isJoinedToPreparation(tokens, word.next))
    ? word.next
    : index;
}

/** "finely", "slightly"; "rough" and "thick" before a word of preparation; the "fresh" of "fresh ground pepper". */
function isAdverb(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (isWord(token, "preparationAdverbs")) return true;
  if (token?.kind !== "word") return false;
  if (token.folded === "fresh") return /^(?:ground|cracked|squeezed)$/.test(tokens[at + 1]?.folded ?? "");
  if (!MANNER.test(token.folded) || tokens[at + 1]?.folded === "cut") return false;
  return isCompound(compoundAt(tokens, at + 1), "preparationWords");
}

function isMeat(token: Token | undefined): boolean {
  return /^(?:beef|pork|lamb|veal|turkey|chicken|bison|venison|mutton|meat|chuck|sirloin|round|buffalo|elk|duck)$/.test(
    token?.folded ?? "",
  );
}

function isPreparation(word: Compound): boolean {
  if (isCompound(word, "preparationWords")) return true;
  const [first] = word.parts;
  const last = word.parts.at(-1);
  if (isCompound(word, "describingWords") || isCompound(word, "weakPreparationWords")) return false;
  if (word.parts.length === 1) return false;
  if (isWord(first, "preparationAdverbs"))
    return isWord(last, "preparationWords") || isWord(last, "weakPreparationWords");
  // "hand-torn" and "cleaned-and-gutted"; what is sold "pre-grated" or "thick-cut" is bought so.
  return (
    !/^(?:pre|ready|home|shop|store)$/.test(first?.folded ?? "") &&
    /^(?:chopped|crushed|deveined|diced|drained|grated|gutted|halved|minced|peeled|seeded|shelled|soaked|torn)$/.test(
      last?.folded ?? "",
    )
  );
}

function isJoinedToPreparation(tokens: readonly Token[], index: number): boolean {
  const joined = skipJoiner(tokens, index);
  const word = joined === index || tokens[index]?.text === "," ? null : compoundAt(tokens, joined);
  return word !== null && isPreparation(word);
}

/** ",", "and", "/" and, before a further step, ", and". */
function skipJoiner(tokens: readonly Token[], index: number): number {
  const token = tokens[index];
  if (token?.text === "," && isJoiner(tokens[index + 1]) && skipOneStep(tokens, index + 2) > index + 2)
    return index + 2;
  return token?.text === "," || isJoiner(token) ? index + 1 : index;
}

function isJoiner(token: Token | undefined): boolean {
  return /^[/&]$/.test(token?.text ?? "") || isWord(token, "andWords") || isWord(token, "orWords");
}
