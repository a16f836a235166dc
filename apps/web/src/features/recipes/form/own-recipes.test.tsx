import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Inputs } from "#lib/server/trpc";
import { renderApp } from "#testing/render-app";
import { ingredientLine, recipe, recipeCard, windowOf } from "../testing/recipes";

const DOUGH = recipeCard({ id: 8, title: "Pizza Dough" });
const LINE = ingredientLine({ id: 1, name: "pizza dough", amount: 300, amount_text: "300", raw: "300 g pizza dough" });

function open(line = LINE) {
  const updated: Inputs["recipes"]["update"][] = [];
  const pizza = recipe({ title: "Pizza", ingredients: [line] });
  const { user } = renderApp({
    path: "/recipes/7/edit",
    answers: {
      recipes: {
        byId: () => ({ recipe: pizza }),
        update: (input) => (updated.push(input), { recipe: pizza }),
        cuisines: () => ({ cuisines: [] }),
        search: () =>
          windowOf([
            recipeCard({ id: 7, title: "Pizza dough" }),
            DOUGH,
            recipeCard({ id: 9, title: "Pizza dough salad" }),
          ]),
      },
      ingredients: { list: () => ({ ingredients: [] }) },
      settings: { list: () => ({ settings: {} }) },
    },
  });
  const save = async () => {
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    await screen.findByText("Recipe updated successfully!");
    return updated[0]?.ingredients;
  };
  return { user, save };
}

it("a line whose words are the title of another recipe is offered it, and is it at a tap", async () => {
  const { user, save } = open();
  const offer = await screen.findByRole("button", { name: "Make it by your recipe “Pizza Dough”" });
  await user.click(offer);
  expect(screen.getByText(/Is your recipe “Pizza Dough”/)).toBeVisible();
  expect(await save()).toMatchObject([{ id: 1, name: "pizza dough", recipe_id: 8 }]);
});

it("nothing is linked by itself, and a recipe is taken off a line again", async () => {
  const { save } = open();
  await screen.findByRole("button", { name: "Make it by your recipe “Pizza Dough”" });
  expect(await save()).toMatchObject([{ recipe_id: null }]);
});

it("a recipe is taken off a line again", async () => {
  const { user, save } = open({ ...LINE, recipe_id: 8, recipe_title: "Pizza Dough" });
  await user.click(await screen.findByRole("button", { name: "Buy it instead" }));
  expect(await save()).toMatchObject([{ recipe_id: null }]);
});

it("the picker has recipes beside foods, but not the one in the form", async () => {
  const { user, save } = open(ingredientLine({ id: 1, name: "cheese" }));
  await user.click(await screen.findByRole("button", { name: "Add Ingredient" }));
  const dialog = screen.getByRole("dialog", { name: "Add Ingredient" });
  await user.type(within(dialog).getByRole("combobox"), "dough");
  expect((await within(dialog).findAllByRole("option")).map((option) => option.textContent)).toEqual([
    "Pizza DoughYour recipe",
    "Pizza dough saladYour recipe",
  ]);
  await user.click(within(dialog).getByRole("option", { name: /Pizza Dough/ }));
  expect(await save()).toMatchObject([{}, { name: "Pizza Dough", amount: 1, unit: "batch", recipe_id: 8 }]);
});
