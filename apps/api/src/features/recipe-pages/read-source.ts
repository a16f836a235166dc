import type { PageReading } from "@tureen/recipe-pages/read-page";
import type { Log } from "#core/logger";
import { askChildSafely, type Unanswered } from "#processes/ask-child";
import { startChild } from "#processes/start-child";

/** The source or the words of a page, and where it is; '' where nobody knows. */
export interface PageRequest {
  readonly source: string;
  readonly address: string;
}

export type PageAnswer = { readonly ok: true; readonly reading: PageReading } | Unanswered;

/** Reads what a page holds; `ok: false` for one that was made to take more than a page may. */
export type ReadSource = (request: PageRequest, log: Log) => Promise<PageAnswer>;

const MAX_HEAP_MB = 512;
/** The largest recipe page takes half a second. */
const TIMEOUT_MS = 15_000;

/** In a process of its own. */
export function readSourceInChild(request: PageRequest, log: Log): Promise<PageAnswer> {
  const child = startChild(import.meta.url, "page-child", MAX_HEAP_MB, log);
  return askChildSafely<PageAnswer>(child, request, TIMEOUT_MS);
}
