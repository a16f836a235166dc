import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../scripts/free-port.mjs";
import { BENCH_PASSWORD } from "./bench-password";

const SERVER = fileURLToPath(new URL("../../apps/api/dist/main.js", import.meta.url));
/** Tells the parent of a process what it takes. */
export const PROBE = new URL("./event-loop-probe.mjs", import.meta.url).href;
/** Decides nothing but how long a machine that is busy with something else may take. */
const TIMEOUT_MS = 120_000;

/** What the server says of itself, since it was last asked. */
export interface ServerState {
  /** Longest time that a request had to wait for the event loop. */
  readonly longestMs: number;
  /** Processor time, whatever else the machine did. */
  readonly workedMs: number;
  readonly residentMb: number;
}

/** What the process takes, whatever its event loop does. */
export interface AtRest {
  readonly residentMb: number;
  /** Processor time since it began. */
  readonly cpuMs: number;
}

/** The built product, running on a folder of its own. */
export interface RunningServer {
  readonly port: number;
  readonly pid: number;
  /** From the start of the process to the first answer. */
  readonly bootMs: number;
  state(): Promise<ServerState>;
  /** What the process takes. Watches nothing: what watches the event loop takes a tenth of the processor. */
  rest(): Promise<AtRest>;
  stop(): Promise<void>;
  /** Ends the process as a power cut does: at once, in the middle of whatever it does. */
  kill(): Promise<void>;
}

/**
 * Starts the built server on a free port.
 * @param environment variables beyond the folder, the port and the password
 * @throws Error where it is not built or does not come up
 */
export async function startServer(
  dataFolder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  if (!existsSync(SERVER)) throw new Error("The server is not built: run 'pnpm build' first.");
  const port = await freePort();
  const startedAtMs = performance.now();
  const child = fork(SERVER, [], {
    // As `npm start` runs it.
    execArgv: ["--max-semi-space-size=4", "--import", PROBE],
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      DATA_DIR: dataFolder,
      PORT: String(port),
      HOST: "127.0.0.1",
      FAMILY_PASSWORD: BENCH_PASSWORD,
      MALLOC_ARENA_MAX: "2",
      ...environment,
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  try {
    await firstAnswer(port, child, startedAtMs + TIMEOUT_MS);
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }
  return {
    port,
    pid: child.pid ?? 0,
    bootMs: performance.now() - startedAtMs,
    state: () => stateOf(child),
    rest: () => restOf(child),
    stop: () => endChild(child, "SIGTERM"),
    kill: () => endChild(child, "SIGKILL"),
  };
}

async function firstAnswer(port: number, child: ChildProcess, deadlineMs: number): Promise<void> {
  while (performance.now() < deadlineMs) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`);
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await pause(5);
  }
  throw new Error("The server does not answer.");
}

async function stateOf(child: ChildProcess): Promise<ServerState> {
  child.send("state");
  const [state] = (await once(child, "message")) as [ServerState]; // the probe sends nothing else
  return state;
}

export async function restOf(child: ChildProcess): Promise<AtRest> {
  child.send("rest");
  const [rest] = (await once(child, "message")) as [AtRest]; // the probe's other answer
  return rest;
}

async function endChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "exit");
}
