import { setTimeout as pause } from "node:timers/promises";
import { startHouse } from "../../speed/running-house";
import { Family } from "../family";
import { inFolder, type Proof } from "../proof";

const RECIPES = 5000;
const BACKUPS = 9;
const IDLE_MS = 2000;
/** Nobody at home may notice that a backup is made. */
const MOST_HELD_MS = 50;

/**
 * How long the event loop is held while the house is copied. On a busy machine a server that waits for its turn looks as if
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
      const house = await startHouse(folder);
      const family = await Family.signIn(house.port);
      await house.state();
      await pause(IDLE_MS);
      const idleShare = (await house.state()).workedMs / IDLE_MS;
      const held: number[] = [];
      for (let backup = 0; backup < BACKUPS; backup += 1) {
        await house.state();
        const { status, text, milliseconds } = await family.call("POST", "/admin/backups");
        if (status !== 201) return { result: `a backup was answered with ${status}: ${text}`, holds: false };
        const { longestMs, workedMs } = await house.state();
        held.push(Math.min(longestMs, Math.max(0, workedMs - idleShare * milliseconds)));
      }
      await house.stop();
      held.sort((left, right) => left - right);
      const longest = held.at(-1) ?? Infinity;
      return {
        result: `${BACKUPS} backups, at most ${held.map((ms) => ms.toFixed(0)).join(", ")} ms`,
        holds: longest < MOST_HELD_MS,
      };
    }),
};
