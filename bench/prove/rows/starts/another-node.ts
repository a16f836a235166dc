import { execFile, execFileSync } from "node:child_process";
import { cpSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beginServer } from "../../begun-server";
import { inFolder, type Proof } from "../../proof";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
/** Of families' data and of other programs. */
const NOT_COPIED = new Set([".git", "data", ".turbo", "test-results"]);
const run = promisify(execFile);

/** What is installed for one Node does not load in another: a copy of this very folder is started by a newer or older one. */
export const proof: Proof = {
  title: "`npm start` after Node was updated",
  goal: "it installs what fits and answers",
  isInShortForm: false,
  limitMinutes: 20,
  run: () =>
    inFolder(async (folder) => {
      const node = await otherNode(folder);
      if (node === null) return { result: "no other Node could be fetched", holds: null };
      const copy = join(folder, "tureen");
      cpSync(ROOT, copy, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !NOT_COPIED.has(basename(path)),
      });
      const environment = { npm_config_nodedir: join(node, ".."), PATH: `${node}:${process.env["PATH"] ?? ""}` };
      const server = await beginServer(join(folder, "data"), {
        command: [join(node, "node"), join(copy, "scripts", "start.mjs")],
        environment,
        timeoutMs: 15 * 60_000,
      });
      await server.end("SIGTERM");
      const version = execFileSync(join(node, "node"), ["--version"], { encoding: "utf8" }).trim();
      const holds = server.first.status === 200;
      return {
        result: `${process.version} to ${version}: ${holds ? "answered" : server.said().slice(-300)}`,
        holds,
      };
    }),
};

/** The folder with the program, of whichever of two long-lived versions is not the one that runs. */
async function otherNode(folder: string): Promise<string | null> {
  const major = process.version.startsWith("v22") ? 24 : 22;
  const platform = process.platform === "win32" ? "win" : process.platform;
  try {
    await run("npm", ["pack", `node-${platform}-${process.arch}@${major}`, "--silent"], { cwd: folder });
    const archive = readdirSync(folder).find((name) => name.endsWith(".tgz"));
    await run("tar", ["xzf", archive ?? ""], { cwd: folder });
    return join(folder, "package", "bin");
  } catch {
    return null;
  }
}
