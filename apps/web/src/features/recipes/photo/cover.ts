/** Colours of the look for the linen, for what is woven into it and around the plate, and for the letter on the plate. */
const TONES = [
  ["herb-soft", "herb", "herb"],
  ["clay-soft", "clay", "clay"],
  ["butter-soft", "butter", "butter-ink"],
  ["berry-soft", "berry", "berry"],
  ["enamel", "on-enamel", "herb-ink"],
] as const;
const PATTERNS = ["weave", "dots", "stripes"] as const;

interface Cover {
  readonly tone: (typeof TONES)[number];
  readonly pattern: (typeof PATTERNS)[number];
  /** The first letter or number of the name, capital where there is such a thing. */
  readonly initial: string;
}

/** How a dish without a photo is shown: always the same for the same name, whatever its case. */
export function coverOf(title: string): Cover {
  const name = title.normalize("NFC").trim().toLowerCase();
  // FNV-1a, 32 bits: neighbouring names get different covers.
  let hash = 0x811c9dc5;
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return {
    tone: TONES[hash % TONES.length] ?? TONES[0],
    pattern: PATTERNS[Math.floor(hash / TONES.length) % PATTERNS.length] ?? "weave",
    initial: (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? "").toUpperCase(),
  };
}
