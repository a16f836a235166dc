import type { Request, Response } from "express";
import type { RequestContext } from "#core/app-context";
import { sendDownload } from "#http/answers/send-download";
import { packArchive } from "./backup-archive";
import { existing } from "./backups.service";

/** `GET /api/admin/backups/:name/file`: all of a backup as one ZIP, written while it is read. */
export async function sendBackup({ app, log }: RequestContext, request: Request, response: Response): Promise<void> {
  const backup = existing(app, String(request.params["name"]));
  await sendDownload(response, `${backup.name}.zip`, packArchive(app.backups.folder, backup), log);
}
