import Database from "better-sqlite3";

export interface FileLock {
  release(): void;
}

/** A connection that nothing refers to is closed when V8 looks for garbage, and its lock with it. */
const held = new Set<Database.Database>();

/**
 * Takes the operating system's lock on a file, which an empty SQLite database stands for: Node itself has no such call.
 * It lasts until it is released or the process ends, be it killed. Returns null where another
 * has it and does not release it within `waitMs`.
 */
export function lockFile(path: string, waitMs: number): FileLock | null {
  const client = new Database(path, { timeout: waitMs });
  try {
    client.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    client.close();
    if (error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY")) return null;
    throw error;
  }
  held.add(client);
  return {
    release: () => {
      held.delete(client);
      client.close();
    },
  };
}
