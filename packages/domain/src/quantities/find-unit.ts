import type { Language } from "../languages/language";
import { LANGUAGES } from "../languages/languages";
import { PIECE, unitById, type Unit } from "./unit";

interface UnitMatch {
  readonly unit: Unit;
  readonly language: string;
}

const unitsByWord = new Map<string, UnitMatch>(LANGUAGES.toReversed().flatMap(wordsOf));

/**
 * The unit that a word stands for: any case, with or without a full stop, singular or plural, in every
 * known language. T is a tablespoon and t a teaspoon, so one-letter forms are read before case is folded.
 * Undefined for a word that is no unit; such words are kept as written (decisions, section 3).
 */
export function findUnit(word: string): Unit | undefined {
  return matchUnit(word)?.unit;
}

/** True for a word of another language than English ("EL", "Tasse"), which a shopping list keeps as the family's own. */
export function isForeignUnitWord(word: string): boolean {
  const match = matchUnit(word);
  return match !== undefined && match.language !== "en";
}

function matchUnit(word: string): UnitMatch | undefined {
  const trimmed = word.trim().replace(/\.+$/, "");
  if (trimmed === "T") return englishUnit("tbsp");
  if (trimmed === "t") return englishUnit("tsp");
  return unitsByWord.get(foldUnitWord(trimmed));
}

function englishUnit(id: string): UnitMatch | undefined {
  const unit = unitById(id);
  return unit && { unit, language: "en" };
}

function foldUnitWord(word: string): string {
  return word.toLowerCase().replaceAll(".", " ").replace(/\s+/g, " ").trim();
}

function wordsOf(language: Language): [string, UnitMatch][] {
  const measured = Object.entries(language.unitWords).flatMap(([id, words]): [string, UnitMatch][] => {
    const unit = unitById(id);
    return unit ? words.map((word) => [foldUnitWord(word), { unit, language: language.code }]) : [];
  });
  const pieces = ["", ...language.pieceWords].map((word): [string, UnitMatch] => [foldUnitWord(word), { unit: PIECE, language: language.code }]);
  return [...measured, ...pieces];
}
