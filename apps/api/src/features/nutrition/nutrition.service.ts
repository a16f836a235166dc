import type { CorrectNutritionInput, NutritionLine, RecipeNutrition } from "@tureen/contracts/nutrition";
import { findEntry, readCandidates, type CatalogueEntry } from "@tureen/db/catalogue/catalogue-entries";
import { readKitchen } from "@tureen/db/catalogue/household-kitchen";
import { inTransaction, type Queryable } from "@tureen/db/in-transaction";
import {
  falseFriend,
  foodNameIn,
  languageOfFoods,
  translatedFood,
  type HouseholdLanguage,
} from "@tureen/domain/languages/food-names";
import { foodFacts, foodWithFacts, FOODS_WITH_FACTS, TABLE_SOURCE } from "@tureen/domain/nutrition/food-facts";
import { nearestFood } from "@tureen/domain/nutrition/nearest-food";
import type { OwnWeights } from "@tureen/domain/nutrition/line-weight";
import { nutritionOf, perServing, type LineOfFood } from "@tureen/domain/nutrition/recipe-nutrition";
import { compareNames } from "@tureen/domain/ordering/compare-names";
import { findUnit } from "@tureen/domain/quantities/find-unit";
import { toNumber } from "@tureen/domain/quantities/rational";
import { unitById } from "@tureen/domain/quantities/unit";
import { recipeParts } from "@tureen/domain/recipes/sub-recipes";
import { text } from "@tureen/messages/text";
import type { AppContext } from "#core/app-context";
import { badInput, notFound } from "#core/app-error";
import { updateEntry } from "../ingredients/ingredients.repo";
import type { StoredLine } from "../recipes/lines/line-content";
import { readWithBases } from "../recipes/lines/sub-recipes";
import { findRecipe } from "../recipes/recipes.repo";
import { saveWeight, selectWeights } from "./nutrition.repo";

/** What the recipe holds, and how that was reckoned. @throws AppError not-found. */
export function recipeNutrition(app: Pick<AppContext, "db">, { id }: { id: number }): { nutrition: RecipeNutrition } {
  const recipe = findRecipe(app.db, id);
  if (!recipe) throw notFound(text("recipe"));
  const lines = linesOfDishes(app.db, [id]);
  const foods = foodsOf(app.db, lines);
  const { whole, incomplete, coverage, lines: counted, hasAlcohol } = nutritionOf(foods.map(({ line }) => line));
  return {
    nutrition: {
      whole,
      per_serving: perServing(whole, recipe.servings),
      servings: recipe.servings,
      incomplete: [...incomplete],
      coverage,
      lines: lines.map(({ line, base }, index) => ({
        line_id: line.id,
        text: line.raw || line.name,
        base,
        grams: counted[index]?.grams ?? null,
        gap: counted[index]?.gap ?? null,
        ingredient_id: line.ingredientId,
        entry: foods[index]?.line.facts?.source ?? null,
        food: foods[index]?.food ?? null,
        measure: measureOf(line),
      })),
      has_alcohol: hasAlcohol,
      source: TABLE_SOURCE,
    },
  };
}

/** Every food with known values, by what the household calls it. */
export function nutritionFoods(language: HouseholdLanguage): { foods: { food: string; name: string }[] } {
  const foods = FOODS_WITH_FACTS.map((food) => ({ food, name: foodNameIn(language, food) }));
  return { foods: foods.toSorted((left, right) => compareNames(left.name, right.name)) };
}

/**
 * Remembers what an ingredient is counted as, or what a measure of it weighs, for every recipe.
 * @throws AppError not-found, bad-input for a food without values or a measure that has a weight of its own.
 */
export function correctNutrition(app: AppContext, input: CorrectNutritionInput): { success: true } {
  return inTransaction(app.db, (tx) => {
    if (!findEntry(tx, input.ingredient_id)) throw notFound(text("ingredient"));
    if (input.food !== undefined) {
      if (input.food !== null && !foodFacts(input.food))
        throw badInput(text("Nobody knows what is in that food. Choose another."));
      updateEntry(tx, input.ingredient_id, { nutritionFood: input.food });
    }
    if (input.measure !== undefined && input.grams !== undefined) {
      weigh(tx, input.ingredient_id, input.measure, input.grams);
    }
    return { success: true };
  });
}

function weigh(tx: Queryable, id: number, measure: string, grams: number | null): void {
  const unit = unitById(measure);
  if (!unit || unit.dimension === "mass") throw badInput(text("That is no measure that can be weighed."));
  if (unit.dimension === "count") updateEntry(tx, id, { pieceWeightGrams: grams });
  else if (unit.dimension === "natural") saveWeight(tx, id, unit.id, grams);
  else updateEntry(tx, id, { densityGramsPerMl: grams === null ? null : densityOf(grams, toNumber(unit.toBase)) });
}

