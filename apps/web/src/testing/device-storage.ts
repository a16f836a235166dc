import * as fake from "fake-indexeddb";
import { vi } from "vitest";

// `idb` asks for the class of what it is handed, also when a transaction ends after its test: the classes stay.
for (const [name, value] of Object.entries(fake)) if (name.startsWith("IDB")) Reflect.set(globalThis, name, value);

/** A device that keeps nothing yet, until the test ends. */
export function emptyDevice(): void {
  vi.stubGlobal("indexedDB", new fake.IDBFactory());
}
