import { startChild } from "#processes/start-child";
import type { Log } from "#logger";
import type { StageAnswer, StageRequest } from "./stage-export";

const MAX_HEAP_MB = 768;
/** Two gigabytes of pictures on a slow disk; only what hangs for good is ended. */
const TIMEOUT_MS = 20 * 60_000;

/** Reads an export into a folder. Answers with `ok: false` where the reading did not come to its end. */
export type StageExport = (request: StageRequest, log: Log) => Promise<StageAnswer>;

/** Does so in a process of its own. */
export function stageInChild(request: StageRequest, log: Log): Promise<StageAnswer> {
  return new Promise((resolve) => {
    const child = startChild(import.meta.url, "stage-child", MAX_HEAP_MB, log);
    const settle = (answer: StageAnswer): void => {
      clearTimeout(timer);
      child.kill("SIGKILL");
      resolve(answer);
    };
    const timer = setTimeout(() => settle({ ok: false, detail: "timed out" }), TIMEOUT_MS);
    timer.unref();
    child.once("message", (answer: StageAnswer) => settle(answer));
    // What it has said arrives before its channel closes; its exit may be told earlier.
    child.once("disconnect", () => settle({ ok: false, detail: "ended without an answer" }));
    child.once("error", (error) => settle({ ok: false, detail: error.message }));
    child.send(request, (error) => error && settle({ ok: false, detail: error.message }));
  });
}
