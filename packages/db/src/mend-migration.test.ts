import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { mendMigration } from "../scripts/mend-migration.mjs";

const EARLIER = [
  "CREATE TABLE `pots` (`id` integer PRIMARY KEY, `litres` real) STRICT; CREATE TABLE `log` (`line` text) STRICT;",
  "CREATE TRIGGER pots_inserted AFTER INSERT ON pots BEGIN INSERT INTO log VALUES ('a pot; a new one'); END;",
];

/** As drizzle-kit writes a new column with a CHECK. */
const GENERATED = `PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE \`__new_pots\` (
	\`id\` integer PRIMARY KEY,
	\`litres\` real,
	\`lids\` integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pots_lids" CHECK("__new_pots"."lids" > 0)
);
--> statement-breakpoint
INSERT INTO \`__new_pots\`("id", "litres", "lids") SELECT "id", "litres", "lids" FROM \`pots\`;--> statement-breakpoint
DROP TABLE \`pots\`;--> statement-breakpoint
ALTER TABLE \`__new_pots\` RENAME TO \`pots\`;--> statement-breakpoint
PRAGMA foreign_keys=ON;`;

test("a new column with a CHECK comes to a table with rows in it, and the table keeps its triggers", () => {
  const mended = mendMigration(GENERATED, EARLIER);
  const db = new Database(":memory:");
  for (const text of EARLIER) db.exec(text);
  db.exec("insert into pots (litres) values (2.5); delete from log");
  for (const statement of mended.split("--> statement-breakpoint")) db.exec(statement);
  expect(db.prepare("select * from pots").all()).toEqual([{ id: 1, litres: 2.5, lids: 1 }]);
  expect(() => db.exec("insert into pots (lids) values (0)")).toThrow("CHECK constraint failed: pots_lids");
  db.exec("insert into pots (litres) values (4)");
  expect(db.prepare("select line from log").pluck().all()).toEqual(["a pot; a new one"]);
  expect(db.prepare("select strict from pragma_table_list where name = 'pots'").pluck().get()).toBe(1);
});

test("what cannot run, or loses a trigger, is told when it is made", () => {
  expect(() => mendMigration("ALTER TABLE `pans` ADD `lids` integer;", EARLIER)).toThrow("no such table: pans");
  expect(() => mendMigration("DROP TABLE `pots`;", EARLIER)).toThrow("pots_inserted");
  expect(mendMigration("DROP TRIGGER pots_inserted;", EARLIER)).toBe("DROP TRIGGER pots_inserted;");
});

test("a column that is added to a table lets go of what it pointed to, as its schema says", () => {
  const tables = { pots: { foreignKeys: { lid: { columnsFrom: ["lid_id"], onDelete: "set null" } } } };
  expect(mendMigration("ALTER TABLE `pots` ADD `lid_id` integer REFERENCES pots(id);", EARLIER, tables)).toBe(
    "ALTER TABLE `pots` ADD `lid_id` integer REFERENCES pots(id) ON DELETE SET NULL;",
  );
});
