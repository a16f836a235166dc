import { english } from "@tureen/messages/speakers";
import type { Text } from "@tureen/messages/text";

/** The database cannot be used as it is; the sentence says what is wrong and what to do. The message is its English. */
export class DatabaseProblem extends Error {
  constructor(readonly sentence: Text) {
    super(english(sentence));
  }
}
