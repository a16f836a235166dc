import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { windowOf } from "#features/recipes/testing/recipes";
import { renderApp } from "#testing/render-app";

const counts = () => ({ totalRecipes: 3, thisWeekMeals: 2, shoppingLists: 1, homeAddresses: [], devices: 2 });
const answers = { dashboard: { counts }, recipes: { search: () => windowOf([]), cuisines: () => ({ cuisines: [] }) } };

async function open(path = "/") {
  await import("./keys");
  const { user } = renderApp({ path, answers });
  await screen.findByRole("heading", { level: 1 });
  return user;
}

it("shows the keys on ?, and none of them does anything while the list is open", async () => {
  const user = await open();
  await waitFor(async () => {
    await user.keyboard("?");
    expect(screen.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  });
  const dialog = within(screen.getByRole("dialog", { name: "Keyboard shortcuts" }));
  expect(dialog.getAllByRole("term").map((key) => key.textContent)).toEqual(["/", "n", "?", "Esc"]);
  await user.keyboard("n");
  expect(window.location.pathname).toBe("/");
});

it("searches the recipes on /, from wherever one is, and types n and ? into the field", async () => {
  const user = await open();
  await waitFor(async () => {
    await user.keyboard("/");
    expect(window.location.pathname).toBe("/recipes");
  });
  const field = await screen.findByRole("searchbox");
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard("noodles?");
  expect(field).toHaveValue("noodles?");
  expect(screen.queryByRole("dialog")).toBeNull();
});
