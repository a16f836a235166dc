import { sql, type Column, type SQL } from "drizzle-orm";

/**
 * `column in (…)` for a list that is one parameter of a prepared statement: `inJson(recipes.id, "ids")` takes
 * `{ ids: JSON.stringify([1, 2]) }`.
 */
export function inJson(column: Column, placeholder: string): SQL {
  return sql`${column} in (select value from json_each(${sql.placeholder(placeholder)}))`;
}
