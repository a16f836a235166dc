import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Log } from "#core/logger";
import { bundleChild } from "./bundle-child";

/** Most of what a child says on stderr that is logged. */
const MAX_LOGGED_CHARS = 2000;

/**
 * Forks `<name>` beside the caller, without environment, with a bounded heap: `<name>.js` beside the bundle; from
 * TypeScript a bundle of `<name>.ts`. Hostile files are opened only in such a process.
 */
export function startChild(callerUrl: string, name: string, maxHeapMb: number, log: Log): ChildProcess {
  const isTypeScript = callerUrl.endsWith(".ts");
  const entry = fileURLToPath(new URL(`./${name}.${isTypeScript ? "ts" : "js"}`, callerUrl));
  const child = fork(isTypeScript ? bundleChild(entry) : entry, [], {
    execArgv: [`--max-old-space-size=${maxHeapMb}`],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let logged = 0;
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    if (logged < MAX_LOGGED_CHARS)
      log.debug({ child: name, stderr: text.slice(0, MAX_LOGGED_CHARS - logged) }, "a child process complains");
    logged += text.length;
  });
  return child;
}
