import type { Request, Response } from "express";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
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
  if (!request.acceptsEncodings("gzip")) {
    Readable.from(gzip).pipe(createGunzip()).pipe(response);
    return;
  }
  const length = gzip.reduce((sum, piece) => sum + piece.length, 0);
  response.set({ "Content-Encoding": "gzip", "Content-Length": String(length) });
  // Corked, the pieces are one write.
  response.cork();
  for (const piece of gzip) response.write(piece);
  response.end();
}
