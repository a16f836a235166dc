import type { FieldOf } from "../fields";
import type { RECIPE_FIELDS } from "../recipes/recipe-fields";
import type { LINE_FIELDS } from "../recipes/recipe-lines";

/** Of each field that a family sets, two values as a call sends them and as they are answered. A field without does not compile. */
export const RECIPE_SAMPLES = {
  title: ["Leek soup", "Leek stew"],
  description: ["For cold evenings.", "For any evening."],
  cuisine: ["French", "Welsh"],
  difficulty: ["Medium", "Hard"],
  servings: [3, 2.5],
  prep_time: [10, 12.5],
  cook_time: [0, 45],
  tags: ["soup, winter", "soup"],
  instructions: ["Cook.", "Cook.\nEat."],
  ingredients: ["2 leeks", "3 leeks\n1 onion"],
  yield_amount: [24, 1 / 3],
  yield_noun: ["cookies", "loaf"],
  notes: ["Less salt.", "More thyme."],
  source: ["Opa's book, page 3", "https://spoon.example/leeks"],
  stated_nutrition: ["Energy: 240 kcal\nFat: 9 g", "240 kcal"],
  video_url: ["https://tube.example/leeks", "https://tube.example/stew"],
  servings_assumed: [true, false],
  favourite: [true, false],
  rating: [4, null],
} as const satisfies Record<
  FieldOf<typeof RECIPE_FIELDS, "edited" | "mark" | "assumption">,
  readonly [unknown, unknown]
>;

/** The same of a recipe's line. */
export const LINE_SAMPLES = {
  name: ["flour", "spelt"],
  amount: [200, 0.5],
  unit: ["g", "cups"],
  sub_type: ["wholemeal", "white"],
  preparation_notes: ["sifted", "warm"],
  raw: ["200 g wholemeal flour, sifted", "200 g flour"],
  section: ["Dough", "Filling"],
  shares_raw: [false, false],
} as const satisfies Record<FieldOf<typeof LINE_FIELDS, "edited">, readonly [unknown, unknown]>;
