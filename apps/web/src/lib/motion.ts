import { flushSync } from "react-dom";

/** So long after a change its outcome may come to the screen, a slow server's too. */
const CHANGE_MS = 2000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Somebody changes something: what arrives on the screen now may show that it does (`arrives` of patterns.css). */
export function markChange(): void {
  const { dataset } = document.documentElement;
  dataset["changed"] = "";
  clearTimeout(timer);
  timer = setTimeout(() => delete dataset["changed"], CHANGE_MS);
}

/** Things with a `view-transition-name` glide to where the change puts them; where a browser cannot, or a person does not want it, they are there at once. */
export function glide(change: () => void): void {
  const isWanted = !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isWanted && "startViewTransition" in document) document.startViewTransition(() => flushSync(change));
  else change();
}
