import type { ChangeStore } from "./change-log";
import type { LoggedChange } from "./logged-change";

/** For a browser that withholds IndexedDB: the log lives as long as the page. */
export function storeInMemory(): ChangeStore {
  const kept = new Map<string, LoggedChange>();
  return {
    load: () => Promise.resolve([...kept.values()]),
    put: (changes) => {
      for (const change of changes) kept.set(change.id, change);
      return Promise.resolve();
    },
    remove: (ids) => {
      for (const id of ids) kept.delete(id);
      return Promise.resolve();
    },
  };
}
