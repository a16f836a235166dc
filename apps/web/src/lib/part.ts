import { type ComponentType, lazy, type LazyExoticComponent } from "react";

/** Loads a piece of the product that has a script of its own; `now()` is that piece, once it is there. */
export type Part<Module> = (() => Promise<Module>) & { readonly now: () => Module | undefined };

/** A part that is loaded with each call until it is there; after a failure the next call tries again. */
export function part<Module>(load: () => Promise<Module>): Part<Module> {
  let loaded: Module | undefined;
  return Object.assign(async () => (loaded = await load()), { now: () => loaded });
}

/** Before what could not be fetched is asked for again, in milliseconds. */
const AGAIN_MS = 5000;

/**
 * What the first sight of a page can do without: it is loaded once what is drawn now is on the screen. A server that is
 * out of reach by then is asked again; the page does without meanwhile.
 */
export const afterPaint =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
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
