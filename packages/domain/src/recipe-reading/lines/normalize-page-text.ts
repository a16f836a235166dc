/** Vulgar fractions as a cook types them. NFKC alone would turn "1½" into "11⁄2", eleven halves. */
const FRACTIONS: Readonly<Record<string, string>> = {
  "½": "1/2",
  "⅓": "1/3",
  "⅔": "2/3",
  "¼": "1/4",
  "¾": "3/4",
  "⅕": "1/5",
  "⅖": "2/5",
  "⅗": "3/5",
  "⅘": "4/5",
  "⅙": "1/6",
  "⅚": "5/6",
  "⅐": "1/7",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
  "⅑": "1/9",
  "⅒": "1/10",
};

/** Characters that NFKC would spoil or leave in several forms. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d\s?)º/g, "°"],
  [/(?<=\d) ?[∘◦] ?(?=[CF]?\b)/g, " °"],
  [/[´`]/g, "'"],
  [/[\u2010\u2011\ufe63\uff0d]/g, "-"],
  // A font of LaTeX's T1 encoding that does not name its signs: "Grieÿ", "b÷uf".
  [/(?<=[aeiouyäöü])ÿ/giu, "ß"],
  [/÷(?=u)/g, "œ"],
  [/[\uf0b7\uf0a7\u25cf\u2022\u25aa\u25a0\u2023\u2043]/g, "•"],
];

/** Zero-width marks, private-use glyphs, replacement characters, lone surrogates and controls say nothing to a reader. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffd]|\p{Co}|\p{Cs}|(?![\n\t])\p{Cc}/gu;

/** Brackets around signs that the book's font did not have: nothing of them is left to read. */
const UNREADABLE_ASIDE = / ?\(([\ufffd\s\p{Co}\p{Cc}]{1,40})\)/gu;

/**
 * One page of PDF text in plain characters: compatibility forms and ligatures resolved (NFKC), fractions
 * written as "1 1/2", invisible characters dropped, spaces and blank lines collapsed. Lines stay lines, and a
 * soft hyphen survives only at the end of a line, where it marks a broken word.
 */
export function normalizePageText(text: string): string {
  let result = text.replace(/\r\n?|[\f\v\u0085\u2028\u2029]/g, "\n").replace(/\u00ad(?![^\S\n]*\n)/g, "");
  result = spellFractions(result);
  for (const [pattern, replacement] of REPLACEMENTS) result = result.replace(pattern, replacement);
  return result
    .normalize("NFKC")
    .replace(/[\u2044\u2215]/g, "/")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(UNREADABLE_ASIDE, (aside, signs: string) => (signs.trim() === "" ? aside : ""))
    .replace(INVISIBLE, "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function spellFractions(text: string): string {
  return text
    .replace(/(\d?)([¼-¾⅐⅑⅒⅓-⅞])/g, (_, before: string, sign: string) => spaced(before, FRACTIONS[sign] ?? sign))
    .replace(/(\d?)([⁰¹²³⁴-⁹]{1,2})[⁄∕/]([₀-₉]{1,2}|\d{1,2})/g, (_, before: string, top: string, bottom: string) =>
      spaced(before, `${top.normalize("NFKC")}/${bottom.normalize("NFKC")}`),
    )
    .replace(/(\d+)[⁄∕](\d+)/g, (_, top: string, bottom: string) => splitGluedWhole(top, bottom));
}

/** "11⁄2" set with a fraction slash is one and a half: the whole number stood in front without a space. */
function splitGluedWhole(top: string, bottom: string): string {
  const glued = top.length > 1 && Number(top) > Number(bottom);
  return glued ? `${top.slice(0, -1)} ${top.slice(-1)}/${bottom}` : `${top}/${bottom}`;
}

function spaced(before: string, fraction: string): string {
  return before === "" ? fraction : `${before} ${fraction}`;
}
