import type { FormatRecipe, StepOfPicture } from "@tureen/recipe-formats/format-recipe";
import type { UnreadReason } from "@tureen/recipe-formats/reading/archive";
import { createReadStream } from "node:fs";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { createInterface } from "node:readline";

/** A recipe of an export as it waits to be brought in; written by ourselves, in `stage-export`. */
export interface StagedRecipe {
  /** Its place in the export, from 0. */
  readonly index: number;
  readonly format: string;
  readonly file: string;
  readonly recipe: Omit<FormatRecipe, "pictures">;
  /** The pictures that are beside it, in order: each with its step, null for the dish. */
  readonly pictures: readonly (StepOfPicture | null)[];
}

/** What an export holds. */
export interface StagedPreview {
  readonly v: 1;
  readonly fileName: string;
  readonly formats: readonly { readonly id: string; readonly name: string; readonly recipes: number }[];
  readonly unread: readonly { readonly file: string; readonly reason: UnreadReason }[];
  readonly unreadTotal: number;
  /** Of the first table whose columns name no recipe. */
  readonly columns: readonly { readonly name: string; readonly example: string }[];
  readonly recipes: number;
  readonly lines: number;
  readonly pictures: number;
  /** Recipes with a picture. */
  readonly withPicture: number;
}

/** Under which the ledger of an import has it. */
export const fingerprintOf = ({ index }: Pick<StagedRecipe, "index">): string => `file:${index}`;

const ENDING = ".import";
const KEPT_MS = 24 * 3600 * 1000;

/** Name of the folder below the uploads that a preview is kept in. */
export function stagedName(previewId: string): string {
  return `${previewId}${ENDING}`;
}

/** One {@link StagedRecipe} a line, as JSON. */
export const recipesPath = (folder: string): string => `${folder}/recipes.jsonl`;
/** One {@link StagedPreview}, written when all else is in the folder. */
export const previewPath = (folder: string): string => `${folder}/preview.json`;
/** `recipe` is its index in the export, `picture` counts those of this recipe; both from 0. */
export const picturePath = (folder: string, recipe: number, picture: number): string =>
  `${folder}/${recipe}-${picture}.picture`;

/** Null where there is no such folder, or its reading broke off. */
export async function readPreview(folder: string): Promise<StagedPreview | null> {
  try {
    return JSON.parse(await readFile(previewPath(folder), "utf8")) as StagedPreview; // our own file
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** The recipes one after the other; memory holds one of them. */
export async function* readStaged(folder: string): AsyncGenerator<StagedRecipe> {
  const input = createReadStream(recipesPath(folder), "utf8");
  try {
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      // Our own file; before an upgrade that has come meanwhile, pictures were counted and nothing was in a collection.
      const { pictures, ...staged } = JSON.parse(line) as Omit<StagedRecipe, "pictures" | "recipe"> & {
        recipe: Omit<StagedRecipe["recipe"], "collections"> & Partial<Pick<StagedRecipe["recipe"], "collections">>;
        pictures: StagedRecipe["pictures"] | number;
      };
      yield {
        ...staged,
        recipe: { ...staged.recipe, collections: staged.recipe.collections ?? [] },
        pictures: typeof pictures === "number" ? Array.from({ length: pictures }, () => null) : pictures,
      };
    }
  } finally {
    input.destroy();
  }
}

/** A family looks at one export at a time. */
const MOST_PREVIEWS = 5;
const MOST_BYTES = 2 * 1024 ** 3;

/** Removes previews to which nobody has said yes within a day, and the oldest where there are many, or they take much of the disk. */
export async function sweepPreviews(
  uploadsFolder: string,
  { now, inUse }: { readonly now: number; readonly inUse: ReadonlySet<string> },
): Promise<void> {
  const names = (await readdir(uploadsFolder)).filter((name) => name.endsWith(ENDING) && !inUse.has(name));
  const previews = await Promise.all(names.map((name) => sizeOf(`${uploadsFolder}/${name}`)));
  let [kept, bytes] = [0, 0];
  for (const preview of previews.toSorted((left, right) => right.mtimeMs - left.mtimeMs)) {
    kept += 1;
    bytes += preview.bytes;
    // One more is about to come.
    if (preview.mtimeMs < now - KEPT_MS || kept >= MOST_PREVIEWS || bytes > MOST_BYTES)
      await rm(preview.path, { recursive: true, force: true });
  }
}

async function sizeOf(path: string) {
  // It may be on its way in, or out.
  const bytesOf = (file: string): Promise<number> =>
    stat(file).then(
      ({ size }) => size,
      () => 0,
    );
  const mtimeMs = await stat(path).then(
    (found) => found.mtimeMs,
    () => 0,
  );
  const names = await readdir(path).catch(() => []);
  const bytes = await Promise.all(names.map((name) => bytesOf(`${path}/${name}`)));
  return { path, mtimeMs, bytes: bytes.reduce((sum, each) => sum + each, 0) };
}
