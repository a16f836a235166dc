import type { Db } from "@tureen/db/client";
import { onCommit } from "@tureen/db/in-transaction";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { AppContext } from "#app-context";
import {
  chainSegments,
  gunzipSegment,
  gzipBody,
  gzipSegment,
  joinSegments,
  storedSegment,
  type GzipSegment,
  WINDOW_BYTES,
} from "./gzip-segments";
import { changesSince, newestRecipeId, recipesRevision } from "./recipe-changes.repo";
import { selectLinesByRecipe } from "./recipe-lines.repo";
import { toRecipe } from "./recipes.mapper";
import { selectRecipesBetween } from "./recipes.repo";

/** The body of `GET /api/recipes`, compressed, and the tag that names this state of the collection. */
export interface RecipeCollection {
  readonly etag: string;
  /** The body in pieces, to be sent one after the other. */
  readonly gzip: readonly Buffer[];
}

/** Recipes of neighbouring ids are compressed together: large enough to compress well, small enough to redo. */
const BLOCK = 16;
/** So many blocks lie in one buffer: few enough to copy when one changes, enough that the body is sent in few pieces. */
const CHAPTER = 16;
/** zlib's: what has changed is compressed in a seventh of the time, and is a fifth larger until the next start. */
const LEVELS = { whole: 6, changed: 1 } as const;
/** So many blocks are rendered without giving way to others: some 4 ms. */
const AT_ONCE = 4;
/** How often a collection that changes while blocks are rendered gives way to others before the rest is done in one go. */
const MAX_PASSES = 3;

const SEPARATOR = Buffer.from(",");
const OPENING = storedSegment(Buffer.from('{"recipes":['));
const COMMA = storedSegment(SEPARATOR);
const CLOSING = storedSegment(Buffer.from("]}"));

/** Recipes rendered as JSON, the newest first, with commas between them. */
interface Block extends GzipSegment {
  /** Their ids, and how many bytes each takes before compression. */
  readonly recipes: readonly { readonly id: number; readonly bytes: number }[];
  /** Whether it was compressed after the block before it in its chapter: it cannot be read without that, nor stand without it. */
  readonly isContinued: boolean;
}

interface LastBlock {
  readonly block: number;
  readonly text: Buffer;
  readonly isOpen: boolean;
  /** What stands before and after it in the body, put together once for as long as it lies open. */
  around: { readonly before: GzipSegment; readonly after: GzipSegment } | undefined;
}

/** What is kept of the collection, some 700 bytes a recipe. */
interface Rendered {
  /**
   * What every tag begins with, of this process alone: an upgrade may write other fields, and a database that was restored, or
   * a data folder that somebody has put back, counts its changes once more.
   */
  readonly edition: string;
  /** Compressed, by `id / BLOCK`; one that is in a chapter is a view of its bytes. */
  readonly blocks: Map<number, Block>;
  /**
   * The text of the block that was rendered last. One of which a part has changed lies open, uncompressed, for as long as it is
   * that: whoever edits a recipe, or brings one after the other in, changes it again.
   */
  last: LastBlock | undefined;
  /** Blocks put together, by `id / BLOCK / CHAPTER`. */
  readonly chapters: Map<number, GzipSegment>;
  /** Number of the last change that the blocks hold. */
  seq: number;
  latest: RecipeCollection | undefined;
  /** True once somebody has read `latest`: whoever follows the collection will ask for it again when it changes. */
  isFollowed: boolean;
  /** The rendering under way: however many ask, they get one. */
  rendering: Promise<RecipeCollection> | undefined;
}

const byDatabase = new WeakMap<Db, Rendered>();

/**
 * Every recipe as one compressed body, newest first. The first call renders all; from then on a change renders its
 * recipe alone, compresses that one's block, and the body is put together from compressed blocks (decisions, section 5).
 */
export async function recipeCollection(app: AppContext): Promise<RecipeCollection> {
  const rendered = byDatabase.get(app.reader) ?? beginRendered(app);
  const collection = await currentOf(app.reader, rendered);
  rendered.isFollowed = true;
  return collection;
}

function beginRendered({ db, reader }: AppContext): Rendered {
  const rendered: Rendered = {
    edition: randomUUID(),
    blocks: new Map(),
    last: undefined,
    chapters: new Map(),
    seq: -1,
    latest: undefined,
    isFollowed: false,
    rendering: undefined,
  };
  byDatabase.set(reader, rendered);
  onCommit(db, () => rendered.isFollowed && renderSoon(reader, rendered));
  return rendered;
}

async function currentOf(db: Db, rendered: Rendered): Promise<RecipeCollection> {
  if (rendered.latest?.etag === currentEtag(db, rendered)) return rendered.latest;
  return (rendered.rendering ??= render(db, rendered).finally(() => (rendered.rendering = undefined)));
}

