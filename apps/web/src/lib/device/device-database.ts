import { BASE_PATH } from "./base-path";
import type { DBSchema, IDBPDatabase } from "idb";
import type { LoggedChange } from "@tureen/list-log/logged-change";

/** An answer of the server as this device keeps it. */
interface KeptAnswer {
  /** The query's hash. */
  readonly key: string;
  readonly data: unknown;
  /** When the server gave it, in milliseconds since 1970 by this device's clock. */
  readonly updatedAt: number;
  /** Tells it from the same as it is later, for what is kept ahead; absent for all else. */
  readonly version?: string;
}

/** What this device keeps beyond a reload: what was done and not yet sent, and the answers that were seen. */
interface DeviceSchema extends DBSchema {
  "list-changes": { key: string; value: LoggedChange };
  answers: { key: string; value: KeptAnswer; indexes: { "by-age": number; "by-version": string } };
}

type DeviceDatabase = IDBPDatabase<DeviceSchema>;

let opened: Promise<DeviceDatabase> | null = null;

/**
 * Works on the device's database, which all tabs share. It is opened when it is first asked for, and once more after it
 * failed: a browser that was short of room, or has cleared this site, may let it be opened again.
 * @throws where the browser withholds it or its storage is full
 */
export async function onDevice<T>(work: (database: DeviceDatabase) => Promise<T>): Promise<T> {
  const mine = (opened ??= open());
  try {
    return await work(await mine);
  } catch (error) {
    if (opened === mine) leaveDevice();
    throw error;
  }
}

/** Closes the database, once what is under way there is done; the next work opens it anew. */
export function leaveDevice(): void {
  opened?.then((database) => database.close()).catch(() => undefined);
  opened = null;
}

async function open(): Promise<DeviceDatabase> {
  const { openDB } = await import("idb");
  return openDB<DeviceSchema>(`tureen${BASE_PATH}`, 3, {
    upgrade: (database, from, _to, work) => {
      if (from < 1) database.createObjectStore("list-changes", { keyPath: "id" });
      if (from < 2) database.createObjectStore("answers", { keyPath: "key" }).createIndex("by-age", "updatedAt");
      if (from < 3) work.objectStore("answers").createIndex("by-version", "version");
    },
    // A tab with a newer version wants to change it.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(), // it is told to the database
  });
}
