import type { ChildProcess } from "node:child_process";
import type { Log } from "#core/logger";
import { atGate, keepIdle } from "#processes/hostile-file-gate";
import { askChild } from "#processes/ask-child";
import { startChild } from "#processes/start-child";
import type { OcrPage, OcrRequest } from "./ocr-messages";

/** A page takes one to four seconds, ten on a small box. */
const TIMEOUT_MS = 90_000;
const MAX_HEAP_MB = 256;
/** A reader without work is ended after a while; the next page starts another one within half a second. */
const IDLE_MS = 60_000;

/** Classic reading of pictures of text, without a model. */
export interface Ocr {
  /** The lines of a picture; null where it could not be read. One picture is read at a time. */
  read(request: OcrRequest, signal?: AbortSignal): Promise<OcrPage | null>;
  close(): void;
}

/** Starts no process before the first picture. One that takes longer than `timeoutMs` is null, and its process is ended. */
export function createOcr(log: Log, timeoutMs = TIMEOUT_MS): Ocr {
  let child: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  function close(): void {
    clearTimeout(idleTimer);
    keepIdle(close, false);
    child?.kill("SIGKILL");
    child = undefined;
  }

  function started(): ChildProcess {
    clearTimeout(idleTimer);
    keepIdle(close, false);
    if (child !== undefined) return child;
    const own = startChild(import.meta.url, "ocr-child", MAX_HEAP_MB, log);
    own.once("exit", () => {
      if (child === own) child = undefined;
    });
    child = own;
    return own;
  }

  async function readNow(request: OcrRequest, signal: AbortSignal | undefined): Promise<OcrPage | null> {
    if (signal?.aborted) return null;
    try {
      const page = await askChild<OcrPage>(started(), request, timeoutMs, signal);
      idleTimer = setTimeout(close, IDLE_MS).unref();
      keepIdle(close, true);
      return page;
    } catch (error) {
      // What ended one page, or did not come to an end with it, must not meet the next one.
      close();
      log.debug({ err: error }, "a picture could not be read");
      return null;
    }
  }

  return { read: (request, signal) => atGate("print", () => readNow(request, signal), close), close };
}
