import type { DBSchema, IDBPDatabase } from "idb";
import type { LoggedChange } from "#features/shopping-lists/changes/logged-change";

/** What this device keeps beyond a reload: what was done and not yet sent, and the answers that were seen. */
export interface DeviceSchema extends DBSchema {
  "list-changes": { key: string; value: LoggedChange };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

let opened: Promise<DeviceDatabase> | null = null;

/**
 * The device's database, shared by all tabs; opened when it is first asked for, and once more after it was closed or
 * refused. @throws where the browser withholds it or its storage is full.
 */
export function openDeviceDatabase(): Promise<DeviceDatabase> {
  opened ??= open();
  return opened;
}

async function open(): Promise<DeviceDatabase> {
  const forget = (): void => void (opened = null);
  try {
    const { openDB } = await import("idb");
    const database = await openDB<DeviceSchema>("tureen", 1, {
      upgrade: (fresh) => void fresh.createObjectStore("list-changes", { keyPath: "id" }),
      // A tab with a newer version wants to change it, or the browser has cleared this site.
      blocking: (_current, _blocked, event) => {
        forget();
        (event.target as IDBDatabase | null)?.close();
      },
      terminated: forget,
    });
    return database;
  } catch (error) {
    forget();
    throw error;
  }
}
