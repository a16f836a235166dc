import { type TouchEvent, useEffect, useLayoutEffect, useRef } from "react";
import { isWriting } from "#lib/screen/is-writing";

interface StepGestures {
  readonly next: () => void;
  readonly back: () => void;
  readonly tick: () => void;
}

/** Shorter, or steeper, is scrolling. */
const SWIPE_PX = 60;
const STEEPEST = 0.6;
const NEXT_KEYS: readonly string[] = ["ArrowRight", "PageDown"];
const BACK_KEYS: readonly string[] = ["ArrowLeft", "PageUp"];

/** Arrows and a swipe lead from step to step, the space bar ticks; returns what the swiped element listens to. */
export function useStepGestures(isOn: boolean, gestures: StepGestures) {
  const latest = useRef(gestures);
  useLayoutEffect(() => {
    latest.current = gestures;
  });

  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent): void => {
      const { key, target } = event;
      const isIn = (places: string): boolean => target instanceof Element && target.closest(places) !== null;
      if (
        isWriting(target) ||
        isIn("[role='dialog']") ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey
      )
        return;
      if (NEXT_KEYS.includes(key)) latest.current.next();
      else if (BACK_KEYS.includes(key)) latest.current.back();
      else if (key === " " && !isIn("button, a, input")) latest.current.tick();
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [isOn]);

  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [touch, second] = [touches[0], touches[1]];
      start.current = touch && !second ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [from, to] = [start.current, changedTouches[0]];
      start.current = null;
      if (!isOn || !from || !to) return;
      const [right, down] = [to.clientX - from.x, to.clientY - from.y];
      if (Math.abs(right) < SWIPE_PX || Math.abs(down) > Math.abs(right) * STEEPEST) return;
      if (right < 0) latest.current.next();
      else latest.current.back();
    },
  };
}
