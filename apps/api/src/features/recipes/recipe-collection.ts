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
/** So many blocks lie in one buffer: enough that the body is sent in few pieces, few enough to copy when one changes. */
const CHAPTER = 16;
/** So many blocks are compressed one after the other: it saves an eighth, and one cannot be read before those before it. */
const GROUP = 8;
/** So many blocks lie open at most, with some 60 kB each. */
const MAX_OPEN = 8;
/** zlib's: what has changed is compressed in a seventh of the time, and is a fifth larger until the next start. */
const LEVELS = { whole: 6, changed: 1 } as const;
/** So many blocks are rendered without giving way to others: some 4 ms. */
const AT_ONCE = 4;
/** How often a collection that changes while blocks are rendered gives way to others before the rest is done in one go. */
const MAX_PASSES = 3;

const NOTHING = Buffer.alloc(0);
const SEPARATOR = Buffer.from(",");
const OPENING = storedSegment(Buffer.from('{"recipes":['));
const COMMA = joinSegments([storedSegment(SEPARATOR)]).joined;
const CLOSING = storedSegment(Buffer.from("]}"));

/** Recipes rendered as JSON, the newest first, with commas between them. */
interface Block extends GzipSegment {
  /** Their ids, and how many bytes each takes before compression. */
  readonly recipes: readonly { readonly id: number; readonly bytes: number }[];
  /** Whether it was compressed after the block before it in its group: it cannot be read without that, nor stand without it. */
  readonly isContinued: boolean;
}

/** What stands before and after a block in the body. */
type Around = Readonly<Record<"before" | "after", GzipSegment>>;

/** What is kept of the collection, some 700 bytes a recipe. */
interface Rendered {
  /**
   * What every tag begins with, of this process alone: an upgrade may write other fields, and a database that was restored, or
   * a data folder that somebody has put back, counts its changes once more.
   */
  readonly edition: string;
  /** Compressed, by `id / BLOCK`; one that is in a chapter is a view of its bytes. */
  readonly blocks: Map<number, Block>;
  /** The text of the block that was rendered last. */
  last: { readonly block: number; readonly text: Buffer } | undefined;
  /** Texts of the blocks that lie open: uncompressed until the collection that a part of each has changed in is sent. */
  readonly open: Map<number, Buffer>;
  /** What stands around the open block that was rendered last, kept until another one changes. */
  around: Around | undefined;
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
 * recipe alone, and the body is put together from blocks that are compressed already (decisions, section 5).
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
    open: new Map(),
    around: undefined,
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
  return renderOnce(db, rendered);
}

function renderOnce(db: Db, rendered: Rendered): Promise<RecipeCollection> {
  return (rendered.rendering ??= render(db, rendered).finally(() => (rendered.rendering = undefined)));
}

/** Once the change is answered: what has changed is rendered by the time that the collection is asked for again. */
function renderSoon(db: Db, rendered: Rendered): void {
  setImmediate(() => {
    if (!db.$client.open || rendered.latest?.etag === currentEtag(db, rendered)) return;
    rendered.isFollowed = false;
    // What fails here fails for whoever asks next, and is told there.
    renderOnce(db, rendered).catch(() => undefined);
  });
}

/** Compresses what changes have left uncompressed. To be called once the collection is sent: nobody waits for it then. */
export function compressChanges({ reader }: AppContext): void {
  const rendered = byDatabase.get(reader);
  if (!rendered || rendered.rendering) return;
  const chapters = new Set([...rendered.open.keys()].map(chapterOf));
  compressOpen(rendered);
  for (const chapter of chapters) chapterIn(rendered, chapter);
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
  rendered.latest = { etag: currentEtag(db, rendered), gzip: gzipBody(bodyOf(rendered)) };
  return rendered.latest;
}

/** The body in its parts. */
function bodyOf(rendered: Rendered): GzipSegment[] {
  const { last, open, blocks } = rendered;
  const changed = last && open.has(last.block) ? blocks.get(last.block) : undefined;
  if (!last || !changed) return [OPENING, ...inList(chaptersIn(rendered, newestChapter(rendered), 0)), CLOSING];
  rendered.around ??= aroundOf(rendered, last.block);
  return [rendered.around.before, changed, rendered.around.after];
}

function aroundOf(rendered: Rendered, block: number): Around {
  const [chapter, newest] = [chapterOf(block), newestChapter(rendered)];
  const newer = [...chaptersIn(rendered, newest, chapter + 1), ...blocksIn(rendered, lastOf(chapter), block + 1)];
  const older = [...blocksIn(rendered, block - 1, firstOf(chapter)), ...chaptersIn(rendered, chapter - 1, 0)];
  return {
    before: chainSegments([OPENING, ...inList(newer), ...(newer.length > 0 ? [COMMA] : [])]),
    after: chainSegments([...(older.length > 0 ? [COMMA] : []), ...inList(older), CLOSING]),
  };
}

