import { isArticle } from "../../../quantities/read-amount";
import type { Token } from "../../../quantities/amount-tokens";
import { findUnit } from "../../../quantities/find-unit";
import { isContainer } from "../../../quantities/unit";
import { readMeasureBracket } from "../quantity/line-alternatives";
import { isOpening } from "../line-brackets";
import { readCount } from "../quantity/line-last-amount";
import type { NameDraft } from "./line-name-draft";
import { readSizeAt } from "../quantity/line-size";
import { compoundAt, isCompound, isWord, skipPhrase, type Compound } from "../line-words";

/** Words in a bracket that only says the food's other name: "asafetida (hing)". */
const MAX_SYNONYM_WORDS = 2;

/** A bracket at `at`: a measure, a count, a size, another name of the food ("asafetida (hing)"), else a note. Index after it; null where none opens. */
export function takeBracket(draft: NameDraft, at: number): number | null {
  const { tokens } = draft;
  if (!isOpening(tokens[at])) return null;
  const measures = readMeasureBracket(tokens, at);
  const close = draft.brackets.get(at) ?? tokens.length;
  if (measures) {
    draft.measures.push(...measures.measures);
    draft.each ||= measures.each;
    return measures.next;
  }
  const count = draft.hasAmount ? null : readCount(tokens, at + 1);
  const size = readSizeAt(tokens, at + 1, true);
  if (count?.next === close) {
    draft.measures.push(count);
    draft.size.push(...count.size);
  } else if (size !== null && (size.next === close || (size.next + 1 === close && isSizeWord(tokens[size.next]))))
    draft.size.push(...size.parts);
  else if (draft.name.length > 0 && isSynonym(tokens, at + 1, close)) draft.name.push(...tokens.slice(at, close + 1));
  else draft.notes.push(tokens.slice(at + 1, close));
  return close + 1;
}

function isSizeWord(token: Token | undefined): boolean {
  return token?.kind === "word" && /^sized?$/.test(token.folded);
}

/** "(hing)", "(flat-leaf)", "(or other)": a few words that name or describe, none that comments or prepares. */
function isSynonym(tokens: readonly Token[], start: number, close: number): boolean {
  const part =
    isArticle(tokens[start]) ||
    /^(?:the|its|le|la|les|il|lo|el|der|die|das|den|de|het)$/.test(tokens[start]?.folded ?? "");
  if (isWord(tokens[part ? start + 1 : start], "partWords") || isWord(tokens[close - 1], "prepositions")) return false;
  // "3 Eier (M)"
  if (close === start + 1 && /^(?:s|m|l|xl)$/.test(tokens[start]?.folded ?? "")) return false;
  let words = 0;
  for (let at = start; at < close; words += 1) {
    const word = compoundAt(tokens, at);
    if (
      word === null ||
      words === MAX_SYNONYM_WORDS ||
      isCompound(word, "commentWords") ||
      isContainerWord(word) ||
      isCompound(word, "preparationAdverbs")
    )
      return false;
    const isPreparation = isCompound(word, "preparationWords") || isCompound(word, "weakPreparationWords");
    if (isPreparation && (word.next >= close || isHow(tokens[word.next]))) return false;
    at = word.next;
  }
  return words > 0 && close < tokens.length && skipPhrase(tokens, start, "asidePhrases") === start;
}

/** "(blik)": what the food comes in. */
function isContainerWord(word: Compound): boolean {
  const unit = findUnit(word.folded);
  return unit !== undefined && isContainer(unit);
}

/** The "fine" of "(chopped fine)". */
function isHow(token: Token | undefined): boolean {
  return (
    token?.kind === "word" && /^(?:fine|small|thin|rough|coarse|finely|thinly|roughly|coarsely)$/.test(token.folded)
  );
}
