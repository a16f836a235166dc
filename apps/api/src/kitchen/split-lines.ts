import type { Readable } from "node:stream";

/**
 * The lines of a text, as many at a time as have arrived, without their ends (`\n` or `\r\n`) and without a byte order
 * mark. A last line without an end counts, an empty rest after the last end does not. Unlike with node's readline,
 * other separators stay inside their line.
 */
export async function* splitLines(input: Readable): AsyncGenerator<string[]> {
  input.setEncoding("utf8");
  let rest = "";
  let isFirst = true;
  for await (const chunk of input) {
    const text = isFirst ? String(chunk).replace(/^\uFEFF/, "") : String(chunk);
    isFirst = false;
    const lines = text.split("\n");
    lines[0] = rest + (lines[0] ?? "");
    rest = lines.pop() ?? "";
    yield lines.map(withoutReturn);
  }
  if (rest !== "") yield [withoutReturn(rest)];
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
