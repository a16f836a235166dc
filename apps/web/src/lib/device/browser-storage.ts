import { BASE_PATH } from "./base-path";

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
    read: (key) => attempt(() => storage().getItem(OURS + key)) ?? inMemory.get(key) ?? null,
    write: (key, text) => {
      const isStored = attempt(() => (storage().setItem(OURS + key, text), true));
      if (!isStored) inMemory.set(key, text);
    },
    remove: (key) => {
      inMemory.delete(key);
      attempt(() => storage().removeItem(OURS + key));
    },
    keys: () => [...(attempt(() => storedKeys(storage())) ?? []), ...inMemory.keys()],
  };
}

/** Below a path the browser's store is shared with whatever else the domain has: a "token" there is another app's. */
const OURS = BASE_PATH === "" ? "" : `${BASE_PATH}:`;

const storedKeys = (storage: Storage): string[] =>
  Object.keys(storage).flatMap((key) => (key.startsWith(OURS) ? [key.slice(OURS.length)] : []));

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
