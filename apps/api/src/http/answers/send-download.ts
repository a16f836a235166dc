import type { Response } from "express";
import { extname } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Log } from "#core/logger";

/** What is compressed on its way. */
const TEXTS: Readonly<Record<string, string>> = { ".json": "application/ld+json", ".md": "text/plain; charset=utf-8" };

/** Sends a file to keep while it is read; its type is that of the name's ending. */
export async function sendDownload(response: Response, fileName: string, content: Readable, log: Log): Promise<void> {
  // Names with spaces or letters beyond ASCII have a notation of their own (RFC 6266).
  const name = /^[\w.-]+$/.test(fileName)
    ? `filename="${fileName}"`
    : `filename*=UTF-8''${encodeURIComponent(fileName)}`;
  const textType = TEXTS[extname(fileName)];
  response
    .type(textType ?? extname(fileName))
    .set("Content-Disposition", `attachment; ${name}`)
    // What is in others is compressed already; no-transform keeps the web server's own compression away.
    .set("Cache-Control", textType ? "no-store" : "no-store, no-transform");
  try {
    await pipeline(content, response);
  } catch (error) {
    // The status is gone already: a download that breaks off is what tells the browser.
    log.warn({ err: error, fileName }, "a download was not sent to its end");
    response.destroy();
  }
}
