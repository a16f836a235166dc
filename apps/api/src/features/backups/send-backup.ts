import type { Request, Response } from "express";
import { pipeline } from "node:stream/promises";
import type { RequestContext } from "#app-context";
import { packArchive } from "./backup-archive";
import { existing } from "./backups.service";

/** `GET /api/admin/backups/:name/file`: all of a backup as one ZIP, written while it is read. */
export async function sendBackup({ app, log }: RequestContext, request: Request, response: Response): Promise<void> {
  const backup = existing(app, String(request.params["name"]));
  response
    .type("application/zip")
    // What is in it is compressed already; no-transform keeps the web server's own compression away.
    .set("Cache-Control", "no-store, no-transform")
    .set("Content-Disposition", `attachment; filename="${backup.name}.zip"`);
  try {
    await pipeline(packArchive(app.backups.folder, backup), response);
  } catch (error) {
    // The status is gone already: a download that breaks off is what tells the browser.
    log.warn({ err: error, backup: backup.name }, "a backup was not sent to its end");
    response.destroy();
  }
}
