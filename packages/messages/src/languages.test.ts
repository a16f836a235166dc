import { join } from "node:path";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { problemsOf, sourceProblems } from "./check";
import { allMessages } from "./extract";
import type { LanguageFile } from "./language-file";
import { firstSpoken, TRANSLATED } from "./languages";

const root = join(import.meta.dirname, "../../..");
const found = allMessages(root);

test("every text of the product is a message, said where its reader's language is known", () => {
  expect(found.length).toBeGreaterThan(80);
  expect(sourceProblems(found)).toEqual([]);
});

test.each(TRANSLATED)("%s has the words of every text, with its parameters and plurals", (language) => {
  const path = join(root, `packages/messages/languages/${language}.json`);
  const file = JSON.parse(readFileSync(path, "utf8")) as LanguageFile; // its shape is what is checked
  expect(problemsOf(language, file, found)).toEqual([]);
});

test.each([
  [["de-AT", "en"], "de"],
  [["pt-BR", "fr"], "fr"],
  [["*"], "en"],
  [["pt"], null],
  [["", "-", "__proto__"], null],
])("of the languages %j Tureen speaks %s", (tags, language) => {
  expect(firstSpoken(tags)).toBe(language);
});
