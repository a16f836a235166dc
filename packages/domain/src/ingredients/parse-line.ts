import { tokenize } from "../quantities/amount-tokens";
import { readUnitAt } from "../quantities/find-unit";
import { readAmountAt } from "../quantities/read-amount";
import type { ParsedLine } from "./parsed-line";

/**
 * Reads one ingredient line as people write them. Never throws, keeps the line as written in `raw`, and takes time
 * linear in its length.
 */
export function parseLine(line: string): ParsedLine {
  const tokens = tokenize(line);
  const amount = readAmountAt(tokens, 0);
  const unit = readUnitAt(tokens, amount?.next ?? 0);
  const start = tokens[unit?.next ?? amount?.next ?? 0]?.start ?? 0;
  const [name = "", ...notes] = line.slice(start).split(",");
  return {
    raw: line,
    amount: amount?.amount ?? null,
    amountMax: amount?.amountMax ?? null,
    unit: unit?.unit.id ?? "",
    unitWord: unit?.word ?? "",
    pack: null,
    alternative: null,
    name: name.trim(),
    size: "",
    notes: notes.join(",").trim(),
  };
}
