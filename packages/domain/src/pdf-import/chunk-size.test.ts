import { describe, expect, it } from "vitest";
import { effectiveChunkSize, firstCharsPerToken, observedCharsPerToken } from "./chunk-size";

const settings = {
  chunkSizeChars: 350_000,
  overlapChars: 2000,
  answerTokens: 4096,
  promptTokens: 700,
  charsPerToken: 2.5,
};

describe("the size of a chunk", () => {
  it("is the setting where that is small, and never more than a few recipes", () => {
    const roomy = { ...settings, contextTokens: 262_144 };
    expect(effectiveChunkSize({ ...roomy, chunkSizeChars: 5000 })).toEqual({ chunkChars: 5000, overlapChars: 1000 });
    expect(effectiveChunkSize(roomy)).toEqual({ chunkChars: 6000, overlapChars: 1200 });
  });

  it("is what the context leaves beside answer, prompt and reserve", () => {
    const size = effectiveChunkSize({ ...settings, contextTokens: 4096, answerTokens: 1500 });
    expect(size?.chunkChars).toBe(Math.floor((4096 - 1500 - 700 - 205) * 2.5));
  });

  it("keeps the overlap below a fifth of a small chunk", () => {
    const size = effectiveChunkSize({ ...settings, contextTokens: 4096, answerTokens: 1500 });
    expect(size?.overlapChars).toBe(Math.floor((size?.chunkChars ?? 0) / 5));
  });

  it("is none where no recipe would fit", () => {
    expect(effectiveChunkSize({ ...settings, contextTokens: 4096 })).toBeNull();
    expect(effectiveChunkSize({ ...settings, contextTokens: Number.NaN })).toBeNull();
  });
});

describe("characters per token", () => {
  it("begins cautiously, and more so for other scripts", () => {
    expect(firstCharsPerToken("200 g flour")).toBe(2.5);
    expect(firstCharsPerToken("小麦粉 200 g")).toBe(2);
    expect(firstCharsPerToken("")).toBe(2.5);
  });

  it("follows the worst of what a model was seen to make of its prompts", () => {
    const seen = [
      { promptChars: 9000, promptTokens: 3000 },
      { promptChars: 4000, promptTokens: 1000 },
    ];
    expect(observedCharsPerToken(seen, 2.5)).toBeCloseTo(2.7);
  });

  it("forgets what lies twenty prompts back, and counts that say nothing", () => {
    const old = { promptChars: 1000, promptTokens: 1000 };
    const recent = Array.from({ length: 20 }, () => ({ promptChars: 4000, promptTokens: 1000 }));
    expect(observedCharsPerToken([old, ...recent], 2.5)).toBeCloseTo(3.6);
    expect(observedCharsPerToken([{ promptChars: 4000, promptTokens: 0 }], 2.5)).toBe(2.5);
  });
});