const newestChapter = ({ blocks }: Rendered): number => chapterOf(Math.max(...blocks.keys()));

/** The blocks from one number down to another that there are. */
function blocksIn({ blocks }: Rendered, newest: number, oldest: number): Block[] {
  const found: Block[] = [];
  for (let number = newest; number >= oldest; number -= 1) {
    const block = blocks.get(number);
    if (block) found.push(block);
  }
  return found;
}

/** The chapters from one number down to another that there are, as one segment each. */
function chaptersIn(rendered: Rendered, newest: number, oldest: number): GzipSegment[] {
  const found: GzipSegment[] = [];
  for (let chapter = newest; chapter >= oldest; chapter -= 1) found.push(...chapterIn(rendered, chapter));
  return found;
}

/** The blocks of a chapter as one, the newest first; none where there is none. */
function chapterIn(rendered: Rendered, chapter: number): GzipSegment[] {
  const known = rendered.chapters.get(chapter);
  if (known) return [known];
  const whole = inList(blocksIn(rendered, lastOf(chapter), firstOf(chapter)));
  if (whole.length === 0) return [];
  // One that is about to be compressed is not worth a buffer.
  if ([...rendered.open.keys()].some((block) => chapterOf(block) === chapter)) return [chainSegments(whole)];
  const joined = joinBlocks(rendered, chapter, whole);
  rendered.chapters.set(chapter, joined);
  return [joined];
}

/** The blocks of a chapter and the commas between them in one buffer, no byte of which is kept twice. */
function joinBlocks({ blocks }: Rendered, chapter: number, whole: readonly GzipSegment[]): GzipSegment {
  const { joined, parts } = joinSegments(whole);
  let index = 0;
  for (let number = lastOf(chapter); number >= firstOf(chapter); number -= 1) {
    const [block, part] = [blocks.get(number), parts[index]];
    if (!block || !part) continue;
    blocks.set(number, { ...block, deflated: part.deflated });
    index += 2; // A comma stands between two blocks.
  }
  return joined;
}

