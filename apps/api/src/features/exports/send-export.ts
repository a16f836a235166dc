import type { Request, Response } from "express";
import { pipeline } from "node:stream/promises";
import type { RequestContext } from "#app-context";
import { instantOf } from "#clock";
import { exportArchive } from "./export-archive";

/** `GET /api/export`: everything of the household as one ZIP, written while it is read. */
export async function sendExport(
  { app, log, t }: RequestContext,
  _request: Request,
  response: Response,
): Promise<void> {
  response
    .type("application/zip")
    // What is in it is compressed already; no-transform keeps the web server's own compression away.
    .set("Cache-Control", "no-store, no-transform")
    .set("Content-Disposition", `attachment; filename="tureen-${instantOf(app.clock).slice(0, 10)}.zip"`);
  try {
    await pipeline(exportArchive(app, t), response);
  } catch (error) {
    // The status is gone already: a download that breaks off is what tells the browser.
    log.warn({ err: error }, "an export was not sent to its end");
    response.destroy();
  }
}
