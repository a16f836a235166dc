import { readCatalogue, type CatalogueEntry } from "@tureen/db/catalogue/catalogue-entries";
import { readKitchen } from "@tureen/db/catalogue/household-kitchen";
import { rollbackCount, type Queryable } from "@tureen/db/in-transaction";
import { prepared } from "@tureen/db/prepared";
import { collections } from "@tureen/db/schema/schema";
import { buildFoodIndex, type FoodIndex } from "@tureen/domain/ingredients/food-index";
import { eq } from "drizzle-orm";

export type { CatalogueEntry };

interface Cached {
  /** Revision of the catalogue, how many transactions had been taken back by then, and whose words and language hold. */
  readonly state: string;
  readonly index: FoodIndex<CatalogueEntry>;
}

const cachedByConnection = new WeakMap<object, Cached>();
/** Each connection's state when {@link settledFoodIndex} was last asked. */
const lastAsked = new WeakMap<object, string>();

/**
 * The family's catalogue as one look-up table, for questions about many foods; built again only when the catalogue has
 * changed. Inside a transaction it sees the transaction's own changes, since there is one connection.
 */
export function foodIndex(db: Queryable): FoodIndex<CatalogueEntry> {
  const { words, language } = readKitchen(db);
  const state = stateOf(db, words, language);
  const cached = cachedByConnection.get(db.$client);
  if (cached?.state === state) return cached.index;
  const index = buildFoodIndex(readCatalogue(db), words, language);
  cachedByConnection.set(db.$client, { state, index });
  return index;
}

/**
 * The same for those who add to the catalogue themselves: null where it has changed since they last asked. A book that brings a
 * new food with each recipe would have it built each time.
 */
export function settledFoodIndex(db: Queryable): FoodIndex<CatalogueEntry> | null {
  const { words, language } = readKitchen(db);
  const state = stateOf(db, words, language);
  const isSettled = lastAsked.get(db.$client) === state;
  lastAsked.set(db.$client, state);
  return isSettled ? foodIndex(db) : null;
}

function stateOf(db: Queryable, words: string, language: string): string {
  return `${revisionOf(db).get()?.revision ?? 0}/${rollbackCount(db)}/${words}/${language}`;
}

const revisionOf = prepared((db) =>
  db.select({ revision: collections.revision }).from(collections).where(eq(collections.name, "ingredients")),
);
