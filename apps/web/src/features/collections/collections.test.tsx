import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { recipe, recipeCard, windowOf } from "#features/recipes/testing/recipes";
import type { Answers } from "#testing/answers-link";
import { RefusedCall } from "#testing/answers-link";
import { renderApp } from "#testing/render-app";

const christmas = { id: 3, name: "Christmas", filter: null, recipe_ids: [7, 8], revision: 2 };
const quick = {
  id: 4,
  name: "Quick",
  filter: { q: "", difficulty: "", cuisine: "", time: "quick" as const, tag: "", sort: "" as const },
  recipe_ids: [],
  revision: 1,
};

/** What was asked of the server: "add 3 7". */
function open(path: string) {
  const asked: string[] = [];
  const noted = (what: string, answer = christmas) => {
    asked.push(what);
    return { collection: answer };
  };
  const answers: Answers = {
    recipes: {
      byId: () => ({ recipe: recipe() }),
      search: ({ collection }) =>
        windowOf(collection === 3 ? [recipeCard({ id: 8, title: "Stollen" })] : [recipeCard()]),
      cuisines: () => ({ cuisines: ["French"] }),
      tags: () => ({ tags: [] }),
    },
    mealPlans: {
      recipeTitles: () => ({
        recipes: [
          { id: 7, title: "Leek Soup" },
          { id: 8, title: "Stollen" },
        ],
      }),
    },
    collections: {
      list: () => ({ collections: [christmas, quick] }),
      byId: ({ id }) => {
        if (id === 9) throw new RefusedCall(404, "This collection is no longer there.");
        return { collection: id === 3 ? christmas : quick };
      },
      add: ({ id, recipe_ids }) => noted(`add ${id} ${recipe_ids.join()}`),
      takeOut: ({ id, recipe_ids }) => noted(`takeOut ${id} ${recipe_ids.join()}`),
      create: ({ name, filter, recipe_ids = [] }) => noted(`create ${name} ${filter?.cuisine ?? recipe_ids.join()}`),
      update: ({ name, recipe_ids, filter }) =>
        noted(`update ${name} ${filter ? `${filter.q} ${filter.cuisine} ${filter.time}` : recipe_ids?.join()}`),
      delete: ({ id }) => {
        asked.push(`delete ${id}`);
        return { success: true, undo_id: "5bd2e2a6-7f1c-4f43-9d39-2a7a7d8c8f10" };
      },
    },
  };
  return { asked, ...renderApp({ path, answers }) };
}

it("collections stand above the recipes, each with how many it holds, and lead to their own page", async () => {
  const { user } = open("/recipes");
  const shelf = within(await screen.findByRole("navigation", { name: "Collections" }));
  expect(shelf.getByRole("link", { name: "Quick" })).toBeInTheDocument();
  await user.click(shelf.getByRole("link", { name: "Christmas 2" }));
  expect(await screen.findByRole("heading", { name: "Christmas", level: 1 })).toBeInTheDocument();
  expect(await screen.findByText("Stollen")).toBeInTheDocument();
});

it("a recipe is put into a collection, taken out of another, and begins a new one, from its own menu", async () => {
  const { user, asked } = open("/recipes/7");
  await user.click(await screen.findByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Put into a collection" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Collections" }));
  // A kept filter finds its recipes by itself.
  expect(await dialog.findAllByRole("checkbox")).toHaveLength(1);
  await user.click(dialog.getByRole("checkbox", { name: "Christmas" }));
  await user.type(dialog.getByRole("textbox", { name: "New collection" }), "Oma's book{Enter}");
  await waitFor(() => expect(asked).toEqual(["takeOut 3 7", "create Oma's book 7"]));
});

it("what is filtered for is kept as a collection, but what may be missing at home", async () => {
  const { user, asked } = open("/recipes?cuisine=French&missing=1");
  await user.click(await screen.findByRole("button", { name: /^Filters/ }));
  await user.click(await screen.findByRole("button", { name: "Save as a collection" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Save as a collection" }));
  expect(dialog.getByRole("textbox")).toHaveValue("French");
  expect(dialog.getByText("What may be missing at home is not saved with it.")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(asked).toEqual(["create French French"]));
});

it("a collection is renamed, its recipes are taken out, and it is deleted with a way back", async () => {
  const { user, asked } = open("/collections/3");
  await user.click(await screen.findByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Edit" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit the collection" }));
  await user.type(dialog.getByRole("textbox", { name: /Name of the collection/ }), " 2026");
  await user.click(await dialog.findByRole("button", { name: "Take Leek Soup out" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(asked).toEqual(["update Christmas 2026 8"]));
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  expect(await screen.findByText("Collection deleted; its recipes stay")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Undo" })).toBeInTheDocument();
});

it("what a collection finds by itself is changed where it is renamed", async () => {
  const { user, asked } = open("/collections/4");
  await user.click(await screen.findByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Edit" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit the collection" }));
  await user.selectOptions(dialog.getByLabelText("Cook time"), "");
  expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  await user.type(dialog.getByLabelText("Search recipes"), "soup");
  await user.selectOptions(await dialog.findByLabelText("Cuisine"), "French");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(asked).toEqual(["update Quick soup French "]));
});

it("an address of no collection says so", async () => {
  open("/collections/9");
  expect(await screen.findByRole("heading", { name: "There is no such collection" })).toBeInTheDocument();
});
