import { type ComponentType, lazy, type LazyExoticComponent, useDeferredValue } from "react";

type Load<Module> = () => Promise<Module>;
type Code<Props extends object> = Load<{ readonly default: ComponentType<Props> }>;

/** A page that is never idle is not waited for longer, in milliseconds. */
const BUSY_MS = 2000;
/** Where the browser has no idle callback (Safari), what is being drawn has had this long. */
const SETTLED_MS = 300;
/** Before what could not be fetched is asked for again, in milliseconds. */
const AGAIN_MS = 5000;

/** While answers are awaited that it is drawn with, a page is idle, too. */
const firstPaint = new Promise<void>((painted) => {
  if (!PerformanceObserver.supportedEntryTypes.includes("paint")) return painted();
  new PerformanceObserver(() => painted()).observe({ type: "paint", buffered: true });
});

/** Resolves once there is something to see and the page has nothing else to do. */
export async function whenIdle(): Promise<void> {
  await firstPaint;
  return new Promise((idle) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => idle(), { timeout: BUSY_MS });
    else setTimeout(idle, SETTLED_MS);
  });
}

/** Loads code ahead, one piece in each idle moment. What cannot be fetched is asked for again where it is needed. */
export async function preload(loads: readonly Load<unknown>[]): Promise<void> {
  // While one works on the product, code is read when it is needed.
  if (!import.meta.env.PROD) return;
  for (const load of loads) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await whenIdle();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await load().catch(() => undefined);
  }
}

/**
 * React's `lazy` for what a tap opens, in a `Suspense` that is there already: its code is loaded ahead, and it is drawn in
 * slices once the tap itself has been answered.
 */
export function lazyAhead<Props extends object>(load: Code<Props>): ComponentType<Props> {
  const Opened = lazy(load);
  void preload([load]);
  return function Ahead(props: Props) {
    return useDeferredValue(true, false) && <Opened {...props} />;
  };
}

/** React's `lazy` for what a page can do without at first; a server that is out of reach is asked for it again. */
export function lazyWhenIdle<Props extends object>(load: Code<Props>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await whenIdle();
    for (;;) {
      try {
        return await load();
      } catch {
        await new Promise((again) => setTimeout(again, AGAIN_MS));
      }
    }
  });
}
