import { findEntry, insertEntry, readCandidates, type CatalogueEntry } from "@tureen/db/catalogue/catalogue-entries";
import type { Transaction } from "@tureen/db/in-transaction";
import { TEXT_LIMITS } from "@tureen/contracts/primitives";
import { buildFoodIndex, matchFood } from "@tureen/domain/ingredients/match-ingredient";
import { foldText, foodKey } from "@tureen/domain/ingredients/normalize-name";
import { notFound } from "../../app-error";

/** What a line says about its food; an id that is sent must exist. */
export interface FoodToLink {
  readonly name: string;
  readonly subType: string;
  readonly ingredientId: number | null;
}

/**
 * The catalogue entry of a recipe line: by id, else by name, plural or alias, else a custom entry that is added here
 * (decisions, section 2). Null for what is no name of a food: nothing visible, or longer than a name may be.
 * @throws AppError not-found for an unknown id.
 */
export function linkFood(tx: Transaction, food: FoodToLink, now: string): number | null {
  if (food.ingredientId !== null) {
    if (!findEntry(tx, food.ingredientId)) throw notFound("ingredient");
    return food.ingredientId;
  }
  if (foodKey(food.name) === "" || food.name.length > TEXT_LIMITS.name) return null;
  const candidates = readCandidates(tx, food.name);
  const known = matchFood(buildFoodIndex(candidates), food) ?? namesake(candidates, food);
  return known?.id ?? insertEntry(tx, { name: food.name, subType: food.subType, isCustom: true }, now);
}

/** The entry that already is this food: of this name, plural or alias, and of this sub type. */
export function findSameFood(tx: Transaction, food: { readonly name: string; readonly subType: string }): CatalogueEntry | undefined {
  const candidates = readCandidates(tx, food.name);
  const known = matchFood(buildFoodIndex(candidates), food);
  return known && foldText(known.subType) === foldText(food.subType) ? known : namesake(candidates, food);
}

function namesake(candidates: readonly CatalogueEntry[], food: { readonly name: string; readonly subType: string }): CatalogueEntry | undefined {
  return candidates.find((entry) => foodKey(entry.name) === foodKey(food.name) && foldText(entry.subType) === foldText(food.subType));
}
