import { text, type Text } from "@tureen/messages/text";

/** Below this many characters a family password is guessed too easily. */
const SHORT_PASSWORD_CHARS = 8;

/**
 * A warning for a short family password; null where there is nothing to say. Any non-empty password is allowed
 * (specification, section 5), so this only advises.
 */
export function passwordWarning(password: string): Text | null {
  const { length } = Array.from(password);
  if (length === 0 || length >= SHORT_PASSWORD_CHARS) return null;
  return text(
    "This password has only {count, plural, one {# character} other {# characters}}; {enough} or more are harder to guess.",
    { count: length, enough: SHORT_PASSWORD_CHARS },
  );
}
