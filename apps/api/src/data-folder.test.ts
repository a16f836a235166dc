import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DataFolderProblem, openDataFolder } from "./data-folder";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tureen-folder-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string): number => statSync(path).mode & 0o777;

test("a folder that others share keeps the rights that somebody gave it; what is made in it is the family's alone", () => {
  const shared = join(folder, "shared");
  mkdirSync(shared);
  chmodSync(shared, 0o775);
  const { uploads, backups } = openDataFolder(shared);
  expect(modeOf(shared)).toBe(0o775);
  expect([modeOf(uploads), modeOf(backups)]).toEqual([0o700, 0o700]);
});

test("a folder that is not there yet is made for the family alone", () => {
  const own = join(folder, "a", "b");
  openDataFolder(own);
  expect(modeOf(own)).toBe(0o700);
});

test("a folder that had a database and has none any more is not taken for a first start", () => {
  writeFileSync(join(folder, ".tureen"), "");
  expect(() => openDataFolder(folder)).toThrow(DataFolderProblem);
});

test("a folder that cannot be one is refused with a sentence", () => {
  writeFileSync(join(folder, "file"), "");
  expect(() => openDataFolder(join(folder, "file"))).toThrow("Tureen cannot write to its data folder");
});
