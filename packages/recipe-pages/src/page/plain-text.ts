import { decodeHTML } from "entities";
import { parsePage, shownText, tidy } from "./page";

/** Texts in structured data are often HTML, and often escaped once more than they should be. */
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31}\d{0,2});/i;
const TAG = /<\/?[a-z][^<>]*>/i;
/** Where these mark the lines, a line break in the source is a mere space. */
const BLOCK_TAG = /<(?:br|p|li|div|ol|ul|h[1-6])\b/i;
const LINE_BREAK = /\r\n|[\r\n\u2028\u2029]/;
const LINE_BREAKS = new RegExp(LINE_BREAK, "g");
/** Escaped three times is the worst that is seen. */
const MAX_ESCAPES = 3;

/** A text that may hold tags and entities as plain lines, without blank ones. */
export function plainLines(text: string): readonly string[] {
  const unescaped = unescape(text);
  const shown = TAG.test(unescaped)
    ? shownText(parsePage(BLOCK_TAG.test(unescaped) ? unescaped : unescaped.replace(LINE_BREAKS, "<br>")).children)
    : unescaped;
  return shown
    .split(LINE_BREAK)
    .map(tidy)
    .filter((line) => line !== "");
}

/** The same on one line. */
export function plainText(text: string): string {
  return plainLines(text).join(" ");
}

/** Entities as their letters: "&amp;#8217;" becomes "&#8217;" first, and so is looked at again. */
function unescape(text: string): string {
  let plain = text;
  for (let round = 0; round < MAX_ESCAPES && ENTITY.test(plain); round += 1) plain = decodeHTML(plain);
  return plain;
}
