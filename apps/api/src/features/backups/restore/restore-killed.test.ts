import { closeDatabase, openDatabase } from "@tureen/db/client";
import { migrateDatabase, newestMigration } from "@tureen/db/migrate";
import Database from "better-sqlite3";
import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleChild } from "#processes/bundle-child";
import { temporaryFolder } from "#testing/real-server";
import { finishRestore, RESTORE_STEPS, type RestoreSite, type RestoreStep } from "./finish-restore";
import { makeBackup } from "#features/backups/make-backup";
import { prepareCandidate } from "./prepare-candidate";
import { restorePlaces, writeJournal } from "./restore-journal";

const MIGRATIONS = fileURLToPath(new URL("../../../../../../packages/db/migrations", import.meta.url));
const NOW = "2026-11-20T12:00:00.000Z";

const siteIn = (dataFolder: string): RestoreSite => ({
  dataFolder,
  database: join(dataFolder, "tureen.sqlite"),
  backups: join(dataFolder, "backups"),
  migrationsFolder: MIGRATIONS,
  now: NOW,
});

/** A database with one recipe, a password, a sign-in, and a log without a checkpoint. */
function buildDatabase(path: string, title: string, password: string): void {
  const db = openDatabase(path);
  migrateDatabase(db, MIGRATIONS);
  const run = (statement: string, ...values: string[]) => db.$client.prepare(statement).run(...values);
  run("insert into recipes (title, instructions, created_at, updated_at) values (?, 'Cook.', ?, ?)", title, NOW, NOW);
  run("insert into house_secrets (key, value) values ('password-hash', ?), ('epoch', ?)", password, title);
  run("insert into access_tokens (token_hash, kind, created_at) values (?, 'sign-in', ?)", title, NOW);
  closeDatabase(db);
}

function readDatabase(path: string) {
  const client = new Database(path, { readonly: true });
  try {
    const one = (sql: string): unknown => client.prepare(sql).pluck().get();
    return {
      title: one("select title from recipes"),
      password: one("select value from house_secrets where key = 'password-hash'"),
      tokens: one("select count(*) from access_tokens"),
      epoch: one("select value from house_secrets where key = 'epoch'"),
      integrity: client.pragma("integrity_check", { simple: true }),
    };
  } finally {
    client.close();
  }
}

const OLD = { title: "Old database", password: "today", tokens: 1, epoch: "Old database", integrity: "ok" };
const NEW = { title: "New database", password: "today", tokens: 0, epoch: undefined, integrity: "ok" };

/** A database whose restore has been decided: the state from which a kill may happen anywhere. */
async function decidedRestore(dataFolder: string): Promise<string> {
  const site = siteIn(dataFolder);
  const elsewhere = join(dataFolder, "elsewhere.sqlite");
  mkdirSync(site.backups, { recursive: true });
  buildDatabase(elsewhere, "New database", "of long ago");
  const order = {
    dataFolder,
    folder: site.backups,
    kind: "nightly",
    occasion: "",
    version: "0",
    createdAt: NOW,
  } as const;
  const backup = await makeBackup({ ...order, database: elsewhere });
  buildDatabase(site.database, "Old database", "today");
  await prepareCandidate({
    place: restorePlaces(dataFolder).root,
    folder: site.backups,
    name: backup.name,
    newestSchema: newestMigration(MIGRATIONS),
  });
  // As a copy of an age that kept them, or one that somebody laid there.
  const candidate = new Database(restorePlaces(dataFolder).candidate);
  candidate.exec(`insert into access_tokens (token_hash, kind, created_at) values ('lost phone', 'sign-in', '${NOW}')`);
  candidate.close();
  writeJournal(dataFolder, { state: "prepared", from: backup.name, createdAt: NOW, safetyCopy: "a copy", reason: "" });
  return backup.name;
}