/** Once the change is answered: what has changed is rendered by the time that the collection is asked for again. */
function renderSoon(db: Db, rendered: Rendered): void {
  setImmediate(() => {
    if (!db.$client.open || rendered.latest?.etag === currentEtag(db, rendered)) return;
    rendered.isFollowed = false;
    // What fails here fails for whoever asks next, and is told there.
    currentOf(db, rendered).catch(() => undefined);
  });
}

async function render(db: Db, rendered: Rendered): Promise<RecipeCollection> {
  let stale = staleBlocks(db, rendered.seq);
  for (let pass = 0; pass < MAX_PASSES && stale.blocks.size > AT_ONCE; pass += 1) {
    for (const [block, changed] of stale.blocks) {
      renderBlock(db, rendered, block, changed);
      // At once where it is the chapter's last: its blocks need not wait for all others in buffers of their own.
      if (block % CHAPTER === 0) chapterIn(rendered, chapterOf(block));
      await nextTurn();
    }
    rendered.seq = stale.seq;
    stale = staleBlocks(db, rendered.seq);
  }
  // From here on nothing gives way: what is put together is one state, under its own tag.
  for (const [block, changed] of stale.blocks) renderBlock(db, rendered, block, changed);
  rendered.seq = stale.seq;
  rendered.latest = { etag: currentEtag(db, rendered), gzip: gzipBody(bodyOf(rendered, blockOf(newestRecipeId(db)))) };
  return rendered.latest;
}

/** The body in its parts. */
function bodyOf(rendered: Rendered, newestBlock: number): GzipSegment[] {
  const newest = chapterOf(newestBlock);
  const { last } = rendered;
  const open = last?.isOpen ? rendered.blocks.get(last.block) : undefined;
  if (!last || !open) return [OPENING, ...inList(chaptersIn(rendered, newest, 0)), CLOSING];
  last.around ??= aroundOf(rendered, last.block, newest);
  return [last.around.before, open, last.around.after];
}

function aroundOf(rendered: Rendered, block: number, newest: number): NonNullable<LastBlock["around"]> {
  const chapter = chapterOf(block);
  const newer = [...chaptersIn(rendered, newest, chapter + 1), ...joinBlocks(rendered, lastOf(chapter), block + 1)];
  const older = [...joinBlocks(rendered, block - 1, firstOf(chapter)), ...chaptersIn(rendered, chapter - 1, 0)];
  return {
    before: chainSegments([OPENING, ...newer.flatMap((segment) => [segment, COMMA])]),
    after: chainSegments([...older.flatMap((segment) => [COMMA, segment]), CLOSING]),
  };
}

/** The chapters from one number down to another that there are, as one segment each. */
function chaptersIn(rendered: Rendered, newest: number, oldest: number): GzipSegment[] {
  return downFrom(newest, oldest).flatMap((chapter) => chapterIn(rendered, chapter));
}

/** The blocks of a chapter as one, the newest first; none where there is none. */
function chapterIn(rendered: Rendered, chapter: number): GzipSegment[] {
  const known = rendered.chapters.get(chapter);
  if (known) return [known];
  const whole = joinBlocks(rendered, lastOf(chapter), firstOf(chapter));
  for (const segment of whole) rendered.chapters.set(chapter, segment);
  return whole;
}

/** The blocks from one number down to another as one segment in one buffer, no byte of which is kept twice; none where there is none. */
function joinBlocks({ blocks }: Rendered, newest: number, oldest: number): GzipSegment[] {
  const numbers = downFrom(newest, oldest).filter((number) => blocks.has(number));
  if (numbers.length === 0) return [];
  const { joined, parts } = joinSegments(inList(numbers.flatMap((number) => blocks.get(number) ?? [])));
  for (const [index, number] of numbers.entries()) {
    const [block, part] = [blocks.get(number), parts[index * 2]]; // A comma stands between two blocks.
    if (block && part) blocks.set(number, { ...block, deflated: part.deflated });
  }
  return [joined];
}

const downFrom = (newest: number, oldest: number): number[] =>
  Array.from({ length: Math.max(0, newest - oldest + 1) }, (_, index) => newest - index);

/** With commas between them. */
function inList(segments: readonly GzipSegment[]): GzipSegment[] {
  return segments.flatMap((segment) => [COMMA, segment]).slice(1);
}

/**
 * Blocks with a recipe that changed after `seq`, each with the ids of those; all of them with every id for -1. They come in the
 * order of the body: what one needs to have read before it is shorter then.
 */
function staleBlocks(db: Db, seq: number): { blocks: ReadonlyMap<number, readonly number[]>; seq: number } {
  const changes = changesSince(db, Math.max(0, seq));
  const ids = seq >= 0 ? changes.recipeIds : Array.from({ length: newestRecipeId(db) + 1 }, (_, id) => id);
  const newestFirst = ids.toSorted((left, right) => right - left);
  return { blocks: groupBy(newestFirst, blockOf), seq: changes.seq };
}

const blockOf = (recipeId: number): number => Math.floor(recipeId / BLOCK);
const chapterOf = (block: number): number => Math.floor(block / CHAPTER);
const firstOf = (chapter: number): number => chapter * CHAPTER;
const lastOf = (chapter: number): number => firstOf(chapter + 1) - 1;

