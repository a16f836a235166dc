import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

/** False while the tab is in the background, where nobody needs to be told anything. */
export function useTabVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === "visible");
}
