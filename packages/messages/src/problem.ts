import { english, type Speaker } from "./speakers";
import { isText, type Text } from "./text";

/**
 * An error that somebody reads: its sentence says what happened and what to do, and stays a text until its reader's
 * language is known. A string is said as it is, or was written by `keep`. `message` is the English of it, for the log.
 */
export class Problem extends Error {
  constructor(
    readonly sentence: Text | string,
    options?: ErrorOptions,
  ) {
    super(isText(sentence) ? english(sentence) : sentence, options);
  }

  /** The sentence in its reader's language. */
  in(t: Speaker): string {
    return isText(this.sentence) ? t(this.sentence) : t.kept(this.sentence);
  }
}
