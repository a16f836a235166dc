/** Below this many characters a family password is guessed too easily. */
const SHORT_PASSWORD_CHARS = 8;

/**
 * A warning for a short family password; null where there is nothing to say. Any non-empty password is allowed
 * (specification, section 5), so this only advises.
 */
export function passwordWarning(password: string): string | null {
  const { length } = Array.from(password);
  if (length === 0 || length >= SHORT_PASSWORD_CHARS) return null;
  return `This password has only ${length} ${length === 1 ? "character" : "characters"}; ${SHORT_PASSWORD_CHARS} or more are harder to guess.`;
}
