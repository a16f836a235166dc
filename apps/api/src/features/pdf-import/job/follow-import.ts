import type { ImportJob } from "@tureen/contracts/pdf-import";
import { setTimeout as pause } from "node:timers/promises";
import type { RequestContext } from "#core/app-context";
import { HEARTBEAT_MS } from "#http/answers/heartbeat";
import { findJob, readJob, type ById } from "./import-jobs.service";

/** A panel needs no more than a few pictures a second. */
const MIN_INTERVAL_MS = 300;

/**
 * The state of an import whenever it changes, and every 15 seconds as a heartbeat. Each state is whole and is read from the
 * disk: whoever comes back after a broken connection is told the present one first, and needs no cursor. Ends with the state
 * in which the import ended, when the import is deleted, and when the caller leaves or is signed out.
 * @throws AppError not-found
 */
export function followImport(context: RequestContext, { id }: ById): AsyncGenerator<ImportJob> {
  readJob(context, { id });
  return statesOf(context, id);
}

async function* statesOf({ app, signal, t }: RequestContext, id: number): AsyncGenerator<ImportJob> {
  let hasNews = false;
  let wake = (): void => undefined;
  const onNews = (): void => {
    hasNews = true;
    wake();
  };
  const unwatch = app.imports.watch(id, onNews);
  const heartbeat = setInterval(onNews, HEARTBEAT_MS);
  signal.addEventListener("abort", onNews);
  try {
    while (!signal.aborted) {
      hasNews = false;
      const job = findJob(app, id, t);
      if (job !== null) yield job;
      if (job?.status !== "running") return;
      await pause(MIN_INTERVAL_MS);
      if (!hasNews) await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    unwatch();
    clearInterval(heartbeat);
    signal.removeEventListener("abort", onNews);
  }
}
