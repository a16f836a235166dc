import type { MealPlan } from "@tureen/contracts/meal-plans";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Inputs } from "#lib/server/trpc";
import { renderApp } from "#testing/render-app";
import { ingredientLine, recipe } from "../recipes/testing/recipes";

const DOUGH = ingredientLine({
  name: "dough",
  amount: 300,
  amount_text: "300",
  unit: "g",
  recipe_id: 8,
  recipe_title: "Dough",
});
const SAUCE = ingredientLine({
  id: 2,
  name: "sauce",
  amount: 1,
  amount_text: "1",
  unit: "servings",
  recipe_id: 9,
  recipe_title: "Sauce",
});
const RECIPES = [
  recipe({ id: 7, title: "Pizza", servings: 2, ingredients: [DOUGH, SAUCE] }),
  recipe({ id: 8, title: "Dough", servings: null, yield_amount: 900, yield_noun: "g dough" }),
  recipe({ id: 9, title: "Sauce", servings: 4 }),
];
const PIZZA: MealPlan = {
  id: 31,
  recipe_id: 7,
  recipe_title: "Pizza",
  date: "2026-11-20",
  meal_type: "dinner",
  servings: 6,
  notes: "",
  locked_by_shopping_list: false,
  revision: 1,
  cooking_id: null,
  planned_by: null,
  prepares_for: null,
  recipe_photo: null,
};
const AHEAD = [
  { recipe_id: 8, date: "2026-11-19", meal_type: "dinner", servings: 1, notes: "For Pizza", prepares_for: 31 },
  { recipe_id: 9, date: "2026-11-19", meal_type: "dinner", servings: 3, notes: "For Pizza", prepares_for: 31 },
];

function household(meals: readonly MealPlan[]) {
  const sent: Inputs["mealPlans"]["createMany"][] = [];
  const removed: unknown[] = [];
  const answers = {
    recipes: {
      byId: ({ id }: { id: string | number }) => ({
        recipe: RECIPES.find((each) => each.id === Number(id)) ?? recipe(),
      }),
    },
    mealPlans: {
      range: () => ({ mealPlans: [...meals] }),
      others: () => ({ otherMeals: [] }),
      create: () => ({ mealPlan: PIZZA }),
      createMany: (input: Inputs["mealPlans"]["createMany"]) => {
        sent.push(input);
        return {
          mealPlans: (input.meals ?? []).map((meal, index) => ({ ...PIZZA, id: 40 + index, ...meal }) as MealPlan),
          otherMeals: [],
        };
      },
      deleteMany: (input: unknown) => (removed.push(input), { success: true as const, undo_ids: [] }),
    },
    shoppingLists: { summaries: () => ({ shoppingLists: [] }) },
  };
  return { answers, sent, removed };
}

describe("what a dish is made of", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-18T12:00:00Z") }));
  afterEach(() => void vi.useRealTimers());

  it("is offered for the day before as soon as the dish is planned, at one tap that one more takes back", async () => {
    const { answers, sent, removed } = household([]);
    const { user } = renderApp({ path: "/recipes/7", answers });
    await user.click(await screen.findByRole("button", { name: "Plan it" }));
    const dialog = await screen.findByRole("dialog", { name: "Plan it" });
    await user.click(within(dialog).getByRole("button", { name: /20/ }));
    expect(await screen.findByText("Dough, Sauce can be made the day before")).toBeVisible();
    const [, offer] = screen.getAllByRole("button", { name: "Plan it" });
    await user.click(offer ?? dialog);
    expect(await screen.findByText("2 meals added")).toBeVisible();
    expect(sent).toMatchObject([{ meals: AHEAD }]);
    await user.click(screen.getAllByRole("button", { name: "Undo" })[0] ?? dialog);
    await vi.waitFor(() => expect(removed).toEqual([{ ids: [40, 41], other_ids: [] }]));
  });

  it("is offered where the meal is edited, as long as nobody has planned it", async () => {
    const { answers, sent } = household([
      PIZZA,
      { ...PIZZA, id: 40, recipe_id: 8, recipe_title: "Dough", date: "2026-11-19", prepares_for: 31 },
    ]);
    const { user } = renderApp({ path: "/meal-planning?week=2026-11-16", answers });
    await user.click(await screen.findByRole("button", { name: "Pizza" }));
    await user.click(await screen.findByRole("button", { name: "Plan Sauce for the day before" }));
    expect(await screen.findByText("Meal added successfully!")).toBeVisible();
    expect(sent).toMatchObject([{ meals: [AHEAD[1]] }]);
  });

  it("is not offered for a dish of today", async () => {
    const { answers } = household([{ ...PIZZA, date: "2026-11-18" }]);
    const { user } = renderApp({ path: "/meal-planning?week=2026-11-16", answers });
    await user.click(await screen.findByRole("button", { name: "Pizza" }));
    await screen.findByRole("dialog", { name: "Edit Meal" });
    expect(screen.queryByRole("button", { name: /for the day before/ })).toBeNull();
  });
});
