import { promisify } from "node:util";
import { open, readFile, stat } from "node:fs/promises";
import { gunzip } from "node:zlib";
import {
  openArchive,
  Unreadable,
  type Allowance,
  type Archive,
  type ArchiveFile,
  type UnreadReason,
} from "./reading/archive";
import { decodeText, fileKind } from "./reading/file-kind";
import { FileNames, folderOf, joined, nameOf, stemOf } from "./reading/file-names";
import { READING_LIMITS, type ReadingLimits } from "./reading/limits";
import { RECIPE_FORMATS } from "./formats";
import type { FormatRecipe, Picture } from "./format-recipe";
import type { RecipeFile } from "#format";
import { readJson } from "@tureen/recipe-pages/json";
import { isPageSource } from "@tureen/recipe-pages/read-page";

/** A recipe of an export, or a file of which none could be read. */
export type Reading =
  | {
      readonly kind: "recipe";
      /** Id and name of its format. */
      readonly format: string;
      readonly formatName: string;
      readonly file: string;
      readonly recipe: FormatRecipe;
      /** Its pictures' bytes, as they are; those that cannot be read are left out. Each is held only while it is handed out. */
      readonly pictures: () => AsyncIterable<Uint8Array>;
    }
  | { readonly kind: "unread"; readonly file: string; readonly reason: UnreadReason };

/**
 * Every recipe of a file on the disk: an export of another app, an archive of them, or one recipe. What a file is, is told by
 * what stands in it. Reads one file of an archive after the other; memory holds the largest of them, never the whole.
 *
 * @param path where the file is
 * @param name what the family calls it
 */
export async function* readRecipes(
  path: string,
  name: string,
  limits: ReadingLimits = READING_LIMITS,
): AsyncGenerator<Reading> {
  const reader = new Reader(limits);
  const bytes = (await stat(path)).size;
  const whole: ArchiveFile = {
    path: nameOf(name),
    bytes,
    read: async (maxBytes) => {
      if (bytes > maxBytes) throw new Unreadable("too-large");
      return readFile(path);
    },
    start: (wanted) => readStart(path, wanted),
  };
  yield* reader.file(whole, { names: new FileNames([]), byPath: new Map(), depth: 0, onDisk: path });
}

async function readStart(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

interface Place {
  readonly names: FileNames;
  readonly byPath: ReadonlyMap<string, ArchiveFile>;
  readonly depth: number;
  /** Where the file is on the disk; absent within an archive. */
  readonly onDisk?: string;
}

/** Enough to tell what a file is. */
const START_BYTES = 512;

/** Files that stand in exports beside the recipes, and are none. */
const BESIDE =
  /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$|README\.(?:txt|md)$)|\.(?:css|js|mjs|map|svg|ico|woff2?|ttf|eot|csv|log|db|sqlite|plist|url|webloc)$/i;

class Reader {
  readonly #limits: ReadingLimits;
  readonly #allowance: Allowance;
  #recipes = 0;

  constructor(limits: ReadingLimits) {
    this.#limits = limits;
    this.#allowance = { files: limits.maxFiles, bytes: limits.maxTotalBytes, maxRatio: limits.maxRatio };
  }

  async *file(file: ArchiveFile, place: Place): AsyncGenerator<Reading> {
    try {
      const kind = fileKind(await file.start(START_BYTES));
      if (kind === "zip") yield* this.#archive(file, place);
      else if (kind === "gzip") yield* this.#text(file, await this.#unpacked(file), place);
      else if (kind === "text") yield* this.#text(file, await file.read(this.#limits.maxDocumentBytes), place);
      else if (kind === "pdf") yield { kind: "unread", file: file.path, reason: "pdf" };
      else yield { kind: "unread", file: file.path, reason: "no-recipe" };
    } catch (error) {
      // What no reader was made for is one file's fault, and keeps nobody from the others.
      yield { kind: "unread", file: file.path, reason: error instanceof Unreadable ? error.reason : "damaged" };
    }
  }

