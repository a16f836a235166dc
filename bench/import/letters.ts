/** Letters, figures and the slash of amounts; the fonts of the printed books have no others than Latin letters, and capitals no ß. */
export function letters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[\u2044\u2215]/g, "/")
    .replace(/[^\p{Script=Latin}\p{N}/]/gu, "");
}
