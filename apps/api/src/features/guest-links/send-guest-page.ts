import { text } from "@tureen/messages/text";
import { type ErrorRequestHandler, type Request, type Response, Router } from "express";
import { once } from "node:events";
import type { App } from "#core/app-context";
import { AppError, ERROR_KINDS } from "#core/app-error";
import { monotonicClock } from "#core/clock";
import { translateFor } from "#core/language";
import type { BasePathOf } from "#http/base-path";
import { createCallLimiter } from "#http/call-limiter";
import { addressKey } from "#http/request-context";
import { errorToSend } from "#rest/rest-adapter";
import { photosFolder } from "../recipe-photos/photo-files";
import { pictureName } from "../recipe-photos/photo-address";
import { findRecipe } from "../recipes/recipes.repo";
import { GUEST_POLICY } from "./guest-styles";
import { guestPage, guestRefusal, type GuestPicture } from "./guest-page";
import { hasGuestLinks } from "./guest-links.repo";
import { noteOpening, openGuestLink } from "./guest-links.service";

/** Of one address in a quarter of an hour. A key is 128 random bits: this bounds what asking costs, not whether one is found. */
const WINDOW_MINUTES = 15;
const MOST_GUESSES = 30;
const MOST_OPENINGS = 300;

const KEY = /^[\w-]{22}$/;

/**
 * Answers `/guest/KEY`, and its pictures below it. Whoever has the address needs no sign-in. While the family has made no link,
 * there is no such address at all.
 */
export function guestPages(app: App, basePath: BasePathOf): Router {
  const guesses = limiterOf(MOST_GUESSES);
  const openings = limiterOf(MOST_OPENINGS);
  const router = Router();
  router.use((_request, response, next) => {
    if (!hasGuestLinks(app.db)) return next("router");
    response.set({
      "Content-Security-Policy": GUEST_POLICY,
      "X-Robots-Tag": "noindex, nofollow",
      "Referrer-Policy": "no-referrer",
      "Cache-Control": "no-store",
    });
    return next();
  });

  const opened = (request: Request) => {
    const key = String(request.params["key"]);
    const found = KEY.test(key) ? openGuestLink(app, key) : null;
    const address = addressKey(request.ip);
    // Guesses of a stranger behind the same address do not keep out whoever has a link.
    (found ? openings : guesses).count(address);
    if (!found)
      throw new AppError("not-found", text("This link opens nothing. It was ended, or not all of it was copied."));
    return { key, ...found };
  };

  router.get("/:key", (request, response) => {
    const { key, link, recipe } = opened(request);
    if (request.method === "GET") noteOpening(app, link);
    const picture = recipe.photo && pictureOf(key, request, basePath(request));
    response.type("html").send(guestPage(recipe, picture, translateFor(request)));
  });

  router.get("/:key/:picture", async (request, response) => {
    const { link } = opened(request);
    const name = request.params["picture"];
    const photoId = findRecipe(app.db, link.targetId)?.photoId ?? null;
    if (photoId === null || !PICTURES.has(name)) throw new AppError("not-found", text("There is no such picture."));
    response.sendFile(`${photoId}/${name}`, { root: photosFolder(app.dataFolder), cacheControl: false });
    await once(response, "close");
  });

  router.use((_request, _response, next) => next("router"));
  return router.use(refusals(app));
}

const limiterOf = (most: number) =>
  createCallLimiter({ number: (key) => (key === "rate_limit_max_requests" ? most : WINDOW_MINUTES) }, monotonicClock);

const PICTURES = new Set([pictureName(800), pictureName(1600)]);

/** The address of a photo is good for ever: a guest gets one that ends with the link. */
function pictureOf(key: string, request: Request, base: string): GuestPicture {
  const [small, large] = [`${key}/${pictureName(800)}`, `${key}/${pictureName(1600)}`];
  const path = `${base}${request.baseUrl}/${large}`;
  return { small, large, address: `${request.protocol}://${request.headers.host ?? ""}${path}` };
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
