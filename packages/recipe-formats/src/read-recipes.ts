import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { open, readFile, stat } from "node:fs/promises";
import { gunzip } from "node:zlib";
import {
  openArchive,
  Unreadable,
  type TableColumn,
  type Allowance,
  type Archive,
  type ArchiveFile,
  type UnreadReason,
} from "./reading/archive";
import { decodeText, fileKind } from "./reading/file-kind";
import { isMessage } from "./reading/mime";
import { FileNames, folderOf, joined, nameOf, stemOf } from "./reading/file-names";
import { READING_LIMITS, type ReadingLimits } from "./reading/limits";
import { RECIPE_FORMATS } from "./formats";
import type { FormatRecipe, Picture, StepOfPicture } from "./format-recipe";
import type { RecipeFile, TableColumns } from "#format";
import { readJson } from "@tureen/recipe-pages/structured-data/json";
import { parseMarkup } from "@tureen/recipe-pages/page/page";
import { Document } from "domhandler";

interface PictureBytes {
  readonly bytes: Uint8Array;
  readonly step: StepOfPicture | null;
}

/** A recipe of an export, or a file of which none could be read. */
export type ExportEntry =
  | {
      readonly kind: "recipe";
      /** Id and name of its format. */
      readonly format: string;
      readonly formatName: string;
      readonly file: string;
      readonly recipe: FormatRecipe;
      /**
       * Its pictures' bytes, as they are, each once; those that cannot be read are left out. Each is held only while it is handed out.
       */
      readonly pictures: () => AsyncIterable<PictureBytes>;
    }
  | {
      readonly kind: "unread";
      readonly file: string;
      readonly reason: UnreadReason;
      /** Of a table whose columns nobody knows, so that somebody may say what they hold. */
      readonly columns?: readonly TableColumn[];
    };

/**
 * Every recipe of a file on the disk: an export of another app, an archive of them, or one recipe. What a file is, is told by
 * what stands in it. Reads one file of an archive after the other; memory holds the largest of them, never the whole.
 *
 * @param path where the file is
 * @param name what the family calls it
 * @param columns what somebody has said that a table's columns hold
 */
export async function* readRecipes(
  path: string,
  name: string,
  limits: ReadingLimits = READING_LIMITS,
  columns: TableColumns = {},
): AsyncGenerator<ExportEntry> {
  const bytes = (await stat(path)).size;
  const reader = new Reader(limits, columns, bytes);
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

interface ArchivePlace {
  readonly names: FileNames;
  readonly byPath: ReadonlyMap<string, ArchiveFile>;
  readonly depth: number;
  /** Where the file is on the disk; absent within an archive. */
  readonly onDisk?: string;
}

/** Enough to tell what a file is. */
const START_BYTES = 512;

/** What systems and pages put beside the recipes: nobody wrote a recipe there. */
const BESIDE = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)|\.(?:css|js|mjs|map|ico|woff2?|ttf|eot)$/i;
/** Tables and templates of programs: words of recipes stand in them, and no recipe. */
const OF_PROGRAMS = /\.(?:dsv|ftl|dbf|cdx|fpt)$/i;
/** What programs write about themselves: read, and not worth a word where it is no recipe. */
const ABOUT = /(?:^|\/)(?:readme|licen[sc]e|contributing|changelog|copying|manifest)(?:\.[a-z]{2,8})?$/i;
/** Further sizes of a picture beside it. */
const SIZES = /(?:^|[-_.])(?:min|tiny|small|medium|large|thumb(?:nail)?\d*|original|full)(?:[-_.]|$)/i;

class Reader {
  readonly #limits: ReadingLimits;
  readonly #columns: TableColumns;
  readonly #allowance: Allowance;
  /** Pictures that recipes refer to. */
  readonly #referred = new Set<string>();
  #recipes = 0;

