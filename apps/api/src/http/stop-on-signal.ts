import type { Server } from "node:http";
import type { Log } from "../logger";

/** Requests that are under way may finish; whoever has not by then is cut off, well within the ten seconds promised. */
const GRACE_MS = 5000;

/** On SIGTERM or SIGINT: take no new requests, let the others finish, run `close`, end with 0. */
export function stopOnSignal(server: Server, log: Log, close: () => Promise<void>): void {
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
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
