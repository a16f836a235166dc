import { describe, expect, it } from "vitest";
import { seemsTruncated } from "./truncation";

const plain = { numCtx: 4_096, hasImages: false };

describe("noticing that a server read only part of a prompt", () => {
  it.each([
    ["a prompt of usual density", 8_000, 2_500, false],
    ["a dense prompt of digits", 4_000, 3_900, false],
    ["English at its thinnest", 12_000, 2_400, false],
    ["a window filled to the brim, as servers before 0.12.6 leave it", 13_000, 4_096, true],
    ["the half that newer servers cut to", 20_000, 2_050, true],
    ["the half of a text in Polish", 11_000, 2_050, true],
    ["fewer tokens than any text has", 40_000, 3_000, true],
    ["a fair prompt that happens to be half of the window long", 6_000, 2_050, false],
    ["a table of contents, whose rows of dots take few tokens", 14_000, 1_700, false],
    ["a row of dashes too short to have filled any window", 4_000, 120, false],
  ])("%s", (_, promptChars, promptTokens, expected) => {
    expect(seemsTruncated({ ...plain, promptChars, promptTokens })).toBe(expected);
  });

  it("leaves images alone, whose tokens nobody can count, unless the window is full", () => {
    expect(seemsTruncated({ ...plain, hasImages: true, promptChars: 400, promptTokens: 900 })).toBe(false);
    expect(seemsTruncated({ ...plain, hasImages: true, promptChars: 400, promptTokens: 4_095 })).toBe(true);
  });
});
