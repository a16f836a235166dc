/** Nothing to fold: almost every word of an English line, so it is worth asking first. */
const PLAIN = /^[ -~]*$/;

/** Lower case, accents dropped, typographic apostrophes straightened: how words are compared in every language. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[’ʼ]/g, "'")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe");
}
