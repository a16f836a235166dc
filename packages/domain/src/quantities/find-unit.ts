import { foldWord } from "../languages/fold-word";
import type { LanguageWords } from "../languages/language";
import { LANGUAGES } from "../languages/languages";
import { listed } from "../languages/word-lists";
import { isDash, type Token } from "./amount-tokens";
import { PIECE, unitById, type Unit } from "./unit";

/** What a word means as a unit, and whose word it is. */
interface UnitMatch {
  readonly unit: Unit;
  /** Code of the language that gave the word its meaning; English wins where several know it. */
  readonly language: string;
}

/** A unit within a row of tokens. */
export interface UnitAt {
  readonly unit: Unit;
  /** As written without full stops, "fl oz" or "EL". */
  readonly word: string;
  /** Code of the language whose word it is. */
  readonly language: string;
  /** Index of the first token after it. */
  readonly next: number;
}

interface KnownUnits {
  readonly byWord: ReadonlyMap<string, UnitMatch>;
  /** Words in the longest unit that any language writes: "c à soupe", "cucharada de postre". */
  readonly maxWords: number;
}

/** Made for the first word that is looked up: it is some milliseconds of each start. */
const knownUnits = (): KnownUnits => (known ??= makeKnownUnits());
let known: KnownUnits | undefined;

function makeKnownUnits(): KnownUnits {
  const byWord = new Map(LANGUAGES.toReversed().flatMap(wordsOf));
  return { byWord, maxWords: Math.max(...[...byWord.keys()].map((word) => word.split(" ").length)) };
}

/**
 * The unit that a word stands for: any case, with or without full stops and accents, singular or plural, in every
 * known language. T is a tablespoon and t a teaspoon, so one-letter forms are read before case is folded.
 * Undefined for a word that is no unit; such words are kept as written (decisions, section 3).
 */
export function findUnit(word: string): Unit | undefined {
  return matchUnit(word)?.unit;
}

/** Code of the language whose word it is ("de" of "EL"), English before all others; "en" for a word that is no unit. */
export function languageOfUnitWord(word: string): string {
  return matchUnit(word)?.language ?? "en";
}

/** True for a word of another language than English ("EL", "Tasse"), which a shopping list keeps as the family's own. */
export function isForeignUnitWord(word: string): boolean {
  return languageOfUnitWord(word) !== "en";
}

/** A family's own word in the number of its amount: "Stangen" for 3 "Stange"; as it is written where it is another spelling ("Pck."). */
export function foreignUnitWord(word: string, isPlural: boolean): string {
  const forms = ownWords(findUnit(word)?.id ?? "", languageOfUnitWord(word)).slice(0, 2);
  const isForm = forms.some((form) => foldUnitWord(form) === foldUnitWord(word));
  return (isForm ? forms[isPlural ? 1 : 0] : undefined) ?? word.trim();
}

/** The singular of an English unit's word as it is written: "tin" for "Tins"; the word itself where it is none. */
export function singularUnitWord(word: string): string {
  const folded = foldUnitWord(word);
  const words = LANGUAGES[0]?.unitWords[findUnit(word)?.id ?? ""] ?? [];
  const at = words.indexOf(folded);
  // Words of a unit come in pairs, singular and plural.
  return at < 0 ? word.trim() : (words[at - (at % 2)] ?? folded);
}

/** The other number of {@link singularUnitWord}: "tins" for "tin"; undefined for a word that is none. */
export function pluralUnitWord(word: string): string | undefined {
  const words = LANGUAGES[0]?.unitWords[findUnit(word)?.id ?? ""] ?? [];
  const at = words.indexOf(singularUnitWord(word));
  return at < 0 ? undefined : words[at + 1];
}

/**
 * The word to show for a unit: "cloves" for ("clove", true), "Tassen" for ("cup", true, "de").
 * Falls back to English, then to the id itself, so an unknown unit shows as it was written. Pieces have no word.
 */
export function unitWord(unitId: string, plural: boolean, languageCode = "en"): string {
  const words = shownWords(unitId, languageCode) ?? LANGUAGES[0]?.unitWords[unitId];
  return words?.[plural ? 1 : 0] ?? unitId;
}

/** Ids of the units that families type most, in the order in which they are offered. */
const COMMON_UNITS = [
  ...listed("g, kg, ml, l, tsp, tbsp, cup, oz, lb"),
  PIECE.id,
  ...listed("clove, pinch, bunch, slice, can, pack"),
];

