import { openDatabase, type Db } from "../client";
import { migrateDatabase } from "../migrate";

/** A fresh in-memory database with the real migrations. */
export function testDatabase(): Db {
  const db = openDatabase(":memory:");
  migrateDatabase(db);
  return db;
}
