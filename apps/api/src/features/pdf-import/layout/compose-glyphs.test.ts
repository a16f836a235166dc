import { describe, expect, it } from "vitest";
import { composeAccents, composeFractions, withoutMarks } from "./compose-glyphs";
import type { TextItem } from "./text-segments";

const piece = (text: string, x: number, y: number, size = 10): TextItem => ({
  text,
  x,
  y,
  size,
  width: text.length * size * 0.5,
  font: "Roman",
});
const texts = (items: readonly TextItem[]): string[] => items.map(({ text }) => text);

describe("pieces that a font paints by themselves", () => {
  it("are one letter where an accent overlaps it, before or behind", () => {
    expect(texts(composeAccents([piece("cr", 0, 100), piece("`", 10, 99), piece("eme", 10, 100)]))).toEqual([
      "cr",
      "ème",
    ]);
    expect(texts(composeAccents([piece("pi", 0, 100), piece("u", 10, 100), piece("`", 10, 99)]))).toEqual(["pi", "ù"]);
  });

  it("stay apart where nothing overlaps", () => {
    expect(texts(composeAccents([piece("don", 0, 100), piece("´", 16, 100), piece("t", 22, 100)]))).toHaveLength(3);
  });

  it("are a fraction where two small figures stand above each other beside larger text", () => {
    const half = [piece("1", 0, 96, 7), piece("2", 0, 103, 7), piece(" cup butter", 6, 100)];
    expect(texts(composeFractions(half))).toEqual(["1/2", " cup butter"]);
  });

  it("are two numbers below each other where they are as large as the text", () => {
    const list = [piece("1", 0, 100), piece("egg", 10, 100), piece("2", 0, 112), piece("leeks", 10, 112)];
    expect(texts(composeFractions(list))).toEqual(["1", "egg", "2", "leeks"]);
  });

  it("go where a raised figure marks a footnote, and stay where it belongs to an amount", () => {
    expect(texts(withoutMarks([piece("flour", 0, 100), piece("1", 25, 96, 6)]))).toEqual(["flour"]);
    expect(texts(withoutMarks([piece("flour", 0, 100), piece("1", 29, 96, 6)]))).toEqual(["flour"]);
    expect(texts(withoutMarks([piece("1", 0, 100), piece("1", 5, 96, 6), piece("/2", 8, 100, 6)]))).toHaveLength(3);
  });
});
