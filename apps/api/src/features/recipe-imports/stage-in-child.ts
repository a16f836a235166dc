import { askChildSafely } from "#processes/ask-child";
import { startChild } from "#processes/start-child";
import type { Log } from "#core/logger";
import { stat } from "node:fs/promises";
import type { StageAnswer, StageRequest } from "./stage-export";

const MAX_HEAP_MB = 768;
/** What a small file may take, and what each megabyte more: two gigabytes of pictures on a slow disk have half an hour. */
const TIMEOUT_MS = 60_000;
const TIMEOUT_A_MEGABYTE_MS = 1000;

/** Reads an export into a folder. Answers with `ok: false` where the reading did not come to its end. */
export type StageExport = (request: StageRequest, log: Log) => Promise<StageAnswer>;

/** Does so in a process of its own. */
export async function stageInChild(request: StageRequest, log: Log): Promise<StageAnswer> {
  const { size } = await stat(request.path);
  const timeoutMs = TIMEOUT_MS + (size / 2 ** 20) * TIMEOUT_A_MEGABYTE_MS;
  const child = startChild(import.meta.url, "stage-child", MAX_HEAP_MB, log);
  return askChildSafely<StageAnswer>(child, request, timeoutMs);
}
