import { askChildSafely } from "#processes/ask-child";
import { startChild } from "#processes/start-child";
import type { Log } from "#core/logger";
import type { StageAnswer, StageRequest } from "./stage-export";

const MAX_HEAP_MB = 768;
/** Two gigabytes of pictures on a slow disk; only what hangs for good is ended. */
const TIMEOUT_MS = 20 * 60_000;

/** Reads an export into a folder. Answers with `ok: false` where the reading did not come to its end. */
export type StageExport = (request: StageRequest, log: Log) => Promise<StageAnswer>;

/** Does so in a process of its own. */
export function stageInChild(request: StageRequest, log: Log): Promise<StageAnswer> {
  const child = startChild(import.meta.url, "stage-child", MAX_HEAP_MB, log);
  return askChildSafely<StageAnswer>(child, request, TIMEOUT_MS);
}
