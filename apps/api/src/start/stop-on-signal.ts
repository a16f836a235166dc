import type { Server } from "node:http";
import type { Log } from "#core/logger";

/** Requests that are under way may finish; whoever has not by then is cut off, well within the ten seconds promised. */
const GRACE_MS = 5000;
const LOOK_FOR_PARENT_MS = 3000;

export interface StopParts {
  readonly log: Log;
  /** Ends the answers that would go on for as long as somebody looks. */
  readonly endStreams?: () => void;
  /** Ends what else is under way, once nobody is served any more. */
  readonly close: () => Promise<void>;
  /** Ends with the process that started this one, too: `npm start` that was killed must not leave a server behind. */
  readonly endsWithParent: boolean;
}

/** On SIGTERM or SIGINT: take no new requests, let the others finish, run `close`, end with 0. */
export function stopOnSignal(server: Server, { log, endStreams, close, endsWithParent }: StopParts): void {
  let isStopping = false;
  const stop = (signal: string): void => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, "stopping");
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    server.close(() => {
      void close().finally(() => process.exit(0));
    });
    server.closeIdleConnections();
    endStreams?.();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  if (endsWithParent) whenParentEnds(process.ppid, () => stop("the parent process has ended"));
}

/** Calls back once when the process that started this one is there no more. */
function whenParentEnds(parent: number, act: () => void): void {
  const timer = setInterval(() => {
    if (process.ppid === parent && isRunning(parent)) return;
    clearInterval(timer);
    act();
  }, LOOK_FOR_PARENT_MS);
  timer.unref();
}

/** Windows keeps the number of a parent that has ended. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !(error instanceof Error && "code" in error && error.code === "ESRCH");
  }
}
