import { createHash } from "node:crypto";
import type { RequestHandler } from "express";
import type { App } from "#core/app-context";
import { translateFor, translatorOf } from "#core/language";
import type { BasePathOf } from "#http/base-path";
import { feedOf } from "./calendar.service";
import { writeCalendar } from "./write-calendar";

/** Answers `/calendar/SECRET.ics`. Whoever has the address needs no sign-in; every other address is none. */
export function sendCalendar(app: App, basePath: BasePathOf): RequestHandler {
  return async (request, response) => {
    const secret = /^([\w-]{40,60})\.ics$/.exec(String(request.params["file"]))?.[1];
    const feed = secret === undefined ? null : feedOf(app, secret);
    if (!feed) {
      const t = translateFor(request);
      response
        .status(404)
        .type("text/plain")
        .send(t("There is no calendar at this address. The Admin page knows today's."));
      return;
    }
    const home = `${request.protocol}://${request.headers.host ?? ""}${basePath(request)}`;
    const body = await writeCalendar({ app, feed, home, t: await translatorOf(feed.language) });
    const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
    response.set({ ETag: etag, "Cache-Control": "private, no-cache" });
    if (request.fresh) response.status(304).end();
    else response.type("text/calendar").send(body);
  };
}
