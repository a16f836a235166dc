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

/** The whole collection in compressed blocks, of which one can change by itself. */
export interface RecipeBlocks {
  /** Compressed, by `id / BLOCK`; one that is in a chapter is a view of its bytes. */
  readonly byNumber: Map<number, Block>;
  /** The text of the block that changed last. */
  last: { readonly block: number; readonly text: Buffer } | undefined;
  /** Texts of the blocks that lie open: uncompressed until the collection that a part of each has changed in is sent. */
  readonly open: Map<number, Buffer>;
  /** What stands around the open block that changed last, kept until another one changes. */
  around: Around | undefined;
  /** Blocks put together, by `id / BLOCK / CHAPTER`. */
  readonly chapters: Map<number, GzipSegment>;
}

/** Those of an empty collection. */
export const noBlocks = (): RecipeBlocks => ({
  byNumber: new Map(),
  last: undefined,
  open: new Map(),
  around: undefined,
  chapters: new Map(),
});

/** A recipe and what it is in the body. */
interface RecipeText {
  readonly id: number;
  readonly json: Buffer;
}

/**
 * Takes in what has become of recipes of one block.
 * @param changed ids of those that have changed, come or gone
 * @param anew those of them that are there
 */
export function changeBlock(
  blocks: RecipeBlocks,
  number: number,
  changed: readonly number[],
  anew: readonly RecipeText[],
): void {
  const next = continuationOf(blocks, number);
  const known = knownText(blocks, number);
  const texts = known ? undefined : textsUpTo(blocks, next ?? number);
  const textNow = known ?? texts?.get(number) ?? NOTHING;
  const rest = recipesOf(blocks.byNumber.get(number), textNow).filter(({ id }) => !changed.includes(id));
  const recipes = [...anew, ...rest].toSorted((left, right) => right.id - left.id);
  const text = Buffer.concat(recipes.flatMap(({ json }) => [SEPARATOR, json]).slice(1));
  if (next !== undefined && !endAlike(textNow, text))
    openBlock(blocks, next, (texts ?? textsUpTo(blocks, next)).get(next));
  if (recipes.length === 0) {
    keep(blocks, number, undefined);
    blocks.last = undefined;
    return;
  }
  const isOpen = rest.length > 0;
  const before = isOpen ? undefined : textBefore(blocks, number);
  keep(blocks, number, {
    ...(isOpen ? storedSegment(text) : gzipSegment(text, LEVELS.whole, before)),
    recipes: recipes.map(({ id, json }) => ({ id, bytes: json.length })),
    isContinued: before !== undefined,
  });
  blocks.last = { block: number, text };
  if (isOpen) blocks.open.set(number, text);
  if (blocks.open.size > MAX_OPEN) compressOpen(blocks);
}

/** Puts a chapter together where this is its last block: its blocks need not wait for all others in buffers of their own. */
export function joinChapterAfter(blocks: RecipeBlocks, number: number): void {
  if (number % CHAPTER === 0) chapterIn(blocks, chapterOf(number));
}

/** Compresses the blocks that changes have left open, and puts their chapters together. */
export function compressBlocks(blocks: RecipeBlocks): void {
  const chapters = new Set([...blocks.open.keys()].map(chapterOf));
  compressOpen(blocks);
  for (const chapter of chapters) chapterIn(blocks, chapter);
}

/** The collection as one gzip body, in pieces; those that have not changed are not copied. */
export const gzipOf = (blocks: RecipeBlocks): readonly Buffer[] => gzipBody(bodyOf(blocks));

/** The body in its parts. */
function bodyOf(blocks: RecipeBlocks): GzipSegment[] {
  const { last, open, byNumber } = blocks;
  const changed = last && open.has(last.block) ? byNumber.get(last.block) : undefined;
  if (!last || !changed) return [OPENING, ...inList(chaptersIn(blocks, newestChapter(blocks), 0)), CLOSING];
  blocks.around ??= aroundOf(blocks, last.block);
  return [blocks.around.before, changed, blocks.around.after];
}

function aroundOf(blocks: RecipeBlocks, block: number): Around {
  const [chapter, newest] = [chapterOf(block), newestChapter(blocks)];
  const newer = [...chaptersIn(blocks, newest, chapter + 1), ...blocksIn(blocks, lastOf(chapter), block + 1)];
  const older = [...blocksIn(blocks, block - 1, firstOf(chapter)), ...chaptersIn(blocks, chapter - 1, 0)];
  return {
    before: chainSegments([OPENING, ...inList(newer), ...(newer.length > 0 ? [COMMA] : [])]),
    after: chainSegments([...(older.length > 0 ? [COMMA] : []), ...inList(older), CLOSING]),
  };
}

const newestChapter = ({ byNumber }: RecipeBlocks): number => chapterOf(Math.max(...byNumber.keys()));

/** The blocks from one number down to another that there are. */
function blocksIn({ byNumber }: RecipeBlocks, newest: number, oldest: number): Block[] {
  const found: Block[] = [];
  for (let number = newest; number >= oldest; number -= 1) {
    const block = byNumber.get(number);
    if (block) found.push(block);
  }
  return found;
}

/** The chapters from one number down to another that there are, as one segment each. */
function chaptersIn(blocks: RecipeBlocks, newest: number, oldest: number): GzipSegment[] {
  const found: GzipSegment[] = [];
  for (let chapter = newest; chapter >= oldest; chapter -= 1) found.push(...chapterIn(blocks, chapter));
  return found;
}

