import { lazy, Suspense } from "react";
import { useTimers } from "../features/cooking/timers/timer-store";

const TimerBar = lazy(() => import("../features/cooking/timers/timer-bar"));

/** Kitchen timers, wherever one goes while they run; nothing is loaded for them before the first. */
export function Timers() {
  if (useTimers().length === 0) return null;
  return (
    <Suspense>
      <TimerBar />
    </Suspense>
  );
}
