import type { Db } from "@tureen/db/client";
import { randomUUID } from "node:crypto";
import type { Request, Response } from "express";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { RequestContext } from "#core/app-context";
import { readServerSecret } from "#core/server-secrets.repo";
import { selectLinesByRecipe } from "./lines/recipe-lines.repo";
import { toRecipe } from "./recipes.mapper";
import { newestRecipeId, recipesRevision, selectRecipesBetween } from "./recipes.repo";

/** So many take 2 ms: whoever asks for something else meanwhile is answered between two slices. */
const SLICE = 25;
/** Part of the tags: an upgrade may write other fields, and a data folder that somebody has put back counts its changes once more. */
const EDITION = randomUUID();

/**
 * `GET /api/recipes`: the whole collection, newest first, or "not modified" (decisions, section 2). Its tag is that of the moment at which
 * sending begins: what changes meanwhile may be in it, and whoever asks again gets it for sure.
 */
export async function sendRecipeCollection(
  { app: { reader }, log }: RequestContext,
  request: Request,
  response: Response,
): Promise<void> {
  // A restore changes the epoch.
  const state = [EDITION, readServerSecret(reader, "epoch"), recipesRevision(reader)].join("-");
  response.set({ "Cache-Control": "private, no-cache", ETag: `"${state}"` });
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  response.status(200).type("application/json");
  try {
    await pipeline(Readable.from(textOf(reader)), response);
  } catch (error) {
    // The status is gone already: an answer that breaks off is what tells the caller.
    log.warn({ err: error }, "the collection was not sent to its end");
    response.destroy();
  }
}

async function* textOf(db: Db): AsyncGenerator<string, void, void> {
  let separator = '{"recipes":[';
  for (let lastId = newestRecipeId(db); lastId > 0; lastId -= SLICE) {
    const firstId = Math.max(1, lastId - SLICE + 1);
    const lines = selectLinesByRecipe(db, firstId, lastId);
    const recipes = selectRecipesBetween(db, firstId, lastId).map((row) => toRecipe(row, lines.get(row.id) ?? []));
    if (recipes.length > 0) {
      yield separator + JSON.stringify(recipes).slice(1, -1);
      separator = ",";
    }
    await nextTurn();
  }
  yield separator === "," ? "]}" : `${separator}]}`;
}
