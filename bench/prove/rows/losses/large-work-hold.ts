import { setTimeout as pause } from "node:timers/promises";
import { startServer, type RunningServer } from "../../../speed/running-server";
import { Family, type Answered } from "../../family";
import { inFolder, type Proof } from "../../proof";

const RECIPES = 10_000;
const IDLE_MS = 2000;
/** Nobody at home may notice that a copy is made. */
const MOST_HELD_BY_COPY_MS = 50;
/** Nor be held up much by what is done once a year. */
const MOST_HELD_MS = 100;

/**
 * How long the event loop is held while the server is copied, exported, emptied and filled again. On a busy machine a server
 * that waits for its turn looks as if it were held: it cannot have been held for longer than it has worked, beyond what it
 * works when nothing is asked of it.
 */
export const proof: Proof = {
  title: "event loop during large work",
  goal: `held < ${MOST_HELD_BY_COPY_MS} ms by a backup, < ${MOST_HELD_MS} ms by exports, deletions and bringing back, with ${RECIPES} recipes`,
  isInShortForm: false,
  limitMinutes: 10,
  run: () =>
    inFolder(async (folder) => {
      // The whole api: loaded only where it is used.
      const { seedHousehold } = await import("../../../speed/seed-household");
      await seedHousehold(folder, RECIPES);
      const server = await startServer(folder);
      const family = await Family.signIn(server.port);
      const watch = await watchHolds(server);
      const holds: string[] = [];
      let isShort = true;
      for (const [what, mostMs, work] of works(family)) {
        const { answered, heldMs } = await watch(work);
        if (answered.status >= 300)
          return {
            result: `${what} was answered with ${answered.status}: ${answered.text.slice(0, 200)}`,
            holds: false,
          };
        holds.push(`${what} ${heldMs.toFixed(0)} ms`);
        isShort &&= heldMs < mostMs;
      }
      const left = (await family.recipes()).length;
      await server.stop();
      return { result: `${holds.join(", ")}; ${left} recipes at the end`, holds: isShort && left === RECIPES };
    }),
};

type Work = () => Promise<Answered>;

/** In this order: what is emptied is filled again from the copy that was made before. */
function works(family: Family): readonly (readonly [what: string, mostMs: number, work: Work])[] {
  let copy = "";
  const empty =
    (kind: string): Work =>
    async () => {
      const answered = await family.call("DELETE", `/admin/${kind}`);
      copy = (JSON.parse(answered.text) as { backup?: string }).backup ?? "";
      return answered;
    };
  const bringBack: Work = () => family.call("POST", `/admin/backups/${copy}/bring-back`);
  return [
    ["a backup", MOST_HELD_BY_COPY_MS, () => family.call("POST", "/admin/backups")],
    ["everything as ZIP", MOST_HELD_MS, () => family.call("GET", "/export")],
    ["all recipes as JSON", MOST_HELD_MS, () => family.call("GET", "/export/recipes?format=json")],
    ["all recipes as Markdown", MOST_HELD_MS, () => family.call("GET", "/export/recipes?format=markdown")],
    ["deleting the recipes", MOST_HELD_MS, empty("recipes")],
    ["bringing them back", MOST_HELD_MS, bringBack],
    ["deleting the ingredients", MOST_HELD_MS, empty("ingredients")],
    ["bringing them back", MOST_HELD_MS, bringBack],
    ["deleting all", MOST_HELD_MS, empty("all")],
    ["bringing all back", MOST_HELD_MS, bringBack],
  ];
}

async function watchHolds(server: RunningServer) {
  await server.state();
  await pause(IDLE_MS);
  const idleShare = (await server.state()).workedMs / IDLE_MS;
  return async (work: Work) => {
    await server.state();
    const answered = await work();
    const { longestMs, workedMs } = await server.state();
    const heldMs = Math.min(longestMs, Math.max(0, workedMs - idleShare * answered.milliseconds));
    return { answered, heldMs };
  };
}
