import Database from "better-sqlite3";

/** Of a table that drizzle-kit writes anew: its new shape and, at last, its name. */
const REBUILT = /ALTER TABLE `__new_(\w+)` RENAME TO `\1`;/g;

/**
 * What drizzle-kit leaves to be mended where a table is rebuilt, as for each CHECK: it copies columns that the old table does
 * not have yet, and the table's triggers go with the old table. Also ends every plain CREATE TABLE with its options, and says of a
 * column that is added what becomes of it when the row goes that it points to; virtual tables stay as they are. `earlier` are the
 * texts of the migrations before it, in their order, `tables` those of its snapshot.
 * @throws Error where it cannot run after them, or a trigger is lost.
 */
export function mendMigration(sql, earlier, tables = {}) {
  const before = new Database(":memory:");
  for (const text of earlier) before.exec(text);
  const rebuilt = [...sql.matchAll(REBUILT)].map(([, table]) => table);
  const copying = rebuilt.reduce((text, table) => withColumnsOf(before, table, text), sql);
  const triggers = rebuilt.flatMap((table) => triggersOf(before, table));
  const mended = [
    withTableOptions(withDeleteRules(copying, tables)),
    ...triggers.map(({ sql: trigger }) => `${trigger};`),
  ].join(BREAK);
  const lost = missingAfter(before, mended);
  if (lost.length > 0) throw new Error(`It drops these triggers: ${lost.join(", ")}. Write them at its end again.`);
  return mended;
}

const BREAK = "--> statement-breakpoint\n";

/** What the old table lacks gets its default. */
function withColumnsOf(db, table, sql) {
  const known = new Set(db.prepare("select name from pragma_table_info(?)").pluck().all(table));
  const copy = new RegExp(`INSERT INTO \`__new_${table}\`\\(([^)]*)\\) SELECT ([^;]*) FROM \`${table}\``);
  return sql.replace(copy, (whole, columns, values) => {
    if (columns !== values) return whole; // somebody has said where they come from
    const kept = columns.split(", ").filter((column) => known.has(column.replaceAll('"', "")));
    return `INSERT INTO \`__new_${table}\`(${kept.join(", ")}) SELECT ${kept.join(", ")} FROM \`${table}\``;
  });
}

function triggersOf(db, table) {
  return db
    .prepare("select name, sql from sqlite_master where type = 'trigger' and tbl_name = ? order by rowid")
    .all(table);
}

function withDeleteRules(sql, tables) {
  return sql.replace(/ALTER TABLE `(\w+)` ADD `(\w+)` [^;]* REFERENCES \w+\(\w+\)(?=;)/g, (added, table, column) => {
    const keys = Object.values(tables[table]?.foreignKeys ?? {});
    const rule = keys.find(({ columnsFrom }) => columnsFrom[0] === column)?.onDelete ?? "no action";
    return rule === "no action" ? added : `${added} ON DELETE ${rule.toUpperCase()}`;
  });
}

function withTableOptions(sql) {
  return sql.replace(
    /(CREATE TABLE [\s\S]*?\n\));/g,
    (table) => `${table.slice(0, -1)} ${/^\s*PRIMARY KEY\(/m.test(table) ? "STRICT, WITHOUT ROWID" : "STRICT"};`,
  );
}

/** Names of triggers that are gone once it has run, but for those that it drops itself. */
function missingAfter(db, sql) {
  const names = () => db.prepare("select name from sqlite_master where type = 'trigger'").pluck().all();
  const had = names();
  db.pragma("foreign_keys = OFF");
  db.exec(sql);
  const has = new Set(names());
  return had.filter((name) => !has.has(name) && !new RegExp(`DROP TRIGGER \\W?${name}\\b`).test(sql));
}
