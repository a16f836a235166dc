import { Socket } from "node:net";
import { Worker } from "node:worker_threads";

/** The signal by which a process that opens hostile files ends itself when it has grown too large. */
export const OUT_OF_MEMORY_SIGNAL = "SIGUSR2";

/** Milliseconds between looks at the memory: decompressing writes about a megabyte in one. */
const WATCH_INTERVAL_MS = 10;

/** Source text, not a module: it must run in the bundle and from TypeScript alike, without a loader of its own. */
const WATCHDOG = `
  const { workerData } = require("node:worker_threads");
  const parent = process.ppid;
  setInterval(() => {
    if (process.memoryUsage.rss() > workerData.maxBytes) process.kill(process.pid, workerData.signal);
    if (process.ppid !== parent) process.kill(process.pid, "SIGKILL");
  }, workerData.intervalMs);
`;

/**
 * Ends this process when its resident memory exceeds `maxBytes`, or when the server that started it is gone. A
 * thread watches, because a parser that is busy decompressing lets no timer run.
 */
export function watchMemory(maxBytes: number): void {
  const worker = new Worker(WATCHDOG, {
    eval: true,
    execArgv: [],
    workerData: { maxBytes, signal: OUT_OF_MEMORY_SIGNAL, intervalMs: WATCH_INTERVAL_MS },
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  });
  worker.unref();
}

/** Takes the network away from this process: nothing in a file may make it call anyone. */
export function denyNetwork(): void {
  const refuse = () => {
    throw new Error("This process has no network");
  };
  Socket.prototype.connect = refuse;
  globalThis.fetch = refuse;
}
