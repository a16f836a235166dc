import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { startServer } from "../../../speed/running-server";
import { Family } from "../../family";
import { inFolder, listed, type Proof } from "../../proof";

/** What the system was asked for, in order, while something was saved. */
interface Trace {
  readonly calls: readonly string[];
}

/** Seen from outside, by `strace`: the disk is told to keep what was written before the answer goes out. */
export const proof: Proof = {
  title: "a commit and a photo are synced before their answer",
  goal: "fsync of the log; of the picture's file and its folder",
  isInShortForm: false,
  limitMinutes: 5,
  run: () =>
    inFolder(async (folder) => {
      if (spawnSync("strace", ["-V"]).status !== 0) return { result: "no strace here", holds: null };
      const server = await startServer(folder);
      const family = await Family.signIn(server.port);
      const added = await family.addRecipe("Soup");
      const { id } = (JSON.parse(added.text) as { recipe: { id: number } }).recipe; // specification, section 7
      const commit = await traced(server.pid, join(folder, "trace-1"), () => family.addRecipe("Stew"));
      const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#a52" } })
        .jpeg()
        .toBuffer();
      const photo = await traced(server.pid, join(folder, "trace-2"), () =>
        family.sendFile(`/recipes/${id}/photo`, "photo", "soup.jpg", picture, {}, "PUT"),
      );
      await server.stop();
      const problems = [
        ...missing("a commit", commit, /tureen\.sqlite-wal>/, /HTTP\/1\.1 201/),
        ...missing("a picture", photo, /photos\/[0-9a-f]{32}\.partial\/\d+\.webp>/, /HTTP\/1\.1 200/),
        ...missing("its folder", photo, /photos>/, /HTTP\/1\.1 200/),
        ...missing("its recipe", photo, /tureen\.sqlite-wal>/, /HTTP\/1\.1 200/),
      ];
      return {
        result: `${commit.calls.length} and ${photo.calls.length} calls; problems: ${listed(problems)}`,
        holds: problems.length === 0,
      };
    }),
};

async function traced(pid: number, file: string, work: () => Promise<unknown>): Promise<Trace> {
  const calls = "trace=fsync,fdatasync,write,writev,pwrite64";
  const strace = spawn("strace", ["-f", "-y", "-s", "200", "-e", calls, "-o", file, "-p", String(pid)], {
    stdio: "ignore",
  });
  // It takes a moment to come in.
  await pause(1000);
  await work();
  await pause(500);
  strace.kill("SIGINT");
  await once(strace, "exit");
  return { calls: readFileSync(file, "utf8").split("\n") };
}

/** Whether such a file was synced before the answer was written. */
function missing(what: string, { calls }: Trace, file: RegExp, answer: RegExp): string[] {
  const answered = calls.findIndex((call) => answer.test(call));
  const synced = calls.findIndex((call) => /\bf(?:data)?sync\(/.test(call) && file.test(call));
  if (answered === -1) return [`${what}: no answer was seen`];
  return synced !== -1 && synced < answered ? [] : [`${what}: not synced before its answer`];
}
