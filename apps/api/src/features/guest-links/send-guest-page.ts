import type { Recipe } from "@tureen/contracts/recipes";
import { text } from "@tureen/messages/text";
import { type ErrorRequestHandler, type Request, type Response, Router } from "express";
import { once } from "node:events";
import type { App } from "#core/app-context";
import { AppError, ERROR_KINDS } from "#core/app-error";
import { monotonicClock } from "#core/clock";
import { translateFor } from "#core/language";
import type { BasePathOf } from "#http/base-path";
import { createCallLimiter } from "#http/guards/call-limiter";
import { addressKey } from "#http/request-context";
import { errorToSend } from "#http/errors/known-error";
import { photosFolder } from "../recipe-photos/photo-files";
import { photoAddress, pictureName } from "../recipe-photos/photo-address";
import { recipeIfThere } from "../recipes/recipes.service";
import { GUEST_POLICY } from "./guest-styles";
import { guestPage, guestRefusal, type GuestPictures } from "./guest-page";
import { noteOpening, openGuestLink } from "./guest-links.service";

/** Of one address in a quarter of an hour. A key is 128 random bits: this bounds what asking costs, not whether one is found. */
const WINDOW_MINUTES = 15;
const MOST_GUESSES = 30;
const MOST_OPENINGS = 300;

const KEY = /^[\w-]{22}$/;

/**
 * Answers `/guest/KEY`, and its pictures below it. Whoever has the address needs no sign-in; where the family has made no link, or
 * has ended the last one, every key opens nothing and is told so.
 */
export function guestPages(app: App, basePath: BasePathOf): Router {
  const guesses = limiterOf(MOST_GUESSES);
  const openings = limiterOf(MOST_OPENINGS);
  const router = Router();
  router.use((_request, response, next) => {
    response.set({
      "Content-Security-Policy": GUEST_POLICY,
      "X-Robots-Tag": "noindex, nofollow",
      "Referrer-Policy": "no-referrer",
      "Cache-Control": "no-store",
    });
    return next();
  });

  const opened = async (request: Request) => {
    const key = String(request.params["key"]);
    const found = KEY.test(key) ? await openGuestLink(app, key) : null;
    // Guesses of a stranger behind the same address do not keep out whoever has a link.
    if (!found) {
      guesses.count(addressKey(request.ip));
      throw new AppError("not-found", text("This link opens nothing. It was ended, or not all of it was copied."));
    }
    return { key, ...found };
  };

  router.get("/:key", async (request, response) => {
    const { key, link, title, ids, left } = await opened(request);
    openings.count(addressKey(request.ip));
    if (request.method === "GET") noteOpening(app, link);
    const recipes = ids.flatMap((id) => recipeIfThere(app.db, id) ?? []);
    const here = `${request.protocol}://${request.headers.host ?? ""}${basePath(request)}${request.baseUrl}`;
    const page = { title: link.kind === "recipe" ? null : title, recipes, left };
    response.type("html").send(guestPage(page, picturesOf(recipes, key, here), translateFor(request)));
  });

  router.get("/:key/:recipe/:photo/:picture", async (request, response) => {
    const { ids } = await opened(request);
    const { recipe, photo, picture } = request.params;
    const shown = recipeIfThere(app.db, ids[Number(recipe)] ?? 0)?.photos[Number(photo)];
    if (!shown || !PICTURES.has(picture)) throw new AppError("not-found", text("There is no such picture."));
    const path = `${shown.address.replace(photoAddress(""), "")}/${picture}`;
    response.sendFile(path, { root: photosFolder(app.dataFolder), cacheControl: false });
    await once(response, "close");
  });

  router.use((_request, _response, next) => next("router"));
  return router.use(refusals(app));
}

const limiterOf = (most: number) =>
  createCallLimiter({ number: (key) => (key === "rate_limit_max_requests" ? most : WINDOW_MINUTES) }, monotonicClock);

const PICTURES = new Set([pictureName(800), pictureName(1600)]);

/** The address of a photo is good for ever: a guest gets one that ends with the link, by the places of recipe and photo on the page. */
function picturesOf(recipes: readonly Recipe[], key: string, here: string): GuestPictures {
  const places = recipes.flatMap(({ photos }, recipe) =>
    photos.map(({ address }, photo) => [address, `${key}/${recipe}/${photo}`] as const),
  );
  const inFull = places.map(([address, place]) => [address, `${here}/${place}/${pictureName(1600)}`] as const);
  return { onPage: new Map(places), inFull: new Map(inFull) };
}

const refusals = (app: App): ErrorRequestHandler => {
  return (error: unknown, request: Request, response: Response, next) => {
    if (response.headersSent) return next(error);
    const known = errorToSend(app, error);
    const t = translateFor(request);
    if (known.retryAfterSeconds !== undefined) response.set("Retry-After", String(known.retryAfterSeconds));
    return response
      .status(ERROR_KINDS[known.kind].status)
      .type("html")
      .send(guestRefusal(known.in(t), t));
  };
};
