// `pnpm bench formats`: what is read of an export of every format, each of our own making, with a pie of three lines and a
// picture and a tea of two lines.
// `pnpm bench formats FILE…`: the same for files of one's own; nothing is sent anywhere.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { performance } from "node:perf_hooks";
import { readRecipes } from "@tureen/recipe-formats/read-recipes";
import { appExports } from "@tureen/recipe-formats/testing/app-exports";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

say("| file | format | recipes | lines | steps | pictures | not read | ms |");
say("| --- | --- | --- | --- | --- | --- | --- | --- |");
const files = process.argv.slice(2);
if (files.length > 0) for (const file of files) await row(file, basename(file));
else await ownExports();

async function ownExports(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tureen-formats-"));
  try {
    for (const { fileName, bytes } of await appExports()) {
      const path = join(folder, "export");
      writeFileSync(path, bytes);
      await row(path, fileName);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function row(path: string, name: string): Promise<void> {
  const startedAt = performance.now();
  const formats = new Set<string>();
  const counts = { recipes: 0, lines: 0, steps: 0, pictures: 0, unread: 0 };
  for await (const reading of readRecipes(path, name)) {
    if (reading.kind === "unread") {
      counts.unread += 1;
      continue;
    }
    formats.add(reading.formatName);
    counts.recipes += 1;
    counts.lines += reading.recipe.ingredients.length;
    counts.steps += reading.recipe.steps.length;
    for await (const picture of reading.pictures()) counts.pictures += picture.bytes.length > 0 ? 1 : 0;
  }
  const ms = Math.round(performance.now() - startedAt);
  say(`| ${name} | ${[...formats].join(", ")} | ${Object.values(counts).join(" | ")} | ${ms} |`);
}
