import { describe, expect, it } from "vitest";
import { toNumber } from "../../quantities/rational";
import { parseFoods } from "./parse-foods";
import { compareWithLine } from "./testing/compare-with-line";
import { OWN_LINES } from "./testing/own-lines";

/** "1 carrot", "2 tbsp oil": the foods of a line in words. */
function read(line: string): string[] {
  return parseFoods(line).map(({ amount, amountMax, unit, name }) => {
    const ends = [amount, amountMax].flatMap((end) => (end ? [Number(toNumber(end).toFixed(4))] : []));
    return [ends.join("–"), unit, name].filter(Boolean).join(" ");
  });
}

describe.each(Object.entries(OWN_LINES))("%s", (_class, lines) => {
  it("reads each line as its foods", () => {
    expect(lines.map(([line]) => [line, read(line)])).toEqual(lines);
  });

  it("keeps every number and every food of a line, and has no other", () => {
    const changed = lines.flatMap(([line]) => {
      const { lost, invented } = compareWithLine(line, parseFoods(line));
      return lost.length + invented.length === 0 ? [] : [{ line, lost, invented }];
    });
    expect(changed).toEqual([]);
  });
});
