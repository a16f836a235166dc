import { buildFoodIndex } from "@tureen/domain/ingredients/matching/food-index";
import { foodKey } from "@tureen/domain/ingredients/names/food-key";
import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import { and, eq, notExists, sql } from "drizzle-orm";
import {
  columnsOf,
  insertEntries,
  insertNames,
  readCatalogue,
  type CatalogueEntry,
  type NewCatalogueEntry,
} from "../catalogue/catalogue-entries";
import { readKitchen } from "../catalogue/household-kitchen";
import { linkLines, meantBy, relinkLines } from "../catalogue/relink-lines";
import type { Db } from "../client";
import { inTransaction, type Queryable, type Transaction } from "../in-transaction";
import { serverSecrets, ingredientNames, ingredients, larderItems, recipeLines } from "../schema/schema";
import { CATALOGUE, type CatalogueSeed } from "./catalogue/catalogue";
import { upgradeCatalogue } from "./upgrade-catalogue";

/** Remembers that this database has had its catalogue: a family that deletes it does not find it back after a restart. */
const SEEDED_MARK = "catalogue-seeded";

/** Remembers the edition of the catalogue that this database has been brought to. */
const EDITION_MARK = "catalogue-edition";
const EDITION = "4";

/**
 * Gives a new database the built-in catalogue, once, and brings an older database's to the present edition, once. Later starts
 * only read the marks.
 */
export function seedCatalogue(db: Db, now: string): void {
  if (readMark(db, EDITION_MARK) === EDITION) return;
  inTransaction(db, (tx) => {
    const isEmpty = tx.select({ id: ingredients.id }).from(ingredients).limit(1).get() === undefined;
    if (readMark(tx, SEEDED_MARK) === undefined && isEmpty) insertEntries(tx, CATALOGUE.map(asShipped), now);
    else upgradeCatalogue(tx, now, Number(readMark(tx, EDITION_MARK) ?? 1));
    tx.insert(serverSecrets).values({ key: SEEDED_MARK, value: now }).onConflictDoNothing().run();
    tx.insert(serverSecrets)
      .values({ key: EDITION_MARK, value: EDITION })
      .onConflictDoUpdate({ target: serverSecrets.key, set: { value: EDITION } })
      .run();
  });
}

function readMark(db: Queryable, key: string): string | undefined {
  return db.select().from(serverSecrets).where(eq(serverSecrets.key, key)).get()?.value;
}

/**
 * Brings the built-in catalogue back as shipped, whatever was renamed, recategorised or removed, links recipe lines by
 * name again, and removes the custom entries that no recipe line uses (decisions, section 2). Entries that are as
 * shipped already keep their ids, and so their place in the larder.
 * Returns the size of the built-in catalogue and how many custom entries were removed.
 */
export function resetCatalogue(tx: Transaction, now: string): { restored: number; removed: number } {
  const existing = readCatalogue(tx);
  const byIdentity = new Map(existing.map((entry) => [identityOf(entry), entry]));
  const present = CATALOGUE.flatMap((seed) => byIdentity.get(identityOf(seed)) ?? []);
  const missing = CATALOGUE.filter((seed) => !byIdentity.has(identityOf(seed)));
  const altered = CATALOGUE.flatMap((seed) => {
    const entry = byIdentity.get(identityOf(seed));
    return entry && !isAsShipped(entry, seed) ? [{ id: entry.id, seed }] : [];
  });
  clearNames(
    tx,
    altered.map(({ id }) => id),
    new Set(present.map((entry) => entry.id)),
  );
  for (const { id, seed } of altered) restoreEntry(tx, id, seed);
  const builtIn = new Set([...present.map((entry) => entry.id), ...insertEntries(tx, missing.map(asShipped), now)]);
  for (const { id, isCustom } of existing) {
    if (!isCustom && !builtIn.has(id))
      tx.update(ingredients).set({ isCustom: true }).where(eq(ingredients.id, id)).run();
  }
  linkToBuiltIn(tx, builtIn);
  relinkLines(tx);
  const isUnused = notExists(
    tx
      .select({ one: sql`1` })
      .from(recipeLines)
      .where(eq(recipeLines.ingredientId, ingredients.id)),
  );
  const removed = tx
    .delete(ingredients)
    .where(and(eq(ingredients.isCustom, true), isUnused))
    .run().changes;
  return { restored: CATALOGUE.length, removed };
}

