import { rollbackCount } from "@tureen/db/in-transaction";
import type { Db } from "@tureen/db/client";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { foodIdentity } from "@tureen/domain/ingredients/matching/food-identity";
import { groupBy } from "@tureen/domain/ordering/group-by";
import type { AppContext } from "#core/app-context";
import { foodIndex } from "#features/ingredients/food-index";
import { recipesRevision } from "#features/recipes/recipes.repo";
import { readPantry } from "#features/shopping-lists/planned/shopping-foods";
import {
  type NamedFood,
  type Need,
  selectNeededLines,
  selectNeeds,
  selectParts,
  selectRecipesWithLines,
  selectTickedFoodKeys,
} from "./missing-foods.repo";

/** What a kitchen has of what recipes need. */
export interface MissingFoods {
  /** All recipes that have any ingredient line, the newest first. */
  readonly recipeIds: readonly number[];
  /** How many foods a recipe lacks; undefined where it lacks more than was asked for, or names no ingredient at all. */
  readonly countOf: (recipeId: number) => number | undefined;
  /** What each of these recipes lacks, each food once, in the words of its lines. */
  readonly namesOf: (recipeIds: readonly number[]) => ReadonlyMap<number, readonly string[]>;
}

/**
 * Which recipes lack at most so many foods. At home is what the larder has, what is ticked on lists whose days are not over on
 * `date`, and what is never bought. Foods are told apart as lists do it; a line without an amount needs none.
 */
export function missingFoods(app: AppContext, date: LocalDate | undefined, most: number): MissingFoods {
  const { byId } = foodIndex(app.db);
  const keys = new Set(readPantry(app.db).larder.map(({ foodKey }) => foodKey));
  if (date) for (const key of selectTickedFoodKeys(app.db, date)) keys.add(key);
  const isAtHome = ({ ingredientId, subType, name }: NamedFood): boolean => {
    const entry = byId.get(ingredientId ?? 0) ?? null;
    return entry?.neverBought === true || keys.has(foodIdentity(entry, name, subType).key);
  };

  const { needs, recipeIds, blank } = needsOf(app.db);
  const counts = blank.slice();
  for (const need of needs) if (!isAtHome(need)) for (const id of need.recipeIds) counts[id] = (counts[id] ?? 0) + 1;
  return {
    recipeIds,
    countOf(recipeId) {
      const count = counts[recipeId] ?? NO_LINES;
      return count <= most ? count : undefined;
    },
    namesOf(ids) {
      const lines = selectNeededLines(app.db, ids).filter((line) => !isAtHome(line));
      const byRecipe = groupBy(lines, ({ recipeId }) => recipeId);
      return new Map(Array.from(byRecipe, ([id, of]) => [id, [...groupBy(of, foodOf).values()].map(firstName)]));
    },
  };
}

/** A line's food within its recipe. */
const foodOf = ({ ingredientId, subType, name }: NamedFood): string => `${ingredientId ?? name}|${subType}`;
const firstName = ([line]: readonly NamedFood[]): string =>
  [line?.name, line?.subType && `(${line.subType})`].filter(Boolean).join(" ");

interface Needs {
  readonly needs: readonly Need[];
  /** Those that have any line, the newest first. */
  readonly recipeIds: readonly number[];
  /** By recipe: 0, or that it has no lines. */
  readonly blank: Uint16Array;
}

/** More than any recipe lacks. */
const NO_LINES = 0xff_ff;

const known = new WeakMap<Db, Needs & { readonly state: string }>();

/** What all recipes need, read again only when one has changed: some 10 ms for 10,000 of them. */
function needsOf(db: Db): Needs {
  const state = `${recipesRevision(db)}/${rollbackCount(db)}`;
  const before = known.get(db);
  if (before?.state === state) return before;
  const wholesOf = groupBy(selectParts(db), ({ part }) => part);
  const withWholes = (ids: readonly number[]): readonly number[] => [
    ...new Set(ids.flatMap((id) => [id, ...(wholesOf.get(id) ?? []).map(({ whole }) => whole)])),
  ];
  const needs = selectNeeds(db).map(({ recipeIds: ids, ...food }) => {
    const recipeIds = wholesOf.size > 0 ? withWholes(ids) : ids.filter((id, place) => id !== ids[place - 1]);
    return { recipeIds, ...food };
  });
  const recipeIds = selectRecipesWithLines(db);
  const blank = new Uint16Array((recipeIds[0] ?? 0) + 1).fill(NO_LINES);
  for (const id of recipeIds) blank[id] = 0;
  const read = { state, needs, recipeIds, blank };
  known.set(db, read);
  return read;
}
