import type { Db } from "@tureen/db/client";
import type { Statement } from "better-sqlite3";

/** What was asked of a database while something ran. */
export interface Statements {
  /** Text of each statement that was executed, in order. */
  readonly executed: readonly string[];
  /** Text of each statement that was prepared meanwhile. */
  readonly prepared: readonly string[];
}

/** From now on this connection notes what it prepares and executes; the returned function gives what was noted since it was last called. */
export function watchStatements({ $client: client }: Db): () => Statements {
  let executed: string[] = [];
  let prepared: string[] = [];
  const prepare = client.prepare.bind(client);
  const watched = (text: string): Statement => {
    prepared.push(text);
    const statement = prepare(text);
    for (const name of ["run", "get", "all"] as const) {
      const execute: (...values: unknown[]) => unknown = statement[name].bind(statement);
      Object.assign(statement, {
        [name]: (...values: unknown[]) => {
          executed.push(text);
          return execute(...values);
        },
      });
    }
    return statement;
  };
  Object.assign(client, { prepare: watched });
  return () => {
    const since = { executed, prepared };
    [executed, prepared] = [[], []];
    return since;
  };
}
