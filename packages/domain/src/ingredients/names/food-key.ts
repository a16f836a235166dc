import { foldName } from "./normalize-name";
import { singularWord } from "./singular-word";

/** Words after which a name only says which kind: in "legs of lamb" and "tomatoes on the vine" the head is the food. */
const AFTER_HEAD = / (?:of|in|on|with|without|for|from)(?: |$)/;

/**
 * What two spellings of one food share: folded and singular. Compares whole names only; "pepper" is not "bell pepper"
 * and "garlic powder" is not "garlic" (decisions, section 3). Not for display: some keys are no English words.
 */
export function foodKey(name: string): string {
  return singularName(foldName(name));
}

/** {@link foodKey} of what {@link foldName} has made of a name. */
export function singularName(foldedName: string): string {
  const name = withSingular(foldedName, foldedName.length);
  const headEnd = AFTER_HEAD.exec(foldedName)?.index;
  return headEnd === undefined ? name : withSingular(foldedName, headEnd) + name.slice(headEnd);
}

/** The name up to `end`, its last word singular. */
function withSingular(name: string, end: number): string {
  const start = name.lastIndexOf(" ", end - 1) + 1;
  return name.slice(0, start) + singularWord(name.slice(start, end));
}
