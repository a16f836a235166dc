import type { Proof } from "../../proof";

export const proof: Proof = {
  title: "import killed",
  goal: "resumes whole (50 points)",
  isInShortForm: false,
  limitMinutes: 40,
  run: async () => {
    // Makes books and a model: loaded only where it is used.
    const { runCrashes } = await import("../../../import/crash");
    const points = 50;
    const isWhole = await runCrashes(points, 20_261_122);
    return { result: `${points} imports, each printed above`, holds: isWhole };
  },
};
