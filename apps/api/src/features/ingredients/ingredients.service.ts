import { type Text, text } from "@tureen/messages/text";
import type {
  AliasInput,
  CreateIngredientInput,
  Ingredient,
  UpdateIngredientInput,
} from "@tureen/contracts/ingredients";
import type { Deleted } from "@tureen/contracts/trash";
import { findEntry, insertAlias, insertEntry, type CatalogueEntry } from "@tureen/db/catalogue/catalogue-entries";
import { relinkLines, withLinesOf } from "@tureen/db/catalogue/relink-lines";
import { inTransaction, type Transaction } from "@tureen/db/in-transaction";
import { foodKey } from "@tureen/domain/ingredients/names/food-key";
import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import { compareNames } from "@tureen/domain/ordering/compare-names";
import type { AppContext } from "#core/app-context";
import { badInput, conflict, notFound, refuseStale } from "#core/app-error";
import { instantOf } from "#core/clock";
import { runOnce } from "#idempotency/run-once";
import { keepForUndo } from "#undo/undo";
import { foodIndex } from "./food-index";
import { readUsage } from "./ingredient-usage.repo";
import { entryLabel, toIngredient } from "./ingredients.mapper";
import {
  addFreeAliases,
  deleteEntryRow,
  findEntryRow,
  removeAliasesLike,
  removeNames,
  replaceNames,
  selectNames,
  updateEntry,
  type EntryChanges,
} from "./ingredients.repo";
import { findSameFood, isFoodName, isName } from "./link-lines";
import { DELETED_INGREDIENT } from "./restore-ingredient";

/** The whole catalogue by name. */
export function listIngredients(app: AppContext): { ingredients: Ingredient[] } {
  const entries = [...foodIndex(app.db).byId.values()];
  const sorted = entries.toSorted(
    (left, right) => compareNames(left.name, right.name) || compareNames(left.subType, right.subType),
  );
  return { ingredients: sorted.map(toIngredient) };
}

/**
 * Adds a custom entry.
 * @throws AppError bad-input for a name that no food has (no letter, a unit, an amount), or conflict, with that
 * `ingredient` in its body, where the catalogue has this name and sub type already.
 */
export function createIngredient(app: AppContext, input: CreateIngredientInput): { ingredient: Ingredient } {
  return runOnce(app, input, "ingredients.create", (tx) => {
    const food = { name: input.name, subType: input.sub_type ?? "" };
    requireFoodName(food.name);
    refuseTaken(tx, food);
    const id = insertEntry(tx, { ...food, category: input.category, isCustom: true }, instantOf(app.clock));
    relinkLines(tx);
    return { ingredient: toIngredient(existing(tx, id)) };
  });
}

/**
 * Changes what is given; absent fields stay. Recipe lines stay linked and keep the words that they were written in; an
 * entry that is renamed stays known by its earlier name, where no other has that.
 * @throws AppError not-found, bad-input for a name that no food has, or conflict where somebody has changed it since or
 * another entry has that name.
 */
export function updateIngredient(app: AppContext, input: UpdateIngredientInput): { ingredient: Ingredient } {
  return inTransaction(app.db, (tx) => {
    const entry = existing(tx, input.id);
    refuseStale(text("ingredient"), entry, input.revision);
    const changes: EntryChanges = {
      category: input.category === undefined ? undefined : input.category || null,
      unit: input.unit,
      neverBought: input.never_bought,
      densityGramsPerMl: input.density,
      pieceWeightGrams: input.piece_weight,
      ...(input.name === undefined || input.name === entry.name ? {} : rename(tx, entry, input.name)),
    };
    updateEntry(tx, entry.id, changes);
    if (changes.name !== undefined) relinkLines(tx);
    return { ingredient: toIngredient(existing(tx, entry.id)) };
  });
}

/**
 * Lets an ingredient be known by a further name. A name that it is known by already is a success that changes nothing.
 * @throws AppError not-found, bad-input for a name that no food has, or conflict where the name means another
 * ingredient.
 */
export function addAlias(app: AppContext, input: AliasInput): { ingredient: Ingredient } {
  return inTransaction(app.db, (tx) => {
    const entry = existing(tx, input.id);
    requireFoodName(input.alias, text("Alias"));
    const names = selectNames(tx, foodKey(input.alias));
    const own = names.filter((name) => name.ingredientId === entry.id);
    const isKnown = own.some((name) => name.kind === "alias" || foldText(name.label) === foldText(input.alias));
    if (isKnown) return { ingredient: toIngredient(entry) };
    const other = names.find((name) => name.ingredientId !== entry.id);
    if (other)
      throw conflict(
        text('"{alias}" already means {food}. Choose another alias.', {
          alias: input.alias,
          food: entryLabel(existing(tx, other.ingredientId)),
        }),
      );
    withLinesOf(tx, entry.id, input.alias, () => insertAlias(tx, entry.id, input.alias));
    return { ingredient: toIngredient(existing(tx, entry.id)) };
  });
}

