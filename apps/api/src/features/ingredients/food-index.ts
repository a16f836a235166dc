import { readCatalogue, type CatalogueEntry } from "@tureen/db/catalogue/catalogue-entries";
import type { Db } from "@tureen/db/client";
import { collections } from "@tureen/db/schema/schema";
import { buildFoodIndex, type FoodIndex } from "@tureen/domain/ingredients/match-ingredient";
import { eq } from "drizzle-orm";

export type { CatalogueEntry };

interface Cached {
  readonly revision: number;
  readonly index: FoodIndex<CatalogueEntry>;
}

const cachedByDatabase = new WeakMap<Db, Cached>();

/**
 * The family's catalogue as one look-up table, for questions about many foods; built again only when the catalogue has
 * changed. Inside a transaction it sees the transaction's own changes, since there is one connection.
 */
export function foodIndex(db: Db): FoodIndex<CatalogueEntry> {
  const revision = db.select({ revision: collections.revision }).from(collections).where(eq(collections.name, "ingredients")).get()?.revision ?? 0;
  const cached = cachedByDatabase.get(db);
  if (cached?.revision === revision) return cached.index;
  const index = buildFoodIndex(readCatalogue(db));
  // A transaction may still be taken back, and its revision be given to another change: only what is committed is kept.
  if (!db.$client.inTransaction) cachedByDatabase.set(db, { revision, index });
  return index;
}
