/**
 * Tags as a list: from a comma-separated string as the create form has it, or from a list as AI results give it
 * (specification, section 3). Trimmed, without empty ones, and each tag once whatever its case.
 */
export function parseTags(tags: string | readonly string[] | null | undefined): readonly string[] {
  const written = typeof tags === "string" ? tags.split(",") : (tags ?? []);
  const byFolded = new Map<string, string>();
  for (const tag of written) {
    const trimmed = tag.replaceAll(",", " ").replace(/\s+/g, " ").trim();
    const folded = trimmed.toLowerCase();
    if (folded !== "" && !byFolded.has(folded)) byFolded.set(folded, trimmed);
  }
  return [...byFolded.values()];
}

/** Tags as the one string that recipes carry, joined with ', ' (specification, section 3). */
export function joinTags(tags: readonly string[]): string {
  return parseTags(tags).join(", ");
}
