import type { ImportJob } from "@tureen/contracts/pdf-import";
import { readEvents } from "#lib/read-events";
import { bearerHeader } from "#lib/trpc";

interface FollowOptions {
  /** Asks for the state once, where the stream does not come through. */
  readonly ask: () => Promise<ImportJob>;
  readonly onJob: (job: ImportJob) => void;
  readonly signal: AbortSignal;
  /** Between a stream that broke and the next. */
  readonly retryMs?: number;
}

const RETRY_MS = 2000;

/**
 * Tells every state of an import until it is over. By server-sent events; where they break off, or a proxy holds them
 * back, the state is asked for every two seconds. Never rejects; ends when the signal says so.
 */
export async function followJob(id: number, options: FollowOptions): Promise<void> {
  const { ask, onJob, signal, retryMs = RETRY_MS } = options;
  let isRunning = true;
  const mayGoOn = () => isRunning && !signal.aborted;
  function tell(job: ImportJob): void {
    isRunning = job.status === "running";
    if (!signal.aborted) onJob(job);
  }
  await readStream(id, tell, signal).catch(() => undefined);
  // One state by the other way, which may fail too, while the server restarts, say.
  if (mayGoOn()) await ask().then(tell, () => undefined);
  if (mayGoOn()) await pause(retryMs, signal);
  if (mayGoOn()) await followJob(id, options);
}

async function readStream(id: number, onJob: (job: ImportJob) => void, signal: AbortSignal): Promise<void> {
  const response = await fetch(`/api/pdf-import/jobs/${id}/events`, { headers: bearerHeader(), signal });
  if (!response.ok || !response.body) return;
  for await (const { event, data } of readEvents(response.body)) {
    if (event === "progress") onJob(JSON.parse(data) as ImportJob); // the documented data of this event
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