  constructor(limits: ReadingLimits, columns: TableColumns, uploadBytes: number) {
    this.#limits = limits;
    this.#columns = columns;
    this.#allowance = {
      files: Math.min(limits.maxFiles, Math.ceil(uploadBytes / limits.bytesAFile)),
      bytes: Math.min(limits.maxTotalBytes, limits.smallTotalBytes + limits.maxGrowth * uploadBytes),
      maxRatio: limits.maxRatio,
    };
  }

  async *file(file: ArchiveFile, place: ArchivePlace): AsyncGenerator<ExportEntry> {
    try {
      const kind = fileKind(await file.start(START_BYTES));
      if (kind === "zip") yield* this.#archive(file, place);
      else if (kind === "gzip") yield* this.#text(file, await this.#unpacked(file), place);
      else if (kind === "text") yield* this.#text(file, await file.read(this.#limits.maxDocumentBytes), place);
      else if (kind === "pdf") yield { kind: "unread", file: file.path, reason: "pdf" };
      else yield { kind: "unread", file: file.path, reason: "no-recipe" };
    } catch (error) {
      // What no reader was made for is one file's fault, and keeps nobody from the others.
      const { reason, columns } = error instanceof Unreadable ? error : new Unreadable("damaged");
      yield { kind: "unread", file: file.path, reason, ...(columns.length > 0 ? { columns } : {}) };
    }
  }

  async *#archive(file: ArchiveFile, { depth, onDisk }: ArchivePlace): AsyncGenerator<ExportEntry> {
    if (depth >= this.#limits.maxDepth) throw new Unreadable("too-deep");
    const source = onDisk ?? (await file.read(this.#limits.maxInnerArchiveBytes));
    const archive = await openArchive(source, this.#allowance);
    try {
      yield* this.#files(archive, depth === 0 ? "" : file.path, depth + 1);
    } finally {
      archive.close();
    }
  }

  async *#files(archive: Archive, within: string, depth: number): AsyncGenerator<ExportEntry> {
    for (const path of archive.leadingOut) yield { kind: "unread", file: joined(within, path), reason: "leads-out" };
    const files = archive.files.filter(({ path }) => !BESIDE.test(path));
    const pictures: ArchiveFile[] = [];
    const others: ArchiveFile[] = [];
    for (const file of files) {
      const isPicture = await isPictureFile(file);
      (isPicture ? pictures : others).push(file);
    }
    const place: ArchivePlace = {
      names: new FileNames(
        pictures.map(({ path }) => path),
        others.map(({ path }) => path),
      ),
      byPath: new Map(pictures.map((file) => [file.path, file])),
      depth,
    };
    const read = new Map<string, Set<string>>();
    for (const file of dataFirst(others)) {
      // Apps write a recipe in several ways side by side ("Soup.json" and "Soup.md"): the one that says most is read.
      const before = isWords(file) ? read.get(withoutEnding(file)) : undefined;
      for await (const reading of this.file(file, place)) {
        if (reading.kind === "recipe" && before?.has(foldTitle(reading.recipe.title))) continue;
        if (reading.kind === "recipe" && !isWords(file))
          addTo(read, withoutEnding(file), foldTitle(reading.recipe.title));
        const isAbout = before !== undefined || ABOUT.test(file.path);
        if (reading.kind === "unread" && reading.reason === "no-recipe" && isAbout) continue;
        yield { ...reading, file: joined(within, reading.file) };
      }
    }
    for (const path of this.#unreferred(pictures))
      yield { kind: "unread", file: joined(within, path), reason: "picture" };
  }

  /** Pictures that no recipe of an archive refers to, but for other sizes of one that does. */
  #unreferred(pictures: readonly ArchiveFile[]): readonly string[] {
    const folders = new Set([...this.#referred].map(folderOf));
    return pictures
      .map(({ path }) => path)
      .filter((path) => !this.#referred.has(path) && !(folders.has(folderOf(path)) && SIZES.test(stemOf(path))));
  }

  async *#text(file: ArchiveFile, bytes: Uint8Array, place: ArchivePlace): AsyncGenerator<ExportEntry> {
    const recipeFile: RecipeFile = { ...recipeFileOf(file.path, decodeText(bytes)), columns: this.#columns };
    const format = OF_PROGRAMS.test(file.path)
      ? undefined
      : RECIPE_FORMATS.find((each) => each.kind === recipeFile.kind && each.recognizes(recipeFile));
    let found = 0;
    for (const recipe of format?.read(recipeFile, place.names) ?? []) {
      found += 1;
      for (const picture of recipe.pictures) if (picture.kind === "file") this.#referred.add(picture.path);
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
      for (const name of recipe.leftOut) yield { kind: "unread", file: `${recipe.title}: ${name}`, reason: "no-place" };
    }
    if (found === 0) yield { kind: "unread", file: file.path, reason: "no-recipe" };
  }

  async *#pictures(pictures: readonly Picture[], { byPath }: ArchivePlace): AsyncGenerator<PictureBytes> {
    const handedOut = new Set<string>();
    for (const picture of pictures.slice(0, this.#limits.maxPicturesOfRecipe)) {
      const bytes = await this.#picture(picture, byPath);
      if (bytes === null || fileKind(bytes) !== "picture") continue;
      // Apps keep the first of them twice.
      const digest = createHash("sha256").update(bytes).digest("hex");
      if (handedOut.has(digest)) continue;
      handedOut.add(digest);
      yield { bytes, step: picture.step ?? null };
    }
  }

  async #picture(picture: Picture, byPath: ArchivePlace["byPath"]): Promise<Uint8Array | null> {
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

const isWords = ({ path }: ArchiveFile): boolean => /\.(?:md|markdown|txt|html?)$/i.test(path);
const withoutEnding = ({ path }: ArchiveFile): string => joined(folderOf(path), stemOf(path)).toLowerCase();

const foldTitle = (title: string): string => title.trim().toLowerCase();

function addTo(titles: Map<string, Set<string>>, file: string, title: string): void {
  titles.set(file, (titles.get(file) ?? new Set()).add(title));
}

function dataFirst(files: readonly ArchiveFile[]): readonly ArchiveFile[] {
  return [...files.filter((file) => !isWords(file)), ...files.filter(isWords)];
}

function whyNot(recipe: FormatRecipe): UnreadReason | null {
  if (recipe.title.trim() === "") return "no-title";
  return recipe.ingredients.length === 0 && recipe.steps.length === 0 ? "no-lines" : null;
}

const NO_TREE = new Document([]);
/** Elements of one file: ten thousand recipes in XML. */
const MAX_ELEMENTS = 1_000_000;
/** What a page's source may begin with; any other element is XML. */
const HTML =
  /^(?:html|head|body|div|article|section|main|header|meta|title|link|style|script|p|h[1-6]|ul|ol|li|span|table|a|b|br|center|font|img|form)$/;

/** A file's text as what it is: JSON, XML, a page, or words. @throws Unreadable for markup beyond all bounds */
function recipeFileOf(path: string, text: string): Omit<RecipeFile, "columns"> {
  const start = text.slice(0, 5000).trimStart();
  if (/^[[{]/.test(start)) {
    const data = readJson(text);
    if (data !== undefined && data !== null && typeof data === "object")
      return { path, kind: "json", text, data, tree: NO_TREE };
  }
  const kind = isMessage(start) ? null : markupOf(start);
  if (kind === null) return { path, kind: "text", text, data: null, tree: NO_TREE };
  const { tree, isWhole } = parseMarkup(text, kind, MAX_ELEMENTS);
  if (!isWhole) throw new Unreadable("too-large");
  return { path, kind, text, data: null, tree };
}

function markupOf(start: string): "html" | "xml" | null {
  const opening = start.replace(/^(?:\s+|<\?[^>]{0,1000}\?>|<!--[\s\S]{0,2000}?-->)*/, "");
  const doctype = /^<!doctype\s+([\w:-]+)/i.exec(opening)?.[1];
  const name = doctype ?? /^<([a-z_][\w:.-]*)(?=[\s/>])/i.exec(opening)?.[1];
  if (name !== undefined) return HTML.test(name.toLowerCase()) ? "html" : "xml";
  return /<(?:!doctype html|html|body)\b/i.test(start) ? "html" : null;
}
