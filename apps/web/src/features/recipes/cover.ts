const TONES = ["herb", "clay", "butter", "berry", "enamel"] as const;
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
    tone: TONES[hash % TONES.length] ?? "herb",
    pattern: PATTERNS[Math.floor(hash / TONES.length) % PATTERNS.length] ?? "weave",
    initial: (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? "").toUpperCase(),
  };
}
