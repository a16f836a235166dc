import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { consoleLanguage } from "#core/config";
import { DataFolderProblem, openDataFolder } from "./data-folder";
import { translatorOf } from "#core/language";

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

test("a folder that cannot be one is refused with a sentence, in the language of the console", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  const german = await translatorOf(consoleLanguage({ LANG: "de_AT.UTF-8", LC_ALL: "" }));
  const refusal = (): DataFolderProblem => {
    try {
      openDataFolder(file);
    } catch (error) {
      if (error instanceof DataFolderProblem) return error;
    }
    throw new Error("It was opened.");
  };
  expect(refusal().message).toMatch(`Tureen cannot write to its data folder ${file}. Check that the disk is there`);
  expect(refusal().in(german)).toMatch(`Tureen kann nicht in seinen Datenordner ${file} schreiben.`);
  expect(consoleLanguage({ LC_ALL: "C", LANG: "de_AT.UTF-8" })).toBe("en");
});
