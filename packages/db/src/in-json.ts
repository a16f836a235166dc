import { sql, type Column, type SQL } from "drizzle-orm";

/**
 * `column in (…)` for a list of any length as one parameter: the values themselves, or the placeholder of a prepared
 * statement, `inJson(recipes.id, "ids")`, which takes `{ ids: JSON.stringify([1, 2]) }`.
 */
export function inJson(column: Column, values: string | readonly unknown[]): SQL {
  const json = typeof values === "string" ? sql.placeholder(values) : JSON.stringify(values);
  return sql`${column} in (select value from json_each(${json}))`;
}