  async *#archive(file: ArchiveFile, { depth, onDisk }: Place): AsyncGenerator<Reading> {
    if (depth >= this.#limits.maxDepth) throw new Unreadable("too-deep");
    const source = onDisk ?? (await file.read(this.#limits.maxInnerArchiveBytes));
    const archive = await openArchive(source, this.#allowance);
    try {
      yield* this.#files(archive, depth === 0 ? "" : file.path, depth + 1);
    } finally {
      archive.close();
    }
  }

  async *#files(archive: Archive, within: string, depth: number): AsyncGenerator<Reading> {
    for (const path of archive.leadingOut) yield { kind: "unread", file: joined(within, path), reason: "leads-out" };
    const files = archive.files.filter(({ path, bytes }) => !BESIDE.test(path) && bytes > 0);
    const pictures: ArchiveFile[] = [];
    const others: ArchiveFile[] = [];
    for (const file of files) {
      const isPicture = await isPictureFile(file);
      (isPicture ? pictures : others).push(file);
    }
    const place: Place = {
      names: new FileNames(
        pictures.map(({ path }) => path),
        others.map(({ path }) => path),
      ),
      byPath: new Map(pictures.map((file) => [file.path, file])),
      depth,
    };
    for (const file of withoutDuplicates(others))
      for await (const reading of this.file(file, place)) yield { ...reading, file: joined(within, reading.file) };
  }

  async *#text(file: ArchiveFile, bytes: Uint8Array, place: Place): AsyncGenerator<Reading> {
    const recipeFile = recipeFileOf(file.path, decodeText(bytes));
    const format = RECIPE_FORMATS.find((each) => each.kind === recipeFile.kind && each.recognizes(recipeFile));
    let found = 0;
    for (const recipe of format?.read(recipeFile, place.names) ?? []) {
      found += 1;
      const reason = whyNot(recipe);
      if (reason !== null) {
        yield { kind: "unread", file: recipe.title === "" ? file.path : `${file.path}: ${recipe.title}`, reason };
        continue;
      }
      this.#recipes += 1;
      if (this.#recipes > this.#limits.maxRecipes) throw new Unreadable("too-many");
      yield {
        kind: "recipe",
        format: format?.id ?? "",
        formatName: format?.name ?? "",
        file: file.path,
        recipe,
        pictures: () => this.#pictures(recipe.pictures, place),
      };
    }
    if (found === 0) yield { kind: "unread", file: file.path, reason: "no-recipe" };
  }

  async *#pictures(pictures: readonly Picture[], { byPath }: Place): AsyncGenerator<Uint8Array> {
    for (const picture of pictures.slice(0, this.#limits.maxPicturesOfRecipe)) {
      const bytes = await this.#picture(picture, byPath);
      if (bytes !== null && fileKind(bytes) === "picture") yield bytes;
    }
  }

  async #picture(picture: Picture, byPath: Place["byPath"]): Promise<Uint8Array | null> {
    const { maxPictureBytes } = this.#limits;
    if (picture.kind === "base64")
      return picture.base64.length * 0.75 > maxPictureBytes ? null : Buffer.from(picture.base64, "base64");
    try {
      return (await byPath.get(picture.path)?.read(maxPictureBytes)) ?? null;
    } catch (error) {
      if (error instanceof Unreadable) return null;
      throw error;
    }
  }

  async #unpacked(file: ArchiveFile): Promise<Uint8Array> {
    const packed = await file.read(this.#limits.maxDocumentBytes);
    try {
      const bytes = await promisify(gunzip)(packed, { maxOutputLength: this.#limits.maxDocumentBytes });
      this.#allowance.bytes -= bytes.length;
      if (this.#allowance.bytes < 0) throw new Unreadable("too-large");
      return bytes;
    } catch (error) {
      if (error instanceof Unreadable) throw error;
      const isTooLong = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
      throw new Unreadable(isTooLong ? "too-large" : "damaged");
    }
  }
}

async function isPictureFile(file: ArchiveFile): Promise<boolean> {
  try {
    return fileKind(await file.start(START_BYTES)) === "picture";
  } catch (error) {
    if (error instanceof Unreadable) return false; // told of where it is read
    throw error;
  }
}

/** Apps write a recipe in several ways side by side ("Soup.json" and "Soup.md"): the one that says most is read. */
function withoutDuplicates(files: readonly ArchiveFile[]): readonly ArchiveFile[] {
  const key = ({ path }: ArchiveFile): string => joined(folderOf(path), stemOf(path)).toLowerCase();
  const isData = ({ path }: ArchiveFile): boolean => /\.json$/i.test(path);
  const inData = new Set(files.filter(isData).map(key));
  return files.filter(
    (file) => isData(file) || !(inData.has(key(file)) && /\.(?:md|markdown|txt|html?)$/i.test(file.path)),
  );
}

function whyNot(recipe: FormatRecipe): UnreadReason | null {
  if (recipe.title.trim() === "") return "no-title";
  return recipe.ingredients.length === 0 && recipe.steps.length === 0 ? "no-lines" : null;
}

/** A file's text as what it is: JSON, XML, a page, or words. */
function recipeFileOf(path: string, text: string): RecipeFile {
  const start = text.slice(0, 2000).trimStart();
  if (/^[[{]/.test(start)) {
    const data = readJson(text);
    if (data !== undefined && data !== null && typeof data === "object") return { path, kind: "json", text, data };
  }
  if (start.startsWith("<?xml") && !/<html/i.test(start)) return { path, kind: "xml", text, data: null };
  if (isPageSource(text) || /^<(?:html|!doctype)/i.test(start)) return { path, kind: "html", text, data: null };
  if (/^<data>|^<recipes?>/.test(start)) return { path, kind: "xml", text, data: null };
  return { path, kind: "text", text, data: null };
}
