import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** One reading of a line that counts as right. */
export interface AcceptedReading {
  /** Ends of the range, equal without one; null where the line names no amount. */
  readonly lo: number | null;
  readonly hi: number | null;
  /** Raw words: "tablespoon", "small handful", "". */
  readonly unit: string;
}

export interface LabelledLine {
  readonly id: string;
  /** What makes the line hard: "simple", "dual", "multiplier", "compound", "vague". */
  readonly cls: string;
  readonly input: string;
  readonly accept: readonly AcceptedReading[];
  readonly name: string;
}

const LINES_FILE = fileURLToPath(new URL("../../../shared/data/ingredient-lines.dev.jsonl", import.meta.url));

/** The labelled lines that stand beside the repository; null on machines that do not have them. */
export function loadLabelledLines(): LabelledLine[] | null {
  if (!existsSync(LINES_FILE)) return null;
  return readFileSync(LINES_FILE, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as LabelledLine); // our own file, checked by eye when it was made
}
