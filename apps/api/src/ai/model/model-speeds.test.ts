import { describe, expect, it } from "vitest";
import { testDatabase } from "@tureen/db/testing/test-database";
import { speedsInDatabase } from "#features/ai/model-speeds.repo";
import { createModelSpeeds, speedsInMemory } from "./model-speeds";

const sample = (reading: number, writing: number) => ({
  readTokens: 1_000,
  readMs: 1_000_000 / reading,
  writtenTokens: 100,
  writingMs: 100_000 / writing,
});

describe("what a model has shown of its speed on this machine", () => {
  it("gives a range of seconds, and none before it has been seen at work", () => {
    const speeds = createModelSpeeds(speedsInMemory());
    expect([speeds.isKnown("a"), speeds.estimate("a", 1_000, 100)]).toEqual([false, null]);
    speeds.observe("a", sample(100, 10));
    expect(speeds.isKnown("a")).toBe(true);
    const { lowSeconds, highSeconds } = speeds.estimate("a", 1_000, 100) ?? { lowSeconds: 0, highSeconds: 0 };
    expect(lowSeconds).toBeCloseTo(20 / 1.2);
    expect(highSeconds).toBeCloseTo(20 / 0.8);
    expect(speeds.estimate("b", 1_000, 100)).toBeNull();
  });

  it("is wider where the machine has other work at times, and forgets what is long ago", () => {
    const speeds = createModelSpeeds(speedsInMemory());
    for (const reading of [100, 100, 20, 20]) speeds.observe("a", sample(reading, 10));
    const range = speeds.estimate("a", 1_000, 0);
    expect((range?.highSeconds ?? 0) / (range?.lowSeconds ?? 1)).toBeGreaterThan(5);
    for (let time = 0; time < 20; time += 1) speeds.observe("a", sample(200, 10));
    expect(speeds.estimate("a", 1_000, 0)?.highSeconds).toBeCloseTo(5 / 0.8);
  });

  it("learns nothing from a prompt that was read before, or from an answer of a word", () => {
    const speeds = createModelSpeeds(speedsInMemory());
    speeds.observe("a", { readTokens: 12, readMs: 1, writtenTokens: 2, writingMs: 1 });
    speeds.observe("a", { readTokens: 0, readMs: 0, writtenTokens: 0, writingMs: 0 });
    expect(speeds.isKnown("a")).toBe(false);
  });

  it("waits longer for a model that was slow, never less long than usual", () => {
    const speeds = createModelSpeeds(speedsInMemory());
    const usual = { reading: 20, writing: 1 };
    expect(speeds.slowest("a", usual)).toEqual(usual);
    speeds.observe("a", sample(10_000, 10_000));
    expect(speeds.slowest("a", usual)).toEqual(usual);
    speeds.wasTooSlow("a", 3_000, 390_000);
    const secondsFor1500 = 1_500 / speeds.slowest("a", usual).reading;
    expect(secondsFor1500).toBeGreaterThan(1_500 / 3);
  });

  it("outlives a restart, and a row of another shape counts as none", () => {
    const db = testDatabase();
    createModelSpeeds(speedsInDatabase(db)).observe("a", sample(100, 10));
    expect(createModelSpeeds(speedsInDatabase(db)).estimate("a", 1_000, 100)?.lowSeconds).toBeCloseTo(20 / 1.2);
    speedsInDatabase(db).save("b", { reading: [-1], writing: [] });
    expect(createModelSpeeds(speedsInDatabase(db)).isKnown("b")).toBe(false);
  });
});
