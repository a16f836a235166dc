import { expect, test } from "vitest";
import { checkSetting, defaultOf, SETTINGS, type SettingKey } from "./definitions";

test.each([
  ["max_recipes_per_import", 0, 50, 3],
  ["pdf_chunk_size", 100_000, 500_000, 350_000],
  ["pdf_overlap_size", 1000, 10_000, 2000],
  ["rate_limit_window_minutes", 1, 60, 15],
  ["rate_limit_max_requests", 10, 1000, 100],
  ["llm_concurrency", 1, 10, 3],
  ["llm_batch_delay", 0, 1000, 100],
] as const)("%s goes from %d to %d and is %d at first", (key, min, max, fallback) => {
  expect(defaultOf(key)).toBe(fallback);
  expect(checkSetting(key, min)).toEqual({ ok: true, value: min });
  expect(checkSetting(key, String(max))).toEqual({ ok: true, value: max });
  for (const wrong of [min - 1, max + 1, min + 0.5, "many", "", null, true, [], {}, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(checkSetting(key, wrong), String(wrong)).toMatchObject({ ok: false });
  }
});

test("a number off its step is refused, and the sentence names the step", () => {
  expect(checkSetting("pdf_chunk_size", 105_000)).toEqual({ ok: false, sentence: "pdf_chunk_size must go in steps of 10000." });
  expect(checkSetting("llm_batch_delay", 125)).toMatchObject({ ok: false });
});

test("the log level is one of five words and INFO at first", () => {
  expect(defaultOf("log_level")).toBe("INFO");
  for (const level of ["ERROR", "WARN", "INFO", "DEBUG", "VERBOSE"]) expect(checkSetting("log_level", level)).toEqual({ ok: true, value: level });
  expect(checkSetting("log_level", "info")).toMatchObject({ ok: false });
});

test("every default is a value that its own rule accepts, and every setting is described", () => {
  for (const { key, description } of SETTINGS) {
    expect(checkSetting(key, defaultOf(key)), key).toMatchObject({ ok: true });
    expect(description).not.toBe("");
  }
});

test("what is no setting is refused", () => {
  expect(checkSetting("no_such_setting" as SettingKey, 1)).toMatchObject({ ok: false });
});
