import type { photoInput } from "@tureen/contracts/recipe-photos";
import { text } from "@tureen/messages/text";
import express, { type Request, type RequestHandler, type Response, Router } from "express";
import type { z } from "zod";
import type { RequestContext } from "#core/app-context";
import { notFound } from "#core/app-error";
import { translateFor } from "#core/language";
import { createCallerFactory } from "#trpc/init";
import { photosFolder } from "./photo-files";
import { recipePhotosRouter } from "./recipe-photos.router";

const createCaller = createCallerFactory(recipePhotosRouter);

const PICTURE = /^\/[0-9a-f]{32}\/\d{3,4}\.webp$/;
const FILES = { cacheControl: false, index: false, redirect: false } as const;
/** A picture never changes. A proxy on the way keeps none of the family's. */
const IMMUTABLE = "private, max-age=31536000, immutable";

/**
 * Serves the pictures of recipes to whoever knows their address, which is a secret of 128 bits: nobody else gets to know
 * more than that there is no such picture.
 */
export function photoFiles(dataFolder: string): Router {
  const files = Router();
  files.use((request, _response, next) => next(PICTURE.test(request.path) ? undefined : "router"));
  files.use(
    express.static(photosFolder(dataFolder), {
      ...FILES,
      setHeaders: (response) => void response.setHeader("Cache-Control", IMMUTABLE),
    }),
  );
  return Router().use(files, noPicture);
}

const noPicture: RequestHandler = (request, response) => {
  const t = translateFor(request);
  response.status(404).set("Cache-Control", "no-store").type("text/plain").send(t("There is no such picture."));
};

/** `GET /api/recipes/:id/photo`: the picture itself, for programs with a token. */
export async function sendPhoto(context: RequestContext, request: Request, response: Response): Promise<void> {
  // The procedure checks what the address says.
  const input = { ...request.query, ...request.params } as unknown as z.input<typeof photoInput>;
  const { address } = await createCaller(context).byRecipe(input);
  const root = photosFolder(context.app.dataFolder);
  await new Promise<void>((resolve, reject) => {
    // A restored database may have come without its pictures; whoever has left needs no answer.
    const end = (error?: Error): void => (error && !response.headersSent ? reject(notFound(text("photo"))) : resolve());
    // Not by its time: an earlier picture that Undo brings back is older than the one somebody has.
    response.sendFile(address.replace("/media/", ""), { root, cacheControl: false, lastModified: false }, end);
  });
}
