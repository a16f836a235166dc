import { isSecurePlace } from "./capabilities";
import { canPlaySilentVideo, playSilentVideo } from "./silent-video";

/** "surely" by the browser's own lock; over plain HTTP, and in older browsers, as well as a silent video does; or not at all. */
export function canKeepScreenOn(): "surely" | "mostly" | "not" {
  if (isSecurePlace() && "wakeLock" in navigator) return "surely";
  return canPlaySilentVideo() ? "mostly" : "not";
}

/** Keeps the screen on until the returned function is called, coming back to the tab included. Null where it cannot. */
export function keepScreenOn(): (() => void) | null {
  const can = canKeepScreenOn();
  if (can !== "surely") return can === "mostly" ? playSilentVideo() : null;
  let isWanted = true;
  let lock: WakeLockSentinel | null = null;

  async function hold(): Promise<void> {
    if (!isWanted || document.visibilityState !== "visible") return;
    try {
      lock = await navigator.wakeLock.request("screen");
    } catch {
      // A low battery refuses it. The screen then goes dark as it always did.
      lock = null;
    }
    if (!isWanted) void lock?.release();
  }

  const holdAgain = () => void hold();
  document.addEventListener("visibilitychange", holdAgain);
  void hold();
  return () => {
    isWanted = false;
    document.removeEventListener("visibilitychange", holdAgain);
    void lock?.release();
  };
}
