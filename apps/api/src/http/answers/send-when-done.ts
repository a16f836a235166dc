import type { Response } from "express";
import { SOMETHING_WENT_WRONG } from "#core/app-error";
import type { RequestContext } from "#core/app-context";
import { knownError } from "../errors/known-error";
import { HEARTBEAT_MS } from "./heartbeat";

/**
 * Answers 200 with the JSON that the work gives, however long it takes. From the moment on at which the work calls
 * `hasBegun` a space goes out every 15 seconds, with which JSON may begin. The first one settles the status: a failure
 * after it travels in the body, one before it is thrown.
 */
export async function sendWhenDone(
  { log, t }: Pick<RequestContext, "log" | "t">,
  response: Response,
  work: (hasBegun: () => void) => Promise<unknown>,
): Promise<void> {
  let heartbeat: NodeJS.Timeout | undefined;
  const hasBegun = (): void => {
    if (response.destroyed) return;
    heartbeat ??= setInterval(() => {
      // Compressed, a single space would wait for more.
      if (!response.headersSent)
        response.status(200).type("application/json").set("Cache-Control", "no-store, no-transform");
      response.write(" ");
    }, HEARTBEAT_MS);
  };
  response.once("close", () => clearInterval(heartbeat));
  try {
    const result = await work(hasBegun);
    if (response.headersSent) response.end(JSON.stringify(result));
    else response.json(result);
  } catch (error) {
    if (!response.headersSent) throw error;
    log.error({ err: error }, "a long call ended without a result");
    response.end(JSON.stringify({ success: false, error: knownError(error)?.in(t) ?? t(SOMETHING_WENT_WRONG) }));
  } finally {
    clearInterval(heartbeat);
  }
}