/** Of food: syrup has 1.4, salt 2.2 grams a millilitre. */
const MOST_DENSE = 5;

function densityOf(grams: number, millilitres: number): number {
  const density = grams / millilitres;
  if (density > MOST_DENSE) throw badInput(text("No food is as heavy as that. Give the grams of one."));
  return density;
}

/** What the table says that a millilitre and a piece of an ingredient weigh as they are bought; null where it does not. */
export interface BoughtWeights {
  readonly gramsPerMl: number | null;
  readonly gramsPerPiece: number | null;
}

/** Those of the table for these entries of the catalogue, whatever the family says of them. */
export function tableWeights(db: Queryable, entries: readonly CatalogueEntry[]): Map<number, BoughtWeights> {
  const { language } = readKitchen(db);
  return new Map(
    entries.map((entry) => [entry.id, boughtWeights(foodOf(entry, { name: entry.name, unit: "" }, language))]),
  );
}

function boughtWeights(food: string | null): BoughtWeights {
  const { edibleShare = 1, gramsPerMl = null, gramsOf } = (food === null ? undefined : foodFacts(food)) ?? {};
  const eaten = gramsOf?.get("");
  return {
    // A cup of what is peeled first takes more than a cup of it: nobody knows how much.
    gramsPerMl: edibleShare === 1 ? gramsPerMl : null,
    gramsPerPiece: eaten === undefined ? null : Math.round(eaten / edibleShare),
  };
}

interface LineOfDish {
  readonly dishId: number;
  readonly line: StoredLine;
  /** Title of the recipe within the dish that has it; null for a line of its own. */
  readonly base: string | null;
  readonly times: number;
}

/** The lines of recipes; in the place of those that are other recipes stand theirs. */
export function linesOfDishes(db: Queryable, dishIds: readonly number[]): LineOfDish[] {
  const recipes = readWithBases(db, dishIds);
  return dishIds.flatMap((dishId) =>
    recipeParts(dishId, recipes).flatMap(({ recipeId, factor, lines }) => {
      const base = recipeId === dishId ? null : (recipes.get(recipeId)?.title ?? null);
      return lines.map((line) => ({ dishId, line, base, times: toNumber(factor) }));
    }),
  );
}

interface CountedFood {
  readonly line: LineOfFood;
  readonly food: string | null;
}

export function foodsOf(db: Queryable, lines: readonly LineOfDish[]): CountedFood[] {
  // "pommes" are apples in a French recipe, whatever the household speaks.
  const foreign = lines.flatMap(({ line }) => (foodWithFacts(line.name) === undefined ? [line.name] : []));
  const language = languageOfFoods(foreign) ?? readKitchen(db).language;
  const ids = [...new Set(lines.flatMap(({ line }) => line.ingredientId ?? []))];
  const byId = new Map(readCandidates(db, [], ids).map((entry) => [entry.id, entry]));
  const weights = selectWeights(db, ids);
  return lines.map(({ line, times }) => {
    const entry = line.ingredientId === null ? undefined : byId.get(line.ingredientId);
    const food = foodOf(entry, line, language);
    const own = ownWeights(entry, weights.get(line.ingredientId ?? -1));
    return { food, line: { ...line, facts: food === null ? undefined : foodFacts(food), own, times } };
  });
}

/**
 * What the family chose, else what the line's language means by its word, the entry's own name, one that it is also known by, that
 * name in another language, or what it is a kind of.
 */
function foodOf(
  entry: CatalogueEntry | undefined,
  { name, unit }: { readonly name: string; readonly unit: string },
  language: HouseholdLanguage,
): string | null {
  const meant = falseFriend(name, language, SPOONS.has(findUnit(unit)?.id ?? "")) ?? "";
  const names = entry ? [entry.nutritionFood ?? "", meant, entry.name, ...entry.aliases] : [meant, name];
  const known = (each: string): string | undefined =>
    foodWithFacts(each) ?? foodWithFacts(translatedFood(each, language) ?? "");
  return names.flatMap((each) => known(each) ?? [])[0] ?? names.flatMap((each) => nearestFood(each) ?? [])[0] ?? null;
}

const SPOONS: ReadonlySet<string> = new Set(["tsp", "tbsp", "pinch"]);
const NO_WEIGHTS: ReadonlyMap<string, number> = new Map();

const ownWeights = (
  entry: CatalogueEntry | undefined,
  gramsOf: ReadonlyMap<string, number> = NO_WEIGHTS,
): OwnWeights => ({
  gramsPerMl: entry?.densityGramsPerMl ?? null,
  gramsPerPiece: entry?.pieceWeightGrams ?? null,
  gramsOf,
});

function measureOf(line: StoredLine): NutritionLine["measure"] {
  const unit = line.amount && findUnit(line.unit);
  return unit && unit.dimension !== "mass" ? unit.id : null;
}
