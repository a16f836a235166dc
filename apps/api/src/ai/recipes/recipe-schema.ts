/**
 * Longest texts and lists of a recipe in an answer. The engine writes each bound out as that many rules and takes fewer
 * than 2000 for one; a recipe that reaches a bound may go on where it was made to stop.
 */
export const RECIPE_BOUNDS = { ingredients: 80, ingredientChars: 300, steps: 80, stepChars: 1_900 } as const;

const text = (maxLength: number): object => ({ type: "string", maxLength });
const lines = (maxLength: number, maxItems: number): object => ({ type: "array", items: text(maxLength), maxItems });
const minutes = { type: "integer", minimum: 0, maximum: 10_080 };

/**
 * A recipe as a model writes it: lines as a cook writes them, which our own parser reads. Models that run by their own
 * template write the keys in the order of the alphabet, whatever ours is: this order is both, and none of a recipe's parts
 * comes before what it follows from.
 */
const recipeProperties = {
  dish: text(200),
  dish_origin: text(60),
  dish_summary: text(500),
  effort: { type: "string", enum: ["Easy", "Medium", "Hard"] },
  for_people: { type: "integer", minimum: 0, maximum: 100 },
  ingredients: lines(RECIPE_BOUNDS.ingredientChars, RECIPE_BOUNDS.ingredients),
  minutes_cooking: minutes,
  minutes_preparing: minutes,
  steps: lines(RECIPE_BOUNDS.stepChars, RECIPE_BOUNDS.steps),
  tags: lines(40, 10),
};

/**
 * One recipe. Flat, everything required, "" and 0 for what is unknown, no pattern and no bound of 2000: the
 * grammar compiler of the engine ignores, refuses or chokes on anything richer.
 */
export const RECIPE_SCHEMA = {
  type: "object",
  properties: recipeProperties,
  required: Object.keys(recipeProperties),
};
