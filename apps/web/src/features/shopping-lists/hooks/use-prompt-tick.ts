import { startTransition, useOptimistic } from "react";
import { afterPaint } from "#lib/screen/after-paint";

/**
 * A tick that its row shows by itself in the next frame, and that is made after it: what it means for the rest of a long list takes a
 * phone several frames.
 */
export function usePromptTick(
  isTicked: boolean,
  tick: (isTicked: boolean) => void,
): readonly [isTicked: boolean, tick: (isTicked: boolean) => void] {
  const [isShown, show] = useOptimistic(isTicked);
  return [
    isShown,
    (next) =>
      startTransition(async () => {
        show(next);
        await afterPaint();
        tick(next);
      }),
  ];
}
