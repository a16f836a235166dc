// Rows of the table in a process of their own, which leads a group: what they start ends with it.
import { once } from "node:events";
import { rmSync } from "node:fs";
import type { Extent } from "./proof";
import { ROWS } from "./rows";

const [extent, folder = "", ...titles] = process.argv.slice(2);

// Not before: the loader of these files keeps what it has compiled where it was told to.
process.env["TMPDIR"] = folder;

process.once("disconnect", () => {
  // The runner was killed: its temporary folder, and everything that was started here, go too.
  rmSync(folder, { recursive: true, force: true });
  process.kill(-process.pid, "SIGKILL");
});

for (const title of titles) {
  await once(process, "message");
  const row = ROWS.find((each) => each.title === title);
  if (!row) throw new Error(`There is no row '${title}'.`);
  process.stderr.write(`  ${title} …\n`);
  process.send?.(await row.run(extent as Extent)); // the runner gives one of the two
}
