import { fork, type ChildProcess } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Log } from "../logger";

/** Most of what a child says on stderr that is logged. */
const MAX_LOGGED_CHARS = 2000;

/**
 * Forks `<name>` beside the caller, without environment, with a bounded heap: `<name>.js` beside the bundle, or
 * `<name>.ts` beside the TypeScript source through the same loader. Hostile files are opened only in such a process.
 */
export function startChild(callerUrl: string, name: string, maxHeapMb: number, log: Log): ChildProcess {
  const isTypeScript = callerUrl.endsWith(".ts");
  const loader = isTypeScript ? ["--import", pathToFileURL(createRequire(callerUrl).resolve("tsx")).href] : [];
  const child = fork(fileURLToPath(new URL(`./${name}.${isTypeScript ? "ts" : "js"}`, callerUrl)), [], {
    execArgv: [...loader, `--max-old-space-size=${maxHeapMb}`],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let logged = 0;
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    if (logged < MAX_LOGGED_CHARS) log.debug({ child: name, stderr: text.slice(0, MAX_LOGGED_CHARS - logged) }, "a reader process complains");
    logged += text.length;
  });
  return child;
}
