import { readKitchen } from "@tureen/db/catalogue/household-kitchen";
import type { Db } from "@tureen/db/client";
import { foodIdentity } from "@tureen/domain/ingredients/matching/food-identity";
import { buildFoodIndex, type FoodIndex } from "@tureen/domain/ingredients/matching/food-index";
import type { KitchenUnits } from "@tureen/domain/quantities/kitchen-units";
import { fromNumber } from "@tureen/domain/quantities/rational";
import type { ShoppingFood } from "@tureen/domain/shopping-lists/shopping-item";
import { foodIndex, type CatalogueEntry } from "#features/ingredients/food-index";
import { selectLarderRows, type LarderRow } from "#features/larder/larder.repo";

/** A larder row with the identity of the food that it stocks. */
export interface StockedFood extends LarderRow {
  readonly foodKey: string;
}

/** What lists are made with: the catalogue as they see it, and what the larder covers. */
export interface Pantry {
  readonly catalogue: FoodIndex<ShoppingFood>;
  readonly larder: readonly StockedFood[];
  readonly units: KitchenUnits;
}

/** A look-up table is as dear to build as the catalogue is long, and the catalogue seldom changes. */
const shoppingFoods = new WeakMap<FoodIndex<CatalogueEntry>, FoodIndex<ShoppingFood>>();

/** Reads the family's catalogue and larder as they are now. */
export function readPantry(db: Db): Pantry {
  const index = foodIndex(db);
  const { byId } = index;
  const catalogue =
    shoppingFoods.get(index) ?? buildFoodIndex([...byId.values()].map(toShoppingFood), index.kitchen, index.language);
  shoppingFoods.set(index, catalogue);
  const larder = selectLarderRows(db).flatMap((row) => {
    const entry = byId.get(row.ingredientId);
    return entry ? [{ foodKey: foodIdentity(entry, entry.name, null).key, ...row }] : [];
  });
  return { catalogue, larder, units: readKitchen(db).units };
}

function toShoppingFood(entry: CatalogueEntry): ShoppingFood {
  const { densityGramsPerMl, pieceWeightGrams } = entry;
  return {
    gramsPerMl: densityGramsPerMl === null ? null : fromNumber(densityGramsPerMl),
    gramsPerPiece: pieceWeightGrams === null ? null : fromNumber(pieceWeightGrams),
    ...entry,
  };
}
