import { startTransition, useEffect, useState } from "react";

/** A tab out of view paints nothing: it is waited for no longer, in milliseconds. */
const LONGEST_MS = 100;

/** Until what has been drawn is on the screen. */
export function afterPaint(): Promise<void> {
  return new Promise((painted) => {
    // A frame's callbacks come before its paint, and a timer that they set after it.
    requestAnimationFrame(() => setTimeout(painted));
    setTimeout(painted, LONGEST_MS);
  });
}

/** Calls back when what has been drawn is on the screen, and `awaited` is there. Returns how to stop, for an effect. */
export function onPainted(call: () => void, awaited?: Promise<unknown>): () => void {
  let isGone = false;
  void Promise.all([afterPaint(), awaited]).then(() => isGone || call());
  return () => void (isGone = true);
}

/** False until what was drawn with `what` is on the screen; what is drawn then comes in slices. */
export function usePainted(what: unknown): boolean {
  const [painted, setPainted] = useState<{ readonly what: unknown } | null>(null);
  useEffect(() => onPainted(() => startTransition(() => setPainted({ what }))), [what]);
  return painted !== null && painted.what === what;
}
