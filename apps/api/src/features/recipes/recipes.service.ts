import { text } from "@tureen/messages/text";
import type { IngredientLineInput } from "@tureen/contracts/recipe-lines";
import type { CreateRecipeInput, Recipe, UpdateRecipeInput } from "@tureen/contracts/recipes";
import { RECIPE_FIELDS } from "@tureen/contracts/recipe-fields";
import { writtenColumns } from "@tureen/contracts/fields";
import { findEntry } from "@tureen/db/catalogue/catalogue-entries";
import { inTransaction, type Queryable, type Transaction } from "@tureen/db/in-transaction";
import { boughtAs } from "@tureen/domain/ingredients/matching/food-query";
import { plannedServings } from "@tureen/domain/recipes/said-yield";
import { isDeepStrictEqual } from "node:util";
import type { AppContext, RequestContext } from "#core/app-context";
import { notFound, refuseStale } from "#core/app-error";
import { instantOf } from "#core/clock";
import { deviceOf } from "#core/sign-ins/authenticate";
import { linkFoods } from "../ingredients/link-lines";
import { runOnce } from "#idempotency/run-once";
import { linesFromBlock, type LineToSave, type StoredLine } from "./lines/line-content";
import { rememberCorrections } from "./lines/line-corrections";
import { mergeLines } from "./lines/merge-lines";
import { refuseCircle, requireSubRecipes } from "./lines/sub-recipes";
import { keepVersion } from "./versions/recipe-versions";
import {
  insertLines,
  saveLines,
  selectLineRows,
  selectLines,
  toLine,
  type NamedLineRow,
} from "./lines/recipe-lines.repo";
import { toRecipe } from "./recipes.mapper";
import {
  findRecipe,
  insertRecipe,
  updateMarks,
  updateRecipeRow,
  type RecipeChanges,
  type RecipeRow,
} from "./recipes.repo";
import { markStale } from "./search/recipe-search.repo";

type Ingredients = readonly IngredientLineInput[] | string;

/** @throws AppError not-found. */
export function getRecipe(app: Pick<AppContext, "db">, input: { id: number }): { recipe: Recipe } {
  return { recipe: readRecipe(app.db, input.id) };
}

/** The same for what is written while others go on: undefined where it has been deleted meanwhile. */
export function recipeIfThere(db: Queryable, id: number): Recipe | undefined {
  const row = findRecipe(db, id);
  return row && toRecipe(row, selectLines(db, id));
}

/** Keeps a new recipe and links its lines to the catalogue. The same `operation_id` again is answered with the first. */
export function createRecipe(app: AppContext, input: CreateRecipeInput): { recipe: Recipe } {
  return runOnce(app, input, "recipes.create", (tx) => {
    const now = instantOf(app.clock);
    const recipe = addRecipe(tx, input, now);
    rememberCorrections(tx, input.ingredients, [], now);
    return { recipe };
  });
}

/** Keeps a new recipe within a transaction of the caller's. */
export function addRecipe(tx: Transaction, input: Omit<CreateRecipeInput, "operation_id">, now: string): Recipe {
  const { text, lines } = readIngredients(tx, input.ingredients, []);
  const { servings, servingsAssumed } =
    input.servings === undefined
      ? plannedServings(null, input.yield_amount != null)
      : { servings: input.servings, servingsAssumed: input.servings !== null && input.servings_assumed };
  const id = insertRecipe(tx, {
    ...writtenColumns(RECIPE_FIELDS, "edited", input),
    ...writtenColumns(RECIPE_FIELDS, "mark", input),
    servingsAssumed,
    title: input.title,
    instructions: input.instructions,
    servings,
    ingredientsText: text,
    createdAt: now,
    updatedAt: now,
  });
  insertLines(
    tx,
    linkAll(tx, lines, now).map(({ content }, position) => ({ recipeId: id, position, content })),
  );
  refuseCircle(tx, id);
  markStale(tx, id);
  return readRecipe(tx, id);
}

/**
 * Changes what is given; absent fields stay, null and '' clear. What was read and is sent back unchanged changes nothing.
 * What it was before is kept for 30 days.
 * @throws AppError not-found, or conflict where somebody has changed the recipe since.
 */
