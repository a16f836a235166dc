import { insertEntries } from "@tureen/db/catalogue/catalogue-entries";
import { inTransaction, type Transaction } from "@tureen/db/in-transaction";
import { insertMany } from "@tureen/db/insert-many";
import { larderItems, mealPlans, recipes } from "@tureen/db/schema/schema";
import { addDays, parseLocalDate, type LocalDate } from "@tureen/domain/dates/local-date";
import { matchFood } from "@tureen/domain/ingredients/matching/match-ingredient";
import { MEAL_TYPES } from "@tureen/domain/meal-plans/meal-types";
import type { AppContext } from "../../apps/api/src/core/app-context";
import { bootstrap } from "../../apps/api/src/start/bootstrap";
import { readConfig } from "../../apps/api/src/core/config";
import { foodIndex } from "../../apps/api/src/features/ingredients/food-index";
import { relinkMeanings } from "../../apps/api/src/features/ingredients/relink-meanings";
import { linesFromBlock, type LineContent } from "../../apps/api/src/features/recipes/lines/line-content";
import { insertLines } from "../../apps/api/src/features/recipes/lines/recipe-lines.repo";
import { writeSearchTexts } from "../../apps/api/src/features/recipes/search/recipe-search.repo";
import { selectRecipes } from "../../apps/api/src/features/recipes/recipes.repo";
import { searchTexts } from "../../apps/api/src/features/recipes/search/search-text";
import { generateList } from "../../apps/api/src/features/shopping-lists/planned/generate-list.service";
import { lockList, orderList } from "../../apps/api/src/features/shopping-lists/list-status.service";
import { createLogger } from "../../apps/api/src/core/logger";
import { integerBetween, seededRandom, type Random } from "@tureen/fake-ollama/seeded-random";
import { BENCH_PASSWORD } from "./bench-password";
import { CUSTOM_FOODS, inventRecipe, picked, type InventedRecipe } from "./invent-recipe";

/** What lives in a household of any size: a year of meals. */
export const HOUSEHOLD = {
  weeks: 52,
  lists: 20,
  larderItems: 80,
  /** A Monday. */
  firstDay: parseLocalDate("2025-01-06") ?? unreachable(),
} as const;

const CREATED_AT = "2025-01-01T12:00:00.000Z";
const SEED = 20_250_106;

/**
 * Fills a new data folder with a household of so many recipes, the same each time: recipes and meals straight into
 * their tables, lists by the product's own rules. The server can be started on the folder afterwards.
 */
export async function seedHousehold(dataFolder: string, recipeCount: number): Promise<void> {
  const log = createLogger();
  log.level = "warn";
  const { app, close } = await bootstrap(readConfig({ DATA_DIR: dataFolder, FAMILY_PASSWORD: BENCH_PASSWORD }), log);
  log.level = "warn";
  try {
    const random = seededRandom(SEED);
    inTransaction(app.db, (tx) => {
      if (selectRecipes(tx, 1).length > 0) throw new Error(`${dataFolder} has recipes already.`);
      insertEntries(
        tx,
        CUSTOM_FOODS.map((name) => ({ name, isCustom: true })),
        CREATED_AT,
      );
      addRecipes(app, tx, random, recipeCount);
      stockLarder(app, tx, random);
      planMeals(tx, random, recipeCount);
    });
    for (let list = 0; list < HOUSEHOLD.lists; list += 1) makeList(app, list);
    // As a household that has been used: its first start has nothing to catch up with.
    await relinkMeanings(app);
  } finally {
    close();
  }
}

function addRecipes(app: AppContext, tx: Transaction, random: Random, recipeCount: number): void {
  const link = createLinker(app);
  const kept = Array.from({ length: recipeCount }, (_, index) => {
    const invented = inventRecipe(random, index + 1);
    return { row: toRow(invented, index + 1), lines: linesFromBlock(invented.ingredientLines.join("\n")).map(link) };
  });
  insertMany(
    tx,
    recipes,
    kept.map(({ row }) => row),
  );
  insertLines(
    tx,
    kept.flatMap(({ row, lines }) => lines.map((content, position) => ({ recipeId: row.id, position, content }))),
  );
  for (const { row, lines } of kept) writeSearchTexts(tx, row.id, searchTexts(row, lines));
}

function toRow({ ingredientLines, isTextBlock, ...recipe }: InventedRecipe, id: number) {
  return {
    ...recipe,
    id,
    ingredientsText: isTextBlock ? ingredientLines.join("\n") : null,
    notes: "",
    createdAt: CREATED_AT,
    updatedAt: CREATED_AT,
  };
}

/** Links a line to the catalogue by its name. Every food of an invented recipe is known. */
function createLinker(app: AppContext): (line: LineContent) => LineContent {
  const index = foodIndex(app.db);
  const known = new Map<string, number | null>();
  return (line) => {
    if (!known.has(line.name)) known.set(line.name, matchFood(index, { name: line.name })?.id ?? null);
    return { ...line, ingredientId: known.get(line.name) ?? null };
  };
}

function stockLarder(app: AppContext, tx: Transaction, random: Random): void {
  const ids = [...foodIndex(app.db).byId.keys()];
  const stocked = new Set(Array.from({ length: HOUSEHOLD.larderItems }, () => picked(ids, random)));
  insertMany(
    tx,
    larderItems,
    [...stocked].map((ingredientId) => ({
      ingredientId,
      quantity: integerBetween(random, 1, 5),
      createdAt: CREATED_AT,
    })),
  );
}

function planMeals(tx: Transaction, random: Random, recipeCount: number): void {
  const days = Array.from({ length: HOUSEHOLD.weeks * 7 }, (_, day) => addDays(HOUSEHOLD.firstDay, day));
  const meals = days.flatMap((date) =>
    MEAL_TYPES.map((mealType) => ({
      recipeId: integerBetween(random, 1, recipeCount),
      date,
      mealType,
      servings: integerBetween(random, 1, 6),
      createdAt: CREATED_AT,
    })),
  );
  insertMany(tx, mealPlans, meals);
}

/** One list a week; the last two are still drafts, the one before is locked, the others have been ordered. */
function makeList(app: AppContext, ordinal: number): void {
  const startDate = weekStart(HOUSEHOLD.weeks - HOUSEHOLD.lists + ordinal);
  const { shoppingList } = generateList(app, { startDate, endDate: addDays(startDate, 6), name: undefined });
  const left = HOUSEHOLD.lists - ordinal;
  if (left > 2) lockList(app, { id: shoppingList.id });
  if (left > 3) orderList(app, { id: shoppingList.id });
}

/** The Monday of a week of the plan, counted from 0. */
export function weekStart(week: number): LocalDate {
  return addDays(HOUSEHOLD.firstDay, week * 7);
}

function unreachable(): never {
  throw new Error("The first day is no date.");
}
