import { setTimeout as pause } from "node:timers/promises";
import { startServer } from "../../speed/running-server";
import { Family } from "../family";
import { inFolder, type Proof } from "../proof";

const RECIPES = 5000;
const BACKUPS = 9;
const IDLE_MS = 2000;
/** Nobody at home may notice that a backup is made. */
const MOST_HELD_MS = 50;

/**
 * How long the event loop is held while the server is copied. On a busy machine a server that waits for its turn looks as if
 * it were held: it cannot have been held for longer than it has worked, beyond what it works when nothing is asked of it.
 */
export const proof: Proof = {
  title: "event loop during a backup",
  goal: `held < ${MOST_HELD_MS} ms, with ${RECIPES} recipes`,
  isInShortForm: false,
  limitMinutes: 5,
  run: () =>
    inFolder(async (folder) => {
      // The whole api: loaded only where it is used.
      const { seedHousehold } = await import("../../speed/seed-household");
      await seedHousehold(folder, RECIPES);
      const server = await startServer(folder);
      const family = await Family.signIn(server.port);
      await server.state();
      await pause(IDLE_MS);
      const idleShare = (await server.state()).workedMs / IDLE_MS;
      const held: number[] = [];
      for (let backup = 0; backup < BACKUPS; backup += 1) {
        await server.state();
        const { status, text, milliseconds } = await family.call("POST", "/admin/backups");
        if (status !== 201) return { result: `a backup was answered with ${status}: ${text}`, holds: false };
        const { longestMs, workedMs } = await server.state();
        held.push(Math.min(longestMs, Math.max(0, workedMs - idleShare * milliseconds)));
      }
      await server.stop();
      held.sort((left, right) => left - right);
      const longest = held.at(-1) ?? Infinity;
      return {
        result: `${BACKUPS} backups, at most ${held.map((ms) => ms.toFixed(0)).join(", ")} ms`,
        holds: longest < MOST_HELD_MS,
      };
    }),
};
