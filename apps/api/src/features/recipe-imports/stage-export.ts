import type { TableColumns } from "@tureen/recipe-formats/format";
import { READING_LIMITS } from "@tureen/recipe-formats/reading/limits";
import { readRecipes } from "@tureen/recipe-formats/read-recipes";
import { createWriteStream } from "node:fs";
import { mkdir, stat, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { picturePath, previewPath, recipesPath, type StagedPreview, type StagedRecipe } from "./staged-folder";

/** An upload to read, and the folder that its recipes are kept in until somebody has said yes. */
export interface StageRequest {
  readonly path: string;
  /** What the family calls it. */
  readonly fileName: string;
  readonly folder: string;
  /** What somebody has said that a table's columns hold. */
  readonly columns: TableColumns;
}

/** What an export may become on the disk: its pictures are packed already, its words take a tenth. */
const MOST_BYTES = 96 * 1024 ** 2;
const MOST_TIMES_ITS_SIZE = 8;
/** More names than a screen can show are counted, not kept. */
const MAX_UNREAD = 500;

/**
 * Reads an export into a folder: its recipes as one line of JSON each, their pictures as files of our own names, and what
 * the family is shown of it. Whatever the export says, nothing else is written. Throws where the reading does not come to its end.
 */
export async function stageExport({ path, fileName, folder, columns: said }: StageRequest): Promise<void> {
  await mkdir(folder);
  let room = MOST_BYTES + MOST_TIMES_ITS_SIZE * (await stat(path)).size;
  const recipes = createWriteStream(recipesPath(folder), { flags: "wx", mode: 0o600 });
  const formats = new Map<string, { id: string; name: string; recipes: number }>();
  const counts = { recipes: 0, lines: 0, pictures: 0, withPicture: 0, unreadTotal: 0 };
  let columns: StagedPreview["columns"] | undefined;
  const unread: { file: string; reason: StagedPreview["unread"][number]["reason"] }[] = [];
  for await (const reading of readRecipes(path, fileName, READING_LIMITS, said)) {
    if (reading.kind === "unread") {
      counts.unreadTotal += 1;
      columns ??= reading.columns;
      if (unread.length < MAX_UNREAD) unread.push({ file: reading.file, reason: reading.reason });
      continue;
    }
    const { format, formatName, file } = reading;
    const pictures: StagedRecipe["pictures"][number][] = [];
    for await (const { bytes, step } of reading.pictures()) {
      if (bytes.length > room) continue;
      room -= bytes.length;
      await writeFile(picturePath(folder, counts.recipes, pictures.length), bytes, { mode: 0o600 });
      pictures.push(step);
    }
    const { pictures: _pictures, ...recipe } = reading.recipe;
    const line: StagedRecipe = { index: counts.recipes, format, file, recipe, pictures };
    const written = `${JSON.stringify(line)}\n`;
    room -= written.length;
    if (room < 0) throw new Error("grows to far more than it is");
    if (!recipes.write(written)) await once(recipes, "drain");
    counts.recipes += 1;
    counts.lines += recipe.ingredients.length;
    counts.pictures += pictures.length;
    counts.withPicture += pictures.length > 0 ? 1 : 0;
    const known = formats.get(format) ?? { id: format, name: formatName, recipes: 0 };
    formats.set(format, { ...known, recipes: known.recipes + 1 });
  }
  recipes.end();
  await once(recipes, "close");
  const preview: StagedPreview = {
    v: 1,
    fileName,
    formats: [...formats.values()].toSorted((left, right) => right.recipes - left.recipes),
    unread,
    columns: columns ?? [],
    ...counts,
  };
  // Written last: a folder without it is one of which the reading broke off.
  await writeFile(previewPath(folder), JSON.stringify(preview), { mode: 0o600 });
}
