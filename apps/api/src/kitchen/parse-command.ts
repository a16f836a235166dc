import type { SecondAmount } from "@tureen/domain/ingredients/lines/parsed-line";
import { parseLine } from "@tureen/domain/ingredients/lines/parse-line";
import { toNumber } from "@tureen/domain/quantities/rational";
import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** What is printed of one line, in this order. */
interface PrintedLine {
  /** Lower end of a range; null where the line names no amount. */
  amount: number | null;
  amountMax: number | null;
  /** Canonical short form, '' for counts. */
  unit: string;
  name: string;
  size: string;
  notes: string;
  /** Only where the line counts packs: the size of one. */
  pack?: { amount: number; unit: string };
}

/**
 * Reads ingredient lines and prints one JSON object a line, in order, a blank line included.
 * Waits for a slow consumer, and stops quietly when it has gone (`… | head`).
 */
export async function printParsedLines(input: Readable, output: Writable): Promise<void> {
  try {
    await pipeline(input, splitLines, print, output, { end: false });
  } catch (error) {
    if (!isConsumerGone(error)) throw error;
  }
}

async function* print(batches: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  for await (const lines of batches) yield lines.map((line) => `${JSON.stringify(printedLine(line))}\n`).join("");
}

function isConsumerGone(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "EPIPE" || code === "ERR_STREAM_DESTROYED" || code === "ERR_STREAM_PREMATURE_CLOSE";
}

/** One line as the command prints it. */
function printedLine(line: string): PrintedLine {
  const parsed = parseLine(line);
  return {
    amount: parsed.amount && toNumber(parsed.amount),
    amountMax: parsed.amountMax && toNumber(parsed.amountMax),
    unit: parsed.unit,
    name: parsed.name,
    size: parsed.size,
    notes: parsed.notes,
    ...(parsed.pack && { pack: printedMeasure(parsed.pack) }),
  };
}

function printedMeasure(measure: SecondAmount): { amount: number; unit: string } {
  return { amount: toNumber(measure.amount), unit: measure.unit };
}

/**
 * The lines of a text, as many at a time as have arrived, without their ends (`\n` or `\r\n`) and without a byte order
 * mark. A last line without an end counts, an empty rest after the last end does not. Unlike with node's readline,
 * other separators stay inside their line.
 */
async function* splitLines(input: Readable): AsyncGenerator<string[]> {
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
