import { foldText } from "#ingredients/names/normalize-name";

/** The words of a list with commas between them, folded, for comparison with folded text. */
export function foldedWords(list: string): ReadonlySet<string> {
  return new Set(list.split(",").flatMap((word) => foldText(word) || []));
}
