import type { Db } from "@tureen/db/client";
import { collections } from "@tureen/db/schema/schema";
import { eq } from "drizzle-orm";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import { createGzip } from "node:zlib";
import type { AppContext } from "#app-context";
import { VERSION } from "#version";
import { readHouseSecret } from "../auth/auth.repo";
import { selectLinesByRecipe } from "./recipe-lines.repo";
import { toRecipe } from "./recipes.mapper";
import { selectRecipes, type RecipeRow } from "./recipes.repo";

/** The body of `GET /api/recipes`, compressed, and the tag that names this state of the collection. */
export interface RecipeCollection {
  readonly etag: string;
  readonly gzip: Buffer;
}

/** Recipes that are read and written at a time, before other requests get their turn. */
const SLICE = 25;
/** How often a collection that changes while it is read is read again in slices before it is read in one go. */
const PATIENCE = 3;

const buildsByDatabase = new WeakMap<Db, { readonly etag: string; readonly build: Promise<RecipeCollection> }>();

/**
 * Every recipe as one compressed body, built once for each state of the collection however many ask for it
 * (decisions, section 5). Nothing but the compressed buffer is kept.
 */
export async function recipeCollection(app: AppContext): Promise<RecipeCollection> {
  const etag = currentEtag(app.reader);
  const known = buildsByDatabase.get(app.reader);
  if (known?.etag === etag) return known.build;
  const build = buildCollection(app.reader);
  buildsByDatabase.set(app.reader, { etag, build });
  try {
    const collection = await build;
    // What changed meanwhile is part of what was built, and known under its own tag.
    if (buildsByDatabase.get(app.reader)?.build === build)
      buildsByDatabase.set(app.reader, { etag: collection.etag, build });
    return collection;
  } catch (error) {
    if (buildsByDatabase.get(app.reader)?.build === build) buildsByDatabase.delete(app.reader);
    throw error;
  }
}

async function buildCollection(db: Db): Promise<RecipeCollection> {
  for (let attempt = 1; attempt <= PATIENCE; attempt += 1) {
    const etag = currentEtag(db);
    const gzip = await compressed(inSlices(db));
    if (currentEtag(db) === etag) return { etag, gzip };
  }
  const etag = currentEtag(db);
  const all = selectRecipes(db);
  return { etag, gzip: await compressed(all.length > 0 ? [jsonOf(db, all)] : []) };
}

/** The recipes as JSON, slice by slice; nothing is open in the database while others have their turn. */
async function* inSlices(db: Db): AsyncGenerator<string> {
  for (let slice = readSlice(db); slice.length > 0; slice = readSlice(db, slice.at(-1)?.id)) {
    yield jsonOf(db, slice);
    await setImmediate();
  }
}

function readSlice(db: Db, beforeId?: number): RecipeRow[] {
  return selectRecipes(db, { beforeId, limit: SLICE });
}

function jsonOf(db: Db, rows: readonly RecipeRow[]): string {
  const lines = selectLinesByRecipe(db, rows.at(-1)?.id ?? 0, rows[0]?.id ?? 0);
  return rows.map((row) => JSON.stringify(toRecipe(row, lines.get(row.id) ?? []))).join(",");
}

/** Takes the slices as they come, so that the whole collection is never in memory uncompressed. */
function compressed(slices: AsyncIterable<string> | Iterable<string>): Promise<Buffer> {
  return pipeline(
    () => asBody(slices),
    createGzip({ level: 5 }),
    (stream) => buffer(stream),
  );
}

async function* asBody(slices: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  yield '{"recipes":[';
  let separator = "";
  for await (const slice of slices) {
    yield separator + slice;
    separator = ",";
  }
  yield "]}";
}

/** The collection's revision. A restored database counts anew and an upgrade may write other fields, so both are part of it. */
function currentEtag(db: Db): string {
  const revision =
    db.select({ revision: collections.revision }).from(collections).where(eq(collections.name, "recipes")).get()
      ?.revision ?? 0;
  return `"${VERSION}-${readHouseSecret(db, "epoch") ?? ""}-${revision}"`;
}
