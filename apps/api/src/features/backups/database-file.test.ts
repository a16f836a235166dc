import { closeDatabase, openDatabase } from "@tureen/db/client";
import { migrateDatabase } from "@tureen/db/migrate";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#testing/real-server";
import { verifyDatabase } from "./database-file";

test("a copy whose rows name rows that are not there is no backup", () => {
  const path = join(temporaryFolder(), "copy.sqlite");
  const db = openDatabase(path);
  migrateDatabase(db);
  expect(verifyDatabase(path).rows["recipes"]).toBe(0);
  db.$client.pragma("foreign_keys = OFF");
  db.$client.exec("insert into recipe_lines (recipe_id, position, name) values (99, 0, 'leeks')");
  closeDatabase(db);
  expect(() => verifyDatabase(path)).toThrow("1 references to rows that are not there");
});
