/** Accents are dropped where they decorate a letter; in other scripts a mark makes another letter ("й" is not "и"). */
const DECORATED = /([\p{Script=Latin}\p{Script=Greek}])[\u0300-\u036f]+/gu;
const PLAIN = /^[\t\n\r -_a-~]*$/;
/** Most names are folded already, and a catalogue asks for thousands at once. */
const FOLDED = /^[!-@[-_a-~]+(?: [!-@[-_a-~]+)*$/;
const BARE = /^[\da-z]+(?: [\da-z]+)*$/;
const WHITE_SPACE = /\s+/g;
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const LETTERS: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ı: "i" };

/**
 * Text as it is compared and searched: case, accents, typographic quotes and dashes, invisible characters and runs of
 * white space do not count. "  Crème  Fraîche " is "creme fraiche". Empty where nothing visible is left.
 */
export function foldText(text: string): string {
  if (FOLDED.test(text)) return text;
  // Most text is plain English, and lists and searches fold a lot of it.
  const plain = PLAIN.test(text) ? text.toLowerCase() : foldLetters(text);
  return plain.replace(WHITE_SPACE, " ").trim();
}

function foldLetters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(DECORATED, "$1")
    .normalize("NFC")
    .replace(/[ßæœøłđı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\u2018\u2019\u201b\u02bc\u00b4`]/g, "'")
    .replace(/[\u201c-\u201f\u00ab\u00bb]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(INVISIBLE, "");
}

/**
 * A food's name as it is looked up, letter for letter: folded, and without the marks that people set or leave out
 * ("All-Purpose Flour", "confectioners’ sugar"). Singular and plural still differ; `foodKey` folds them too.
 */
export function foldName(name: string): string {
  const folded = foldText(name);
  if (BARE.test(folded)) return folded;
  const bare = folded
    .replace(/['"]/g, "")
    .replaceAll("&", " and ")
    .replace(/[-_|#/.,;:!()[\]*]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return bare === "" ? folded : bare;
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** How a text may be typed: as it is, and "nuesse" for "Nüsse" on a keyboard without an ü. */
export function spellingsOf(text: string): readonly string[] {
  if (PLAIN.test(text)) return [text];
  const spelledOut = text.normalize("NFC").replace(/[äöü]/gi, (letter) => UMLAUTS[letter.toLowerCase()] ?? letter);
  return spelledOut === text.normalize("NFC") ? [text] : [text, spelledOut];
}

/** {@link spellingsOf} a text, folded: what it is searched by. */
export const foldedSpellings = (text: string): readonly string[] => spellingsOf(text).map(foldText);
