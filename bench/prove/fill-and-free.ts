import { join } from "node:path";
import { startServer } from "../speed/running-server";
import { Family } from "./family";
import { listed, progress, type Outcome } from "./proof";

/** What keeps a running server from writing, and lets it write again. */
export interface Disk {
  fill(pid: number): void;
  free(pid: number): void;
}

/** More recipes than fit into a log that is written back at 1,000 pages. */
const MOST_IN_LOG = 500;

/** Tries, each time that the disk is full, to write, to read and to sign in; then whether it heals, and what is kept. */
export async function fillAndFree(folder: string, disk: Disk, points: number): Promise<Outcome> {
  const problems: string[] = [];
  const kept: string[] = [];
  const server = await startServer(join(folder, "data"));
  const family = await Family.signIn(server.port);
  for (let point = 0; point < points; point += 1) {
    const title = `Soup ${point}`;
    if ((await family.addRecipe(title)).status === 201) kept.push(title);
    disk.fill(server.pid);
    let status = 201;
    // What the log holds already may take many more: it is written from its beginning again after each checkpoint.
    for (let number = 0; number < MOST_IN_LOG && status === 201; number += 1) {
      const more = `Soup ${point}-${number}`;
      ({ status } = await family.addRecipe(more));
      if (status === 201) kept.push(more);
    }
    if (status !== 507) problems.push(`a write was answered with ${status}`);
    const reading = await family.call("GET", "/recipes");
    if (reading.status !== 200) problems.push(`reading was answered with ${reading.status}`);
    await Family.signIn(server.port)
      .then((other) => other.recipes())
      .catch((error: unknown) => problems.push(`signing in: ${String(error)}`));
    disk.free(server.pid);
    const healed = await family.addRecipe(`Healed ${point}`);
    if (healed.status === 201) kept.push(`Healed ${point}`);
    else problems.push(`after it was freed a write was answered with ${healed.status}`);
    progress(point, points, "times full");
  }
  await server.kill();
  const again = await startServer(join(folder, "data"));
  const titles = new Set((await (await Family.signIn(again.port)).recipes()).map((recipe) => recipe.title));
  problems.push(...kept.filter((title) => !titles.has(title)).map((title) => `lost ${title}`));
  await again.stop();
  return {
    result: `${points} points, ${kept.length} recipes kept; problems: ${listed(problems)}`,
    holds: problems.length === 0,
  };
}
