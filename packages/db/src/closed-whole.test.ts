import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { noteClosedWhole, wasClosedWhole } from "./closed-whole";

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tureen-closed-"));
  path = join(folder, "tureen.sqlite");
  writeFileSync(path, "recipes");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a clean stop is believed once", () => {
  noteClosedWhole(path);
  expect([wasClosedWhole(path), wasClosedWhole(path)]).toEqual([true, false]);
});

test("a file that was never closed, or was touched, replaced or left with a log since, is checked", () => {
  expect(wasClosedWhole(path)).toBe(false);

  noteClosedWhole(path);
  utimesSync(path, new Date(0), new Date(0));
  expect(wasClosedWhole(path)).toBe(false);

  noteClosedWhole(path);
  rmSync(path);
  writeFileSync(path, "recipes");
  expect(wasClosedWhole(path)).toBe(false);

  noteClosedWhole(path);
  writeFileSync(`${path}-wal`, "newer");
  expect(wasClosedWhole(path)).toBe(false);
});
