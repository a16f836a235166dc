import { useEffect, useState } from "react";

/** False at first, true once the component has been on screen for `delayMs`. */
export function useAfterDelay(delayMs: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isOver;
}
