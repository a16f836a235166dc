import type { Db } from "@tureen/db/client";
import { inJson } from "@tureen/db/in-json";
import type { Queryable } from "@tureen/db/in-transaction";
import { recipeLines, recipes } from "@tureen/db/schema/schema";
import { foodKey } from "@tureen/domain/ingredients/names/food-key";
import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import { parseFoods } from "@tureen/domain/ingredients/lines/parse-foods";
import { gt } from "drizzle-orm";

/** Two recipes of one title are the same where so much of their ingredients is. */
const SAME_SHARE = 0.8;

type Foods = ReadonlySet<string>;

/** A recipe that may be another one's duplicate. */
export interface ComparableRecipe {
  readonly title: string;
  readonly ingredients: readonly { readonly text: string }[];
}

/** The recipes of a household, and those that have been looked at: which of a file's recipes are there already? */
export class KnownRecipes {
  readonly #db: Db;
  readonly #ids = new Map<string, number[]>();
  readonly #added = new Map<string, Foods[]>();
  #newestId = 0;

  constructor(db: Db) {
    this.#db = db;
    this.#readNewer();
  }

  /** Whether a recipe of this title and these ingredients is known, whatever their amounts. From now on it is. */
  knows(recipe: ComparableRecipe): boolean {
    // The family may have written it down since.
    this.#readNewer();
    const key = titleKey(recipe.title);
    const foods = foodsOf(recipe.ingredients.flatMap(({ text }) => parseFoods(text).map(({ name }) => name)));
    const ids = this.#ids.get(key) ?? [];
    const others = [...(this.#added.get(key) ?? []), ...(ids.length > 0 ? storedFoods(this.#db, ids) : [])];
    push(this.#added, key, foods);
    return others.some((other) => isSame(foods, other));
  }

  #readNewer(): void {
    const newer = this.#db
      .select({ id: recipes.id, title: recipes.title })
      .from(recipes)
      .where(gt(recipes.id, this.#newestId))
      .orderBy(recipes.id)
      .all();
    for (const { id, title } of newer) {
      push(this.#ids, titleKey(title), id);
      this.#newestId = id;
    }
  }
}

function isSame(left: Foods, right: Foods): boolean {
  const shared = [...left].filter((food) => right.has(food)).length;
  return shared >= SAME_SHARE * Math.max(left.size, right.size);
}

function titleKey(title: string): string {
  return foldText(title)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function foodsOf(names: readonly string[]): Foods {
  return new Set(names.map(foodKey).filter((key) => key !== ""));
}

function storedFoods(db: Queryable, ids: readonly number[]): Foods[] {
  const byRecipe = new Map<number, string[]>();
  for (const { recipeId, name } of db
    .select({ recipeId: recipeLines.recipeId, name: recipeLines.name })
    .from(recipeLines)
    .where(inJson(recipeLines.recipeId, ids))
    .all())
    push(byRecipe, recipeId, name);
  return ids.map((id) => foodsOf(byRecipe.get(id) ?? []));
}

function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
