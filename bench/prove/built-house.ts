import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const DIST = fileURLToPath(new URL("../../apps/api/dist", import.meta.url));
const PASSWORD = "the house that is proved";
const STARTS_WITHIN_MS = 30_000;

const environment = (dataFolder: string, port = 0) => ({
  ...process.env,
  DATA_DIR: dataFolder,
  PORT: String(port),
  FAMILY_PASSWORD: PASSWORD,
  OLLAMA_HOST: "http://127.0.0.1:9",
});

/** The built server on a data folder, signed in. */
export interface BuiltHouse {
  /** Answers the JSON of a call below /api. @throws Error for any status but 2xx */
  ask(method: string, path: string, body?: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

export async function startHouse(dataFolder: string): Promise<BuiltHouse> {
  const port = await freePort();
  const server = spawn(process.execPath, [join(DIST, "main.js")], {
    env: environment(dataFolder, port),
    stdio: "ignore",
  });
  const ask = async (method: string, path: string, body?: unknown, token = ""): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  await answering(server, () => ask("GET", "/health"));
  const { token } = (await ask("POST", "/auth/login", { password: PASSWORD })) as { token: string }; // what it answers
  return {
    ask: (method, path, body) => ask(method, path, body, token),
    stop: async () => {
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
    },
  };
}

/** `npm run backup`, `npm run restore NAME`, without npm. */
export function houseCommand(dataFolder: string, ...words: string[]): ChildProcess {
  return spawn(process.execPath, [join(DIST, "house.js"), ...words], { env: environment(dataFolder), stdio: "ignore" });
}

async function answering(server: ChildProcess, ask: () => Promise<unknown>): Promise<void> {
  const until = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo; // it listens on a port
  probe.close();
  await once(probe, "close");
  return port;
}
