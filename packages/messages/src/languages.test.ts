import { join } from "node:path";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { folderProblems, sourceProblems } from "./check";
import { allMessages } from "./extract";
import { firstSpoken } from "./languages";
import { plainSentences } from "./testing/plain-sentences";
import { foldersSource, namesSource, readFolders } from "./read-folders";

const root = join(import.meta.dirname, "../../..");
const found = allMessages(root);
const folders = readFolders(root);

test("every text of the product is a message, said where its reader's language is known", () => {
  expect(found.length).toBeGreaterThan(80);
  expect(sourceProblems(found)).toEqual([]);
});

test.each(folders)("$code has the words of every text with its parameters and plurals, and of every food", (folder) => {
  expect(folderProblems(folder, folders, found)).toEqual([]);
});

test("the product speaks the languages of the folders; `pnpm messages` writes them down", () => {
  const written = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");
  expect(written("language-names.ts")).toBe(namesSource(folders));
  expect(written("language-folders.ts")).toBe(foldersSource(folders));
});

/** English for good: it is read by who looks after the machine, by programs, by a model, or it is a detail of SQLite's. */
const ENGLISH: readonly RegExp[] = [
  /core\/(?:config|data-folder\/data-folder)\.ts$|start\/(?:bootstrap|mcp-tools|rest-routes)\.ts$|kitchen\/main\.ts$|packages\/db\/src\/(?:seed|schema|testing)\//,
  /rest\/|mcp\/|trpc\/|http\/(?:connection-guard|web-app)/,
  /server-fault|use-ai-calls|ai\/(?:model|ocr|recipes|photo)\/|self-test-recipes|doctor\.service|label-question|label-window|\/demo\//,
  /(?:database-file|make-backup|reopen)\.ts$/,
  // Said by the contracts' schemas; the server's table of their texts has each of them.
  /packages\/contracts\//,
];

/** The same in every language. */
const NAMES = new Set(["Tureen", "Ollama"]);

test("nothing that a family reads, on a screen or from the server, is plain English", () => {
  const plain = plainSentences(root).filter(({ sentence }) => !NAMES.has(sentence));
  expect(plain.filter(({ path }) => !ENGLISH.some((read) => read.test(path)))).toEqual([]);
});

test.each([
  [["de-AT", "en"], "de"],
  [["pt-BR", "fr"], "fr"],
  [["es_MX.UTF-8"], "es"],
  [["it.UTF-8"], "it"],
  [["C.UTF-8"], null],
  [["*"], "en"],
  [["pt"], null],
  [["", "-", "__proto__"], null],
])("of the languages %j Tureen speaks %s", (tags, language) => {
  expect(firstSpoken(tags)).toBe(language);
});
