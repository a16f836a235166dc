import type { Db } from "@tureen/db/client";
import { setImmediate } from "node:timers/promises";
import type { AppContext } from "#app-context";
import { VERSION } from "#version";
import { readServerSecret } from "../auth/auth.repo";
import { gzipBody, gzipSegment, joinSegments, type GzipSegment } from "./gzip-segments";
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

/** Recipes of neighbouring ids are rendered and compressed together: large enough to compress well, small enough to redo. */
const BLOCK = 8;
/** So many blocks lie in one buffer: few enough to copy for a change, enough that the body is sent in few pieces. */
const CHAPTER = 32;
/** How often a collection that changes while blocks are rendered gives way to others before the rest is done in one go. */
const MAX_PASSES = 3;

const OPENING = gzipSegment('{"recipes":[', 0);
const COMMA = gzipSegment(",", 0);
const CLOSING = gzipSegment("]}", 0);

/** What is kept of the collection, some 700 bytes a recipe. */
interface Rendered {
  /** Compressed, by `id / BLOCK`; one that is in a chapter is a view of its bytes. */
  readonly blocks: Map<number, GzipSegment>;
  /** Blocks put together, by `id / BLOCK / CHAPTER`. */
  readonly chapters: Map<number, GzipSegment>;
  /** Number of the last change that the blocks hold. */
  seq: number;
  latest: RecipeCollection | undefined;
  /** The rendering under way: however many ask, they get one. */
  rendering: Promise<RecipeCollection> | undefined;
}

const byDatabase = new WeakMap<Db, Rendered>();

/**
 * Every recipe as one compressed body, newest first. The first call renders all; from then on a change renders only
 * the block of its recipe, and the body is put together from compressed blocks (decisions, section 5).
 */
export async function recipeCollection(app: AppContext): Promise<RecipeCollection> {
  const db = app.reader;
  let rendered = byDatabase.get(db);
  if (!rendered)
    byDatabase.set(
      db,
      (rendered = { blocks: new Map(), chapters: new Map(), seq: -1, latest: undefined, rendering: undefined }),
    );
  if (rendered.latest?.etag === currentEtag(db)) return rendered.latest;
  const kept = rendered;
  kept.rendering ??= render(db, kept).finally(() => (kept.rendering = undefined));
  return kept.rendering;
}

async function render(db: Db, rendered: Rendered): Promise<RecipeCollection> {
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const { blocks, seq } = staleBlocks(db, rendered.seq);
    if (seq === rendered.seq) break;
    for (const block of blocks) {
      renderBlock(db, rendered, block);
      // At once where it is the chapter's last: its blocks need not wait for all others in buffers of their own.
      if ((block + 1) % CHAPTER === 0) chapterIn(rendered, chapterOf(block));
      await setImmediate();
    }
    rendered.seq = seq;
  }
  // From here on nothing gives way: what is put together is one state, under its own tag.
  const { blocks, seq } = staleBlocks(db, rendered.seq);
  for (const block of blocks) renderBlock(db, rendered, block);
  rendered.seq = seq;
  const newest = chapterOf(blockOf(newestRecipeId(db)));
  const chapters = Array.from({ length: newest + 1 }, (_, index) => chapterIn(rendered, newest - index));
  rendered.latest = { etag: currentEtag(db), gzip: gzipBody([OPENING, ...inList(chapters), CLOSING]) };
  return rendered.latest;
}

/** The blocks of a chapter as one, the newest first; undefined where there is none. No byte is kept twice. */
function chapterIn({ blocks, chapters }: Rendered, chapter: number): GzipSegment | undefined {
  const known = chapters.get(chapter);
  if (known) return known;
  const newest = (chapter + 1) * CHAPTER - 1;
  const numbers = Array.from({ length: CHAPTER }, (_, index) => newest - index).filter((number) => blocks.has(number));
  if (numbers.length === 0) return undefined;
  const { joined, parts } = joinSegments(inList(numbers.map((number) => blocks.get(number))));
  chapters.set(chapter, joined);
  for (const [index, number] of numbers.entries()) {
    const block = parts[index * 2]; // A comma stands between two blocks.
    if (block) blocks.set(number, block);
  }
  return joined;
}

/** Those that there are, with commas between them. */
function inList(segments: readonly (GzipSegment | undefined)[]): GzipSegment[] {
  return segments.flatMap((segment) => (segment ? [COMMA, segment] : [])).slice(1);
}

/** Blocks with a recipe that changed after `seq`; all of them for -1. */
function staleBlocks(db: Db, seq: number): { blocks: Iterable<number>; seq: number } {
  const changes = changesSince(db, Math.max(0, seq));
  if (seq >= 0) return { blocks: new Set(changes.recipeIds.map(blockOf)), seq: changes.seq };
  return {
    blocks: Array.from({ length: blockOf(newestRecipeId(db)) + 1 }, (_, index) => index),
    seq: changes.seq,
  };
}

const blockOf = (recipeId: number): number => Math.floor(recipeId / BLOCK);
const chapterOf = (block: number): number => Math.floor(block / CHAPTER);

function renderBlock(db: Db, rendered: Rendered, block: number): void {
  rendered.chapters.delete(chapterOf(block));
  const [firstId, lastId] = [block * BLOCK, block * BLOCK + BLOCK - 1];
  const rows = selectRecipesBetween(db, firstId, lastId);
  if (rows.length === 0) {
    rendered.blocks.delete(block);
    return;
  }
  const lines = selectLinesByRecipe(db, firstId, lastId);
  const json = rows.map((row) => JSON.stringify(toRecipe(row, lines.get(row.id) ?? [])));
  rendered.blocks.set(block, gzipSegment(json.join(",")));
}

/** The collection's revision. A restored database counts anew and an upgrade may write other fields, so both are part of it. */
function currentEtag(db: Db): string {
  return `"${VERSION}-${readServerSecret(db, "epoch") ?? ""}-${recipesRevision(db)}"`;
}
