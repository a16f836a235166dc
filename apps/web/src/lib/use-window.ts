import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("resize", onChange);
  return () => window.removeEventListener("resize", onChange);
}

/** What holds at the window's size. Printing does not resize it: paper shows what the screen does. */
export function useWindow<Seen>(read: () => Seen): Seen {
  return useSyncExternalStore(subscribe, read);
}
