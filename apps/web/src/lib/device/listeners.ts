/** Who wants to hear of a change. */
export interface Listeners {
  /** Calls back after each change, until the answer is called; for `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly notify: () => void;
}

/** @param options.otherTabs also hears of what another tab has stored on this device */
export function createListeners({ otherTabs = false } = {}): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      if (otherTabs) window.addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", listener);
      };
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
  };
}
