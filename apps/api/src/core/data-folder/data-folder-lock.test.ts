import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFile } from "@tureen/db/file/lock-file";
import { lockDataFolder } from "./data-folder-lock";
import { REPOSITORY_ROOT } from "#core/repository-root";

const SINCE = "2026-11-20T12:00:00.000Z";
const FIRST = { port: 3000, since: SINCE, waitMs: 0 };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tureen-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a second server on the same folder is refused with a sentence that names the first", () => {
  const unlock = lockDataFolder(folder, FIRST);
  expect(() => lockDataFolder(folder, { ...FIRST, port: 3001 })).toThrow(
    `Another Tureen works with the data folder ${folder} already (process ${process.pid} on `,
  );
  expect(() => lockDataFolder(folder, FIRST)).toThrow(
    `on port 3000, since ${SINCE}). Stop that one first, or give this one a folder of its own with DATA_DIR.`,
  );
  unlock();
});

test("a folder that was given free is anyone's, and a folder of one's own was never in question", () => {
  lockDataFolder(folder, FIRST)();
  const unlock = lockDataFolder(folder, FIRST);
  const other = mkdtempSync(join(tmpdir(), "tureen-lock-"));
  lockDataFolder(other, FIRST)();
  unlock();
  rmSync(other, { recursive: true, force: true });
});

test("the lock of a process that was killed is taken over, though its note still lies there", async () => {
  const hold = `import { lockDataFolder } from "./apps/api/src/core/data-folder/data-folder-lock.ts";
    lockDataFolder(${JSON.stringify(folder)}, ${JSON.stringify(FIRST)});
    // Nothing refers to the lock any more.
    setTimeout(() => {
      globalThis.gc();
      setTimeout(() => process.stdout.write("locked"));
    });
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ["--expose-gc", "--import", "tsx", "--input-type=module", "-e", hold], {
    cwd: REPOSITORY_ROOT,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = once(holder, "exit");
  expect(String(await new Promise((resolve) => holder.stdout.once("data", resolve)))).toBe("locked");
  expect(() => lockDataFolder(folder, FIRST)).toThrow(`process ${holder.pid} on `);
  holder.kill("SIGKILL");
  await gone;
  const unlock = lockDataFolder(folder, FIRST);
  expect(lockFile(join(folder, "server.lock"), 0)).toBeNull();
  unlock();
});
