import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Inputs } from "#lib/server/trpc";
import { RefusedCall } from "#testing/answers-link";
import { deviceStore } from "#lib/device/browser-storage";
import { renderApp } from "#testing/render-app";
import { recipe, recipeCards, windowOf } from "../testing/recipes";

type Search = NonNullable<Inputs["recipes"]["search"]>;

const cuisines = () => ({ cuisines: ["French", "Italian"] });
const tags = () => ({ tags: ["soup", "winter"] });
const settings = { list: () => ({ settings: {} }) };

/** A server whose recipes match by their title. */
function searching(titles: string[]) {
  const asked: Search[] = [];
  const search = (input: Search) => {
    asked.push(input);
    const cards = recipeCards(titles.length).map((card, index) => ({ ...card, title: titles[index] ?? "" }));
    return windowOf(
      cards.filter(({ title }) => title.toLowerCase().includes(input.q?.toLowerCase() ?? "")),
      input,
    );
  };
  return { asked, answers: { recipes: { search, cuisines, tags }, settings } };
}

describe("the recipe list", () => {
  it("has its heading, both add links, and a card for each recipe", async () => {
    renderApp({ path: "/recipes", answers: searching(["Leek Soup", "Apple Cake"]).answers });
    expect(await screen.findByRole("heading", { name: "My Recipes" })).toBeVisible();
    expect(screen.getByText("Manage and organize your family recipes")).toBeVisible();
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "Add Recipe" })).toHaveAttribute("href", "/recipes/add");
    expect(main.getByRole("link", { name: "Photo Import" })).toHaveAttribute("href", "/recipes/add");
    expect(await screen.findByRole("link", { name: "Leek Soup" })).toHaveAttribute("href", "/recipes/1");
    expect(screen.getByText("2 recipes")).toBeVisible();
    expect(screen.getAllByText("Easy")[0]).toHaveClass("badge-green");
    expect(screen.getAllByText("For cold evenings.")[0]).toHaveClass("line-clamp-2");
  });

  it("keeps six places while the recipes load", async () => {
    renderApp({ path: "/recipes", answers: { recipes: { search: () => new Promise(() => {}) } } });
    expect(await screen.findByText("Loading recipes")).toBeInTheDocument();
    expect(document.querySelectorAll("[data-placeholder]")).toHaveLength(6);
  });

  it("invites to add the first recipe where there is none", async () => {
    renderApp({ path: "/recipes", answers: searching([]).answers });
    expect(await screen.findByText("No recipes yet")).toBeVisible();
    expect(screen.getByText("Get started by adding your first recipe")).toBeVisible();
    expect(within(screen.getByRole("main")).getAllByRole("link", { name: "Add Recipe" })).toHaveLength(2);
  });

  it("searches from one letter on and keeps the search in the address", async () => {
    const { asked, answers } = searching(["Leek Soup", "Apple Cake"]);
    const { user } = renderApp({ path: "/recipes", answers });
    await user.type(await screen.findByLabelText("Search recipes"), "k");
    await waitFor(() => expect(window.location.search).toBe("?q=k"));
    expect(asked.at(-1)).toMatchObject({ q: "k", cursor: 0 });
    await user.type(screen.getByLabelText("Search recipes"), "iwi");
    expect(await screen.findByText("No recipes found")).toBeVisible();
    expect(screen.getByText("Try adjusting your search terms")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    expect(await screen.findByRole("link", { name: "Apple Cake" })).toBeVisible();
    expect(window.location.search).toBe("");
  });

  it("holds its filters behind a button, and in the address", async () => {
    const { asked, answers } = searching(["Leek Soup"]);
    const { user } = renderApp({ path: "/recipes?cuisine=french", answers });
    const button = await screen.findByRole("button", { name: /Filters/ });
    expect(asked[0]).toMatchObject({ cuisine: "french" });
    expect(screen.queryByLabelText("Difficulty")).toBeNull();
    await user.click(button);
    await waitFor(() => expect(screen.getByLabelText("Cuisine")).toHaveValue("French"));
    await user.selectOptions(screen.getByLabelText("Difficulty"), "Hard");
    await user.selectOptions(screen.getByLabelText("Cook time"), "quick");
    expect(window.location.search).toBe("?cuisine=french&difficulty=Hard&time=quick");
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ difficulty: "Hard", cuisine: "french", time: "quick" }));
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(window.location.search).toBe("");
  });

  it("comes in another order and as a plain list, which this device remembers; a tag of the address is a chip", async () => {
    const { asked, answers } = searching(["Leek Soup"]);
    const { user } = renderApp({ path: "/recipes?tag=soup", answers });
    await user.selectOptions(await screen.findByLabelText("Sort by"), "By name");
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ tag: "soup", sort: "name" }));
    expect(window.location.search).toBe("?tag=soup&sort=name");
    await user.click(screen.getByRole("button", { name: "Remove the filter soup" }));
    expect(window.location.search).toBe("?sort=name");
    await user.click(screen.getByRole("button", { name: "Show as a list" }));
    expect(await screen.findByRole("link", { name: "Leek Soup" })).toBeVisible();
    expect(deviceStore.read("tureen.recipe-view")).toBe("rows");
    await user.click(screen.getByRole("button", { name: "Show as cards" }));
    expect(deviceStore.read("tureen.recipe-view")).toBe("cards");
  });

  it("says 'No recipes found' where filters alone leave none", async () => {
    renderApp({ path: "/recipes?difficulty=Hard", answers: searching([]).answers });
    expect(await screen.findByText("No recipes found")).toBeVisible();
    expect(screen.queryByText("Try adjusting your search terms")).toBeNull();
  });

  it("says so when the recipes cannot be read, and tries again", async () => {
    let isBroken = true;
    const { answers } = searching(["Leek Soup"]);
    const search = (input: Search) => {
      if (isBroken) throw new RefusedCall(503, "The database is being restored.");
      return answers.recipes.search(input);
    };
    const { user } = renderApp({ path: "/recipes", answers: { ...answers, recipes: { search } } });
    expect(await screen.findByText("Failed to load recipes")).toBeVisible();
    isBroken = false;
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Leek Soup" })).toBeVisible();
  });

  it("reads ten thousand recipes a window at a time", async () => {
    const { asked, answers } = searching(Array.from({ length: 10_000 }, (_, index) => `Dish ${index + 1}`));
    renderApp({ path: "/recipes", answers });
    expect(await screen.findByText("10,000 recipes")).toBeVisible();
    expect(await screen.findByRole("link", { name: "Dish 1" })).toBeVisible();
    expect(document.querySelectorAll("[role=listitem]").length).toBeLessThan(500);
    expect(new Set(asked.map(({ cursor }) => cursor)).size).toBeLessThan(5);
  });

  it("comes back to the search that was left", async () => {
    const { answers } = searching(["Leek Soup", "Apple Cake"]);
    const { user } = renderApp({
      path: "/recipes?q=soup",
      answers: { ...answers, recipes: { ...answers.recipes, byId: () => ({ recipe: recipe() }) } },
    });
    await user.click(await screen.findByRole("link", { name: "Leek Soup" }));
    await user.click(await screen.findByRole("button", { name: "Back to Recipes" }));
    expect(await screen.findByLabelText("Search recipes")).toHaveValue("soup");
    expect(window.location.pathname).toBe("/recipes");
  });
});
