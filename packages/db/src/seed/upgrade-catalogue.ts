import { foodIdentity } from "@tureen/domain/ingredients/matching/food-identity";
import type { FoodEntry } from "@tureen/domain/ingredients/matching/food-index";
import { foodKey } from "@tureen/domain/ingredients/names/food-key";
import { equalFoodKey } from "@tureen/domain/ingredients/names/same-food";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { and, eq, isNotNull } from "drizzle-orm";
import { insertAlias, insertEntries, readCatalogue, type CatalogueEntry } from "../catalogue/catalogue-entries";
import { catalogueIndex, linkLines, meaningsRelinker, meantBy, withLinesOf } from "../catalogue/relink-lines";
import type { Transaction } from "../in-transaction";
import { ingredientNames, ingredients, larderItems, recipeLines, shoppingListItems } from "../schema/schema";
import { CATALOGUE } from "./catalogue/catalogue";

/** Aliases that meant different foods in different kitchens, by the entry that had them. */
const WITHDRAWN_ALIASES: Readonly<Record<string, string>> = {
  "beef burger": "hamburger",
  "butter bean": "lima bean",
  "chilli powder": "chili powder",
  "medium oatmeal": "oatmeal",
};
/** Foods that such an alias stood for and that the catalogue has entries for now, by the entry that had the alias. */
const NEW_FOODS: Readonly<Record<string, string>> = {
  "butter bean": "lima bean",
  "chilli powder": "chili powder blend",
};
/** Aliases that the second edition brought. Others may be missing because the family has removed them. */
const NEW_ALIASES: Readonly<Record<string, readonly string[]>> = {
  ice: ["ice chips"],
  water: [
    "filtered water",
    "room temperature water",
    "ice water",
    "pasta water",
    "pasta cooking water",
    "cooking water",
    "reserved pasta water",
    "water for boiling",
    "just-boiled water",
    "tepid water",
  ],
};

/** Brings a household's catalogue from an edition to the present one, the fourth. What the family has renamed or removed stays so. */
export function upgradeCatalogue(tx: Transaction, now: string, from: number): void {
  if (from < 2) bringSecondEdition(tx, now);
  bringNewFoods(tx, now, from);
  const index = catalogueIndex(tx);
  const relink = meaningsRelinker();
  while (relink(tx, index));
  joinEqualEntries(tx);
  renewFoodKeys(tx);
}

/** The second edition: words that kitchens use for different foods are no aliases any more, and what is never bought is marked. */
function bringSecondEdition(tx: Transaction, now: string): void {
  const builtIn = readCatalogue(tx).filter((entry) => !entry.isCustom);
  const idOf = new Map(builtIn.map((entry) => [foodKey(entry.name), entry.id]));
  for (const [name, alias] of Object.entries(WITHDRAWN_ALIASES)) {
    const id = idOf.get(foodKey(name));
    if (id !== undefined) removeAlias(tx, id, alias);
  }
  for (const seed of CATALOGUE) {
    const id = idOf.get(foodKey(seed.name));
    if (id === undefined) continue;
    const newFood = CATALOGUE.find(({ name }) => name === NEW_FOODS[seed.name]);
    if (newFood && isFree(tx, newFood.name)) {
      const aliases = newFood.aliases.filter((alias) => isFree(tx, alias));
      insertEntries(tx, [{ ...newFood, aliases, isCustom: false }], now);
    }
    if (seed.neverBought) tx.update(ingredients).set({ neverBought: true }).where(eq(ingredients.id, id)).run();
    for (const alias of NEW_ALIASES[seed.name] ?? []) if (isFree(tx, alias)) insertAlias(tx, id, alias);
  }
}

