import { stat } from "node:fs/promises";
import type { Log } from "#core/logger";
import { askNewChild } from "#processes/ask-child";
import type { StageRequest } from "./stage-export";

/** What a small file may take, and what each megabyte more: two gigabytes of pictures on a slow disk have half an hour. */
const TIMEOUT_MS = 60_000;
const TIMEOUT_A_MEGABYTE_MS = 1000;

/** Reads an export into a folder. @throws Error where the reading did not come to its end */
export type StageExport = (request: StageRequest, log: Log) => Promise<void>;

/** Does so in a process of its own. */
export const stageInChild: StageExport = async (request, log) => {
  const { size } = await stat(request.path);
  const timeoutMs = TIMEOUT_MS + (size / 2 ** 20) * TIMEOUT_A_MEGABYTE_MS;
  await askNewChild(import.meta.url, "stage-child", { maxHeapMb: 768, timeoutMs, log }, request);
};
