import { describe, expect, it } from "vitest";
import { signNamed } from "./outline";
import type { PageLine } from "../layout/page-layout";

const line = (text: string): PageLine => ({
  text,
  x: 0,
  width: 100,
  size: 10,
  isBold: false,
  font: "",
  gapAbove: 0,
  block: 0,
});
const named = (lines: readonly string[], names: readonly string[], page = 3): string[] =>
  signNamed(lines.map(line), page, new Map([[3, new Set(names)]]))
    .filter(({ isInOutline }) => isInOutline)
    .map(({ text }) => text);

describe("what a file's outline names", () => {
  it("is found on its page, with or without a number, and whatever signs are in it", () => {
    expect(named(["2.1 Crème brûlée", "Serves 4", "3 eggs"], ["cremebrulee"])).toEqual(["2.1 Crème brûlée"]);
  });

  it("is found over several lines", () => {
    expect(named(["Leek soup", "with barley", "Serves 4"], ["leeksoupwithbarley"])).toEqual([
      "Leek soup",
      "with barley",
    ]);
  });

  it("is not looked for on other pages", () => {
    expect(named(["Leek soup"], ["leeksoup"], 4)).toEqual([]);
  });
});