/** Renders the recipes of a block that have changed, come or gone, beside the others as they were. */
function renderBlock(db: Db, rendered: Rendered, block: number, changed: readonly number[]): void {
  const textNow = textOf(rendered, block);
  const rest = recipesOf(rendered.blocks.get(block), textNow).filter(({ id }) => !changed.includes(id));
  const [firstId, lastId] = [Math.min(...changed), Math.max(...changed)];
  const lines = selectLinesByRecipe(db, firstId, lastId);
  const anew = selectRecipesBetween(db, firstId, lastId)
    .filter(({ id }) => changed.includes(id))
    .map((row) => ({ id: row.id, json: Buffer.from(JSON.stringify(toRecipe(row, lines.get(row.id) ?? []))) }));
  const recipes = [...anew, ...rest].toSorted((left, right) => right.id - left.id);
  closeLast(rendered, block);
  freeNext(rendered, block, textNow);
  if (recipes.length === 0) {
    rendered.blocks.delete(block);
    rendered.chapters.delete(chapterOf(block));
    rendered.last = undefined;
    return;
  }
  const text = Buffer.concat(recipes.flatMap(({ json }) => [SEPARATOR, json]).slice(1));
  const isOpen = rest.length > 0;
  const before = isOpen ? undefined : textBefore(rendered, block);
  rendered.blocks.set(block, {
    ...(isOpen ? storedSegment(text) : gzipSegment(text, LEVELS.whole, before)),
    recipes: recipes.map(({ id, json }) => ({ id, bytes: json.length })),
    isContinued: before !== undefined,
  });
  rendered.chapters.delete(chapterOf(block));
  // Where it lay open already, nothing else has changed since.
  const around = isOpen && rendered.last?.block === block ? rendered.last.around : undefined;
  rendered.last = { block, text, isOpen, around };
}

/** Compresses the block that lies open, unless it is this one. */
function closeLast(rendered: Rendered, block: number): void {
  const { last } = rendered;
  if (last?.isOpen && last.block !== block) recompress(rendered, last.block, last.text);
}

/**
 * The block after this one in the body is compressed by itself, where it was not: what stands before it changes. `text` is this
 * one's, so that nothing is read twice; without one it is new, and the next was compressed after another.
 */
function freeNext(rendered: Rendered, block: number, text: Buffer): void {
  const next = nextTo(rendered, block, -1);
  const nextBlock = next === undefined ? undefined : rendered.blocks.get(next);
  if (next === undefined || !nextBlock?.isContinued) return;
  const before = text.length > 0 ? windowAfter(text) : textBefore(rendered, next);
  recompress(rendered, next, gunzipSegment(nextBlock, before));
}

function recompress({ blocks, chapters }: Rendered, number: number, text: Buffer): void {
  const block = blocks.get(number);
  if (!block) return;
  blocks.set(number, { ...block, ...gzipSegment(text, LEVELS.changed), isContinued: false });
  chapters.delete(chapterOf(number));
}

/** Filled anew for each block: it is read before the next is asked for, and 600 of them would be 20 MB. */
const window = Buffer.alloc(WINDOW_BYTES);

/** What stands before a block in its chapter, as far back as counts; undefined where it is the first. */
function textBefore(rendered: Rendered, block: number): Buffer | undefined {
  const before = nextTo(rendered, block, 1);
  return before === undefined ? undefined : windowAfter(textOf(rendered, before));
}

/** The end of a text and the comma behind it, as far back as counts. */
function windowAfter(text: Buffer): Buffer {
  const end = text.subarray(SEPARATOR.length - WINDOW_BYTES).copy(window);
  return window.subarray(0, end + SEPARATOR.copy(window, end));
}

/** The nearest block of the same chapter that stands before a block in the body (1) or after it (-1), the newest standing first. */
function nextTo({ blocks }: Rendered, block: number, step: 1 | -1): number | undefined {
  for (let near = block + step; chapterOf(near) === chapterOf(block); near += step) if (blocks.has(near)) return near;
  return undefined;
}

function textOf(rendered: Rendered, number: number): Buffer {
  if (rendered.last?.block === number) return rendered.last.text;
  const block = rendered.blocks.get(number);
  if (!block) return Buffer.alloc(0);
  return gunzipSegment(block, block.isContinued ? textBefore(rendered, number) : undefined);
}

/** What a block was made of. */
function recipesOf(block: Block | undefined, text: Buffer): { id: number; json: Buffer }[] {
  let end = -SEPARATOR.length;
  return (block?.recipes ?? []).map(({ id, bytes }) => {
    const start = end + SEPARATOR.length;
    return { id, json: text.subarray(start, (end = start + bytes)) };
  });
}

/** Names this state of the collection. */
const currentEtag = (db: Db, { edition }: Rendered): string => `"${edition}-${recipesRevision(db)}"`;
