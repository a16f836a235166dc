import type { Db } from "@tureen/db/client";
import { onCommit } from "@tureen/db/in-transaction";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { AppContext } from "#app-context";
import {
  blockOf,
  changeBlock,
  compressBlocks,
  gzipOf,
  joinChapterAfter,
  noBlocks,
  type RecipeBlocks,
} from "./recipe-blocks";
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

/** So many blocks are rendered without giving way to others: some 4 ms. */
const AT_ONCE = 4;
/** How often a collection that changes while blocks are rendered gives way to others before the rest is done in one go. */
const MAX_PASSES = 3;

/** What is kept of the collection, some 700 bytes a recipe. */
interface Rendered {
  /**
   * What every tag begins with, of this process alone: an upgrade may write other fields, and a database that was restored, or
   * a data folder that somebody has put back, counts its changes once more.
   */
  readonly edition: string;
  readonly blocks: RecipeBlocks;
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
    blocks: noBlocks(),
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
  compressBlocks(rendered.blocks);
}

async function render(db: Db, rendered: Rendered): Promise<RecipeCollection> {
  let stale = staleBlocks(db, rendered.seq);
  for (let pass = 0; pass < MAX_PASSES && stale.blocks.size > AT_ONCE; pass += 1) {
    for (const [block, changed] of stale.blocks) {
      renderBlock(db, rendered, block, changed);
      joinChapterAfter(rendered.blocks, block);
      await nextTurn();
    }
    rendered.seq = stale.seq;
    stale = staleBlocks(db, rendered.seq);
  }
  // From here on nothing gives way: what is put together is one state, under its own tag.
  for (const [block, changed] of stale.blocks) renderBlock(db, rendered, block, changed);
  rendered.seq = stale.seq;
  rendered.latest = { etag: currentEtag(db, rendered), gzip: gzipOf(rendered.blocks) };
  return rendered.latest;
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

/** Renders the recipes of a block that have changed or come. */
function renderBlock(db: Db, { blocks }: Rendered, block: number, changed: readonly number[]): void {
  const [firstId, lastId] = [Math.min(...changed), Math.max(...changed)];
  const lines = selectLinesByRecipe(db, firstId, lastId);
  const anew = selectRecipesBetween(db, firstId, lastId)
    .filter(({ id }) => changed.includes(id))
    .map((row) => ({ id: row.id, json: Buffer.from(JSON.stringify(toRecipe(row, lines.get(row.id) ?? []))) }));
  changeBlock(blocks, block, changed, anew);
}

/** Names this state of the collection. */
const currentEtag = (db: Db, { edition }: Rendered): string => `"${edition}-${recipesRevision(db)}"`;
