import { startTransition, useEffect, useState } from "react";
import { onPainted } from "./after-paint";

/** Nothing yet, the first few, everything. */
type Stage = "none" | "few" | "all";

/**
 * How many of `count` things (undefined while their answer is awaited) a page draws: `few` first, and all others when those
 * are on the screen, both in slices, between which a phone paints and takes taps. TanStack Query draws an answer in one task,
 * which for a whole week or all lists is a third of a second there. What is there when one goes to a page, and what comes
 * later, is drawn at once.
 */
export function useDrawnCount(count: number | undefined, few: number): number {
  const isAnswered = count !== undefined;
  const [stage, setStage] = useState<Stage>(() => (!isAnswered ? "none" : few > 0 && isBlank() ? "few" : "all"));
  useEffect(() => {
    const draw = (next: Stage) => startTransition(() => setStage(next));
    if (isAnswered && stage === "few") return onPainted(() => draw("all"));
    if (!isAnswered) setStage("none");
    else if (stage === "none") draw(few > 0 ? "few" : "all");
    return undefined;
  }, [isAnswered, stage, few]);
  if (!isAnswered || stage === "none") return 0;
  return stage === "few" ? Math.min(few, count) : count;
}

/** Whether nothing has been drawn yet since the address was opened: its first answer can be there before its page is. */
const isBlank = (): boolean => document.getElementById("root")?.childElementCount === 0;
