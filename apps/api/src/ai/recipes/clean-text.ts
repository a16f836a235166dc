/**
 * A text from a model as the product may keep it: one line, without control characters, half surrogate pairs or the
 * marks that turn the direction of writing around (they hide what a text says), at most `maxLength` UTF-16 units.
 * Anything that is no text or number gives "".
 */
export function cleanText(value: unknown, maxLength: number): string {
  const text =
    typeof value === "string" ? value : typeof value === "number" && Number.isFinite(value) ? String(value) : "";
  return boundedText(
    text
      .replace(/\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu, "")
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim(),
    maxLength,
  );
}

/** As {@link cleanText}, with its lines kept: at most one empty line between two others. */
export function cleanLines(value: string, maxLength: number): string {
  const lines = value.split(/\r\n|[\n\r\f\v\u2028\u2029]/).map((line) => cleanText(line, maxLength));
  return boundedText(
    lines
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
    maxLength,
  );
}

/** Cuts without leaving half of a character that takes two units. */
function boundedText(text: string, maxLength: number): string {
  return text.length <= maxLength
    ? text
    : text
        .slice(0, maxLength)
        .replace(/[\ud800-\udbff]$/, "")
        .trimEnd();
}
