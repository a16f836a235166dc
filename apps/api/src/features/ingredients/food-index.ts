import { readCatalogue, type CatalogueEntry } from "@tureen/db/catalogue/catalogue-entries";
import { readKitchen } from "@tureen/db/catalogue/household-kitchen";
import type { Db } from "@tureen/db/client";
import { rollbackCount } from "@tureen/db/in-transaction";
import { prepared } from "@tureen/db/prepared";
import { collections } from "@tureen/db/schema/schema";
import { buildFoodIndex, type FoodIndex } from "@tureen/domain/ingredients/match-ingredient";
import { eq } from "drizzle-orm";

export type { CatalogueEntry };

interface Cached {
  /** Revision of the catalogue, how many transactions had been taken back by then, and whose words and language hold. */
  readonly state: string;
  readonly index: FoodIndex<CatalogueEntry>;
}

const cachedByDatabase = new WeakMap<Db, Cached>();

/**
 * The family's catalogue as one look-up table, for questions about many foods; built again only when the catalogue has
 * changed. Inside a transaction it sees the transaction's own changes, since there is one connection.
 */
export function foodIndex(db: Db): FoodIndex<CatalogueEntry> {
  const { words, language } = readKitchen(db);
  const state = `${revisionOf(db).get()?.revision ?? 0}/${rollbackCount(db)}/${words}/${language}`;
  const cached = cachedByDatabase.get(db);
  if (cached?.state === state) return cached.index;
  const index = buildFoodIndex(readCatalogue(db), words, language);
  cachedByDatabase.set(db, { state, index });
  return index;
}

const revisionOf = prepared((db) =>
  db.select({ revision: collections.revision }).from(collections).where(eq(collections.name, "ingredients")),
);
