/** So long after a change its outcome may come to the screen, a slow server's too. */
const CHANGE_MS = 2000;
/** So long what reads the cache takes to draw what stands there now. */
const DRAWN_MS = 32;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Somebody changes something: what comes to the screen now may show that it does (`arrives` of patterns.css). */
export function markChange(): void {
  const { dataset } = document.documentElement;
  dataset["changed"] = "";
  clearTimeout(timer);
  timer = setTimeout(() => delete dataset["changed"], CHANGE_MS);
}

/**
 * Things with a `view-transition-name` glide to where the change puts them; where a browser cannot do that they are there
 * at once, and where a person wants less motion too (base.css).
 */
export function glide(change: () => void): void {
  if (!("startViewTransition" in document)) return change();
  document.startViewTransition(async () => {
    change();
    await new Promise((resolve) => setTimeout(resolve, DRAWN_MS));
  });
}
