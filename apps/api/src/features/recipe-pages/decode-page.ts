import { decodeUtf8 } from "@tureen/recipe-pages/page/decode-utf8";
import { isIngredientsHeading } from "@tureen/recipe-pages/lists/part-headings";

/** What pages of old are written in that do not say it; browsers take the first. */
const UNSAID =
  "windows-1252 windows-1250 windows-1251 windows-1253 windows-1254 windows-1255 windows-1256 koi8-r euc-jp shift_jis gb18030 big5 euc-kr";
/** Characters of a page that are looked through for a heading. */
const MAX_READ = 500_000;

/**
 * A page's source out of its bytes: by its byte order mark; as UTF-8 where they are that, whatever is said (pages move, and
 * keep their old declaration); by what its server says, or it says itself; else in what makes it name its ingredients.
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const marked = decodeAs(markOf(bytes), bytes);
  if (marked !== null) return marked;
  const utf8 = decodeUtf8(bytes);
  const isAscii = utf8?.length === bytes.length;
  if (utf8 !== null && !isAscii) return utf8;
  const declared = charsetIn(contentType) ?? charsetIn(new TextDecoder("latin1").decode(bytes.subarray(0, 4096)));
  // Bytes that are no UTF-8 are that whatever is declared: a page of Windows' letters may call itself UTF-8.
  if (utf8 === null && declared !== undefined && /^utf-?8$/i.test(declared)) return guessed(bytes);
  return decodeAs(declared, bytes) ?? utf8 ?? guessed(bytes);
}

function guessed(bytes: Uint8Array): string {
  const inEach = UNSAID.split(" ").map((label) => decodeAs(label, bytes, true));
  const understood = inEach.find((text) => text !== null && namesIngredients(text));
  return understood ?? new TextDecoder("windows-1252").decode(bytes);
}

function namesIngredients(source: string): boolean {
  const texts = source.slice(0, MAX_READ).match(/>[^<>]{2,100}</g) ?? [];
  return texts.some((text) => isIngredientsHeading(text.slice(1, -1).trim()));
}

function markOf(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  return bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : undefined;
}

function charsetIn(text: string): string | undefined {
  return /charset\s{0,5}=\s{0,5}["']?\s{0,5}([\w.:-]{1,40})/i.exec(text)?.[1];
}

/** Null for a charset that nobody knows, and with `fatal` for bytes that are not of it. */
function decodeAs(label: string | undefined, bytes: Uint8Array, fatal = false): string | null {
  if (label === undefined) return null;
  try {
    return new TextDecoder(label, { fatal }).decode(bytes);
  } catch {
    return null;
  }
}
