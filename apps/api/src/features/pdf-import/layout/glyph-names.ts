/** What pdf.js tells of a typeface. */
export interface Typeface {
  /** Without its subset tag; "" where the file does not tell. */
  readonly name: string;
  /** Letters of glyphs that have no character of their own, by the sign that stands for them in a text. */
  readonly glyphs: ReadonlyMap<string, string>;
}

/** A name is told apart from others by far less. */
const MAX_FONT_NAME = 80;

/** Glyphs that TeX's own encodings have below the printable signs; fonts of dots keep no names for them. */
const TEX_GLYPHS: ReadonlyMap<string, string> = new Map([
  ...["ff", "fi", "fl", "ffi", "ffl"].flatMap((letters, index): [string, string][] => [
    [String.fromCharCode(0x0b + index), letters],
    [String.fromCharCode(0x1b + index), letters],
  ]),
  ["\u0010", "ı"],
  ["\u0012", "`"],
  ["\u0013", "´"],
  ["\u0014", "ˇ"],
  ["\u0015", "–"],
  ["\u0016", "—"],
  ["\u0019", "ı"],
  ["\u007f", "¨"],
]);

/** Letters that office fonts put together under a sign that no kitchen writes. */
export const OFFICE_LIGATURES: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L})Ɵ|Ɵ(?=\p{L})/gu, "ti"],
  [/(?<=\p{L})Ʃ|Ʃ(?=\p{L})/gu, "tt"],
  [/(?<=\p{L})ƫ/gu, "tti"],
  [/(?<=\p{L})Ō(?=\p{Ll})/gu, "ft"],
];

/** Reads pdf.js's own record of a typeface, whatever is in it. */
export function typefaceOf(font: unknown): Typeface {
  const record = typeof font === "object" && font !== null ? font : {};
  const name = "name" in record ? String(record.name) : "";
  const differences = "differences" in record && Array.isArray(record.differences) ? record.differences : [];
  const named = differences.flatMap((glyph: unknown, code): [string, string][] => {
    const isSign = code < 0x20 || (code >= 0x7f && code < 0xa0);
    const letters = typeof glyph === "string" && isSign ? lettersOf(glyph) : "";
    return letters === "" ? [] : [[String.fromCharCode(code), letters]];
  });
  const isOfDots = "type" in record ? record.type === "Type3" : name === "Type3";
  return {
    name: name.replace(/^[A-Z]{6}\+/, "").slice(0, MAX_FONT_NAME),
    glyphs: new Map([...(isOfDots ? TEX_GLYPHS : []), ...named]),
  };
}

/** Signs that cooks write and that have names, by these. */
const SIGNS: Readonly<Record<string, string>> = {
  fraction: "⁄",
  onehalf: "½",
  onequarter: "¼",
  threequarters: "¾",
  degree: "°",
  endash: "–",
  emdash: "—",
  quoteright: "’",
  quoteleft: "‘",
  quotedblleft: "“",
  quotedblright: "”",
  bullet: "•",
};

/** "f_i" and "T_h" are the letters that they name; "fi" and "ffl" too. */
function lettersOf(glyph: string): string {
  const [plain = ""] = glyph.split(".");
  const sign = SIGNS[plain];
  if (sign !== undefined) return sign;
  if (/^(?:ff|fi|fl|ffi|ffl)$/.test(plain)) return plain;
  return /^\p{L}(?:_\p{L})+$/u.test(plain) ? plain.replaceAll("_", "") : "";
}

/** The text of a piece with such glyphs spelled out. */
export function spelledOut(text: string, { glyphs }: Typeface): string {
  let spelled = glyphs.size === 0 ? text : text.replace(/\p{Cc}/gu, (sign) => glyphs.get(sign) ?? sign);
  for (const [sign, letters] of OFFICE_LIGATURES) spelled = spelled.replace(sign, letters);
  return spelled;
}

/** A glyph within a word or beside a figure of which the file does not say what it is. */
export function lacksGlyphs(text: string): boolean {
  return /[\p{Ll}\d](?:(?![\t\n\r])\p{Cc}|[\ufffd\p{Co}])|(?:(?![\t\n\r])\p{Cc}|\ufffd)[\p{Ll}\d]/u.test(text);
}
