// Carries out a restore, and is killed before the step that it is told: what a power cut does to it.
import { finishRestore, type RestoreSite, type RestoreStep } from "../finish-restore";

process.once("message", (order: { site: RestoreSite; killBefore: RestoreStep; isCheckFailing: boolean }) => {
  const outcome = finishRestore({
    ...order.site,
    beforeStep: (step) => {
      if (step === order.killBefore) process.kill(process.pid, "SIGKILL");
      if (step === "check" && order.isCheckFailing) throw new Error("The disk does not hold what was written to it.");
    },
  });
  process.send?.(outcome, () => process.exit(0));
});
