import { type ComponentType, lazy, type LazyExoticComponent } from "react";

/** Loads a piece of the product that has a script of its own; `now()` is that piece, once it is there. */
export type Part<Module> = (() => Promise<Module>) & { readonly now: () => Module | undefined };

/** A part that each call loads, where the browser has its script already from memory; after a failure the next call tries again. */
export function part<Module>(load: () => Promise<Module>): Part<Module> {
  let loaded: Module | undefined;
  return Object.assign(async () => (loaded = await load()), { now: () => loaded });
}

/** Before what could not be fetched is asked for again, in milliseconds. */
const AGAIN_MS = 5000;

/** A page that is never idle is not waited for longer, in milliseconds. */
const BUSY_MS = 2000;
/** Where the browser has no idle callback (Safari), what is being drawn has had this long. */
const SETTLED_MS = 300;

/** Does what nobody waits for once the page has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: BUSY_MS });
  else setTimeout(work, SETTLED_MS);
}

/**
 * What the first view of a page can do without: it is loaded once the page is idle. A server that is out of reach by then is
 * asked again; the page does without meanwhile.
 */
export const atLeisure =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    await new Promise<void>((idle) => whenIdle(idle));
    for (;;) {
      try {
        return await load();
      } catch {
        await new Promise((again) => setTimeout(again, AGAIN_MS));
      }
    }
  };

/**
 * React's `lazy`; what is there already is drawn at once. Asked for a promise, React draws the fallback first, and leaves
 * it for 300 ms.
 */
export function lazyPart<Props extends object>(
  code: Part<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => {
    const loaded = code.now();
    return loaded ? atOnce(loaded) : code();
  });
}

/** What `lazy` makes of a promise needs no more of it than `then` (`lazyInitializer` of React 19), and not later. */
const atOnce = <Module>(module: Module): Promise<Module> =>
  // oxlint-disable-next-line unicorn/no-thenable -- it is nothing else, and nobody awaits it
  ({ then: (use: (module: Module) => void) => use(module) }) as unknown as Promise<Module>;
