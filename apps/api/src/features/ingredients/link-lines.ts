import { text } from "@tureen/messages/text";
import { insertEntry, readCandidates, type CatalogueEntry } from "@tureen/db/catalogue/catalogue-entries";
import { readKitchen } from "@tureen/db/catalogue/household-kitchen";
import type { Transaction } from "@tureen/db/in-transaction";
import { TEXT_LIMITS } from "@tureen/contracts/primitives";
import { namesByDescription } from "@tureen/domain/ingredients/matching/candidate-names";
import { buildFoodIndex, type FoodIndex } from "@tureen/domain/ingredients/matching/food-index";
import type { FoodQuery } from "@tureen/domain/ingredients/matching/food-query";
import { matchFood } from "@tureen/domain/ingredients/matching/match-ingredient";
import { foodKey } from "@tureen/domain/ingredients/names/food-key";
import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import { namesSomething } from "@tureen/domain/ingredients/names/food-name";
import { notFound } from "#core/app-error";
import { settledFoodIndex } from "./food-index";

/** What a line says about its food; an id that is sent must exist. */
export interface FoodToLink extends FoodQuery {
  readonly name: string;
  readonly subType: string;
  readonly ingredientId: number | null;
}

/**
 * The catalogue entry of each line of a recipe: by id, else by name, plural or alias, else a custom entry that is added
 * here (decisions, section 2). Null for what is no name of a food: nothing visible, or longer than a name may be.
 * @throws AppError not-found for an unknown id.
 */
export function linkFoods(tx: Transaction, foods: readonly FoodToLink[], now: string): (number | null)[] {
  const settled = settledFoodIndex(tx);
  const known = settled ? foods.map((food) => findKnown(settled, food)) : [undefined];
  return known.every((id) => id !== undefined) ? known : linkNewFoods(tx, foods, now);
}

/** So many words are remembered with what the catalogue knows of them, some 1 MB: recipes name the same foods again and again. */
const MOST_REMEMBERED = 2000;
const remembered = new WeakMap<FoodIndex<CatalogueEntry>, Map<string, number | null | undefined>>();

/** What the whole catalogue knows; null for what is no name of a food, undefined for a food that is new. */
function findKnown(index: FoodIndex<CatalogueEntry>, food: FoodToLink): number | null | undefined {
  if (food.ingredientId !== null) return index.byId.get(food.ingredientId)?.id;
  const { name, subType, isCounted, isTinned, isSpooned, descriptions = [] } = food;
  const words = JSON.stringify([name, subType, isCounted, isTinned, isSpooned, ...descriptions]);
  let known = remembered.get(index);
  if (!known || known.size === MOST_REMEMBERED) remembered.set(index, (known = new Map()));
  if (!known.has(words)) known.set(words, lookUp(index, food));
  return known.get(words);
}

function lookUp(index: FoodIndex<CatalogueEntry>, food: FoodToLink): number | null | undefined {
  if (!mayBeFood(food)) return null;
  return (matchFood(index, food) ?? namesake(index.namesakes.get(foodKey(food.name)) ?? [], food))?.id;
}

/** The same by what the catalogue has under these names alone, adding what it lacks. */
function linkNewFoods(tx: Transaction, foods: readonly FoodToLink[], now: string): (number | null)[] {
  const candidates = readCandidates(
    tx,
    foods.flatMap((food) => [food.name, ...namesByDescription(food)]),
    foods.flatMap((food) => food.ingredientId ?? []),
  );
  const { words, language } = readKitchen(tx);
  let index = buildFoodIndex(candidates, words, language);
  return foods.map((food) => {
    if (food.ingredientId !== null && !index.byId.has(food.ingredientId)) throw notFound(text("ingredient"));
    if (food.ingredientId === null && !mayBeFood(food)) return null;
    const known = matchFood(index, food) ?? namesake(candidates, food);
    if (known) return known.id;
    const id = insertEntry(tx, { name: food.name, subType: food.subType, isCustom: true, needsReview: true }, now);
    candidates.push(...readCandidates(tx, [], [id]));
    index = buildFoodIndex(candidates, words, language);
    return id;
  });
}

function mayBeFood({ name }: FoodToLink): boolean {
  return name.length <= TEXT_LIMITS.name && isFoodName(name);
}

/** The entry that already is this food: of this name, plural or alias in the household's words, and of this sub type. */
export function findSameFood(
  tx: Transaction,
  food: { readonly name: string; readonly subType: string },
): CatalogueEntry | undefined {
  const candidates = readCandidates(tx, [food.name]);
  const { words, language } = readKitchen(tx);
  const known = matchFood(buildFoodIndex(candidates, words, language), food);
  return known && foldText(known.subType) === foldText(food.subType) ? known : namesake(candidates, food);
}

/** False for what nobody can see, and for text with a NUL in it, which SQLite's own functions read as its end. */
export function isName(name: string): boolean {
  return foodKey(name) !== "" && !name.includes("\0");
}

/** A name that may come into the catalogue: it has a letter, and is no unit and no amount. */
export function isFoodName(name: string): boolean {
  return isName(name) && namesSomething(name);
}

function namesake(
  candidates: readonly CatalogueEntry[],
  food: { readonly name: string; readonly subType: string },
): CatalogueEntry | undefined {
  return candidates.find(
    (entry) => foodKey(entry.name) === foodKey(food.name) && foldText(entry.subType) === foldText(food.subType),
  );
}
