import { english } from "@tureen/messages/speakers";
import { describe, expect, it } from "vitest";
import { checkSetting, settingDefinition, SETTINGS } from "./definitions";

describe("the app settings", () => {
  it.each([
    ["max_recipes_per_import", 3, 0, 50, 1],
    ["pdf_chunk_size", 350_000, 100_000, 500_000, 10_000],
    ["pdf_overlap_size", 2000, 1000, 10_000, 100],
    ["rate_limit_window_minutes", 15, 1, 60, 1],
    ["rate_limit_max_requests", 100, 10, 1000, 1],
    ["llm_concurrency", 3, 1, 10, 1],
    ["llm_batch_delay", 100, 0, 1000, 50],
  ])("%s is %d, from %d to %d in steps of %d", (key, standard, min, max, step) => {
    expect(settingDefinition(key)).toMatchObject({ kind: "number", default: standard, min, max, step });
    expect(checkSetting(key, min)).toEqual({ ok: true, value: min });
    expect(checkSetting(key, String(max))).toEqual({ ok: true, value: max });
    expect(checkSetting(key, min - step).ok).toBe(false);
    expect(checkSetting(key, max + step).ok).toBe(false);
    expect(checkSetting(key, min + step / 2).ok).toBe(false);
  });

  it.each(["ERROR", "WARN", "INFO", "DEBUG", "VERBOSE"])("log_level may be %s", (level) => {
    expect(checkSetting("log_level", level)).toEqual({ ok: true, value: level });
    expect(checkSetting("log_level", level.toLowerCase())).toEqual({ ok: true, value: level });
  });

  it("begin with values that are allowed, each with a sentence for the admin page", () => {
    for (const setting of SETTINGS) {
      expect(checkSetting(setting.key, setting.default)).toEqual({ ok: true, value: setting.default });
      expect(setting.description.message).toMatch(/^[A-Z].*\.$/);
    }
    expect(settingDefinition("log_level").default).toBe("INFO");
    expect(settingDefinition("toast_position").default).toBe("top-center");
    expect(settingDefinition("units_shown").default).toBe("as-written");
    expect(settingDefinition("number_format").default).toBe("point");
  });

  it.each([
    null,
    undefined,
    "",
    " ",
    "abc",
    "3 recipes",
    "0x10",
    "1e1",
    Number.NaN,
    Infinity,
    true,
    [],
    [5],
    {},
    2.5,
    "2.5",
    "-1",
  ])("refuse %j as a number", (value) => {
    expect(checkSetting("max_recipes_per_import", value)).toMatchObject({ ok: false, reason: "not-allowed" });
  });

  it.each([
    ["llm_batch_delay", 75, "llm_batch_delay must be a multiple of 50 from 0 to 1000."],
    ["llm_concurrency", 0, "llm_concurrency must be a whole number from 1 to 10."],
    ["number_format", "none", "number_format must be one of point, comma."],
  ])("say what is allowed of %s", (key, value, sentence) => {
    const check = checkSetting(key, value);
    expect(check.ok ? "" : english(check.sentence)).toBe(sentence);
  });

  it.each(["", "nope", "toString", "__proto__", "LOG_LEVEL"])("do not know %j", (key) => {
    expect(checkSetting(key, 1)).toMatchObject({ ok: false, reason: "unknown-key" });
  });
});
