import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { BENCH_PASSWORD } from "../speed/bench-password";
import { freePort } from "../../scripts/free-port.mjs";
import { send, type Answered } from "./family";
import { lookUntil } from "./proof";

const SERVER = fileURLToPath(new URL("../../apps/api/dist/main.js", import.meta.url));
/** Decides nothing but how long a machine that is busy with something else may take. */
const TIMEOUT_MS = 120_000;

/** A server that need not come up: what it answers first, and what it says. */
export interface BegunServer {
  readonly port: number;
  readonly child: ChildProcess;
  /** Status 0 where it ended without an answer. */
  readonly first: Answered;
  said(): string;
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Begins `command` (the built server unless said) on a data folder and waits for its first answer or its end. */
export async function beginServer(
  dataFolder: string,
  {
    command = [process.execPath, SERVER],
    environment = {},
    timeoutMs = TIMEOUT_MS,
  }: { command?: readonly string[]; environment?: Record<string, string>; timeoutMs?: number } = {},
): Promise<BegunServer> {
  const port = await freePort();
  const [file = "", ...args] = command;
  const child = spawn(file, args, {
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      DATA_DIR: dataFolder,
      PORT: String(port),
      HOST: "127.0.0.1",
      FAMILY_PASSWORD: BENCH_PASSWORD,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (part) => void (text += part));
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const first = await lookUntil(
    () => send(port, "GET", "/api/health"),
    (answer) => answer.status !== 0 || hasEnded(),
    timeoutMs,
  );
  return {
    port,
    child,
    first,
    said: () => text,
    end: async (signal) => {
      if (hasEnded()) return;
      child.kill(signal);
      await once(child, "exit");
    },
  };
}