export function updateRecipe(ctx: RequestContext, input: UpdateRecipeInput): { recipe: Recipe } {
  const { app } = ctx;
  return inTransaction(app.db, (tx) => {
    const row = existing(tx, input.id);
    refuseStale(text("recipe"), row, input.revision);
    const isForOthers = input.servings !== undefined && input.servings !== row.servings;
    const marks = differences(row, {
      ...writtenColumns(RECIPE_FIELDS, "mark", input),
      ...writtenColumns(RECIPE_FIELDS, "assumption", input),
      // Whoever changes the number has said it.
      ...(isForOthers ? { servingsAssumed: false } : {}),
    });
    if (Object.keys(marks).length > 0) updateMarks(tx, row.id, marks);
    const now = instantOf(app.clock);
    const rows = selectLineRows(tx, row.id);
    const ingredients = changeIngredients(tx, row, rows, input.ingredients, now);
    const changes = differences(row, { ...writtenColumns(RECIPE_FIELDS, "edited", input), ...ingredients.columns });
    const hasChanged = ingredients.haveChanged || Object.keys(changes).length > 0;
    if (hasChanged) {
      const lines = rows.map(({ ingredientName: _name, ...line }) => line);
      keepVersion(app, tx, { recipe: row, lines }, deviceOf(ctx));
      updateRecipeRow(tx, row, changes, now);
      markStale(tx, row.id);
    }
    const lines = ingredients.haveChanged ? selectLines(tx, row.id) : rows.map(toLine);
    return { recipe: toRecipe(existing(tx, row.id), lines) };
  });
}

/** A text block that comes back as it was is not read again: what the family has corrected stays. */
function changeIngredients(
  tx: Transaction,
  row: RecipeRow,
  rows: readonly NamedLineRow[],
  ingredients: Ingredients | undefined,
  now: string,
): { columns: Pick<RecipeChanges, "ingredientsText">; haveChanged: boolean } {
  if (ingredients === undefined || ingredients === row.ingredientsText) return { columns: {}, haveChanged: false };
  const stored = rows.map(toLine);
  const { text, lines } = readIngredients(tx, ingredients, stored);
  rememberCorrections(tx, ingredients, stored, now);
  const haveChanged = saveLines(tx, row.id, rows, linkAll(tx, lines, now));
  if (haveChanged) refuseCircle(tx, row.id);
  return { columns: { ingredientsText: text }, haveChanged };
}

/** A list of lines, or a text block with the lines that it is made of; a block without a word in it is an empty list. */
function readIngredients(
  tx: Transaction,
  ingredients: Ingredients,
  stored: readonly StoredLine[],
): { text: string | null; lines: LineToSave[] } {
  if (typeof ingredients !== "string")
    return { text: null, lines: mergeLines(ingredients, stored, (id) => findEntry(tx, id)?.name) };
  const text = ingredients.trim() === "" ? null : ingredients;
  return { text, lines: linesFromBlock(ingredients).map((content) => ({ id: null, content })) };
}

/** What is a recipe is no food of the catalogue. @throws AppError not-found for a recipe that is not there. */
function linkAll(tx: Transaction, lines: readonly LineToSave[], now: string): LineToSave[] {
  requireSubRecipes(
    tx,
    lines.map(({ content }) => content.subRecipeId),
  );
  const foods = lines.filter(({ content }) => content.subRecipeId === null);
  const ingredientIds = linkFoods(
    tx,
    foods.map(({ content: { name, subType, ingredientId, amount, unit, notes } }) => ({
      name,
      subType,
      ingredientId,
      ...boughtAs({ hasAmount: amount !== null, unit, notes }),
    })),
    now,
  );
  const found = new Map(foods.map((line, index) => [line, ingredientIds[index] ?? null]));
  return lines.map((line) => ({ id: line.id, content: { ...line.content, ingredientId: found.get(line) ?? null } }));
}

/** Those of the wanted values that the row does not have; what is undefined is not wanted. */
function differences<Column extends keyof RecipeRow>(
  row: RecipeRow,
  wanted: { readonly [K in Column]?: RecipeRow[K] | undefined },
): Partial<Pick<RecipeRow, Column>> {
  // Entries of a subset of the row's own columns, undefined ones left out.
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([column, value]) => value !== undefined && !isDeepStrictEqual(value, row[column as Column]),
    ),
  ) as Partial<Pick<RecipeRow, Column>>;
}

function readRecipe(db: Queryable, id: number): Recipe {
  const recipe = recipeIfThere(db, id);
  if (!recipe) throw notFound(text("recipe"));
  return recipe;
}

function existing(db: Queryable, id: number): RecipeRow {
  const row = findRecipe(db, id);
  if (!row) throw notFound(text("recipe"));
  return row;
}
