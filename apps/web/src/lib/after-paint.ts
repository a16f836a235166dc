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

/** False until what was drawn with `what` is on the screen; what is drawn then comes in slices. */
export function usePainted(what: unknown): boolean {
  const [painted, setPainted] = useState<{ readonly what: unknown } | null>(null);
  useEffect(() => {
    let isGone = false;
    void afterPaint().then(() => {
      if (!isGone) startTransition(() => setPainted({ what }));
    });
    return () => void (isGone = true);
  }, [what]);
  return painted !== null && painted.what === what;
}
