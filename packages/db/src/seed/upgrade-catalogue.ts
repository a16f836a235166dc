import { foodIdentity, type FoodEntry } from "@tureen/domain/ingredients/match-ingredient";
import { foodKey } from "@tureen/domain/ingredients/normalize-name";
import { and, eq } from "drizzle-orm";
import { insertAlias, insertEntries, readCatalogue } from "../catalogue/catalogue-entries";
import { relinkMeanings } from "../catalogue/relink-lines";
import type { Transaction } from "../in-transaction";
import { ingredientNames, ingredients, shoppingListItems } from "../schema/schema";
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

/**
 * Brings a household's catalogue from the first to the second edition: words that kitchens use for different foods are
 * no aliases any more, what is never bought is marked, and lines that such a word stands in are linked anew. What the
 * family has renamed, removed or added stays as it is.
 */
export function upgradeCatalogue(tx: Transaction, now: string): void {
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
  relinkMeanings(tx);
  renewFoodKeys(tx);
}

function removeAlias(tx: Transaction, id: number, alias: string): void {
  const { ingredientId, kind, foodKey: key } = ingredientNames;
  tx.delete(ingredientNames)
    .where(and(eq(ingredientId, id), eq(kind, "alias"), eq(key, foodKey(alias))))
    .run();
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
