import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recipe } from "../features/recipes/testing/recipes";
import { type Answers, Unreachable } from "../testing/answers-link";
import { openApp, QUIET_HOME } from "../testing/render-app";

const COUNTS = { totalRecipes: 3, thisWeekMeals: 2, shoppingLists: 1, homeAddresses: [], devices: 2 };

/** A household, and what it was asked: "recipes.byId {"id":7}". */
function household() {
  const asked: string[] = [];
  const noted =
    <Output,>(name: string, answer: Output) =>
    (input: unknown): Output => {
      asked.push(`${name} ${JSON.stringify(input)}`);
      return answer;
    };
  const answers: Answers = {
    dashboard: { counts: noted("dashboard.counts", COUNTS), home: noted("dashboard.home", QUIET_HOME) },
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

// A machine that draws for a second would take what was read before for old.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

describe("what a page shows first", () => {
  it.each([
    ["/", "Total recipes", ["dashboard.counts", "dashboard.home"], ""],
    ["/recipes?q=leek", "No recipes found", ["recipes.search"], '"q":"leek"'],
    ["/meal-planning?week=2026-03-04", "Monday", ["mealPlans.range", "mealPlans.others"], '"startDate":"2026-03-02"'],
    ["/recipes/7", "Leek Soup", ["recipes.byId"], '"id":7'],
    ["/shopping-list", "No shopping lists yet", ["shoppingLists.summaries"], ""],
  ])("is asked for once at %s, before it is drawn", async (path, shown, calls, of) => {
    const { asked, answers } = household();
    await openApp({ path, answers });
    expect((await screen.findAllByText(shown))[0]).toBeInTheDocument();
    const ofPage = asked.filter((call) => !NEIGHBOURS.test(call));
    expect(ofPage.toSorted()).toEqual(calls.toSorted().map((name) => expect.stringMatching(`^${name} .*${of}`)));
  });

  it("is not waited for where the server takes its time", async () => {
    const { answers } = household();
    const home = () => new Promise<never>(() => undefined);
    await openApp({ path: "/", answers: { ...answers, dashboard: { ...answers.dashboard, home } } });
    expect(await screen.findByText("Total recipes")).toBeInTheDocument();
  });

  it("is asked for again by the page where it could not be had, and nothing is said of that", async () => {
    const { answers } = household();
    let asked = 0;
    const counts = () => {
      asked += 1;
      if (asked <= 2) throw new Unreachable();
      return COUNTS;
    };
    await openApp({ path: "/", answers: { ...answers, dashboard: { ...answers.dashboard, counts } } });
    expect(await screen.findByText("Total recipes")).toBeInTheDocument();
    expect(document.querySelector("[data-sonner-toast]")).toBeNull();
  });
});
