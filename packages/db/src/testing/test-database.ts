import { openDatabase, openSerialized, type Db } from "../client";
import { migrateDatabase } from "../migrate";

let migrated: Buffer | undefined;

/** A fresh in-memory database with the real migrations, which run once a process. */
export function testDatabase(): Db {
  migrated ??= serializeMigrated();
  return openSerialized(migrated);
}

function serializeMigrated(): Buffer {
  const db = openDatabase(":memory:");
  migrateDatabase(db);
  const bytes = db.$client.serialize();
  db.$client.close();
  return bytes;
}
