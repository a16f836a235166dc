import { spawn, type ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import type { FakeModel } from "./server/configuration";
import type { EngineStats } from "./answers/engine";
import type { LoggedRequest, LogStats } from "./server/request-log";
import type { ConfigurationChange } from "./server/server-state";

/** The control plane as tests use it. */
interface FakeOllamaControl {
  requests(): Promise<readonly LoggedRequest[]>;
  stats(): Promise<EngineStats & LogStats>;
  /** Back to the state at start, with every count at zero. */
  reset(): Promise<void>;
  mode(change: ConfigurationChange): Promise<void>;
  /** Lets nothing wait until the next change: an answer that is late or slow comes at once. */
  hurry(): Promise<void>;
  /** Installs a model, or replaces the one of that name. */
  model(model: Partial<FakeModel> & { readonly name: string }): Promise<void>;
}

export interface StartedFakeOllama {
  readonly url: string;
  readonly controlUrl: string;
  readonly control: FakeOllamaControl;
  stop(): Promise<void>;
}

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
const CACHE = fileURLToPath(new URL("../node_modules/.cache/", import.meta.url));

let bundled: string | undefined;

/** The double as one script: through a loader it takes a second of a core to start. */
function bundle(): string {
  const path = join(CACHE, `fake-ollama-${process.pid}.mjs`);
  buildSync({ entryPoints: [MAIN], bundle: true, platform: "node", format: "esm", outfile: path, logLevel: "error" });
  process.once("exit", () => rmSync(path, { force: true }));
  return path;
}

/** Starts the double as a process of its own on free ports; it ends with the process that started it. */
export async function startFakeOllama(args: readonly string[] = []): Promise<StartedFakeOllama> {
  bundled ??= bundle();
  const child = spawn(process.execPath, [bundled, "--with-parent", ...args], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const { port, controlPort } = await readPorts(child);
  const controlUrl = `http://127.0.0.1:${controlPort}`;
  return {
    url: `http://127.0.0.1:${port}`,
    controlUrl,
    control: controlOf(controlUrl),
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.kill("SIGTERM");
      }),
  };
}

async function readPorts(child: ChildProcess): Promise<{ port: number; controlPort: number }> {
  if (!child.stdout) throw new Error("The double has no standard output to say its ports on.");
  for await (const line of createInterface({ input: child.stdout })) {
    // Safe: main.ts prints exactly this as its first line.
    return JSON.parse(line) as { port: number; controlPort: number };
  }
  throw new Error("The double ended before it said its ports.");
}

function controlOf(controlUrl: string): FakeOllamaControl {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${controlUrl}/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`The control plane refused ${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
  return {
    // Safe: the control plane sends these very types from the same source.
    requests: async () => (await call("GET", "requests")) as LoggedRequest[],
    stats: async () => (await call("GET", "stats")) as EngineStats & LogStats,
    reset: async () => void (await call("POST", "reset", {})),
    hurry: async () => void (await call("POST", "hurry")),
    mode: async (change) => void (await call("POST", "mode", change)),
    model: async (model) => void (await call("POST", "model", model)),
  };
}
