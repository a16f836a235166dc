import type { Request, Response } from "express";
import type { RequestContext } from "../../app-context";
import { asAppError, SOMETHING_WENT_WRONG } from "../../app-error";
import { storeUpload } from "../../rest/store-upload";
import { jobState, startImport, waitForResult } from "./start-import.service";

/** 50 MB; 1 MB is 1,048,576 bytes (decisions, section 2). */
const MAX_BYTES = 50 * 1024 * 1024;
/** Proxies and browsers give up on a connection that says nothing; JSON may begin with spaces. */
const SIGN_OF_LIFE_MS = 15_000;

/**
 * `POST /api/pdf-import/upload`: answers when the import is over, however long that takes, or at once with the job where
 * the caller prefers that (`Prefer: respond-async`, RFC 7240). Leaving does not end the import.
 */
export async function sendPdfImport(context: RequestContext, request: Request, response: Response): Promise<void> {
  context.app.callLimiter.count(context.address);
  const file = await storeUpload(request, context.app.uploadsFolder, MAX_BYTES);
  const batch = await startImport(context, file);
  if (/\brespond-async\b/i.test(request.get("prefer") ?? "")) {
    response.status(202).set("Preference-Applied", "respond-async").json({ job: jobState(context.app, batch) });
    return;
  }
  response.status(200).type("application/json");
  const signOfLife = setInterval(() => {
    response.write(" ");
    // Compression holds back what is not flushed.
    response.flush();
  }, SIGN_OF_LIFE_MS);
  response.once("close", () => clearInterval(signOfLife));
  try {
    const result = await waitForResult(context.app, batch.id);
    response.end(JSON.stringify(result));
  } catch (error) {
    if (!response.headersSent) throw error;
    // The status is out already: the failure travels in the body.
    context.log.error({ err: error, batchId: batch.id }, "an import ended without a result");
    response.end(JSON.stringify({ success: false, error: asAppError(error)?.message ?? SOMETHING_WENT_WRONG }));
  } finally {
    clearInterval(signOfLife);
  }
}
