import { listOf, objectsIn, type Data, type DataObject } from "./json";
import { isWhole } from "./marked-lists";
import type { PageRecipe } from "./page-recipe";
import { followerOf } from "./references";
import { readSchemaRecipe, type RecipeLists } from "./schema-recipe";

/** Objects of an app's state that are looked at, and those with ingredients and steps that are read. */
const MAX_OBJECTS = 50_000;
const MAX_CANDIDATES = 200;

/** The recipe-like objects of an app's state: with several ingredients and steps. */
export function recipesInState(states: readonly Data[]): readonly PageRecipe[] {
  const objects: DataObject[] = [];
  for (const object of objectsIn(states)) if (objects.push(object) === MAX_OBJECTS) break;
  const follow = followerOf(objects);
  let tried = 0;
  return objects.flatMap((object) => {
    const lists = tried < MAX_CANDIDATES ? listsNamed(object) : null;
    if (lists === null) return [];
    tried += 1;
    const recipe = readSchemaRecipe(object, "app-state", {
      ingredients: lists.ingredients.map((list) => list && follow(list)),
      steps: lists.steps.map((list) => list && follow(list)),
    });
    return isWhole(recipe) ? [recipe] : [];
  });
}

/** Names of what holds ingredients and steps in states of apps, and of what only speaks of them. */
const INGREDIENTS = /ingredient|zutaten/i;
const STEPS = /instruction|direction|method|steps?$|step(?:s|list|groups?|items)|preparation|procedure|zubereitung/i;
const ABOUT_THEM =
  /count|total|number|image|photo|video|title|label|heading|time|minutes|unit|slug|url|id$|nutrition|note/i;

/** Whether an object of a state may be a recipe, and the lists in it that may be the recipe's. */
function listsNamed(object: DataObject): RecipeLists | null {
  const named = (pattern: RegExp): readonly Data[] =>
    Object.entries(object).flatMap(([key, value]) =>
      pattern.test(key) && !ABOUT_THEM.test(key) && (typeof value === "string" || typeof value === "object")
        ? listOf(value).length > 0
          ? [value]
          : []
        : [],
    );
  const lists = { ingredients: named(INGREDIENTS), steps: named(STEPS) };
  return lists.ingredients.length > 0 && lists.steps.length > 0 ? lists : null;
}
