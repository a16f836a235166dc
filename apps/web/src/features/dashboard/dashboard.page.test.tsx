import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Answers, RefusedCall } from "#testing/answers-link";
import { QUIET_HOME, renderApp, renderWithServer } from "#testing/render-app";
import { recipeCard } from "#features/recipes/testing/recipes";
import { item, list as shoppingList, summaries } from "#features/shopping-lists/testing/lists";
import type { Inputs, Outputs } from "#lib/server/trpc";
import { PhoneCode } from "#components/phone-code";

const fullHousehold = { totalRecipes: 128, thisWeekMeals: 14, shoppingLists: 3, homeAddresses: [], devices: 2 };
const emptyHousehold = { totalRecipes: 0, thisWeekMeals: 0, shoppingLists: 0, homeAddresses: [], devices: 1 };
/** No model has been connected. */
const noModel: Answers["ai"] = {
  health: () => ({
    host: "http://kitchen:11434",
    isReachable: false,
    version: null,
    problem: null,
    notes: [],
    models: [],
    textModel: null,
    visionModel: null,
    textContextTokens: null,
    chunkChars: null,
  }),
};

const tart = { ...recipeCard(), title: "Leek tart", prep_time: 15, cook_time: 40 };
const openList = {
  id: 3,
  name: "Saturday’s shop",
  start_date: "2026-11-20",
  end_date: "2026-11-26",
  status: "draft" as const,
  to_buy: 109,
  bought: 31,
};

function dinner(date: string, recipe_title: string) {
  const facts = {
    servings: 4,
    notes: "",
    locked_by_shopping_list: false,
    cooking_id: null,
    planned_by: null,
    prepares_for: null,
    recipe_photo: null,
    revision: 1,
  };
  return { id: 1, recipe_id: 7, recipe_title, date, meal_type: "dinner" as const, ...facts };
}

