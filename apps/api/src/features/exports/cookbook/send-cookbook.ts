import { cookbookInput } from "@tureen/contracts/exports";
import { text } from "@tureen/messages/text";
import type { Request, Response } from "express";
import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { RequestContext } from "#core/app-context";
import { AppError } from "#core/app-error";
import { sendDownload } from "#http/answers/send-download";
import { atGate } from "#processes/hostile-file-gate";
import { createCallerFactory } from "#trpc/init";
import { exportsRouter } from "../exports.router";
import { chosenRecipes } from "../exports.service";
import { uploadPath } from "../../pdf-import/store/kept-files";

const createCaller = createCallerFactory(exportsRouter);

/** `GET /api/export/cookbook`: recipes as a PDF to print, in the reader's language. */
export async function sendCookbook(context: RequestContext, request: Request, response: Response): Promise<void> {
  const { app, log, t } = context;
  const { fileName } = await createCaller(context).cookbook(request.query);
  const input = cookbookInput.parse(request.query); // the procedure has taken it
  const { ids, name } = await chosenRecipes(app, input);
  const path = uploadPath(app.uploadsFolder, `${randomUUID()}.book`);
  try {
    const wish = {
      ids,
      isOrdered: input.collection !== undefined,
      title: input.title || name,
      language: t.language,
    };
    await atGate("cookbook", () => app.makeCookbook(wish, path, log)).catch((error: unknown) => {
      log.warn({ err: error }, "a cookbook could not be made");
      throw new AppError("unavailable", text("The book could not be made. Try again, or choose fewer recipes."));
    });
    await sendDownload(response, fileName, createReadStream(path), log);
  } finally {
    await rm(path, { force: true });
  }
}
