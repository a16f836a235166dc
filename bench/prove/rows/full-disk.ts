import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startHouse } from "../../speed/running-house";
import { Family } from "../family";
import { inFolder, listed, type Proof } from "../proof";

const DISK_MB = 24;

/** A disk of its own in memory, filled to the last byte under a running house, and freed again. */
export const proof: Proof = {
  title: "disk full under a running house",
  goal: "reading and signing in go on, writes answer 507, nothing is lost; heals without a restart (50 points)",
  isInShortForm: false,
  run: (extent) =>
    inFolder(async (folder) => {
      const points = extent === "whole" ? 50 : 3;
      const disk = join(folder, "disk");
      mkdirSync(disk);
      try {
        execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "none", disk], { stdio: "ignore" });
      } catch {
        return { result: "a small disk cannot be made here: it takes the rights to mount one", holds: null };
      }
      try {
        return await fillAndFree(disk, points);
      } finally {
        execFileSync("umount", [disk]);
      }
    }),
};

async function fillAndFree(disk: string, points: number): Promise<{ result: string; holds: boolean }> {
  const problems: string[] = [];
  const kept: string[] = [];
  const house = await startHouse(join(disk, "house"));
  const family = await Family.signIn(house.port);
  for (let point = 0; point < points; point += 1) {
    const title = `Soup ${point}`;
    if ((await family.addRecipe(title)).status === 201) kept.push(title);
    const ballast = join(disk, "ballast");
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(ballast, Buffer.alloc(bavail * bsize));
    let refusal = 0;
    // What the log holds already may take a few more.
    for (let number = 0; number < 40 && refusal === 0; number += 1) {
      const more = `Soup ${point}-${number}`;
      const { status } = await family.addRecipe(more);
      if (status === 201) kept.push(more);
      else refusal = status;
    }
    if (refusal !== 507) problems.push(`a write was answered with ${refusal}`);
    const reading = await family.call("GET", "/recipes");
    if (reading.status !== 200) problems.push(`reading was answered with ${reading.status}`);
    await Family.signIn(house.port)
      .then((other) => other.recipes())
      .catch((error: unknown) => problems.push(`signing in: ${String(error)}`));
    rmSync(ballast);
    const healed = await family.addRecipe(`Healed ${point}`);
    if (healed.status === 201) kept.push(`Healed ${point}`);
    else problems.push(`after it was freed a write was answered with ${healed.status}`);
  }
  await house.kill();
  const again = await startHouse(join(disk, "house"));
  const titles = new Set((await (await Family.signIn(again.port)).recipes()).map(({ title }) => title));
  const lost = kept.filter((title) => !titles.has(title));
  problems.push(...lost.map((title) => `lost ${title}`));
  await again.stop();
  return {
    result: `${points} points, ${kept.length} recipes kept; problems: ${listed(problems)}`,
    holds: problems.length === 0,
  };
}
