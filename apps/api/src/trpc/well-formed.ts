/**
 * The same input with half characters (lone surrogates, as a phone leaves of an emoji that is cut in two) replaced by the
 * sign for "unreadable". SQLite stores texts as UTF-8, which has no half characters: what was written and what is read
 * would differ, and a second save of the same name would not be known as such.
 */
export function wellFormed(input: unknown): unknown {
  if (typeof input === "string") return input.isWellFormed() ? input : input.toWellFormed();
  if (Array.isArray(input)) return input.map(wellFormed);
  if (typeof input !== "object" || input === null || Object.getPrototypeOf(input) !== Object.prototype) return input;
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, wellFormed(value)]));
}
