import { readKitchen } from "@tureen/db/catalogue/household-kitchen";
import { meaningsRelinker } from "@tureen/db/catalogue/relink-lines";
import type { Db } from "@tureen/db/client";
import { inTransaction, type Queryable } from "@tureen/db/in-transaction";
import type { AppContext } from "#core/app-context";
import { runInSteps } from "#core/run-in-steps";
import { readServerSecret, writeServerSecret } from "#core/server-secrets.repo";
import { foodIndex } from "./food-index";

/** Raised where the same words mean other foods than before: 2 since "1 onion, red" is a red onion. */
const READING = 2;

/**
 * Links recipe lines anew whose words mean other foods since the household has settled whose words it uses: in turns with other
 * requests, for it takes a second where there are thousands of recipes. What a stop cuts off is done at the next start.
 */
export async function relinkMeanings({ db }: Pick<AppContext, "db">): Promise<void> {
  if (readServerSecret(db, "lines-linked-in-words") !== wordsOf(db))
    await runInSteps(relinkInSteps(db), { writes: db });
}

/** Ends where the database is closed between two steps. */
function* relinkInSteps(db: Db): Generator<void, void, void> {
  const words = wordsOf(db);
  const relink = meaningsRelinker();
  while (db.$client.open && inTransaction(db, (tx) => relink(tx, foodIndex(tx)))) yield;
  // Words that were changed meanwhile are another run's.
  if (db.$client.open && wordsOf(db) === words) writeServerSecret(db, "lines-linked-in-words", words);
}

function wordsOf(db: Queryable): string {
  const { words, language } = readKitchen(db);
  return `${words} ${language} ${READING}`;
}
