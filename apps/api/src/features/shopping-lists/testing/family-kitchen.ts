import type { ShoppingItem, ShoppingList } from "@tureen/contracts/shopping-lists";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";

/** A line of a recipe: "200 g flour" as [200, "g", "flour"]; a fourth word is the sub type. */
export type LineTuple = readonly [amount: number | string | null, unit: string, name: string, subType?: string];

/** Sunday to Saturday, the week that the stories plan. */
export const WEEK = { startDate: "2026-11-22", endDate: "2026-11-28" } as const;

export interface FamilyKitchen {
  readonly app: TestContext;
  readonly family: Caller;
  /** Writes a recipe down and answers its id; for four unless said otherwise. */
  newRecipe(title: string, lines: readonly LineTuple[], servings?: number | null): Promise<number>;
  /** Plans a dinner for `servings`, on the first day of the week unless said otherwise, and answers the meal's id. */
  plan(recipeId: number, servings?: number, date?: string): Promise<number>;
  /** A list of the whole week. */
  generate(): Promise<ShoppingList>;
  list(id: number): Promise<ShoppingList>;
}

/** The words of a story about shopping, on a fresh in-memory household. */
export function familyKitchen(parts: Parameters<typeof testContext>[0] = {}): FamilyKitchen {
  const app = testContext(parts);
  const family = familyCaller(app);
  return {
    app,
    family,
    async newRecipe(title, lines, servings = 4) {
      const ingredients = lines.map(([amount, unit, name, sub_type]) => ({
        amount,
        unit,
        name,
        ...(sub_type === undefined ? {} : { sub_type }),
      }));
      return (await family.recipes.create({ title, instructions: "Cook.", servings, ingredients })).recipe.id;
    },
    async plan(recipe_id, servings = 4, date = WEEK.startDate) {
      return (await family.mealPlans.create({ recipe_id, date, meal_type: "dinner", servings })).mealPlan.id;
    },
    generate: async () => (await family.shoppingLists.generate(WEEK)).shoppingList,
    list: async (id) => (await family.shoppingLists.byId({ id })).shoppingList,
  };
}

/** "500 g flour", "0 salt", "3 onion (red)": an item in one line, so that a test can be read. */
export function said(items: readonly ShoppingItem[]): string[] {
  return items.map((item) =>
    [item.totalAmount, item.unit, item.name, item.sub_type && `(${item.sub_type})`]
      .filter((part) => part !== "" && part !== null)
      .join(" "),
  );
}

/** The item of this name; a story that has none is wrong. */
export function itemNamed(list: ShoppingList, name: string): ShoppingItem {
  const item = [...list.items.shoppingItems, ...list.items.larderItems].find((each) => each.name === name);
  if (!item) throw new Error(`there is no ${name} on the list`);
  return item;
}
