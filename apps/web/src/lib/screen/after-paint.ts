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