/** With commas between them. */
function inList(segments: readonly GzipSegment[]): GzipSegment[] {
  const list: GzipSegment[] = [];
  for (const segment of segments) list.push(COMMA, segment);
  return list.slice(1);
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
const groupOf = (block: number): number => Math.floor(block / GROUP);
const chapterOf = (block: number): number => Math.floor(block / CHAPTER);
const firstOf = (chapter: number): number => chapter * CHAPTER;
const lastOf = (chapter: number): number => firstOf(chapter + 1) - 1;

/** Renders the recipes of a block that have changed, come or gone, beside the others as they were. */
function renderBlock(db: Db, rendered: Rendered, block: number, changed: readonly number[]): void {
  const next = continuationOf(rendered, block);
  const known = knownText(rendered, block);
  const texts = known ? undefined : textsUpTo(rendered, next ?? block);
  const textNow = known ?? texts?.get(block) ?? NOTHING;
  const rest = recipesOf(rendered.blocks.get(block), textNow).filter(({ id }) => !changed.includes(id));
  const [firstId, lastId] = [Math.min(...changed), Math.max(...changed)];
  const lines = selectLinesByRecipe(db, firstId, lastId);
  const anew = selectRecipesBetween(db, firstId, lastId)
    .filter(({ id }) => changed.includes(id))
    .map((row) => ({ id: row.id, json: Buffer.from(JSON.stringify(toRecipe(row, lines.get(row.id) ?? []))) }));
  const recipes = [...anew, ...rest].toSorted((left, right) => right.id - left.id);
  const text = Buffer.concat(recipes.flatMap(({ json }) => [SEPARATOR, json]).slice(1));
  if (next !== undefined && !endAlike(textNow, text))
    openBlock(rendered, next, (texts ?? textsUpTo(rendered, next)).get(next));
  if (recipes.length === 0) {
    keep(rendered, block, undefined);
    rendered.last = undefined;
    return;
  }
  const isOpen = rest.length > 0;
  const before = isOpen ? undefined : textBefore(rendered, block);
  keep(rendered, block, {
    ...(isOpen ? storedSegment(text) : gzipSegment(text, LEVELS.whole, before)),
    recipes: recipes.map(({ id, json }) => ({ id, bytes: json.length })),
    isContinued: before !== undefined,
  });
  rendered.last = { block, text };
  if (isOpen) rendered.open.set(block, text);
  if (rendered.open.size > MAX_OPEN) compressOpen(rendered);
}

/** The block after this one in the body, where it was compressed after what stands before it. */
function continuationOf(rendered: Rendered, block: number): number | undefined {
  const next = nextTo(rendered, block, -1);
  return next !== undefined && rendered.blocks.get(next)?.isContinued ? next : undefined;
}

/** Whether two texts are the same as far back as the block after them may refer to. */
function endAlike(text: Buffer, other: Buffer): boolean {
  return text.subarray(-WINDOW_BYTES).equals(other.subarray(-WINDOW_BYTES));
}

/** A block that was compressed after what changes now stands by itself from here on. */
function openBlock(rendered: Rendered, number: number, text: Buffer | undefined): void {
  const block = rendered.blocks.get(number);
  if (!block || !text) return;
  const own = Buffer.from(text); // Without the texts before it.
  keep(rendered, number, { ...block, ...storedSegment(own), isContinued: false });
  rendered.open.set(number, own);
}

/** Compresses the blocks that lie open but for the one rendered last: whoever edits a recipe edits it again. */
function compressOpen(rendered: Rendered): void {
  for (const [number, text] of rendered.open) {
    const block = rendered.blocks.get(number);
    if (block && number !== rendered.last?.block)
      keep(rendered, number, { ...block, ...gzipSegment(text, LEVELS.changed) });
  }
}

/** Takes in what a block is now. One that is undefined is gone. */
function keep(rendered: Rendered, number: number, block: Block | undefined): void {
  if (block) rendered.blocks.set(number, block);
  else rendered.blocks.delete(number);
  rendered.open.delete(number);
  rendered.chapters.delete(chapterOf(number));
  if (rendered.last?.block !== number) rendered.around = undefined;
}

/** Filled anew for each block: it is read before the next is asked for, and 600 of them would be 20 MB. */
const window = Buffer.alloc(WINDOW_BYTES);

/** What stands before a block in its group, as far back as counts; undefined where it is the first. */
function textBefore(rendered: Rendered, block: number): Buffer | undefined {
  const before = nextTo(rendered, block, 1);
  if (before === undefined) return undefined;
  const text = knownText(rendered, before) ?? textsUpTo(rendered, before).get(before);
  return text && windowAfter(text);
}

/** The end of a text and the comma behind it, as far back as counts. */
function windowAfter(text: Buffer): Buffer {
  const end = text.subarray(SEPARATOR.length - WINDOW_BYTES).copy(window);
  return window.subarray(0, end + SEPARATOR.copy(window, end));
}

/** The nearest block of the same group that stands before a block in the body (1) or after it (-1), the newest standing first. */
function nextTo({ blocks }: Rendered, block: number, step: 1 | -1): number | undefined {
  for (let near = block + step; groupOf(near) === groupOf(block); near += step) if (blocks.has(near)) return near;
  return undefined;
}

/** The text of a block that need not be read for it. */
function knownText({ last, open }: Rendered, number: number): Buffer | undefined {
  return last?.block === number ? last.text : open.get(number);
}

/** The texts of a block and of those that it was compressed after, read in one go; none where it is not there. */
function textsUpTo(rendered: Rendered, number: number): ReadonlyMap<number, Buffer> {
  const run = runTo(rendered, number);
  if (run.length === 0) return new Map();
  const whole = gunzipSegment(chainSegments(inList(run.map(({ block }) => block))));
  const texts = separate(
    whole,
    run.map(({ block }) => block.length),
  );
  return new Map(run.map(({ number: near }, index) => [near, texts[index] ?? NOTHING]));
}

/** A block and those that it was compressed after, in the order of the body. */
function runTo(rendered: Rendered, number: number): { number: number; block: Block }[] {
  const block = rendered.blocks.get(number);
  if (!block) return [];
  const before = block.isContinued ? nextTo(rendered, number, 1) : undefined;
  return [...(before === undefined ? [] : runTo(rendered, before)), { number, block }];
}

/** What a block was made of. */
function recipesOf(block: Block | undefined, text: Buffer): { id: number; json: Buffer }[] {
  const recipes = block?.recipes ?? [];
  const parts = separate(
    text,
    recipes.map(({ bytes }) => bytes),
  );
  return recipes.map(({ id }, index) => ({ id, json: parts[index] ?? NOTHING }));
}

/** The parts of a text, of these lengths and with commas between them, as views of it. */
function separate(text: Buffer, lengths: readonly number[]): Buffer[] {
  let end = -SEPARATOR.length;
  return lengths.map((length) => {
    const start = end + SEPARATOR.length;
    return text.subarray(start, (end = start + length));
  });
}

/** Names this state of the collection. */
const currentEtag = (db: Db, { edition }: Rendered): string => `"${edition}-${recipesRevision(db)}"`;
