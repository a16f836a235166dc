/**
 * Text that this browser keeps. A browser that refuses (a private window, a full disk) must not take the product
 * down: what could not be stored lives in memory until the tab is closed.
 */
export interface TextStore {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
}

function textStore(storage: () => Storage): TextStore {
  const inMemory = new Map<string, string>();
  return {
    read: (key) => attempt(() => storage().getItem(key)) ?? inMemory.get(key) ?? null,
    write: (key, text) => {
      const isStored = attempt(() => (storage().setItem(key, text), true));
      if (!isStored) inMemory.set(key, text);
    },
    remove: (key) => {
      inMemory.delete(key);
      attempt(() => storage().removeItem(key));
    },
    keys: () => [...(attempt(() => Object.keys(storage())) ?? []), ...inMemory.keys()],
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    // The caller falls back to memory; there is nothing that a person could do about it.
    return undefined;
  }
}

/** Kept on this device, shared by its tabs. */
export const deviceStore = textStore(() => window.localStorage);

/** Kept until this tab is closed. */
export const tabStore = textStore(() => window.sessionStorage);