/** The blocks of a chapter as one, the newest first; none where there is none. */
function chapterIn(blocks: RecipeBlocks, chapter: number): GzipSegment[] {
  const known = blocks.chapters.get(chapter);
  if (known) return [known];
  const whole = inList(blocksIn(blocks, lastOf(chapter), firstOf(chapter)));
  if (whole.length === 0) return [];
  // One that is about to be compressed is not worth a buffer.
  if ([...blocks.open.keys()].some((block) => chapterOf(block) === chapter)) return [chainSegments(whole)];
  const joined = joinBlocks(blocks, chapter, whole);
  blocks.chapters.set(chapter, joined);
  return [joined];
}

/** The blocks of a chapter and the commas between them in one buffer, no byte of which is kept twice. */
function joinBlocks({ byNumber }: RecipeBlocks, chapter: number, whole: readonly GzipSegment[]): GzipSegment {
  const { joined, parts } = joinSegments(whole);
  let index = 0;
  for (let number = lastOf(chapter); number >= firstOf(chapter); number -= 1) {
    const [block, part] = [byNumber.get(number), parts[index]];
    if (!block || !part) continue;
    byNumber.set(number, { ...block, deflated: part.deflated });
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

/** The number of the block that a recipe is in. */
export const blockOf = (recipeId: number): number => Math.floor(recipeId / BLOCK);
const groupOf = (block: number): number => Math.floor(block / GROUP);
const chapterOf = (block: number): number => Math.floor(block / CHAPTER);
const firstOf = (chapter: number): number => chapter * CHAPTER;
const lastOf = (chapter: number): number => firstOf(chapter + 1) - 1;

/** The block after this one in the body, where it was compressed after what stands before it. */
function continuationOf(blocks: RecipeBlocks, block: number): number | undefined {
  const next = nextTo(blocks, block, -1);
  return next !== undefined && blocks.byNumber.get(next)?.isContinued ? next : undefined;
}

/** Whether two texts are the same as far back as the block after them may refer to. */
function endAlike(text: Buffer, other: Buffer): boolean {
  return text.subarray(-WINDOW_BYTES).equals(other.subarray(-WINDOW_BYTES));
}

/** A block that was compressed after what changes now stands by itself from here on. */
function openBlock(blocks: RecipeBlocks, number: number, text: Buffer | undefined): void {
  const block = blocks.byNumber.get(number);
  if (!block || !text) return;
  const own = Buffer.from(text); // Without the texts before it.
  keep(blocks, number, { ...block, ...storedSegment(own), isContinued: false });
  blocks.open.set(number, own);
}

/** Compresses the blocks that lie open but for the one that changed last: whoever edits a recipe edits it again. */
function compressOpen(blocks: RecipeBlocks): void {
  for (const [number, text] of blocks.open) {
    const block = blocks.byNumber.get(number);
    if (block && number !== blocks.last?.block)
      keep(blocks, number, { ...block, ...gzipSegment(text, LEVELS.changed) });
  }
}

/** Takes in what a block is now. One that is undefined is gone. */
function keep(blocks: RecipeBlocks, number: number, block: Block | undefined): void {
  if (block) blocks.byNumber.set(number, block);
  else blocks.byNumber.delete(number);
  blocks.open.delete(number);
  blocks.chapters.delete(chapterOf(number));
  if (blocks.last?.block !== number) blocks.around = undefined;
}

/** Filled anew for each block: it is read before the next is asked for, and 600 of them would be 20 MB. */
const window = Buffer.alloc(WINDOW_BYTES);

/** What stands before a block in its group, as far back as counts; undefined where it is the first. */
function textBefore(blocks: RecipeBlocks, block: number): Buffer | undefined {
  const before = nextTo(blocks, block, 1);
  if (before === undefined) return undefined;
  const text = knownText(blocks, before) ?? textsUpTo(blocks, before).get(before);
  return text && windowAfter(text);
}

/** The end of a text and the comma behind it, as far back as counts. */
function windowAfter(text: Buffer): Buffer {
  const end = text.subarray(SEPARATOR.length - WINDOW_BYTES).copy(window);
  return window.subarray(0, end + SEPARATOR.copy(window, end));
}

/** The nearest block of the same group that stands before a block in the body (1) or after it (-1), the newest standing first. */
function nextTo({ byNumber }: RecipeBlocks, block: number, step: 1 | -1): number | undefined {
  for (let near = block + step; groupOf(near) === groupOf(block); near += step) if (byNumber.has(near)) return near;
  return undefined;
}

/** The text of a block that need not be read for it. */
function knownText({ last, open }: RecipeBlocks, number: number): Buffer | undefined {
  return last?.block === number ? last.text : open.get(number);
}

/** The texts of a block and of those that it was compressed after, read in one go; none where it is not there. */
function textsUpTo(blocks: RecipeBlocks, number: number): ReadonlyMap<number, Buffer> {
  const run = runTo(blocks, number);
  if (run.length === 0) return new Map();
  const whole = gunzipSegment(chainSegments(inList(run.map(({ block }) => block))));
  const texts = separate(
    whole,
    run.map(({ block }) => block.length),
  );
  return new Map(run.map(({ number: near }, index) => [near, texts[index] ?? NOTHING]));
}

/** A block and those that it was compressed after, in the order of the body. */
function runTo(blocks: RecipeBlocks, number: number): { number: number; block: Block }[] {
  const block = blocks.byNumber.get(number);
  if (!block) return [];
  const before = block.isContinued ? nextTo(blocks, number, 1) : undefined;
  return [...(before === undefined ? [] : runTo(blocks, before)), { number, block }];
}

/** What a block was made of. */
function recipesOf(block: Block | undefined, text: Buffer): RecipeText[] {
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
