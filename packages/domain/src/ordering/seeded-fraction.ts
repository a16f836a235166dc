/** A number from 0 to below 1 that looks like chance and is the same for the same seed, words and numbers (FNV-1a, mixed). */
export function seededFraction(...parts: readonly (number | string)[]): number {
  let hash = 0x811c9dc5;
  for (const letter of parts.join("|")) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
