import { startHouse } from "../../speed/running-house";
import { Family } from "../family";
import { inFolder, type Proof } from "../proof";

const RECIPES = 5000;
const BACKUPS = 9;
/** Nobody at home may notice that a backup is made. */
const MOST_HELD_MS = 50;

/** How long the event loop is held while the house is copied, beside what the machine does to it meanwhile. */
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
      const held: number[] = [];
      for (let backup = 0; backup < BACKUPS; backup += 1) {
        await house.state();
        const { status, text } = await family.call("POST", "/admin/backups");
        if (status !== 201) return { result: `a backup was answered with ${status}: ${text}`, holds: false };
        held.push((await house.state()).longestMs);
      }
      await house.stop();
      held.sort((left, right) => left - right);
      // A busy machine holds one of them up by itself; what a backup does, it does each time.
      const median = held[Math.floor(BACKUPS / 2)] ?? Infinity;
      return {
        result: `${BACKUPS} backups: longest hold of each ${held.map((ms) => ms.toFixed(0)).join(", ")} ms; median ${median.toFixed(0)} ms`,
        holds: median < MOST_HELD_MS,
      };
    }),
};
