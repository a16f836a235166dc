import { useEffect, useState } from "react";

/** The time, anew each second while something counts it; and at once where the page comes back into view. */
export function useNow(isCounting: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isCounting) return;
    const tick = (): void => setNow(Date.now());
    const timer = setInterval(tick, 500);
    tick();
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [isCounting]);
  return now;
}
