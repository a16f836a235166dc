import type { ChangeStore } from "@tureen/list-log/change-log";
import { storeInMemory } from "@tureen/list-log/store-in-memory";
import { onDevice } from "#lib/device/device-database";

/** The log in this device's IndexedDB; where a browser has none, it lives as long as the page. */
export function deviceChangeStore(): ChangeStore {
  return "indexedDB" in globalThis ? inIndexedDb() : storeInMemory();
}

function inIndexedDb(): ChangeStore {
  return {
    load: () => onDevice((database) => database.getAll("list-changes")),
    put: (changes) =>
      onDevice(async (database) => {
        // On the disk when this is done: a phone whose battery ends has it.
        const writing = database.transaction("list-changes", "readwrite", { durability: "strict" });
        await Promise.all([...changes.map((change) => writing.store.put(change)), writing.done]);
      }),
    remove: (ids) =>
      onDevice(async (database) => {
        const writing = database.transaction("list-changes", "readwrite");
        await Promise.all([...ids.map((id) => writing.store.delete(id)), writing.done]);
      }),
  };
}
