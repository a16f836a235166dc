// Runs on a small disk that was mounted for this process alone.
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { fillAndFree } from "./fill-and-free";

const [disk = "", points = "1"] = process.argv.slice(2);
const ballast = join(disk, "ballast");

const outcome = await fillAndFree(
  disk,
  {
    fill: () => fillWith(ballast),
    free: () => rmSync(ballast),
  },
  Number(points),
);
process.send?.(outcome);

/** Until the disk takes no further byte. */
function fillWith(path: string): void {
  const file = openSync(path, "w");
  try {
    for (;;) writeSync(file, Buffer.alloc(4096));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  } finally {
    closeSync(file);
  }
}
