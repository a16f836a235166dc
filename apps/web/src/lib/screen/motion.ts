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

const SINK: KeyframeAnimationOptions = { duration: 320, easing: "cubic-bezier(0.4, 0, 0.2, 1)" };

/** Where the rows of these items (`data-item`) stand, in pixels from the top of the window. */
export function topsOf(items: Iterable<string>): ReadonlyMap<string, number> {
  const rows = [...items].map((item) => [item, rowOf(item)?.getBoundingClientRect().top] as const);
  return new Map(rows.filter((row): row is [string, number] => row[1] !== undefined));
}

/** Rows that a change has put elsewhere glide there from where they stood; nothing waits for it. */
export function sinkFrom(tops: ReadonlyMap<string, number>): void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const [item, top] of tops) {
    const row = rowOf(item);
    const by = row ? top - row.getBoundingClientRect().top : 0;
    if (!row?.parentElement || by === 0 || typeof row.animate !== "function") continue;
    // What is drawn only where it is seen is cut off at its own border.
    const { style } = row.parentElement;
    style.contentVisibility = "visible";
    const gliding = row.animate([{ transform: `translateY(${by}px)` }, { transform: "none" }], SINK);
    const settle = (): void => void style.removeProperty("content-visibility");
    void gliding.finished.then(settle, settle);
  }
}

const rowOf = (item: string): HTMLElement | null => document.querySelector(`[data-item="${CSS.escape(item)}"]`);
