import { openDeviceDatabase } from "#lib/device-database";
import type { ChangeStore } from "./change-log";
import type { LoggedChange } from "./logged-change";

/** The log in this device's IndexedDB; where a browser has none, it lives as long as the page. */
export function deviceChangeStore(): ChangeStore {
  return "indexedDB" in globalThis ? inIndexedDb() : inMemory();
}

function inIndexedDb(): ChangeStore {
  return {
    load: async () => (await openDeviceDatabase()).getAll("list-changes"),
    put: async (changes) => {
      const writing = (await openDeviceDatabase()).transaction("list-changes", "readwrite", { durability: "strict" });
      await Promise.all([...changes.map((change) => writing.store.put(change)), writing.done]);
    },
    remove: async (ids) => {
      const writing = (await openDeviceDatabase()).transaction("list-changes", "readwrite");
      await Promise.all([...ids.map((id) => writing.store.delete(id)), writing.done]);
    },
  };
}

export function inMemory(): ChangeStore {
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
