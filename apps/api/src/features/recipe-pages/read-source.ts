import type { PageReading } from "@tureen/recipe-pages/read-page";
import type { Log } from "#core/logger";
import { askNewChild } from "#processes/ask-child";

/** The source or the words of a page, and where it is; '' where nobody knows. */
export interface PageRequest {
  readonly source: string;
  readonly address: string;
}

/** Reads what a page holds. @throws Error for one that was made to take more than a page may */
export type ReadSource = (request: PageRequest, log: Log) => Promise<PageReading>;

/** The largest recipe page takes half a second. */
const LIMITS = { maxHeapMb: 512, timeoutMs: 15_000 };

/** In a process of its own. */
export const readSourceInChild: ReadSource = (request, log) =>
  askNewChild(import.meta.url, "page-child", { ...LIMITS, log }, request);