/**
 * Takes a name away that an ingredient is also known by, and from the lines that say it; the same alias again takes that back.
 * A name that it is not known by is a success that changes nothing.
 * @throws AppError not-found, or bad-input for the ingredient's own name.
 */
export function removeAlias(app: AppContext, input: AliasInput): { ingredient: Ingredient } {
  return inTransaction(app.db, (tx) => {
    const entry = existing(tx, input.id);
    const key = foodKey(input.alias);
    if (!entry.aliases.some((alias) => foodKey(alias) === key)) {
      if (foodKey(entry.name) === key)
        throw badInput(text('"{name}" is the ingredient\'s own name. Rename it instead.', { name: entry.name }));
      return { ingredient: toIngredient(entry) };
    }
    withLinesOf(tx, entry.id, input.alias, () => removeAliasesLike(tx, entry.id, key));
    updateEntry(tx, entry.id, {});
    return { ingredient: toIngredient(existing(tx, entry.id)) };
  });
}

/**
 * Deletes an ingredient that no recipe, no list and no place in the larder uses; it can be brought back for 30 days.
 * @throws AppError not-found, or conflict where something uses it.
 */
export function deleteIngredient(app: AppContext, input: { id: number }): Deleted {
  return inTransaction(app.db, (tx) => {
    const entry = findEntryRow(tx, input.id);
    if (!entry) throw notFound(text("ingredient"));
    const users = readUsers(tx, entry.id);
    if (users.length > 0)
      throw conflict(
        text("{food} is used by {users}. Merge it into another ingredient instead.", {
          food: entryLabel(entry),
          users,
        }),
      );
    const names = removeNames(tx, entry.id);
    deleteEntryRow(tx, entry.id);
    return { success: true, undo_id: keepForUndo(app, tx, DELETED_INGREDIENT, { entry, names }) };
  });
}

/** What uses an ingredient, in words: "2 recipes", "1 shopping list", "the larder". */
function readUsers(tx: Transaction, id: number): Text[] {
  const { recipes, lists, isStocked } = readUsage(tx, id);
  const users: Text[] = [];
  if (recipes > 0) users.push(text("{count, plural, one {# recipe} other {# recipes}}", { count: recipes }));
  if (lists > 0) users.push(text("{count, plural, one {# shopping list} other {# shopping lists}}", { count: lists }));
  if (isStocked) users.push(text("the larder"));
  return users;
}

/** A plural belongs to the name that it was given for; earlier names become aliases. */
function rename(tx: Transaction, entry: CatalogueEntry, name: string): EntryChanges {
  requireFoodName(name);
  refuseTaken(tx, { name, subType: entry.subType }, entry.id);
  const plural = foodKey(name) === foodKey(entry.name) ? entry.plural : null;
  replaceNames(tx, entry.id, { name, plural, subType: entry.subType });
  removeAliasesLike(tx, entry.id, foodKey(name));
  addFreeAliases(tx, entry.id, [entry.name, ...(entry.plural ? [entry.plural] : [])]);
  return { name, plural };
}

function refuseTaken(tx: Transaction, food: { name: string; subType: string }, except?: number): void {
  const alias = selectNames(tx, foodKey(food.name)).find((name) => name.kind === "alias");
  const taken = findSameFood(tx, food) ?? (alias && existing(tx, alias.ingredientId));
  if (!taken || taken.id === except) return;
  const label = entryLabel(taken);
  const isOtherwiseCalled = foldText(label) !== foldText(entryLabel(food));
  const sentence = isOtherwiseCalled
    ? text("{food} is in the catalogue already, as {label}.", { food: entryLabel(food), label })
    : text("{label} is in the catalogue already.", { label });
  throw conflict(sentence, { ingredient: toIngredient(taken) });
}

function requireName(name: string, field: Text): void {
  if (!isName(name)) throw badInput(text("{field} has nothing in it that can be read.", { field }));
}

function requireFoodName(name: string, field: Text = text("Name")): void {
  requireName(name, field);
  if (!isFoodName(name))
    throw badInput(text('"{name}" is an amount, a unit or a sign. Write the name of the food.', { name }));
}

function existing(tx: Transaction, id: number): CatalogueEntry {
  const entry = findEntry(tx, id);
  if (!entry) throw notFound(text("ingredient"));
  return entry;
}
