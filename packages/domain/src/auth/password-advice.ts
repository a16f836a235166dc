/** Shorter family passwords are accepted, with a word of warning (decisions, section 1). */
const ADVISED_LENGTH = 8;

/** A sentence where the password is short, else null. Any non-empty password is allowed. */
export function passwordAdvice(password: string): string | null {
  if ([...password].length >= ADVISED_LENGTH) return null;
  return `The family password is short. ${ADVISED_LENGTH} characters or more, such as three words, are much harder to guess.`;
}
