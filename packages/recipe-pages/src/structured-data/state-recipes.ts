import { isObject, listOf, objectsIn, type Data, type DataObject } from "./json";
import { isWhole } from "../lists/marked-lists";
import { isPartName } from "../lists/part-headings";
import type { PageRecipe } from "../page-recipe";
import { followerOf } from "./references";
import { readSchemaRecipe, type SchemaLists } from "./schema-recipe";

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
    return isWhole(recipe) && !isPartName(recipe.ingredients[0]?.text ?? "") ? [recipe] : []; // The words of an app's screens are none.
  });
}

/** Names of what holds ingredients and steps in states of apps, and of what only speaks of them. */
const INGREDIENTS = /ingredient|zutaten/i;
const STEPS = /instruction|direction|method|steps?$|step(?:s|list|groups?|items)|preparation|procedure|zubereitung/i;
const ABOUT_THEM =
  /count|total|number|image|photo|video|title|label|heading|time|minutes|unit|slug|url|id$|nutrition|note/i;

const isSaid = (value: Data | undefined): value is Data =>
  (typeof value === "string" || typeof value === "object") && listOf(value).length > 0;

function isListOfGroups(value: Data | undefined): value is Data {
  const list = Array.isArray(value) ? (value as readonly Data[]) : [];
  return list.some(
    (each) => isObject(each) && Object.entries(each).some(([key, of]) => INGREDIENTS.test(key) && Array.isArray(of)),
  );
}

/** Whether an object of a state may be a recipe, and the lists in it that may be the recipe's. */
function listsNamed(object: DataObject): SchemaLists | null {
  const named = (pattern: RegExp): readonly Data[] =>
    Object.entries(object).flatMap(([key, value]) =>
      pattern.test(key) && !ABOUT_THEM.test(key) && isSaid(value) ? [value] : [],
    );
  const steps = named(STEPS);
  const ingredients = named(INGREDIENTS);
  // "parts: [{ title: …, ingredients: […] }]"
  const groups = ingredients.length > 0 || steps.length === 0 ? [] : Object.values(object).filter(isListOfGroups);
  const lists = { ingredients: [...ingredients, ...groups], steps };
  return lists.ingredients.length > 0 && lists.steps.length > 0 ? lists : null;
}
