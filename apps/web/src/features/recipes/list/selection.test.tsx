import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Inputs } from "#lib/server/trpc";
import { renderApp } from "#testing/render-app";
import { recipeCards, windowOf } from "../testing/recipes";

type Search = NonNullable<Inputs["recipes"]["search"]>;

/** A server with so many recipes. */
const household = (count: number) => ({
  recipes: {
    search: (input: Search) => windowOf(recipeCards(count), input),
    cuisines: () => ({ cuisines: [] }),
    tags: () => ({ tags: [] }),
  },
});

/** Notes the addresses that files are fetched from. */
function watchDownloads(): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response("%PDF"));
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:book");
  return asked;
}

describe("several recipes at once", () => {
  it("are chosen by their cards, which are no links meanwhile, and saved as a book", async () => {
    const { user } = renderApp({ path: "/recipes", answers: household(3) });
    await user.click(await screen.findByRole("button", { name: "Choose several recipes" }));
    expect(screen.queryByRole("button", { name: "Choose several recipes" })).not.toBeInTheDocument();
    expect(await screen.findByText("Choose recipes")).toBeVisible();
    expect(screen.getByRole("button", { name: "Save as…" })).toBeDisabled();
    await user.click(await screen.findByRole("checkbox", { name: "Choose Dish 1" }));
    await user.click(screen.getByRole("checkbox", { name: "Choose Dish 2" }));
    await user.click(screen.getByRole("checkbox", { name: "Choose Dish 3" }));
    await user.click(screen.getByRole("checkbox", { name: "Choose Dish 2" }));
    expect(screen.getByRole("checkbox", { name: "Choose Dish 3" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "Choose Dish 2" })).not.toBeChecked();
    expect(screen.getByText("2 recipes chosen")).toBeVisible();
    const asked = watchDownloads();
    await user.click(screen.getByRole("button", { name: "Save as…" }));
    await user.click(await screen.findByRole("menuitem", { name: "Cookbook to print (PDF)" }));
    await expect.poll(() => asked).toEqual(["/api/export/cookbook?ids=1%2C3"]);
    await user.click(screen.getByRole("button", { name: "Done" }));
    expect(screen.queryByRole("checkbox", { name: "Choose Dish 1" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Dish 1" })).toBeVisible();
  });

  it("are all those that match, beyond those on the screen", async () => {
    const { user } = renderApp({ path: "/recipes", answers: household(230) });
    await user.click(await screen.findByRole("button", { name: "Choose several recipes" }));
    await user.click(await screen.findByRole("button", { name: "Choose all" }));
    expect(await screen.findByText("230 recipes chosen")).toBeVisible();
  });
});
