import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { noteCleanShutdown, wasShutDownCleanly } from "./clean-shutdown";

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tureen-closed-"));
  path = join(folder, "tureen.sqlite");
  writeFileSync(path, "recipes");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a clean stop is believed once", () => {
  noteCleanShutdown(path);
  expect([wasShutDownCleanly(path), wasShutDownCleanly(path)]).toEqual([true, false]);
});

test("a file that was never closed, or was touched, replaced or left with a log since, is checked", () => {
  expect(wasShutDownCleanly(path)).toBe(false);

  noteCleanShutdown(path);
  utimesSync(path, new Date(0), new Date(0));
  expect(wasShutDownCleanly(path)).toBe(false);

  noteCleanShutdown(path);
  rmSync(path);
  writeFileSync(path, "recipes");
  expect(wasShutDownCleanly(path)).toBe(false);

  noteCleanShutdown(path);
  writeFileSync(`${path}-wal`, "newer");
  expect(wasShutDownCleanly(path)).toBe(false);
});
