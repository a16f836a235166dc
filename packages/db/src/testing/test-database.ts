import { openDatabase, openSerialized, type Db } from "../client";
import { migrateDatabase } from "../migrate";
import { seedCatalogue } from "../seed/seed-catalogue";

let migrated: Buffer | undefined;
let seeded: Buffer | undefined;

/** A fresh in-memory database with the real migrations, which run once a process. */
export function testDatabase(): Db {
  migrated ??= serializeMigrated();
  return openSerialized(migrated);
}

/** The same with the built-in ingredients, which are read in once a process. */
export function databaseWithCatalogue(): Db {
  seeded ??= serializeSeeded();
  return openSerialized(seeded);
}

function serializeSeeded(): Buffer {
  const db = testDatabase();
  seedCatalogue(db, "2026-11-20T12:00:00.000Z");
  const bytes = db.$client.serialize();
  db.$client.close();
  return bytes;
}

function serializeMigrated(): Buffer {
  const db = openDatabase(":memory:");
  migrateDatabase(db);
  const bytes = db.$client.serialize();
  db.$client.close();
  return bytes;
}
