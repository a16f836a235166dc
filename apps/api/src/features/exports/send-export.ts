import { exportRecipesInput } from "@tureen/contracts/exports";
import type { Request, Response } from "express";
import { Readable } from "node:stream";
import type { RequestContext } from "#core/app-context";
import { instantOf } from "#core/clock";
import { sendDownload } from "#http/answers/send-download";
import { createCallerFactory } from "#trpc/init";
import { exportArchive } from "./export-archive";
import { exportsRouter } from "./exports.router";
import { writeRecipes } from "./exports.service";

const createCaller = createCallerFactory(exportsRouter);

/** `GET /api/export`: everything of the household as one ZIP, written while it is read. */
export async function sendExport(
  { app, log, t }: RequestContext,
  _request: Request,
  response: Response,
): Promise<void> {
  await sendDownload(response, `tureen-${instantOf(app.clock).slice(0, 10)}.zip`, exportArchive(app, t), log);
}

/** `GET /api/export/recipes`: recipes as schema.org JSON or Markdown, written while they are read. */
export async function sendRecipes(context: RequestContext, request: Request, response: Response): Promise<void> {
  const { app, log, t } = context;
  const { fileName } = await createCaller(context).recipes(request.query);
  const input = exportRecipesInput.parse(request.query); // the procedure has taken it
  await sendDownload(response, fileName, Readable.from(writeRecipes(app, input, t)), log);
}
