import { execFile, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { startServer, type RunningServer } from "../../../speed/running-server";
import { Family } from "../../family";
import { inFolder, listed, progress, type Proof } from "../../proof";
import { startWriting } from "../../start-writing";

const run = promisify(execFile);
const SQLITE = createRequire(import.meta.url).resolve("better-sqlite3");

/** What people run beside a server: each opens the file, does something with it, and closes it. */
const PROGRAMS: Readonly<Record<string, (path: string) => readonly string[]>> = {
  "sqlite3 reads": (path) => ["sqlite3", path, "select count(*) from recipes"],
  "sqlite3 copies": (path) => ["sqlite3", path, `.backup '${path}.copy'`],
  "sqlite3 checkpoints": (path) => ["sqlite3", path, "pragma wal_checkpoint(truncate)"],
  "Python reads": (path) => ["python3", "-c", python(path, "db.execute('select count(*) from recipes').fetchall()")],
  "Python copies": (path) => [
    "python3",
    "-c",
    python(path, `db.backup(sqlite3.connect(${JSON.stringify(`${path}.copy`)}))`),
  ],
  "Node reads": (path) => [process.execPath, "-e", node(path, "db.prepare('select count(*) from recipes').get()")],
};

const python = (path: string, work: string): string =>
  `import sqlite3; db = sqlite3.connect(${JSON.stringify(path)}, timeout=30); ${work}; db.close()`;

const node = (path: string, work: string): string =>
  `const db = new (require(${JSON.stringify(SQLITE)}))(${JSON.stringify(path)}); ${work}; db.close();`;

const ROUNDS = 20;

export const proof: Proof = {
  title: "other programs read and copy the database while four writers write",
  goal: "20 rounds: 0 lost, 0 refused, the lock there",
  isInShortForm: false,
  limitMinutes: 15,
  run: () =>
    inFolder(async (folder) => {
      const path = join(folder, "tureen.sqlite");
      const there = Object.entries(PROGRAMS).filter(([, command]) => isThere(command(path)));
      const problems: string[] = [];
      let answered = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const server = await startServer(folder);
        const family = await Family.signIn(server.port);
        const before = (await family.recipes()).length;
        if (isUnlocked(server, path)) problems.push("no lock after the start");
        const writing = startWriting(family);
        for (const [name, command] of there) problems.push(...(await failureOf(name, command(path), path)));
        const { failed } = await writing.stop();
        if (failed > 0) problems.push(`${failed} writes refused`);
        if (isUnlocked(server, path)) problems.push("no lock after the writes");
        answered += writing.answered();
        // At once, so that nothing but the disk remembers.
        await server.kill();
        const again = await startServer(folder);
        const found = (await (await Family.signIn(again.port)).recipes()).length;
        if (found < before + writing.answered()) problems.push(`${before + writing.answered() - found} lost`);
        await again.stop();
        progress(round, ROUNDS, "rounds");
      }
      const absent = Object.keys(PROGRAMS).filter((name) => !there.some(([each]) => each === name));
      return {
        result: `${ROUNDS} rounds of ${there.map(([name]) => name).join(", ")}; ${answered} recipes answered; not here: ${listed(absent)}; problems: ${listed(problems)}`,
        holds: problems.length === 0,
      };
    }),
};

/** Python may be there without its module. */
function isThere([program = "", ...args]: readonly string[]): boolean {
  const probe =
    program === "sqlite3" ? ["--version"] : program === "python3" ? ["-c", "import sqlite3"] : ["--version"];
  return args.length > 0 && spawnSync(program, probe).status === 0;
}

async function failureOf(name: string, [program = "", ...args]: readonly string[], path: string): Promise<string[]> {
  const copy = `${path}.copy`;
  try {
    await run(program, args);
    return name.endsWith("copies") && statSync(copy).size === 0 ? [`${name}: nothing`] : [];
  } catch (error) {
    return [`${name}: ${String(error).slice(0, 200)}`];
  } finally {
    rmSync(copy, { force: true });
  }
}

/** Linux tells; elsewhere what was lost is told below. */
function isUnlocked({ pid }: RunningServer, path: string): boolean {
  if (!existsSync("/proc/locks")) return false;
  const { ino } = statSync(path);
  return !readFileSync("/proc/locks", "utf8")
    .split("\n")
    .some((line) => line.includes(` ${pid} `) && line.includes(`:${ino} `));
}
