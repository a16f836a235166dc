import type { Request, Response } from "express";
import { gunzipSync } from "node:zlib";
import type { RequestContext } from "#app-context";
import { recipeCollection } from "./recipe-collection";

/** `GET /api/recipes`: the whole collection, already compressed, or "not modified" (decisions, section 2). */
export async function sendRecipeCollection(
  { app }: RequestContext,
  request: Request,
  response: Response,
): Promise<void> {
  const { etag, gzip } = await recipeCollection(app);
  response.set({ "Cache-Control": "private, no-cache", ETag: etag, Vary: "Accept-Encoding" });
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  response.status(200).type("application/json");
  if (request.acceptsEncodings("gzip")) response.set("Content-Encoding", "gzip").end(gzip);
  else response.end(gunzipSync(gzip));
}
