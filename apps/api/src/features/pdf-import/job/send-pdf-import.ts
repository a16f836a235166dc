import { text } from "@tureen/messages/text";
import type { Request, Response } from "express";
import { rulesOnlyInput } from "@tureen/contracts/pdf-import";
import { badInput } from "#app-error";
import type { RequestContext } from "#app-context";
import { sendWhenDone } from "#http/send-when-done";
import { storeUpload } from "#rest/store-upload";
import { jobState, startImport, waitForResult } from "./start-import.service";

/** 50 MB; 1 MB is 1,048,576 bytes (decisions, section 2). */
const MAX_BYTES = 50 * 1024 * 1024;

/**
 * `POST /api/pdf-import/upload`: answers when the import is over, however long that takes, or at once with the job where
 * the caller prefers that (`Prefer: respond-async`, RFC 7240). Leaving does not end the import.
 */
export async function sendPdfImport(context: RequestContext, request: Request, response: Response): Promise<void> {
  context.app.callLimiter.count(context.address);
  const query = rulesOnlyInput.safeParse(request.query);
  if (!query.success) throw badInput(text("rules_only must be true or false."));
  const file = await storeUpload(request, context.app.uploadsFolder, MAX_BYTES, "PDF");
  const batch = await startImport(context, file, query.data.rules_only);
  if (/\brespond-async\b/i.test(request.get("prefer") ?? "")) {
    response
      .status(202)
      .set("Preference-Applied", "respond-async")
      .json({ job: jobState(context.app, batch) });
    return;
  }
  await sendWhenDone(context, response, (hasBegun) => {
    hasBegun();
    return waitForResult(context.app, batch.id);
  });
}
