import type { Queryable } from "@tureen/db/in-transaction";
import { preparedText } from "@tureen/db/prepared";
import type { LocalDate } from "@tureen/domain/dates/local-date";

/** A food, or a kind of it, as lines name it. */
export interface NamedFood {
  /** Null where the catalogue does not have it: then it has its name alone. */
  readonly ingredientId: number | null;
  readonly subType: string;
  readonly name: string;
}

/** A food, and the recipes that need some of it. */
export interface Need extends NamedFood {
  readonly recipeIds: readonly number[];
}

/** Food keys of what is ticked on lists whose days are not over on `date`. */
export function selectTickedFoodKeys(db: Queryable, date: LocalDate): string[] {
  return ticked(db)
    .all({ date })
    .map(({ foodKey }) => foodKey);
}

/** Every food of which recipes need an amount, with these recipes in their order, once for each line of theirs. */
export function selectNeeds(db: Queryable): Need[] {
  const rows = [...needsOfFoods(db).all({}), ...needsOfWords(db).all({})];
  return rows.map(({ recipeIds, ...food }) => ({ recipeIds: JSON.parse(recipeIds) as number[], ...food }));
}

/** Recipes that have any ingredient line, the newest first. */
export function selectRecipesWithLines(db: Queryable): number[] {
  return JSON.parse(withLines(db).get({})?.ids ?? "[]") as number[]; // as the statement writes it
}

/** Each recipe that is made of others, with each recipe within it, however deep. */
export function selectParts(db: Queryable): { whole: number; part: number }[] {
  return parts(db).all({});
}

/** What these recipes need some of, in the words and the order of their lines; recipes within them count as their foods. */
export function selectNeededLines(db: Queryable, ids: readonly number[]): (NamedFood & { recipeId: number })[] {
  return neededLines(db).all({ ids: JSON.stringify(ids) });
}

const ticked = preparedText<{ foodKey: string }>(`
  select distinct items.food_key as foodKey from shopping_lists as lists
  join shopping_list_items as items on items.list_id = lists.id
  where lists.end_date >= :date and items.is_ticked and not items.is_removed`);

/** The condition of the index `recipe_lines_needed`: a line without an amount ("to taste") needs nothing. */
const IS_NEEDED = "(amount_num > 0 or amount_max_num > 0) and sub_recipe_id is null";

// The index has the lines in the order of these groups: none is sorted.
const needsOfFoods = preparedText<NamedFood & { recipeIds: string }>(`
  select ingredient_id as ingredientId, sub_type as subType, '' as name, json_group_array(recipe_id) as recipeIds
  from recipe_lines indexed by recipe_lines_needed where ingredient_id is not null and ${IS_NEEDED}
  group by ingredient_id, sub_type`);
const needsOfWords = preparedText<NamedFood & { recipeIds: string }>(`
  select ingredient_id as ingredientId, sub_type as subType, name, json_group_array(recipe_id) as recipeIds
  from recipe_lines indexed by recipe_lines_needed where ingredient_id is null and ${IS_NEEDED}
  group by sub_type, name`);

const withLines = preparedText<{ ids: string }>(`
  select json_group_array(id order by id desc) as ids from recipes
  where exists (select 1 from recipe_lines where recipe_id = recipes.id)`);

const parts = preparedText<{ whole: number; part: number }>(`
  with recursive parts (whole, part) as (
    select recipe_id, sub_recipe_id from recipe_lines where sub_recipe_id is not null
    union
    select whole, sub_recipe_id from parts join recipe_lines on recipe_id = part where sub_recipe_id is not null)
  select whole, part from parts`);

const neededLines = preparedText<NamedFood & { recipeId: number }>(`
  with recursive parts (whole, part) as (
    select value, value from json_each(:ids)
    union
    select whole, sub_recipe_id from parts join recipe_lines on recipe_id = part where sub_recipe_id is not null)
  select whole as recipeId, ingredient_id as ingredientId, sub_type as subType, name
  from parts join recipe_lines on recipe_id = part where ${IS_NEEDED} order by whole, part <> whole, position`);
