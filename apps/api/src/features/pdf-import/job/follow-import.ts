import type { ImportJob } from "@tureen/contracts/pdf-import";
import type { RequestContext } from "#core/app-context";
import { onNews } from "#http/answers/heartbeat";
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
  for await (const _news of onNews(signal, MIN_INTERVAL_MS, (wake) => app.imports.watch(id, wake))) {
    const job = findJob(app, id, t);
    if (job !== null) yield job;
    if (job?.status !== "running") return;
  }
}