/**
 * Removes every entry, built-in and custom, with its aliases and its larder row. Recipes keep every word; their lines
 * are unlinked until the name is known again (decisions, section 2).
 */
export function removeCatalogue(tx: Transaction): { ingredients: number; larderItems: number } {
  const stocked = tx.delete(larderItems).run().changes;
  return { ingredients: tx.delete(ingredients).run().changes, larderItems: stocked };
}

let seeds: ReadonlyMap<string, CatalogueSeed> | undefined;

const seedOf = (entry: CatalogueEntry): CatalogueSeed | undefined =>
  (seeds ??= new Map(CATALOGUE.map((seed) => [identityOf(seed), seed]))).get(identityOf(entry));

/** Of the aliases that an entry is shipped with those that it has no longer. */
export function removedAliases(entry: CatalogueEntry): readonly string[] {
  const shipped = entry.isCustom ? [] : (seedOf(entry)?.aliases ?? []);
  const missing = shipped.filter((alias) => !entry.aliases.includes(alias));
  const keys = new Set(missing.length === 0 ? [] : entry.aliases.map(foodKey));
  return missing.filter((alias) => !keys.has(foodKey(alias)));
}

/** Entries that are as the product brings them: nobody has changed one of these. */
export function shippedIds(db: Queryable): ReadonlySet<number> {
  const shipped = readCatalogue(db).filter((entry) => {
    const seed = seedOf(entry);
    return seed !== undefined && isAsShipped(entry, seed);
  });
  return new Set(shipped.map(({ id }) => id));
}

const identityOf = (entry: { readonly name: string; readonly subType?: string | null }): string =>
  `${foodKey(entry.name)}|${foldText(entry.subType ?? "")}`;

const asShipped = (seed: CatalogueSeed): NewCatalogueEntry => ({ ...seed, isCustom: false });

function isAsShipped(entry: CatalogueEntry, seed: CatalogueSeed): boolean {
  return (
    entry.name === seed.name &&
    entry.plural === (seed.plural ?? null) &&
    entry.category === seed.category &&
    entry.subType === (seed.subType ?? "") &&
    entry.unit === seed.unit &&
    !entry.isCustom &&
    entry.neverBought === (seed.neverBought ?? false) &&
    entry.densityGramsPerMl === null &&
    entry.pieceWeightGrams === null &&
    entry.aliases.toSorted().join("\n") === seed.aliases.toSorted().join("\n")
  );
}

/** Makes room in the look-up table: the names of altered entries, and aliases of others that a shipped name or alias needs. */
function clearNames(tx: Transaction, altered: readonly number[], present: ReadonlySet<number>): void {
  for (const id of altered) tx.delete(ingredientNames).where(eq(ingredientNames.ingredientId, id)).run();
  const shippedKeys = new Set(CATALOGUE.flatMap((seed) => [seed.name, ...seed.aliases]).map(foodKey));
  const aliases = tx.select().from(ingredientNames).where(eq(ingredientNames.kind, "alias")).all();
  for (const alias of aliases) {
    const isInTheWay = !present.has(alias.ingredientId) && shippedKeys.has(alias.foodKey);
    if (isInTheWay) tx.delete(ingredientNames).where(eq(ingredientNames.id, alias.id)).run();
  }
}

function restoreEntry(tx: Transaction, id: number, seed: CatalogueSeed): void {
  tx.update(ingredients)
    .set({
      ...columnsOf(asShipped(seed)),
      densityGramsPerMl: null,
      pieceWeightGrams: null,
      revision: sql`${ingredients.revision} + 1`,
    })
    .where(eq(ingredients.id, id))
    .run();
  insertNames(tx, id, seed);
}

/** Lines that a shipped name, plural or alias means leave the custom entries that stood in for them. */
function linkToBuiltIn(tx: Transaction, builtIn: ReadonlySet<number>): void {
  const { words, language } = readKitchen(tx);
  const index = buildFoodIndex<CatalogueEntry>(
    readCatalogue(tx).filter((entry) => builtIn.has(entry.id)),
    words,
    language,
  );
  linkLines(tx, (words) => meantBy(index, words));
}
