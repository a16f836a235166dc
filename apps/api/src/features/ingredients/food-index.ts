import { readCatalogue, type CatalogueEntry } from "@tureen/db/catalogue/catalogue-entries";
import { readKitchen, type HouseholdKitchen } from "@tureen/db/catalogue/household-kitchen";
import { rollbackCount, type Queryable } from "@tureen/db/in-transaction";
import { prepared } from "@tureen/db/prepared";
import { changeCounters } from "@tureen/db/schema/schema";
import { buildFoodIndex, type FoodIndex } from "@tureen/domain/ingredients/matching/food-index";
import { atOnce } from "@tureen/domain/recipe-reading/lines/in-steps";
import { eq } from "drizzle-orm";

export type { CatalogueEntry };

/** What an index was built of: the same as long as its `name` is. */
interface CatalogueState extends Pick<HouseholdKitchen, "words" | "language"> {
  /** Revision of the catalogue, how many transactions had been taken back by then, and whose words and language hold. */
  readonly name: string;
}

const built = new WeakMap<object, { readonly name: string; readonly index: FoodIndex<CatalogueEntry> }>();
/** Each connection's state when {@link settledFoodIndex} was last asked. */
const lastAsked = new WeakMap<object, string>();

/**
 * The family's catalogue as one look-up table, for questions about many foods; built again only when the catalogue has
 * changed. Inside a transaction it sees the transaction's own changes, since there is one connection.
 */
export function foodIndex(db: Queryable): FoodIndex<CatalogueEntry> {
  return indexOf(db, currentState(db));
}

/**
 * Builds the first one in two steps, each some 15 ms on a slow box, for work in steps that will ask for it within a
 * transaction of its own.
 */
export function* prepareFoodIndex(db: Queryable): Generator<void, void, void> {
  if (built.has(db.$client)) return;
  yield* buildInSteps(db, currentState(db));
  yield;
}

/**
 * The same for those who add to the catalogue themselves: null where it has changed since they last asked. A book that brings a
 * new food with each recipe would have it built each time.
 */
export function settledFoodIndex(db: Queryable): FoodIndex<CatalogueEntry> | null {
  const state = currentState(db);
  const isSettled = lastAsked.get(db.$client) === state.name;
  lastAsked.set(db.$client, state.name);
  return isSettled ? indexOf(db, state) : null;
}

function indexOf(db: Queryable, state: CatalogueState): FoodIndex<CatalogueEntry> {
  const known = built.get(db.$client);
  return known?.name === state.name ? known.index : atOnce(buildInSteps(db, state));
}

function* buildInSteps(
  db: Queryable,
  { name, words, language }: CatalogueState,
): Generator<void, FoodIndex<CatalogueEntry>, void> {
  const catalogue = readCatalogue(db);
  yield;
  const index = buildFoodIndex(catalogue, words, language);
  built.set(db.$client, { name, index });
  return index;
}

function currentState(db: Queryable): CatalogueState {
  const { words, language } = readKitchen(db);
  const revision = revisionOf(db).get()?.revision ?? 0;
  return { words, language, name: `${revision}/${rollbackCount(db)}/${words}/${language}` };
}

const revisionOf = prepared((db) =>
  db.select({ revision: changeCounters.revision }).from(changeCounters).where(eq(changeCounters.name, "ingredients")),
);
