import { useLayoutEffect, useRef } from "react";

interface NavigateOptions {
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
}

/** A browser that has no such entry says nothing. */
const TRAVEL_MS = 1000;

/** How each dialog or mode that lies over the page is asked to close; the lowest first. */
const layers: (() => void)[] = [];
/** Says that the browser has arrived at the entry to which it was sent back; null while it stands still. */
let arrive: (() => void) | null = null;
/** Where somebody wanted to go meanwhile. */
const waiting: (() => void)[] = [];
let isSettling = false;
/** The entry of the page below the layers; null where nothing is open, or the browser does not say. */
let pageKey: string | null = null;

/**
 * While something lies over the page, the browser's Back closes it instead of leaving the page: each open layer has an
 * entry of its own in the history, and takes it along when it is closed in another way. `askToClose` may leave it open,
 * to ask about what was typed; the entry is then there again.
 */
export function useBackCloses(isOpen: boolean, askToClose: () => void): void {
  const latest = useRef(askToClose);
  useLayoutEffect(() => {
    latest.current = askToClose;
  });
  useLayoutEffect(() => {
    if (!isOpen) return;
    const layer = (): void => latest.current();
    layers.push(layer);
    settleSoon();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      settleSoon();
    };
  }, [isOpen]);
}

/**
 * Goes to another address, for the router. What leads away from an open layer takes the place of the layer's entry:
 * the way back leads to the page, not to a dialog that is closed.
 */
export function navigateOverLayers<Options extends NavigateOptions>(
  navigate: (to: string, options?: Options) => void,
  to: string,
  options?: Options,
): void {
  if (arrive) {
    waiting.push(() => navigate(to, options));
  } else if (layersHere() === 0) {
    navigate(to, options);
  } else {
    const staysOnPage = options?.replace === true && to.split(/[?#]/)[0] === window.location.pathname;
    const kept = { ...(isRecord(options?.state) ? options.state : {}), openLayers: layersHere() };
    // The router's own options and two of them set: still the router's options.
    navigate(to, { ...options, replace: true, state: staysOnPage ? kept : options?.state } as Options);
  }
}

function settleSoon(): void {
  if (isSettling) return;
  isSettling = true;
  // After all that opens and closes in one step of the page: one dialog may take another's place.
  queueMicrotask(() => {
    isSettling = false;
    settle();
  });
}

/** Makes the history have as many entries for layers as there are layers. */
function settle(): void {
  if (arrive) return;
  const here = layersHere();
  if (here === 0) pageKey = layers.length === 0 ? null : (tabEntries()?.currentEntry?.key ?? null);
  for (let openLayers = here + 1; openLayers <= layers.length; openLayers += 1)
    window.history.pushState({ ...currentState(), openLayers }, "");
  if (here > layers.length) goBack(here - layers.length);
}

/** What the address has become while a layer was open stays. */
function goBack(entries: number): void {
  const { pathname, href } = window.location;
  const giveUp = setTimeout(hasArrived, TRAVEL_MS);
  function hasArrived(): void {
    clearTimeout(giveUp);
    arrive = null;
    if (window.location.pathname === pathname && window.location.href !== href)
      window.history.replaceState(window.history.state, "", href);
    for (const go of waiting.splice(0)) go();
    settleSoon();
  }
  arrive = hasArrived;
  window.history.go(-entries);
}

function onPopState(event: PopStateEvent): void {
  if (arrive) arrive();
  else if (entriesBeforePage() > 0) {
    event.stopImmediatePropagation();
    window.history.go(entriesBeforePage());
  } else {
    if (layersHere() < layers.length) layers.at(-1)?.();
    // Once the page has followed: a question may have opened, or the layer stayed.
    setTimeout(settle);
  }
}

/**
 * How far the tab stands before the page below the layers; 0 or less where it has not gone past it.
 *
 * Chrome's Back skips entries that were made without a tap, and with them the page below: then the page has to be
 * gone to, where the layer is asked as usual. Other browsers skip nothing. The page is looked for each time: a tab keeps 50
 * entries, and where the first goes all others move down.
 */
function entriesBeforePage(): number {
  const here = tabEntries()?.currentEntry;
  const page =
    layers.length > 0 &&
    tabEntries()
      ?.entries()
      .find(({ key }) => key === pageKey);
  return here && page ? page.index - here.index : 0;
}

/** The tab's history; null where the browser has no Navigation API. */
function tabEntries(): Navigation | null {
  return "navigation" in window ? window.navigation : null;
}

/** How many layers lie over the page at this entry of the history; the entry below has one less. */
function layersHere(): number {
  const { openLayers } = currentState();
  return typeof openLayers === "number" ? openLayers : 0;
}

function currentState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return isRecord(state) ? state : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

// Before the router hears of it, so that it never sees an address that is about to be put right.
window.addEventListener("popstate", onPopState, { capture: true });
// After a reload the entries of what is no longer open are in nobody's way.
if (layersHere() > 0) goBack(layersHere());
