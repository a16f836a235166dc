import { closeDatabase, openDatabase } from "@tureen/db/client";
import { databaseWithCatalogue } from "@tureen/db/testing/test-database";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { App } from "#core/app-context";
import { readConfig } from "#core/config";
import type { StartOptions } from "#start/bootstrap";
import { createLogger, type Log } from "#core/logger";
import { createSignIn } from "../features/auth/access-token.service";
import { runBackupTask } from "../features/backups/backup-tasks";
import { settleFamilyPassword } from "../features/auth/family-password";
import { serveApp } from "#start/serve-app";
import { CHEAP_HASH } from "./test-context";

/** A folder for one test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "tureen-household-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface RealServer {
  readonly dataFolder: string;
  /** The context in force: another one after a restore. */
  app(): App;
  /** A new sign-in. */
  signIn(): string;
  /** Asks a call below /api; signed in anew unless a token is given. */
  ask(method: string, path: string, options?: { json?: unknown; form?: FormData; token?: string }): Promise<Response>;
  close(): Promise<void>;
}

/** What a first start makes of an empty folder, without its fifty syncs to the disk and its second of hashing. */
async function furnish(dataFolder: string, password: string, log: Log): Promise<void> {
  const path = join(dataFolder, "tureen.sqlite");
  writeFileSync(path, databaseWithCatalogue().$client.serialize());
  const db = openDatabase(path);
  await settleFamilyPassword(db, password, log, CHEAP_HASH);
  closeDatabase(db);
}

/**
 * The product as `npm start` serves it, on real files and a real port, until the test is over. Backups are made in this
 * process, without the second that another one takes to begin, unless `parts` has another way.
 */
export async function realServer(
  dataFolder = temporaryFolder(),
  password = "soup",
  parts: Pick<StartOptions, "runBackupTask"> = { runBackupTask },
): Promise<RealServer> {
  const config = readConfig({ DATA_DIR: dataFolder, FAMILY_PASSWORD: password, OLLAMA_HOST: "http://127.0.0.1:9" });
  // The server sets its own level: what it says goes nowhere instead.
  const log = createLogger({ write: () => undefined });
  if (!existsSync(join(dataFolder, "tureen.sqlite"))) await furnish(dataFolder, password, log);
  const household = await serveApp(config, log, {
    ...parts,
    onLost: (error) => {
      throw error;
    },
  });
  const server = createServer(household.listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a socket file
  let isClosed = false;
  const close = async (): Promise<void> => {
    if (isClosed) return;
    isClosed = true;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await household.close();
  };
  onTestFinished(close);
  const signIn = (): string => createSignIn(household.app());
  return {
    dataFolder,
    app: household.app,
    signIn,
    close,
    ask: (method, path, { json, form, token = signIn() } = {}) =>
      fetch(`http://127.0.0.1:${port}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(json === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        ...(form ? { body: form } : {}),
      }),
  };
}
