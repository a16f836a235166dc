import type { ChildProcess } from "node:child_process";
import type { Log } from "#core/logger";
import { OUT_OF_MEMORY_SIGNAL } from "#processes/child-safety";
import { startChild } from "#processes/start-child";
import { PdfError, type PdfFailure } from "./pdf-failures";
import type { PdfAnswers, PdfRequest, PdfRequestOf, PdfResponse } from "./pdf-messages";

/** V8's own heap; what a file decompresses to lies outside of it and is bounded by the watchdog. */
const MAX_HEAP_MB = 384;

/** One reader's process. It answers one question at a time; once it has failed or ended it answers none. */
export interface PdfProcess {
  ask<K extends PdfRequest["kind"]>(request: PdfRequestOf<K>, timeoutMs: number): Promise<PdfAnswers[K]>;
  isAlive(): boolean;
  kill(): void;
}

export type StartPdfProcess = (log: Log) => PdfProcess;

/** Throws nothing where the process cannot start: `ask` then rejects with a PdfError. */
export function startPdfProcess(log: Log): PdfProcess {
  const child = startChild(import.meta.url, "pdf-child", MAX_HEAP_MB, log);
  let isAlive = true;
  child.once("exit", () => (isAlive = false));
  child.once("error", () => (isAlive = false));

  /** Not alive from now on, though the system may take a moment to end it. */
  function kill() {
    isAlive = false;
    child.kill("SIGKILL");
  }

  return {
    ask: async (request, timeoutMs) => answerOf(request.kind, await exchange(child, request, { timeoutMs, kill }), log),
    isAlive: () => isAlive,
    kill,
  };
}

/** @throws PdfError where the reader could not answer */
export function answerOf<K extends PdfRequest["kind"]>(kind: K, response: PdfResponse, log: Log): PdfAnswers[K] {
  if (response.ok) return response.answer as PdfAnswers[K]; // each kind is answered with its type
  log.debug({ pdfError: response.errorName, detail: response.errorMessage }, "The PDF reader refused");
  throw new PdfError(failureOf(response, kind), response.errorMessage);
}

/** Sends one question and waits for its answer, the child's end, or the time limit, which ends the child. */
function exchange(
  child: ChildProcess,
  request: PdfRequest,
  limit: { timeoutMs: number; kill: () => void },
): Promise<PdfResponse> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      settle(() => reject(new PdfError("timed_out")));
      limit.kill();
    }, limit.timeoutMs);
    const onMessage = (response: PdfResponse) => settle(() => resolve(response));
    const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
      settle(() => reject(new PdfError(failureOfExit(code, signal))));
    const onError = (error: Error) => settle(() => reject(new PdfError("corrupt", error)));
    function settle(finish: () => void) {
      clearTimeout(timer);
      child.off("message", onMessage).off("exit", onExit).off("error", onError);
      finish();
    }
    child.on("message", onMessage).on("exit", onExit).on("error", onError);
    if (child.exitCode !== null || child.signalCode !== null) onExit(child.exitCode, child.signalCode);
    else child.send(request, (error) => error && onError(error));
  });
}

/** The watchdog's signal, V8's abort, and the kernel's kill all mean memory; any other end is the file's fault. */
function failureOfExit(code: number | null, signal: NodeJS.Signals | null): PdfFailure {
  const isMemory = signal === OUT_OF_MEMORY_SIGNAL || signal === "SIGABRT" || signal === "SIGKILL" || code === 134;
  return isMemory ? "out_of_memory" : "corrupt";
}

/** By the names of the errors that the process throws for a page. */
const PAGE_FAILURES: Readonly<Record<string, PdfFailure>> = {
  PageTooLongError: "page_too_long",
  PictureTooLargeError: "page_picture_too_large",
};

function failureOf(response: Extract<PdfResponse, { ok: false }>, asked: PdfRequest["kind"]): PdfFailure {
  if (asked !== "open") return PAGE_FAILURES[response.errorName] ?? "page_unreadable";
  return response.errorName === "PasswordException" ? "encrypted" : "corrupt";
}