const prepared = mkdtempSync(join(tmpdir(), "tureen-restore-"));
const decided = join(prepared, "decided");
const decidedOnDamage = join(prepared, "decided-on-damage");
beforeAll(async () => {
  mkdirSync(decided);
  const from = await decidedRestore(decided);
  cpSync(decided, decidedOnDamage, { recursive: true });
  damage(join(decidedOnDamage, "tureen.sqlite"));
  writeJournal(decidedOnDamage, { state: "prepared", from, createdAt: NOW, safetyCopy: null, reason: "" });
});
afterAll(() => rmSync(prepared, { recursive: true }));

/** A file that is no database any more, with a log beside it that nothing can checkpoint. */
function damage(database: string): void {
  const bytes = readFileSync(database);
  bytes.fill(0xaa, 0, 100);
  writeFileSync(database, bytes);
  writeFileSync(`${database}-wal`, "a log of the damaged database");
}

/** Two files of this size are compared by it: an assertion would go through their bytes one by one. */
const hashOf = (file: string): string => createHash("sha256").update(readFileSync(file)).digest("hex");

/** Answers a copy of that database in which the restore was killed there, in a process of its own. */
async function killed(original: string, killBefore: RestoreStep, isCheckFailing: boolean): Promise<string> {
  const dataFolder = temporaryFolder();
  cpSync(original, dataFolder, { recursive: true });
  const child = fork(bundleChild(fileURLToPath(new URL("./testing/restore-child.ts", import.meta.url))));
  const ended = new Promise((resolve) => child.once("exit", (_code, signal) => resolve(signal)));
  child.send({ site: siteIn(dataFolder), killBefore, isCheckFailing });
  expect(await ended).toBe("SIGKILL");
  return dataFolder;
}

/** Takes place only where the new database does not stand its check, or where the old one is damaged. */
const RARE: readonly RestoreStep[] = ["set the old log aside", "go back", "bring the old log back"];

test.each(RESTORE_STEPS.filter((step) => !RARE.includes(step)))(
  "killed before it could %s, the next start finds the new database, with today's password and nobody signed in",
  async (step) => {
    const dataFolder = await killed(decided, step, false);
    finishRestore(siteIn(dataFolder));
    expect(readDatabase(siteIn(dataFolder).database)).toEqual(NEW);
    expect(existsSync(join(dataFolder, "restore"))).toBe(false);
  },
);

test.each(["go back", "end"] as const)(
  "where the new database does not stand its check, killed before it could %s, the next start finds the old one",
  async (step) => {
    const dataFolder = await killed(decided, step, true);
    finishRestore(siteIn(dataFolder));
    expect(readDatabase(siteIn(dataFolder).database)).toEqual(OLD);
    expect(existsSync(join(dataFolder, "restore"))).toBe(false);
  },
);

test.each(["go back", "bring the old log back"] as const)(
  "a damaged database comes back as it was, with its log, where the new one does not stand its check: killed before it could %s",
  async (step) => {
    const dataFolder = await killed(decidedOnDamage, step, true);
    finishRestore(siteIn(dataFolder));
    const { database } = siteIn(dataFolder);
    expect(hashOf(database)).toBe(hashOf(siteIn(decidedOnDamage).database));
    expect(readFileSync(`${database}-wal`, "utf8")).toBe("a log of the damaged database");
  },
);

test.each(["set the old log aside", "set the old database aside", "end"] as const)(
  "a damaged database is kept beside the new one: killed before it could %s",
  async (step) => {
    const dataFolder = await killed(decidedOnDamage, step, false);
    finishRestore(siteIn(dataFolder));
    // Its password cannot be read any more: the backup's counts.
    expect(readDatabase(siteIn(dataFolder).database)).toEqual({ ...NEW, password: "of long ago" });
    const kept = readdirSync(join(dataFolder, "backups")).filter((file) => file.startsWith("damaged-"));
    expect(kept.map((file) => hashOf(join(dataFolder, "backups", file)))).toEqual([
      hashOf(siteIn(decidedOnDamage).database),
      hashOf(`${siteIn(decidedOnDamage).database}-wal`),
    ]);
  },
);
