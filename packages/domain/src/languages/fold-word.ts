/** Lower case, accents dropped, typographic apostrophes straightened: how words are compared in every language. */
export function foldWord(word: string): string {
  return word.toLowerCase().normalize("NFD").replace(/\p{M}+/gu, "").replace(/[’ʼ]/g, "'").replaceAll("ß", "ss").replaceAll("œ", "oe");
}
