import { expect } from "@playwright/test";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../scripts/free-port.mjs";
import { FAMILY_PASSWORD } from "../family-password";

const SERVER = fileURLToPath(new URL("../../apps/api/dist/main.js", import.meta.url));

/**
 * A server that goes away and comes back, on a household of its own, so that nobody else misses it.
 * @param environment what is special about it
 */
export async function ownServer(environment: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "tureen-own-server-"));
  const baseURL = `http://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    server = spawn(process.execPath, [SERVER], {
      env: {
        ...process.env,
        DATA_DIR: folder,
        PORT: String(port),
        HOST: "127.0.0.1",
        FAMILY_PASSWORD,
        OLLAMA_HOST: "http://127.0.0.1:9",
        ...environment,
      },
      stdio: "ignore",
    });
    const isUp = async () => (await fetch(`${baseURL}/api/health`).catch(() => null))?.ok === true;
    await expect.poll(isUp).toBe(true);
  }

  /** As a power cut does. */
  async function stop(): Promise<void> {
    server?.kill("SIGKILL");
    if (server?.exitCode === null && server.signalCode === null) await once(server, "exit");
  }

  await start();
  return {
    baseURL,
    port,
    start,
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
