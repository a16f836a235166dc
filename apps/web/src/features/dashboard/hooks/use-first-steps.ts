import { useState } from "react";
import { deviceStore } from "#lib/device/browser-storage";
import type { Outputs } from "#lib/server/trpc";

/** The steps that every household takes; a local model is for those who want one. */
export interface StepsDone {
  readonly recipe: boolean;
  /** A second device has signed in. */
  readonly phone: boolean;
}

const DISMISSED_KEY = "tureen.first-steps";

/** The first steps while one of them is left and nobody has dismissed them on this device; null without them. */
export function useFirstSteps(counts: Outputs["dashboard"]["counts"] | undefined) {
  const [isDismissed, setIsDismissed] = useState(() => deviceStore.read(DISMISSED_KEY) !== null);
  if (!counts || isDismissed) return null;
  const done: StepsDone = { recipe: counts.totalRecipes > 0, phone: counts.devices > 1 };
  if (done.recipe && done.phone) return null;

  function dismiss(): void {
    deviceStore.write(DISMISSED_KEY, "dismissed");
    setIsDismissed(true);
  }
  return { done, dismiss };
}
