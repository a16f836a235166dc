import { getGlobalDispatcher } from "undici";
import { startServer } from "../../../speed/running-server";
import { Family } from "../../family";
import { openHandles, ownMb } from "../../process-facts";
import { inFolder, lookUntil, progress, type Proof } from "../../proof";

const AT_ONCE = 4;
const STEP = 1250;
const WINDOW = 10_000;

interface Seen {
  readonly done: number;
  readonly mb: number;
  /** Of that, what is not the program itself: says where growth comes from. */
  readonly ownMb: number;
}

/** A family at work for a long time: what the server takes must not grow with what it has done. */
export const proof: Proof = {
  title: "mixed requests",
  goal: "RSS slope < 1 MB per 10,000; handles back to the start (50,000)",
  isInShortForm: false,
  limitMinutes: 30,
  run: () =>
    inFolder(async (folder) => {
      const requests = 50_000;
      const server = await startServer(folder);
      const family = await Family.signIn(server.port);
      for (let number = 0; number < 50; number += 1) await family.addRecipe(`Soup ${number}`);
      const handlesBefore = openHandles(server.pid) ?? 0;
      const seen: Seen[] = [];
      // What a server takes once, its caches and compiled code, it takes at the beginning.
      const warmUp = requests * 0.3;
      for (let done = 0; done < requests + warmUp; done += STEP) {
        await Promise.all(
          Array.from({ length: AT_ONCE }, (_, at) => work(family, done + at, Math.round(STEP / AT_ONCE))),
        );
        progress(done, requests + warmUp, "requests");
        const { residentMb } = await server.state();
        if (done >= warmUp) seen.push({ done, mb: residentMb, ownMb: ownMb(server.pid) ?? residentMb });
      }
      const slope = slopeOf(leastOfEach(seen)) * 10_000;
      const ownSlope = slopeOf(leastOfEach(seen.map((each) => ({ ...each, mb: each.ownMb })))) * 10_000;
      const handlesAfter = await handlesWithoutClients(server.pid);
      await server.stop();
      return {
        result: `${requests} requests, ${slope.toFixed(2)} MB per 10,000 (${ownSlope.toFixed(2)} without the pages of node itself), ${handlesBefore} handles before and ${handlesAfter} after`,
        holds: slope < 1 && handlesAfter <= handlesBefore + 5,
      };
    }),
};

/** Connections that a client keeps for its next request are the client's. */
async function handlesWithoutClients(pid: number): Promise<number> {
  await getGlobalDispatcher().destroy();
  return lookUntil(
    () => openHandles(pid) ?? 0,
    (handles) => handles === 0,
    2000,
  );
}

/** What is written replaces what was there, so that the household stays as large as it is. */
async function work(family: Family, seed: number, times: number): Promise<void> {
  for (let number = 0; number < times; number += 1) {
    const turn = (seed + number) % 10;
    if (turn === 0) await family.call("PUT", "/recipes/1", { notes: `Note ${seed + number}` });
    else if (turn === 1) await family.call("POST", "/recipes", { title: "" });
    else if (turn < 5) await family.call("GET", `/recipes/${(number % 50) + 1}`);
    else if (turn < 7) await family.call("GET", "/recipes");
    else if (turn < 9) await family.call("GET", "/shopping-list");
    else await family.call("GET", "/no/such/call");
  }
}

/** Garbage comes and goes; what stays is the least that is seen within each 10,000 requests. */
function leastOfEach(points: readonly Seen[]): Seen[] {
  const least = new Map<number, Seen>();
  for (const point of points) {
    const window = Math.floor(point.done / WINDOW);
    if (point.mb < (least.get(window)?.mb ?? Infinity)) least.set(window, point);
  }
  return [...least.values()];
}

/** Megabytes a request, by least squares. */
function slopeOf(points: readonly Seen[]): number {
  const meanDone = points.reduce((sum, { done }) => sum + done, 0) / points.length;
  const meanMb = points.reduce((sum, { mb }) => sum + mb, 0) / points.length;
  const above = points.reduce((sum, { done, mb }) => sum + (done - meanDone) * (mb - meanMb), 0);
  const below = points.reduce((sum, { done }) => sum + (done - meanDone) ** 2, 0);
  return below === 0 ? 0 : above / below;
}
