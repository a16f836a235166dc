import type { Request, Response } from "express";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { RequestContext } from "#app-context";
import { compressChanges, recipeCollection } from "./recipe-collection";

/** For clients that take no gzip: with zlib's usual 16 kB, most of the time goes into handing on 40 MB in pieces. */
const PLAIN_CHUNK_BYTES = 2 ** 18;

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
  response.once("close", () => compressChanges(app));
  if (!request.acceptsEncodings("gzip")) {
    Readable.from(gzip)
      .pipe(createGunzip({ chunkSize: PLAIN_CHUNK_BYTES }))
      .pipe(response);
    return;
  }
  const length = gzip.reduce((sum, piece) => sum + piece.length, 0);
  response.set({ "Content-Encoding": "gzip", "Content-Length": String(length) });
  // Corked, the pieces are one write.
  response.cork();
  for (const piece of gzip) response.write(piece);
  response.end();
}