/** Foods that a later edition tells from others: lines that say their name leave what they were taken for. */
function bringNewFoods(tx: Transaction, now: string, from: number): void {
  const seeds = CATALOGUE.filter(({ name, edition = 1 }) => edition > from && isFree(tx, name));
  const ids = new Set(
    seeds.flatMap((seed) => {
      const aliases = seed.aliases.filter((alias) => isFree(tx, alias));
      return insertEntries(tx, [{ ...seed, aliases, isCustom: false }], now);
    }),
  );
  const index = catalogueIndex(tx);
  const newlyMeant = (id = 0): number | undefined => (ids.has(id) ? id : undefined);
  linkLines(tx, (words) => newlyMeant(meantBy(index, words)), isNotNull(recipeLines.ingredientId));
}

/**
 * The third edition knows more everyday equals: what a family has added beside an entry that it now is becomes that
 * entry, and its names stay known. Both stay where both are in the larder, since nobody can say which row is right.
 */
function joinEqualEntries(tx: Transaction): void {
  const entries = readCatalogue(tx);
  const keyOf = (entry: CatalogueEntry): string => foodIdentity(entry, entry.name, null).key;
  const stocked = new Set(
    tx
      .select({ id: larderItems.ingredientId })
      .from(larderItems)
      .all()
      .map(({ id }) => id),
  );
  for (const same of groupBy(entries, keyOf).values()) {
    const [kept, ...others] = same.toSorted((left, right) => rankOf(left) - rankOf(right));
    if (!kept) continue;
    for (const other of others) {
      if (!other.isCustom || (stocked.has(kept.id) && stocked.has(other.id))) continue;
      if (stocked.has(other.id)) stocked.add(kept.id);
      joinEntry(tx, other, kept);
    }
  }
}

/** The built-in food that the equals are named after comes first: shallot before banana shallot. */
const rankOf = ({ isCustom, name }: CatalogueEntry): number =>
  isCustom ? 2 : Number(foodKey(name) !== equalFoodKey(name));

function joinEntry(tx: Transaction, entry: CatalogueEntry, into: CatalogueEntry): void {
  const ingredientId = into.id;
  tx.update(recipeLines).set({ ingredientId }).where(eq(recipeLines.ingredientId, entry.id)).run();
  tx.update(shoppingListItems).set({ ingredientId }).where(eq(shoppingListItems.ingredientId, entry.id)).run();
  tx.update(larderItems).set({ ingredientId }).where(eq(larderItems.ingredientId, entry.id)).run();
  tx.delete(ingredients).where(eq(ingredients.id, entry.id)).run();
  for (const name of [entry.name, ...entry.aliases]) if (isFree(tx, name)) insertAlias(tx, into.id, name);
}

/** The lines that it meant leave the entry with it. */
function removeAlias(tx: Transaction, id: number, alias: string): void {
  const { ingredientId, kind, foodKey: key } = ingredientNames;
  const isAlias = and(eq(ingredientId, id), eq(kind, "alias"), eq(key, foodKey(alias)));
  withLinesOf(tx, id, alias, () => tx.delete(ingredientNames).where(isAlias).run());
}

function isFree(tx: Transaction, name: string): boolean {
  return (
    tx
      .select()
      .from(ingredientNames)
      .where(eq(ingredientNames.foodKey, foodKey(name)))
      .get() === undefined
  );
}

/**
 * Items are matched to the plan by the identity of their food, which everyday equals share now. Where a list has the
 * food twice, both stay as they are: the difference to the plan joins them when the family asks for it.
 */
function renewFoodKeys(tx: Transaction): void {
  const entries = new Map<number, FoodEntry>(readCatalogue(tx).map((entry) => [entry.id, entry]));
  const items = tx.select().from(shoppingListItems).all();
  const taken = new Set(items.map((item) => `${item.listId} ${item.foodKey}#${item.measureKey}`));
  for (const item of items) {
    const entry = item.ingredientId === null ? undefined : entries.get(item.ingredientId);
    if (!entry) continue;
    const renewed = foodIdentity(entry, entry.name, item.subType).key;
    const place = `${item.listId} ${renewed}#${item.measureKey}`;
    if (renewed === item.foodKey || taken.has(place)) continue;
    taken.add(place);
    tx.update(shoppingListItems).set({ foodKey: renewed }).where(eq(shoppingListItems.id, item.id)).run();
  }
}
