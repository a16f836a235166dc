import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { recipe } from "../features/recipes/testing/recipes";
import { type Answers, Unreachable } from "../testing/answers-link";
import { openApp, QUIET_HOME } from "../testing/render-app";

/** What the pages were told, and which calls the server got: "recipes.search", with what was asked. */
function household() {
  const asked: string[] = [];
  const noted =
    <Output,>(name: string, answer: Output) =>
    (input: unknown): Output => {
      asked.push(`${name} ${JSON.stringify(input)}`);
      return answer;
    };
  const answers: Answers = {
    dashboard: {
      counts: noted("dashboard.counts", { totalRecipes: 3, thisWeekMeals: 2, shoppingLists: 1, homeAddresses: [] }),
      home: noted("dashboard.home", QUIET_HOME),
    },
    recipes: {
      search: noted("recipes.search", { recipes: [], total: 0, nextCursor: null }),
      byId: noted("recipes.byId", { recipe: recipe() }),
      cuisines: () => ({ cuisines: [] }),
      tags: () => ({ tags: [] }),
    },
    mealPlans: {
      range: noted("mealPlans.range", { mealPlans: [] }),
      others: noted("mealPlans.others", { otherMeals: [] }),
    },
    shoppingLists: {
      summaries: noted("shoppingLists.summaries", { shoppingLists: [] }),
      heldMeals: () => ({ meal_count: 0, held: [] }),
    },
  };
  return { asked, answers };
}

/** The weeks on either side of the one below, which are read when the page is idle. */
const NEIGHBOURS = /2026-02-23|2026-03-09/;

describe("a page's first calls", () => {
  it.each([
    { path: "/", shown: "Total recipes", first: ["dashboard.counts", "dashboard.home"], of: "" },
    { path: "/recipes?q=leek", shown: "No recipes found", first: ["recipes.search"], of: '"q":"leek"' },
    {
      path: "/meal-planning?week=2026-03-04",
      shown: "Monday",
      first: ["mealPlans.range", "mealPlans.others"],
      of: '"startDate":"2026-03-02"',
    },
    { path: "/recipes/7", shown: "Leek Soup", first: ["recipes.byId"], of: '"id":7' },
    { path: "/shopping-list", shown: "No shopping lists yet", first: ["shoppingLists.summaries"], of: "" },
  ])("are asked once at $path, and before it is drawn", async ({ path, shown, first, of }) => {
    const { asked, answers } = household();
    await openApp({ path, answers });
    const ofPage = () => asked.filter((call) => !NEIGHBOURS.test(call));
    expect(ofPage().map((call) => call.split(" ")[0])).toEqual(first);
    expect((await screen.findAllByText(shown))[0]).toBeInTheDocument();
    for (const name of first) {
      const calls = ofPage().filter((call) => call.startsWith(`${name} `));
      expect(calls).toEqual([expect.stringContaining(of)]);
    }
  });

  it("are there when it is drawn", async () => {
    const { answers } = household();
    await openApp({ path: "/recipes", answers });
    expect(screen.getByText("No recipes yet")).toBeInTheDocument();
  });

  it("are not waited for where the server takes its time", async () => {
    const { answers } = household();
    const home = () => new Promise<never>(() => undefined);
    await openApp({ path: "/", answers: { ...answers, dashboard: { ...answers.dashboard, home } } });
    expect(await screen.findByText("Total recipes")).toBeInTheDocument();
  });

  it("are asked again by the page where they could not be answered, and nothing is said of that", async () => {
    const { answers } = household();
    let asked = 0;
    const counts = () => {
      asked += 1;
      if (asked === 1) throw new Unreachable();
      return { totalRecipes: 3, thisWeekMeals: 2, shoppingLists: 1, homeAddresses: [] };
    };
    await openApp({ path: "/", answers: { ...answers, dashboard: { ...answers.dashboard, counts } } });
    expect(await screen.findByText("Total recipes")).toBeInTheDocument();
    await waitFor(() => expect(asked).toBe(2));
    expect(document.querySelector("[data-sonner-toast]")).toBeNull();
  });
});
