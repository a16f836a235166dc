import type Database from "better-sqlite3";

/**
 * What SQLite finds wrong, null for a sound database. Table by table, the tables of the search index among them: a check of
 * the whole file would also work the index out anew from the text of every recipe, for seconds in a large house and at every start.
 */
export function damagedPart(client: Database.Database): string | null {
  const tables = client.prepare("select name from sqlite_master where type = 'table' and rootpage > 0").pluck().all();
  const verdicts = tables.map((table) => String(client.pragma(`quick_check('${String(table)}')`, { simple: true })));
  return verdicts.find((verdict) => verdict !== "ok") ?? null;
}
