// `pnpm messages`: gives every message a place in each language's file, and says what is missing or strange.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { completed, problemsOf, sourceProblems } from "#check";
import type { LanguageFile } from "#language-file";
import { allMessages } from "#extract";
import { LANGUAGES, TRANSLATED } from "#languages";

const root = join(import.meta.dirname, "../../..");
const found = allMessages(root);
const problems = sourceProblems(found);

for (const language of TRANSLATED) {
  const path = join(root, `packages/messages/languages/${language}.json`);
  const file = completed(JSON.parse(readFileSync(path, "utf8")) as LanguageFile, found); // its shape is the check's own
  writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
  const all = Object.values(file).flatMap((words) => Object.values(words));
  const strange = problemsOf(language, file, found);
  process.stdout.write(`${LANGUAGES[language]}: ${all.filter(Boolean).length} of ${all.length} texts\n`);
  problems.push(...strange);
}
process.stdout.write(problems.map((problem) => `${problem}\n`).join(""));
process.exit(problems.length > 0 ? 1 : 0);
