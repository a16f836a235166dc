/** The lines of a text that have something in them, without the space around them. */
export function textLines(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** A line that heads those below it: "For the sauce:". */
export function isTextHeading(line: string): boolean {
  return line.endsWith(":");
}
