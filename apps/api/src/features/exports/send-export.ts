import type { Request, Response } from "express";
import type { RequestContext } from "#core/app-context";
import { instantOf } from "#core/clock";
import { sendDownload } from "#http/answers/send-download";
import { exportArchive } from "./export-archive";

/** `GET /api/export`: everything of the household as one ZIP, written while it is read. */
export async function sendExport(
  { app, log, t }: RequestContext,
  _request: Request,
  response: Response,
): Promise<void> {
  await sendDownload(response, `tureen-${instantOf(app.clock).slice(0, 10)}.zip`, exportArchive(app, t), log);
}
