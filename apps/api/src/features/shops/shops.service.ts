import type { SaveShopInput, Shop } from "@tureen/contracts/shops";
import { inTransaction, type Queryable } from "@tureen/db/in-transaction";
import { readKitchen } from "@tureen/db/catalogue/household-kitchen";
import {
  type CompareCategories,
  categoryOrder,
  SHOP_CATEGORIES,
} from "@tureen/domain/ingredients/shelves/shop-categories";
import { shelvesIn } from "@tureen/domain/languages/food-names";
import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import { text } from "@tureen/messages/text";
import type { AppContext } from "#core/app-context";
import { badInput, conflict, notFound, refuseStale } from "#core/app-error";
import { instantOf } from "#core/clock";
import {
  deleteShopRow,
  insertShop,
  replaceCategories,
  selectCategories,
  selectShops,
  type StoredShop,
  updateShop,
} from "./shops.repo";

/** The family's shops, and every category that one of them may have, as most shops of its language have them. */
export function listShops(app: AppContext): { shops: Shop[]; categories: string[] } {
  const categories = withoutRepeats([...SHOP_CATEGORIES, ...selectCategories(app.db)]);
  return {
    shops: selectShops(app.db).map(toShop),
    categories: categories.toSorted(categoryOrder(usualShelves(app.db))),
  };
}

/**
 * Makes a shop, or puts one's categories in another order. The shop without a name is the family's own order.
 * @throws AppError not-found, bad-input for a shop that would lose its name, conflict for a name that another shop has
 * or where somebody has changed the shop since.
 */
export function saveShop(app: AppContext, input: SaveShopInput): { shop: Shop } {
  return inTransaction(app.db, (tx) => {
    const shops = selectShops(tx);
    const isOwnOrder = input.id === undefined && input.name === "";
    const stored = shops.find((shop) => (isOwnOrder ? shop.name === "" : shop.id === input.id));
    if (input.id !== undefined && !stored) throw notFound(text("shop"));
    if (stored && stored.name !== "" && input.name === "") throw badInput(text("Give the shop a name."));
    const namesake = shops.find(({ id, name }) => id !== stored?.id && foldText(name) === foldText(input.name));
    if (namesake) throw conflict(text("There is a shop called {name} already.", { name: namesake.name }));
    if (stored) refuseStale(text("shop"), stored, input.revision);
    const id = stored?.id ?? insertShop(tx, { name: input.name, createdAt: instantOf(app.clock) });
    if (stored) updateShop(tx, id, stored.name === "" ? "" : input.name);
    replaceCategories(tx, id, withoutRepeats(input.categories));
    return { shop: toShop(requireShop(tx, id)) };
  });
}

/** @throws AppError not-found. */
export function deleteShop(app: AppContext, input: { id: number }): { success: true } {
  return inTransaction(app.db, (tx) => {
    deleteShopRow(tx, requireShop(tx, input.id).id);
    return { success: true as const };
  });
}

/** How the family has put its categories, for lists that are read or printed without a shop in mind. */
export function ownCategoryOrder(db: Queryable): CompareCategories {
  const own = selectShops(db).find(({ name }) => name === "")?.categories ?? [];
  return categoryOrder([...own, ...usualShelves(db)]);
}

const usualShelves = (db: Queryable): readonly string[] => shelvesIn(readKitchen(db).language);

function requireShop(db: Queryable, id: number): StoredShop {
  const shop = selectShops(db).find((each) => each.id === id);
  if (!shop) throw notFound(text("shop"));
  return shop;
}

function toShop({ id, name, categories, revision }: StoredShop): Shop {
  return { id, name, categories: [...categories], revision };
}

/** Each category once, as it was first written. */
function withoutRepeats(categories: readonly string[]): string[] {
  const byFolded = new Map(categories.toReversed().map((category) => [category.trim().toLowerCase(), category.trim()]));
  return categories.flatMap((category) => {
    const key = category.trim().toLowerCase();
    const found = byFolded.get(key);
    byFolded.delete(key);
    return found ? [found] : [];
  });
}