describe("the dashboard", () => {
  it("leads to the four places where the work is done", async () => {
    renderApp({ answers: { dashboard: { counts: () => fullHousehold } } });
    expect(await screen.findByRole("link", { name: "Plan Meals" })).toHaveAttribute("href", "/meal-planning");
    expect(screen.getByRole("link", { name: "Browse Recipes" })).toHaveAttribute("href", "/recipes");
    expect(screen.getByRole("link", { name: "Add Recipe" })).toHaveAttribute("href", "/recipes/add");
    expect(screen.getByRole("link", { name: "Shopping Lists" })).toHaveAttribute("href", "/shopping-list");
  });

  it("counts the week from Sunday to Saturday", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T12:00:00Z") });
    let asked: unknown;
    const counts = (range: unknown) => ((asked = range), fullHousehold);
    renderApp({ answers: { dashboard: { counts } } });
    expect(await screen.findByText("128")).toBeVisible();
    expect(asked).toEqual({ startDate: "2026-11-15", endDate: "2026-11-21" });
    expect(screen.getByText("Friday 20 November")).toBeVisible();
    expect(screen.getByText(/^Sun 15 Nov\s?–\s?Sat 21 Nov$/)).toBeVisible();
    const glance = within(screen.getByRole("region", { name: "At a glance" }));
    expect(glance.getAllByRole("definition").map((value) => value.textContent)).toEqual(["128", "14", "3"]);
    vi.useRealTimers();
  });

  it("keeps the places of the counters while they load", async () => {
    renderApp({ answers: { dashboard: { counts: () => new Promise(() => {}) } } });
    expect(await screen.findByText("Loading the dashboard")).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "At a glance" })).toHaveAttribute("aria-busy", "true");
    expect(screen.queryByText("First steps")).toBeNull();
  });

  it("says so when the counts cannot be read", async () => {
    const counts = () => {
      throw new RefusedCall(503, "The database is being restored. Try again in a minute.");
    };
    renderApp({ answers: { dashboard: { counts } } });
    expect(await screen.findByText("Failed to load dashboard data")).toBeVisible();
    expect(screen.getByText("The database is being restored. Try again in a minute.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Plan Meals" })).toBeVisible();
  });

  it("shows the first steps while the household is empty", async () => {
    renderApp({ answers: { ai: noModel, dashboard: { counts: () => emptyHousehold } } });
    expect(await screen.findByRole("heading", { name: "First steps" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Add a recipe" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Invite a phone" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Connect Ollama" })).toBeVisible();
  });

  it("ticks the first steps off one by one, until all are done or somebody closes them", async () => {
    const counts = () => ({ ...fullHousehold, homeAddresses: ["http://192.168.1.20:3000"], devices: 1 });
    const { user } = renderApp({ answers: { ai: noModel, dashboard: { counts } } });
    expect(await screen.findByRole("heading", { name: /^Add a recipe\s?, done$/ })).toBeVisible();
    expect(screen.getByText(/^Point the camera at this code/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText("First steps")).toBeNull();
    cleanup();
    renderApp({ answers: { dashboard: { counts } } });
    expect(await screen.findByText("128")).toBeVisible();
    expect(screen.queryByText("First steps")).toBeNull();
  });
});

describe("what the dashboard answers", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T12:00:00Z") });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function openHome(home: Partial<Outputs["dashboard"]["home"]>, mealPlans: Answers["mealPlans"] = {}) {
    const dashboard = { counts: () => fullHousehold, home: () => ({ ...QUIET_HOME, ...home }) };
    return renderApp({ answers: { dashboard, mealPlans } });
  }

  it("says what there is tonight, and leads to the stove and to the recipe", async () => {
    openHome({ meals: [dinner("2026-11-20", "Leek tart")], todaysRecipes: [tart] });
    const tonight = within(await screen.findByRole("region", { name: "Tonight" }));
    expect(tonight.getByRole("heading", { name: "Leek tart" })).toBeVisible();
    expect(tonight.getByText("4 servings · 55 min")).toBeVisible();
    expect(tonight.getByRole("link", { name: "Cook" })).toHaveAttribute("href", expect.stringMatching(/^\/recipes\/7/));
    expect(tonight.getByRole("link", { name: "View" })).toHaveAttribute("href", "/recipes/7");
  });

  it("suggests dishes where nothing is planned, and plans one with a tap", async () => {
    const planned: unknown[] = [];
    const { user } = openHome(
      { suggestions: [{ ...tart, last_planned: "2026-10-05" }] },
      {
        create: (meal: Inputs["mealPlans"]["create"]) => {
          planned.push(meal);
          return { mealPlan: dinner("2026-11-20", "Leek tart") };
        },
      },
    );
    const tonight = within(await screen.findByRole("region", { name: "Tonight" }));
    expect(tonight.getByText("Nothing planned")).toBeVisible();
    expect(tonight.getByText("Not on the plan for 6 weeks · 55 min")).toBeVisible();
    await user.click(tonight.getByRole("button", { name: "Plan Leek tart for tonight" }));
    expect(await screen.findByText("Meal added successfully!")).toBeVisible();
    expect(planned).toEqual([{ recipe_id: 7, date: "2026-11-20", meal_type: "dinner" }]);
  });

  it("shows the next seven days, each with its meals and the way to its week", async () => {
    const eatingOut = {
      id: 1,
      date: "2026-11-23",
      meal_type: "dinner" as const,
      title: "Eating out",
      portion_id: null,
      portions: null,
      planned_by: null,
      revision: 1,
    };
    openHome({ meals: [{ ...dinner("2026-11-23", "Soup"), meal_type: "lunch" }], otherMeals: [eatingOut] });
    const days = within(await screen.findByRole("region", { name: "The next seven days" })).getAllByRole("listitem");
    const monday = screen.getByRole("link", { name: "Monday 23 November" });
    expect(monday).toHaveAttribute("href", "/meal-planning?week=2026-11-23");
    expect(monday.closest("li")).toHaveTextContent("Mon 23LunchSoupEating out");
    expect(days[0]).toHaveTextContent("TodayNothing planned");
    expect(days[0]).toHaveAttribute("aria-current", "date");
    expect(screen.getByRole("link", { name: "Plan a dinner for Friday" })).toHaveAttribute(
      "href",
      "/meal-planning?week=2026-11-20&add=2026-11-20&meal=dinner",
    );
  });

  it("goes on with the open list, and offers one for the planned days where there is none", async () => {
    openHome({ openList });
    const shopping = within(await screen.findByRole("region", { name: "Shopping" }));
    expect(shopping.getByText("31 of 109 · go on shopping")).toBeVisible();
    expect(shopping.getByRole("link", { name: "Saturday’s shop" })).toHaveAttribute("href", "/shopping-list/3/shop");
    expect(shopping.getByRole("link", { name: "Add an item" })).toHaveAttribute(
      "href",
      "/shopping-list/3/shop?add=true",
    );
  });

  it("counts what was ticked on this device and is still to be sent", async () => {
    const onions = item({ name: "onion" });
    const list = shoppingList({
      id: 3,
      items: { shoppingItems: [onions, item({ name: "leek" })], larderItems: [] },
    });
    const shoppingLists = {
      summaries: () => summaries(list),
      byId: () => ({ shoppingList: list }),
      planDifference: () => ({ sentences: [], isUpToDate: true }),
      change: () => new Promise<never>(() => undefined),
    };
    const { user } = renderApp({
      path: "/shopping-list",
      answers: {
        dashboard: {
          counts: () => fullHousehold,
          home: () => ({ ...QUIET_HOME, openList: { ...openList, to_buy: 2, bought: 0 } }),
        },
        shoppingLists,
        settings: { list: () => ({ settings: {} }) },
      },
    });
    await user.click(await screen.findByRole("checkbox", { name: /onion/ }));
    await user.click(screen.getAllByRole("link", { name: /^(Dashboard|Home)$/ })[0] ?? expect.fail("No way home"));
    const shopping = within(await screen.findByRole("region", { name: "Shopping" }));
    expect(await shopping.findByText("1 of 2 · go on shopping")).toBeVisible();
  });

  it("offers a list for the planned days where none is open", async () => {
    openHome({ meals: [dinner("2026-11-22", "Soup")] });
    expect(await screen.findByRole("link", { name: "List for the next seven days" })).toHaveAttribute(
      "href",
      "/shopping-list?generate=true&startDate=2026-11-20&endDate=2026-11-26",
    );
    expect(await screen.findByRole("button", { name: "New list" })).toBeVisible();
  });

  it("shows what came in last, and a cookbook that is being read", async () => {
    const runningImport = { id: 1, sourceName: "grandma.pdf", pagesDone: 12, pages: 80, imported: 1 };
    openHome({ recentRecipes: [tart], runningImport });
    const recent = within(await screen.findByRole("region", { name: "Recently added" }));
    expect(recent.getByRole("link", { name: "Leek tart" })).toHaveAttribute("href", "/recipes/7");
    expect(screen.getByRole("link", { name: "Reading grandma.pdf" })).toHaveAttribute("href", "/pdf-import");
    expect(screen.getByText("Page 12 of 80 · 1 recipe so far")).toBeVisible();
  });

  it("says what the larder has that is to be used first, in words", async () => {
    const spinach = {
      id: 1,
      ingredient_id: 2,
      ingredient_name: "spinach",
      ingredient_sub_type: null,
      ingredient_category: null,
      quantity: 200,
      unit: "g",
      notes: "",
      place: "fridge",
      revision: 1,
    };
    openHome({
      useFirst: [
        { ...spinach, best_before: "2026-11-18" },
        { ...spinach, id: 2, best_before: "2026-11-23" },
      ],
    });
    expect(await screen.findByRole("link", { name: "Use first" })).toHaveAttribute("href", "/larder");
    expect(screen.getByText("past its date: 18 November")).toBeVisible();
    expect(screen.getByText("best before Monday")).toBeVisible();
  });

  it("says in its place what could not be read, and tries again", async () => {
    let isAway = true;
    const home = () => {
      if (isAway) throw new RefusedCall(503, "The database is being restored. Try again in a minute.");
      return { ...QUIET_HOME, openList };
    };
    const { user } = renderApp({ answers: { dashboard: { counts: () => fullHousehold, home } } });
    expect(await screen.findByText("Tonight and the next days could not be read")).toBeVisible();
    isAway = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("31 of 109 · go on shopping")).toBeVisible();
  });
});

describe("the code for the phone", () => {
  it("holds the address on the home network", () => {
    renderWithServer(<PhoneCode origin="http://192.168.1.20:3000" homeAddresses={[]} />);
    expect(screen.getByRole("img", { name: "Code for http://192.168.1.20:3000" })).toBeVisible();
  });

  it("is there on the box itself too, by the address that the server knows", () => {
    renderWithServer(<PhoneCode origin="http://localhost:3000" homeAddresses={["http://192.168.1.20:3000"]} />);
    expect(screen.getByRole("img", { name: "Code for http://192.168.1.20:3000" })).toBeVisible();
  });

  it("gives way to a sentence where no other device can reach the server", () => {
    renderWithServer(<PhoneCode origin="http://localhost:3000" homeAddresses={[]} />);
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.getByText(/which only this computer understands/)).toBeVisible();
  });
});
