import type { Db } from "@tureen/db/client";
import { speedSpread, type TimeRange } from "#ai/model/model-speeds";
import { speedsInDatabase } from "#features/ai/model-speeds.repo";

/** Stands for the reader of pictures beside the models' digests. */
const KEY = "ocr";
const KEPT = 20;
/** Seconds a page until one has been read here: a quick box, and a small one. */
const UNSEEN = { low: 2, high: 10 };

/** Keeps how long a scanned page took to be read on this machine. */
export function noteScan(db: Db, tookMs: number): void {
  if (tookMs <= 0) return;
  const store = speedsInDatabase(db);
  const pagesPerSecond = [...(store.load(KEY)?.reading ?? []), 1_000 / tookMs].slice(-KEPT);
  store.save(KEY, { reading: pagesPerSecond, writing: [] });
}

/** How long so many scanned pages take. */
export function timeForScans(db: Db, pages: number): TimeRange {
  const pace = speedSpread(speedsInDatabase(db).load(KEY)?.reading ?? []);
  return pace
    ? { lowSeconds: pages / pace.fast, highSeconds: pages / pace.slow }
    : { lowSeconds: pages * UNSEEN.low, highSeconds: pages * UNSEEN.high };
}
