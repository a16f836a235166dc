import { testDatabase } from "@tureen/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { createSettingsStore, type SettingsStore } from "./settings-store";

let settings: SettingsStore;
beforeEach(() => {
  settings = createSettingsStore(testDatabase());
});

test("each kind of setting is read in its own way; another way does not compile", () => {
  expect(settings.number("llm_concurrency")).toBe(3);
  expect(settings.text("text_model")).toBe("");
  expect(settings.choice("log_level")).toBe("INFO");
  // @ts-expect-error a level of the log is no number
  expect(settings.number("log_level")).toBeNaN();
  // @ts-expect-error and no free text
  expect(settings.text("log_level")).toBe("INFO");
  // @ts-expect-error nor is a number a choice
  expect(settings.choice("llm_concurrency")).toBe(3);
});

test("whoever listens hears of a change until they stop listening", () => {
  const heard: unknown[] = [];
  const stop = settings.onChange((key, value) => heard.push([key, value]));
  settings.set("llm_concurrency", 5);
  stop();
  settings.set("llm_concurrency", 6);
  expect(heard).toEqual([["llm_concurrency", 5]]);
  expect(settings.number("llm_concurrency")).toBe(6);
});

test("what was chosen is there after a restart", () => {
  const db = testDatabase();
  createSettingsStore(db).set("number_format", "comma");
  expect(createSettingsStore(db).choice("number_format")).toBe("comma");
});
