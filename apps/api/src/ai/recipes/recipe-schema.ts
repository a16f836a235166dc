/**
 * Longest texts and lists of a recipe in an answer. The engine writes each bound out as that many rules and takes fewer
 * than 2000 for one; a recipe that reaches a bound may go on where it was made to stop.
 */
export const RECIPE_BOUNDS = { ingredients: 80, ingredientName: 200, steps: 80, stepChars: 1_900 } as const;

const text = (maxLength: number): object => ({ type: "string", maxLength });
const minutes = { type: "integer", minimum: 0, maximum: 10_080 };

const ingredient = {
  type: "object",
  properties: {
    name: text(RECIPE_BOUNDS.ingredientName),
    amount: { type: "number" },
    unit: text(40),
    preparation_notes: text(200),
  },
  required: ["name", "amount", "unit", "preparation_notes"],
};

/** The wire names of section 3 of the specification, so that a model and the product speak of the same fields. */
const recipeProperties = {
  title: text(200),
  description: text(500),
  cuisine: text(60),
  difficulty: { type: "string", enum: ["Easy", "Medium", "Hard"] },
  servings: { type: "integer", minimum: 0, maximum: 100 },
  prep_time: minutes,
  cook_time: minutes,
  ingredients: { type: "array", items: ingredient, maxItems: RECIPE_BOUNDS.ingredients },
  instructions: { type: "array", items: text(RECIPE_BOUNDS.stepChars), maxItems: RECIPE_BOUNDS.steps },
  tags: { type: "array", items: text(40), maxItems: 10 },
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
