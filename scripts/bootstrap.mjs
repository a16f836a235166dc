// Brings what a fresh clone lacks: the packages that the lock file names, through the pnpm that package.json names.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

// No tool of ours reports anything to anyone.
process.env.TURBO_TELEMETRY_DISABLED = "1";
process.env.DO_NOT_TRACK = "1";

/** The environment with the repository's own commands first on the path: turbo looks for pnpm there. */
export function toolEnvironment() {
  const bin = join(ROOT, "node_modules", ".bin");
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
}

const MODULES = join(ROOT, "node_modules");
const STAMP = join(MODULES, ".cache", "tureen-install");
/** What parts in machine code are made for: a newer Node, or a folder that was copied to another machine, needs its own. */
const MACHINE = [process.versions.modules, process.platform, process.arch].join(" ");

/** Installs when what is installed is not what the lock file says, or was made for another Node or machine. Prints to standard error only. */
export function bootstrap() {
  const isOurs = isOfThisMachine();
  if (isOurs && isInstalled()) return;
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  process.stderr.write("Installing the packages that Tureen is built from (the first time takes a minute or two) …\n");
  if (!isOurs) removeInstalled();
  const installed = spawnSync("npx", ["-y", packageManager, "install", "--frozen-lockfile"], {
    cwd: ROOT,
    // Standard output stays clean: commands such as `kitchen parse` print data there.
    stdio: ["ignore", 2, 2],
    env: { ...process.env, CI: "1" },
    shell: process.platform === "win32",
  });
  if (installed.status !== 0) {
    process.stderr.write("The installation failed. Check the connection to the npm registry and try again.\n");
    process.exit(installed.status ?? 1);
  }
  writeStamp();
}

// pnpm leaves a byte-equal copy of the lock file behind when it has installed it.
function isInstalled() {
  const installed = join(MODULES, ".pnpm", "lock.yaml");
  if (!existsSync(installed)) return false;
  return readFileSync(installed).equals(readFileSync(join(ROOT, "pnpm-lock.yaml")));
}

/** True where nothing is installed yet, too. */
function isOfThisMachine() {
  if (!existsSync(MODULES)) return true;
  if (existsSync(STAMP)) return readFileSync(STAMP, "utf8") === MACHINE;
  // Installed by pnpm itself, or before there was a stamp.
  if (!isInstalled()) return true;
  try {
    const Database = createRequire(join(ROOT, "packages", "db", "package.json"))("better-sqlite3");
    new Database(":memory:").close();
    writeStamp();
    return true;
  } catch {
    return false;
  }
}

function writeStamp() {
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, MACHINE);
}

// pnpm takes what has been built once for done.
function removeInstalled() {
  const parts = ["apps", "packages"].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((part) => join(folder, part)),
  );
  for (const part of [...parts, "bench", ""])
    rmSync(join(ROOT, part, "node_modules"), { recursive: true, force: true });
}

/** Runs a command of the repository and resolves to its exit status. */
export function run(command, args, options = {}) {
  return (
    spawnSync(command, args, {
      cwd: ROOT,
      stdio: "inherit",
      env: toolEnvironment(),
      shell: process.platform === "win32",
      ...options,
    }).status ?? 1
  );
}

/** Runs a command of the repository beside others and resolves to its exit status and what it printed. */
export function runAside(command, args, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...toolEnvironment(), NO_COLOR: "1", ...environment },
      shell: process.platform === "win32",
    });
    const chunks = [];
    child.stdout.on("data", (chunk) => chunks.push(chunk));
    child.stderr.on("data", (chunk) => chunks.push(chunk));
    child.once("error", (error) => resolve({ status: 1, output: error.message }));
    child.once("close", (code) => resolve({ status: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}
