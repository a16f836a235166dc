import { runCrashes } from "../../import/crash";
import type { Proof } from "../proof";

export const proof: Proof = {
  title: "import killed",
  goal: "resumes whole (50 points)",
  isInShortForm: false,
  run: async () => {
    const points = Number(process.env["PROVE_POINTS"] ?? 50);
    const isWhole = await runCrashes(points, 20_261_122);
    return { result: `${points} imports, each printed above`, holds: isWhole };
  },
};
