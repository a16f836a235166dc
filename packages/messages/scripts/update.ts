// `pnpm messages`: gives every text and food a place in each language's folder, and says what is missing or strange.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { completed, folderProblems, sourceProblems } from "#check";
import { allMessages } from "#extract";
import { foldersPath, foldersSource, foodsSource, knownFoods, namesSource, readFolders } from "#read-folders";

const root = join(import.meta.dirname, "../../..");
const found = allMessages(root);
const problems = sourceProblems(found);

for (const { code, messages } of readFolders(root))
  write(join(foldersPath(root), code, "messages.json"), `${JSON.stringify(completed(messages, found), null, 2)}\n`);

const folders = readFolders(root);
for (const folder of folders) {
  write(join(foldersPath(root), folder.code, "foods.json"), foodsSource(folder, folders));
  const texts = Object.values(folder.messages).flatMap((words) => Object.values(words));
  const foods = Object.values(folder.foods).filter((names) => names.length > 0);
  process.stdout.write(
    `${folder.facts.name}: ${texts.filter(Boolean).length} of ${texts.length} texts, ${foods.length} of ${knownFoods(folders).length} foods\n`,
  );
  problems.push(...folderProblems(folder, folders, found));
}
write(join(root, "packages/messages/src/language-names.ts"), namesSource(folders));
write(join(root, "packages/messages/src/language-folders.ts"), foldersSource(folders));

process.stdout.write(problems.map((problem) => `${problem}\n`).join(""));
process.exit(problems.length > 0 ? 1 : 0);

function write(path: string, text: string): void {
  writeFileSync(path, text);
}
