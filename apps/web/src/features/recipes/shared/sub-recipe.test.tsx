import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderApp } from "#testing/render-app";
import { ingredientLine, recipe, windowOf } from "../testing/recipes";

const FLOUR = ingredientLine({ id: 21, name: "flour", amount: 500, amount_text: "500", unit: "g" });
const SALT = ingredientLine({ id: 31, name: "salt", amount: 12, amount_text: "12", unit: "g" });
const SALT_MIX = recipe({
  id: 9,
  title: "Herb salt",
  servings: null,
  yield_amount: 60,
  yield_noun: "g",
  ingredients: [SALT],
  instructions: "Grind it.",
});
const OF_THE_MIX = ingredientLine({
  id: 22,
  name: "herb salt",
  amount: 20,
  amount_text: "20",
  unit: "g",
  recipe_id: 9,
  recipe_title: "Herb salt",
});
const DOUGH = recipe({
  id: 8,
  title: "Pizza dough",
  servings: null,
  yield_amount: 900,
  yield_noun: "g dough",
  ingredients: [FLOUR, OF_THE_MIX],
  instructions: "Knead it with 500 g flour.\nLet it rest for 20 minutes.",
});
const OF_THE_DOUGH = ingredientLine({
  id: 1,
  name: "pizza dough",
  amount: 300,
  amount_text: "300",
  unit: "g",
  recipe_id: 8,
  recipe_title: "Pizza dough",
});

function open(path: string, line = OF_THE_DOUGH) {
  const pizza = recipe({
    id: 7,
    title: "Pizza",
    servings: 2,
    ingredients: [line],
    instructions: "Bake the pizza dough.",
  });
  const byId = ({ id }: { id: string | number }) => ({
    recipe: Number(id) === 9 ? SALT_MIX : Number(id) === 8 ? DOUGH : pizza,
  });
  return renderApp({
    path,
    answers: {
      recipes: { byId, search: () => windowOf([]) },
      settings: { list: () => ({ settings: {} }) },
      shoppingLists: { summaries: () => ({ shoppingLists: [] }) },
      larder: { list: () => ({ larderItems: [] }) },
    },
  });
}

const saidIn = (name: string) =>
  screen.getAllByRole("list", { name }).map((list) =>
    within(list)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  );

describe("a line that is another recipe", () => {
  it("leads to it, says how much of it is needed, and unfolds its lines and steps for so much, in any depth", async () => {
    const { user } = open("/recipes/7");
    const dough = await screen.findByRole("link", { name: "Pizza dough" });
    expect(dough).toHaveAttribute("href", "/recipes/8");
    expect(await screen.findByText("⅓ × the recipe")).toBeVisible();
    const [unfold] = screen.getAllByRole("button", { name: "Show it here" });
    const inside = document.getElementById(unfold?.getAttribute("aria-controls") ?? "");
    expect(inside).toHaveClass("hidden");
    await user.click(unfold as HTMLElement);
    expect(inside).not.toHaveClass("hidden");
    const lines = screen.getByRole("list", { name: "Ingredients of Pizza dough" });
    expect(lines).toHaveTextContent("165 g flour");
    expect(saidIn("Steps of Pizza dough")).toEqual([
      ["Knead it with 165 g165 g flour.", "Let it rest for 20 minutes."],
    ]);
    expect(await within(lines).findByText(/^0.111 × the recipe/)).toBeVisible();
    await user.click(within(lines).getByRole("button", { name: "Show it here" }));
    expect(screen.getByRole("list", { name: "Ingredients of Herb salt" })).toHaveTextContent("1.3 g salt");
    await user.click(screen.getAllByRole("button", { name: "Fold up" })[0] as HTMLElement);
    expect(inside).toHaveClass("hidden");
  });

  it("follows the servings that the dish is shown for", async () => {
    const { user } = open("/recipes/7");
    await user.click((await screen.findAllByRole("button", { name: "Show it here" }))[0] as HTMLElement);
    for (const _more of [3, 4, 5, 6]) await user.click(screen.getByRole("button", { name: "One serving more" }));
    expect(screen.getByText("the whole recipe")).toBeVisible();
    expect(screen.getByRole("list", { name: "Ingredients of Pizza dough" })).toHaveTextContent("500 g flour");
  });

  it("says why lists have it as it is written, where nobody can say how much of it that is", async () => {
    open("/recipes/7", { ...OF_THE_DOUGH, unit: "l" });
    expect(
      await screen.findByText(/It says what it makes in another measure: shopping lists take the line/),
    ).toBeVisible();
  });

  it("is there at the stove too, with its timers, and leads to its own stove", async () => {
    const { user } = open("/recipes/7/cook?servings=4");
    const dough = await screen.findByRole("link", { name: "Pizza dough" });
    expect(dough).toHaveAttribute("href", "/recipes/8/cook");
    expect(await screen.findByText("⅔ × the recipe")).toBeVisible();
    await user.click(screen.getAllByRole("button", { name: "Show it here" })[0] as HTMLElement);
    expect(screen.getByRole("list", { name: "Ingredients of Pizza dough" })).toHaveTextContent("335 g flour");
    expect(screen.getByRole("button", { name: "Start a timer: 20 minutes" })).toBeVisible();
  });

  it("goes on a list by hand with its own lines, for as much of it as the dish takes", async () => {
    const { user } = open("/recipes/7");
    await user.click(await screen.findByRole("button", { name: "Add to list" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add to list" }));
    expect(await dialog.findByLabelText("165 g flour")).toBeVisible();
    expect(dialog.getAllByRole("checkbox")).toHaveLength(2);
    expect(dialog.getByLabelText("1.3 g salt")).toBeVisible();
  });
});
