import type { Request, Response } from "express";
import type { RequestContext } from "#app-context";
import { findJob, readJob } from "./import-jobs.service";

/** A panel needs no more than a few pictures a second. */
const MIN_INTERVAL_MS = 300;
const PING_MS = 15_000;

/**
 * `GET /api/pdf-import/jobs/{id}/events`: the state of an import whenever it changes, as server-sent events. It is only a
 * view: each event holds the whole state, and a reader that comes back reads on from what is on the disk.
 */
export async function sendImportEvents({ app }: RequestContext, request: Request, response: Response): Promise<void> {
  const id = Number(request.params["id"]);
  const first = readJob(app, { id });
  response.status(200).set({
    "Content-Type": "text/event-stream; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Accel-Buffering": "no",
  });
  let events = 0;
  let timer: NodeJS.Timeout | undefined;
  const send = (job: typeof first.job): void => {
    response.write(`id: ${(events += 1)}\nevent: progress\ndata: ${JSON.stringify(job)}\n\n`);
    // Compression holds back what is not flushed.
    response.flush?.();
  };
  const close = (): void => {
    clearTimeout(timer);
    clearInterval(ping);
    unwatch();
    response.end();
  };
  const tell = (): void => {
    timer = undefined;
    const job = findJob(app, id);
    if (job) send(job);
    // An import that was deleted meanwhile has nothing more to say.
    if (job?.status !== "running") close();
  };
  const ping = setInterval(() => {
    response.write(": ping\n\n");
    response.flush?.();
  }, PING_MS);
  const unwatch = app.imports.watch(id, () => (timer ??= setTimeout(tell, MIN_INTERVAL_MS)));
  response.once("close", close);
  send(first.job);
  if (first.job.status !== "running") close();
  await new Promise<void>((resolve) => response.once("close", resolve));
}
