import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { beginServer } from "../../begun-server";
import { send } from "../../family";
import { inFolder, listed, lookUntil, type Proof } from "../../proof";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const SIGNALS = ["SIGTERM", "SIGINT", "SIGKILL"] as const;

/** The signal goes to npm alone, as a service manager or a closed window sends it. */
export const proof: Proof = {
  title: "a signal to `npm start`",
  goal: "the server ends with it (SIGTERM, SIGINT, SIGKILL)",
  isInShortForm: false,
  limitMinutes: 10,
  run: () =>
    inFolder(async (folder) => {
      const problems: string[] = [];
      for (const signal of SIGNALS) {
        const server = await beginServer(`${folder}/${signal}`, { command: ["npm", "start", "--prefix", ROOT] });
        if (server.first.status !== 200) problems.push(`${signal}: it did not come up: ${server.said().slice(0, 200)}`);
        await server.end(signal);
        const last = await lookUntil(
          () => send(server.port, "GET", "/api/health"),
          (answer) => answer.status === 0,
          10_000,
        );
        if (last.status === 0) continue;
        problems.push(`${signal}: the server lives on`);
        execFileSync("kill", ["-9", String(pidOf(`${folder}/${signal}`))]);
      }
      return { result: `${SIGNALS.length} signals, problems: ${listed(problems)}`, holds: problems.length === 0 };
    }),
};

function pidOf(folder: string): number {
  const note = execFileSync("cat", [`${folder}/server.json`], { encoding: "utf8" });
  return (JSON.parse(note) as { pid: number }).pid; // what the lock of the folder says
}