/** What a unit that is written so is called in a language, one of it; as it is written where that has no word for it. */
export function unitWordIn(written: string, languageCode: string): string {
  const unit = findUnit(written);
  if (languageCode === "en" || !unit) return written;
  return (unit === PIECE ? ownWords(PIECE.id, languageCode) : shownWords(unit.id, languageCode))?.[0] ?? written;
}

let nameIn: (unitId: string, languageCode: string) => readonly string[] | undefined = () => undefined;

/** Gives the names of `unit-names.ts`, which whoever shows nothing but English does without. */
export function nameUnitsBy(names: typeof nameIn): void {
  nameIn = names;
}

function shownWords(unitId: string, languageCode: string): readonly string[] | undefined {
  return LANGUAGES.find(({ code }) => code === languageCode)?.unitWords[unitId] ?? nameIn(unitId, languageCode);
}

function ownWords(unitId: string, languageCode: string): readonly string[] {
  const language = LANGUAGES.find(({ code }) => code === languageCode);
  return (unitId === PIECE.id ? language?.pieceWords : language?.unitWords[unitId]) ?? [];
}

/** Words for the usual units in one language: "EL", "Zehe". One that its kitchens have no word for is not among them. */
export function commonUnitWords(languageCode: string): readonly string[] {
  return COMMON_UNITS.flatMap((id) => ownWords(id, languageCode)[0] ?? []);
}

/** The longest unit that begins at `index`, full stops skipped; null where none does. Looks at a bounded number of tokens. */
export function readUnitAt(tokens: readonly Token[], index: number): UnitAt | null {
  let found: UnitAt | null = null;
  let written = "";
  let folded = "";
  const first = tokens[index];
  if (first?.kind !== "word") return null;
  const { byWord, maxWords } = knownUnits();
  for (let count = 0, next = index; count < maxWords; count += 1) {
    // "table-spoonfuls" and "tea-spoon" are one unit of two words.
    if (count > 0 && isDash(tokens[next]) && !tokens[next]?.spaced && !tokens[next + 1]?.spaced) next += 1;
    const token = tokens[next];
    if (token?.kind !== "word") break;
    written = count === 0 ? token.text : `${written} ${token.text}`;
    folded = count === 0 ? token.folded : `${folded} ${token.folded}`;
    next += 1;
    if (isStop(tokens[next]) && tokens[next]?.spaced === false) next += 1;
    const match = count === 0 ? (oneLetterUnit(written) ?? byWord.get(folded)) : byWord.get(folded);
    if (match) found = { word: written, next, ...(asFrench(folded, tokens, next) ?? match) };
  }
  return found;
}

/** A French "cc de vanille" is a teaspoon and "un filet d'huile" a dash, whatever English has for the word. */
function asFrench(folded: string, tokens: readonly Token[], next: number): UnitMatch | undefined {
  if (!/^(?:de|d'|du)$/.test(tokens[next]?.folded ?? "")) return undefined;
  const isPoured = /^(?:huile|vinaigre|citron|jus|sauce|miel|sirop|lait|creme|eau|vin)$/.test(
    tokens[next + 1]?.folded ?? "",
  );
  const unit = folded === "cc" ? unitById("tsp") : folded === "filet" && isPoured ? unitById("dash") : undefined;
  return unit && { unit, language: "fr" };
}

function isStop(token: Token | undefined): boolean {
  return token?.text === ".";
}

function matchUnit(word: string): UnitMatch | undefined {
  const trimmed = word.trim().replace(/\.$/, "");
  return oneLetterUnit(trimmed) ?? knownUnits().byWord.get(foldUnitWord(trimmed));
}

function oneLetterUnit(word: string): UnitMatch | undefined {
  const unit = word === "T" ? unitById("tbsp") : word === "t" ? unitById("tsp") : undefined;
  return unit && { unit, language: "en" };
}

function foldUnitWord(word: string): string {
  return foldWord(word).replaceAll(".", " ").replace(/\s+/g, " ").trim();
}

function wordsOf(language: LanguageWords): [string, UnitMatch][] {
  const measured = Object.entries(language.unitWords).flatMap(([id, words]): [string, UnitMatch][] => {
    const unit = unitById(id);
    return unit ? words.map((word) => [foldUnitWord(word), { unit, language: language.code }]) : [];
  });
  const pieces = ["", ...language.pieceWords, ...language.sizeWords].map((word): [string, UnitMatch] => [
    foldUnitWord(word),
    { unit: PIECE, language: language.code },
  ]);
  return [...measured, ...pieces];
}
