import { fork, type ChildProcess, type ForkOptions } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Log } from "../../../logger";
import { OUT_OF_MEMORY_SIGNAL } from "./child-safety";
import { PdfError, type PdfFailure } from "./pdf-failures";
import type { PdfAnswers, PdfRequest, PdfResponse } from "./pdf-messages";

/** V8's own heap; what a file decompresses to lies outside of it and is bounded by the watchdog. */
const MAX_HEAP_MB = 384;

/** Most of what the child says on stderr that is logged. */
const MAX_LOGGED_CHARS = 2000;

/** One reader's process. It answers one question at a time; once it has failed or ended it answers none. */
export interface PdfProcess {
  ask<K extends PdfRequest["kind"]>(request: Extract<PdfRequest, { kind: K }>, timeoutMs: number): Promise<PdfAnswers[K]>;
  isAlive(): boolean;
  kill(): void;
}

/** @param entry the script to run; without one it is found beside this file, or beside the bundle that this file is in */
export function startPdfProcess(log: Log, entry?: string): PdfProcess {
  const { path, options } = entry === undefined ? childEntry(import.meta.url) : { path: entry, options: forkOptions([]) };
  const child = fork(path, [], { ...options, env: {}, serialization: "advanced", stdio: ["ignore", "ignore", "pipe", "ipc"] });
  logStderr(child, log);
  let isAlive = true;
  child.once("exit", () => (isAlive = false));
  child.once("error", () => (isAlive = false));

  /** Not alive from now on, though the system may take a moment to end it. */
  function kill() {
    isAlive = false;
    child.kill("SIGKILL");
  }

  async function ask<K extends PdfRequest["kind"]>(
    request: Extract<PdfRequest, { kind: K }>,
    timeoutMs: number,
  ): Promise<PdfAnswers[K]> {
    const response = await exchange(child, request, { timeoutMs, kill });
    if (response.ok) return response.answer as PdfAnswers[K]; // the child answers each kind with its type
    log.debug({ pdfError: response.errorName, detail: response.errorMessage }, "The PDF reader refused");
    throw new PdfError(failureOf(response, request.kind), response.errorMessage);
  }

  return { ask, isAlive: () => isAlive, kill };
}

/** Sends one question and waits for its answer, the child's end, or the time limit, which ends the child. */
function exchange(child: ChildProcess, request: PdfRequest, limit: { timeoutMs: number; kill: () => void }): Promise<PdfResponse> {
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

function failureOf(response: Extract<PdfResponse, { ok: false }>, asked: PdfRequest["kind"]): PdfFailure {
  if (asked !== "open") return "page_unreadable";
  return response.errorName === "PasswordException" ? "encrypted" : "corrupt";
}

/** `pdf-child.js` beside the bundle; from TypeScript `pdf-child.ts` beside this file, through the same loader. */
function childEntry(ownUrl: string): { path: string; options: ForkOptions } {
  const isTypeScript = ownUrl.endsWith(".ts");
  const loader = isTypeScript ? ["--import", pathToFileURL(createRequire(ownUrl).resolve("tsx")).href] : [];
  return {
    path: fileURLToPath(new URL(isTypeScript ? "./pdf-child.ts" : "./pdf-child.js", ownUrl)),
    options: forkOptions(loader),
  };
}

function forkOptions(loader: readonly string[]): ForkOptions {
  return { execArgv: [...loader, `--max-old-space-size=${MAX_HEAP_MB}`] };
}

function logStderr(child: ChildProcess, log: Log): void {
  let logged = 0;
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    if (logged < MAX_LOGGED_CHARS) log.debug({ stderr: text.slice(0, MAX_LOGGED_CHARS - logged) }, "The PDF reader complains");
    logged += text.length;
  });
}
