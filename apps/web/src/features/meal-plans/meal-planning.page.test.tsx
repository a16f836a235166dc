import type { MealPlan, OtherMeal } from "@tureen/contracts/meal-plans";
import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Inputs } from "#lib/server/trpc";
import { RefusedCall, Unreachable } from "#testing/answers-link";
import { renderApp } from "#testing/render-app";
import { windowOf } from "../recipes/testing/recipes";

const bolognese: MealPlan = {
  id: 1,
  recipe_id: 7,
  recipe_title: "Bolognese",
  date: "2026-11-18",
  meal_type: "dinner",
  servings: 4,
  notes: "Gran is coming",
  locked_by_shopping_list: false,
  revision: 3,
  cooking_id: null,
  planned_by: null,
  prepares_for: null,
  recipe_photo: null,
};
const hummus: MealPlan = {
  ...bolognese,
  id: 2,
  recipe_id: 8,
  recipe_title: "Hummus",
  meal_type: "lunch",
  notes: "",
  locked_by_shopping_list: true,
};
const recipes = [
  { id: 7, title: "Bolognese" },
  { id: 8, title: "Hummus" },
  { id: 9, title: "Crème brûlée" },
];

/** What the planner reads nothing of. */
const CARD = {
  description: "",
  cuisine: "",
  difficulty: "Easy",
  servings: 4,
  prep_time: null,
  cook_time: null,
  tags: "",
  last_cooked: null,
  times_cooked: 0,
  photo: null,
  favourite: false,
  rating: null,
} as const;

type Range = Inputs["mealPlans"]["range"];

/** A household with the two meals above; further answers stand beside them. */
function planner(meals: readonly MealPlan[] = [bolognese, hummus], others: readonly OtherMeal[] = []) {
  return {
    propose: ({ dates }: Inputs["mealPlans"]["propose"]) => ({
      proposals: dates.map((date) => ({ date, recipe: null, reasons: [], is_pinned: false })),
    }),
    others: ({ startDate, endDate }: Range) => ({
      otherMeals: others.filter(({ date }) => date >= startDate && date <= endDate),
    }),
    range: ({ startDate, endDate }: Range) => ({
      mealPlans: meals.filter(({ date }) => date >= startDate && date <= endDate),
    }),
  };
}

/** The list that holds the hummus. */
const lists = {
  heldMeals: () => ({
    meal_count: 2,
    held: [
      {
        meal_id: 2,
        date: "2026-11-18",
        meal_type: "lunch" as const,
        recipe_title: "Hummus",
        lists: [
          { id: 4, name: "Saturday's shop", status: "locked-in" as const },
          { id: 5, name: "A draft", status: "draft" as const },
        ],
      },
    ],
  }),
  summaries: () => ({ shoppingLists: [] }),
};

/** The recipes to choose from, as the server finds them. */
const shelf = {
  search: ({ q = "" }: Inputs["recipes"]["search"]) => {
    const found = recipes.filter(({ title }) => foldText(title).includes(foldText(q)));
    return { recipes: found.map((recipe) => ({ ...CARD, ...recipe })), total: found.length, nextCursor: null };
  },
};

// The week is a board as soon as its code is there.
beforeAll(() => import("./components/week-board"));

const openWeek = () => screen.findByLabelText(/^Meals of 16\s?–\s?22 November 2026$/);

describe("the week", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-18T12:00:00Z") }));
  afterEach(() => void vi.useRealTimers());

  it("says what a day holds where the family has turned that on, and what it leaves out", async () => {
    const on = { value: "on", description: "" };
    const values = { fat: 60, saturatedFat: 9, carbohydrate: 200, sugar: 40, fibre: 20, protein: 70, salt: 3 };
    const day = { date: "2026-11-18", incomplete: [], has_alcohol: false };
    renderApp({
      path: "/meal-planning",
      answers: {
        mealPlans: planner(),
        shoppingLists: lists,
        settings: { list: () => ({ settings: { nutrition: on, week_nutrition: on } }) },
        nutrition: {
          ofDays: () => ({
            days: [
              { ...day, serving: { energy: 1850.4, ...values }, coverage: 0.934, left_out: ["Pizza", "Jam"] },
              { ...day, date: "2026-11-19", serving: null, coverage: 0.4, left_out: [] },
            ],
          }),
        },
      },
    });
    expect(await screen.findByText(/A serving of each: about 1850 kcal/)).toHaveTextContent(
      /93 % of the weight · Not counted: Pizza and Jam$/,
    );
    expect(screen.getByText("Nutrition: too little is known, 40 % of the weight")).toBeInTheDocument();
  });

  it("has seven days from Monday by breakfast, lunch and dinner, with today marked", async () => {
    renderApp({ path: "/meal-planning", answers: { mealPlans: planner(), shoppingLists: lists } });
    const table = within(await openWeek());
    expect(table.getAllByRole("rowheader").map((day) => within(day).getByRole("heading").textContent)).toEqual([
      "Monday",
      "Tuesday",
      "Wednesday",
      "Thursday",
      "Friday",
      "Saturday",
      "Sunday",
    ]);
    expect(table.getAllByRole("columnheader").map((heading) => heading.textContent)).toEqual([
      "Day",
      "Breakfast",
      "Lunch",
      "Dinner",
    ]);
    expect(table.getAllByRole("cell")).toHaveLength(21);
    expect(table.getAllByLabelText(/^Add meal, /)).toHaveLength(21);
    const today = table.getByText("Today").closest('[role="row"]');
    expect(today).toHaveAttribute("aria-current", "date");
    expect(today).toHaveTextContent("Wednesday");
    expect(today).toHaveTextContent("Bolognese");
  });

  it("turns to the weeks before and after, and back to this one", async () => {
    const { user } = renderApp({ path: "/meal-planning", answers: { mealPlans: planner(), shoppingLists: lists } });
    await openWeek();
    // What has been eaten by Wednesday needs no shopping.
    expect(screen.getByRole("link", { name: "Make a shopping list" })).toHaveAttribute(
      "href",
      "/shopping-list?generate=true&startDate=2026-11-18&endDate=2026-11-22",
    );
    await user.click(screen.getByLabelText("Next week"));
    expect(await screen.findByText(/^23\s?–\s?29 November 2026$/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Make a shopping list" })).toHaveAttribute(
      "href",
      "/shopping-list?generate=true&startDate=2026-11-23&endDate=2026-11-29",
    );
    await user.click(screen.getByLabelText("Previous week"));
    await user.click(screen.getByLabelText("Previous week"));
    expect(await screen.findByText(/^9\s?–\s?15 November 2026$/)).toBeInTheDocument();
    await user.click(screen.getByText("This week"));
    await openWeek();
  });

  it("keeps a locked meal closed and says why", async () => {
    const { user } = renderApp({ path: "/meal-planning", answers: { mealPlans: planner(), shoppingLists: lists } });
    await openWeek();
    const title = screen.getByRole("button", { name: "Hummus" });
    expect(title.closest('[role="cell"]')).toHaveTextContent("Locked");
    expect(title).toHaveAttribute("title", "Meal is locked");
    await user.click(title);
    expect(await screen.findByText("Meal is locked")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("link", { name: "Open the recipe Hummus" })).toHaveAttribute("href", "/recipes/8");
    expect(screen.queryByRole("button", { name: "Move Hummus" })).toBeNull();
    expect(await screen.findByText(/^1 meal is locked by/)).toHaveTextContent(
      "1 meal is locked by Saturday's shop; unlock the list to change it.",
    );
  });

  it("says 'Please log in to access meal planning' where the server no longer knows the token", async () => {
    const range = () => {
      throw new RefusedCall(401, "Please sign in.");
    };
    renderApp({ path: "/meal-planning", answers: { mealPlans: { ...planner(), range }, shoppingLists: lists } });
    expect(await screen.findByText("Please log in to access meal planning")).toBeInTheDocument();
    expect(screen.queryByText("Failed to load meal planning data")).toBeNull();
    await waitFor(() => expect(window.location.pathname).toBe("/login"));
  });

  it("offers to try again where the week could not be read", async () => {
    let isBack = false;
    const range = (input: Range) => {
      if (!isBack) throw new RefusedCall(500, "Something went wrong");
      return planner().range(input);
    };
    const { user } = renderApp({
      path: "/meal-planning",
      answers: { mealPlans: { ...planner(), range }, shoppingLists: lists },
    });
    expect(await screen.findByText("Failed to load meal planning data")).toBeInTheDocument();
    isBack = true;
    await user.click(await screen.findByText("Try again"));
    expect(await screen.findByRole("button", { name: "Bolognese" })).toBeVisible();
  });
});

describe("adding a meal", () => {
  it("asks for a recipe first, beside the button and on Enter, then plans it for two", async () => {
    const sent: Inputs["mealPlans"]["create"][] = [];
    const create = (input: Inputs["mealPlans"]["create"]) => (
      sent.push(input),
      { mealPlan: { ...bolognese, id: 5, recipe_id: 9, notes: "" } }
    );
    const { user } = renderApp({
      path: "/meal-planning?week=2026-11-16",
      answers: { recipes: shelf, mealPlans: { ...planner([]), create } },
    });
    await openWeek();
    await user.click(screen.getByLabelText("Add meal, Thursday 19 November, breakfast"));
    const dialog = within(await screen.findByRole("dialog", { name: "Add Meal" }));
    expect(dialog.getByLabelText("Date")).toHaveValue("2026-11-19");
    expect(dialog.getByLabelText("Meal Type")).toHaveValue("breakfast");
    expect(dialog.getByLabelText("Servings")).toHaveValue(2);
    expect(dialog.getByRole("button", { name: "Add Meal" })).toBeDisabled();
    expect(dialog.getByRole("button", { name: "Add Meal" })).toHaveAccessibleDescription("Choose a recipe");

    await user.type(dialog.getByLabelText("Servings"), "{Enter}");
    expect(await screen.findAllByText("Please fill in all required fields")).toHaveLength(1);
    expect(sent).toEqual([]);

    await user.type(dialog.getByRole("combobox", { name: "Search recipes" }), "creme");
    await user.click(dialog.getByRole("option", { name: "Crème brûlée" }));
    expect(dialog.getByText("Chosen: Crème brûlée")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Add Meal" }));
    expect(await screen.findByText("Meal added successfully!")).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(sent).toMatchObject([{ recipe_id: 9, date: "2026-11-19", meal_type: "breakfast", servings: 2, notes: "" }]);
  });

  it("is opened by an address for its day, for as many as the household is, and Enter takes the first and plans it", async () => {
    const sent: Inputs["mealPlans"]["create"][] = [];
    const create = (input: Inputs["mealPlans"]["create"]) => (sent.push(input), { mealPlan: bolognese });
    const settings = { list: () => ({ settings: { household_size: { value: 5, description: "" } } }) };
    const { user } = renderApp({
      path: "/meal-planning?week=2026-11-19&add=2026-11-19&meal=lunch",
      answers: { recipes: shelf, mealPlans: { ...planner([]), create }, settings },
    });
    const dialog = within(await screen.findByRole("dialog", { name: "Add Meal" }));
    expect(dialog.getByLabelText("Date")).toHaveValue("2026-11-19");
    expect(window.location.search).toBe("?week=2026-11-19");
    await user.type(dialog.getByRole("combobox", { name: "Search recipes" }), "humm");
    await user.keyboard("{Enter}");
    expect(await dialog.findByText("Chosen: Hummus")).toBeVisible();
    await user.keyboard("{Enter}");
    expect(await screen.findByText("Meal added successfully!")).toBeInTheDocument();
    expect(sent).toMatchObject([{ recipe_id: 8, date: "2026-11-19", meal_type: "lunch", servings: 5 }]);
  });

  it("offers what fits the evening, what the family had lately and what it likes best first", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-23T12:00:00Z") });
    const { user } = renderApp({
      path: "/meal-planning?add=2026-11-24",
      answers: {
        recipes: {
          search: (input) => {
            const liked = { ...CARD, id: 30, title: "Pad Thai", favourite: true };
            // Fewer favourites than are asked for: the rest of that window is none.
            return input.sort === "favourites"
              ? windowOf([liked, { ...liked, id: 31, favourite: false }])
              : shelf.search(input);
          },
        },
        mealPlans: {
          ...planner(),
          propose: () => ({
            proposals: [
              {
                date: "2026-11-24",
                recipe: { id: 9, title: "Crème brûlée", minutes: 50 },
                reasons: [{ kind: "never-eaten" as const }],
                is_pinned: false,
              },
            ],
          }),
        },
        shoppingLists: lists,
      },
    });
    const dialog = within(await screen.findByRole("dialog", { name: "Add Meal" }));
    await dialog.findAllByText("lately");
    await dialog.findByText("new");
    const offered = within(dialog.getByRole("listbox", { name: "Recipes" })).getAllByRole("option");
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      "Crème brûléenew",
      "Hummuslately",
      "Bologneselately",
      "Pad Thaifavourite",
    ]);
    await user.click(dialog.getByRole("option", { name: /Hummus/ }));
    expect(dialog.getByRole("button", { name: "Add Meal" })).toBeEnabled();
    vi.useRealTimers();
  });

  it("shows the server's own sentence, and 'Failed to add meal' where there is none; what was filled in stays", async () => {
    let failure: Error = new RefusedCall(404, "This recipe is no longer there.");
    const create = () => {
      throw failure;
    };
    const { user } = renderApp({
      path: "/meal-planning?week=2026-11-16",
      answers: { recipes: shelf, mealPlans: { ...planner([]), create } },
    });
    await openWeek();
    await user.click(screen.getByLabelText("Add meal, Monday 16 November, dinner"));
    await user.click(await screen.findByText("Bolognese"));
    await user.click(screen.getByRole("button", { name: "Add Meal" }));
    expect(await screen.findByText("This recipe is no longer there.")).toBeInTheDocument();
    expect(screen.queryByText("Failed to add meal")).toBeNull();
    failure = new Unreachable();
    await user.click(screen.getByRole("button", { name: "Add Meal" }));
    expect(await screen.findByText("Failed to add meal")).toBeInTheDocument();
    expect(screen.getByRole("option", { name: "Bolognese" })).toHaveAttribute("aria-selected", "true");
  });
});

describe("editing a meal", () => {
  async function openMeal(more: Parameters<typeof renderApp>[0] = {}) {
    const { user } = renderApp({ path: "/meal-planning?week=2026-11-16", ...more });
    await openWeek();
    await user.click(screen.getByText("Bolognese"));
    return { user, dialog: within(await screen.findByRole("dialog", { name: "Edit Meal" })) };
  }

  it("sends what was changed and what it was based on", async () => {
    const sent: Inputs["mealPlans"]["update"][] = [];
    const update = (input: Inputs["mealPlans"]["update"]) => (sent.push(input), { mealPlan: bolognese });
    const { user, dialog } = await openMeal({
      answers: { recipes: shelf, mealPlans: { ...planner(), update }, shoppingLists: lists },
    });
    expect(dialog.getByLabelText("Notes (optional)")).toHaveValue("Gran is coming");
    expect(dialog.getByRole("link", { name: "View Recipe" })).toHaveAttribute("href", "/recipes/7");
    await user.clear(dialog.getByLabelText("Servings"));
    await user.type(dialog.getByLabelText("Servings"), "0");
    await user.click(dialog.getByRole("button", { name: "Update Meal" }));
    expect(dialog.getByLabelText("Servings")).toHaveAccessibleDescription("Enter at least 1");
    await user.clear(dialog.getByLabelText("Servings"));
    await user.type(dialog.getByLabelText("Servings"), "6{Enter}");
    expect(await screen.findByText("Meal updated successfully!")).toBeInTheDocument();
    expect(sent).toEqual([
      {
        id: 1,
        recipe_id: 7,
        date: "2026-11-18",
        meal_type: "dinner",
        servings: 6,
        notes: "Gran is coming",
        revision: 3,
      },
    ]);
  });

  it("removes it with one tap, and brings it back with another", async () => {
    const remove = vi.fn(() => ({ success: true as const, undo_id: "a-uuid" }));
    const restore = vi.fn(() => ({ success: true as const, kind: "meal-plan" as const, id: 1 }));
    const { user, dialog } = await openMeal({
      answers: {
        recipes: shelf,
        mealPlans: { ...planner(), delete: remove },
        shoppingLists: lists,
        trash: { restore },
      },
    });
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Meal removed successfully!")).toBeInTheDocument();
    expect(remove).toHaveBeenCalledExactlyOnceWith({ id: 1 });
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(screen.getByText("Undo"));
    expect(await screen.findByText("It is back")).toBeInTheDocument();
    expect(restore).toHaveBeenCalledExactlyOnceWith({ undo_id: "a-uuid" });
  });

  it("says 'Failed to remove meal' with the reason below it", async () => {
    const remove = () => {
      throw new RefusedCall(409, "Meal is locked");
    };
    const { user, dialog } = await openMeal({
      answers: { recipes: shelf, mealPlans: { ...planner(), delete: remove }, shoppingLists: lists },
    });
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Failed to remove meal")).toBeInTheDocument();
    expect(screen.getByText("Meal is locked")).toBeVisible();
  });
});

describe("a board", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-18T12:00:00Z") }));
  afterEach(() => void vi.useRealTimers());

  const eatingOut: OtherMeal = {
    id: 1,
    date: "2026-11-20",
    meal_type: "dinner",
    title: "Eating out",
    portion_id: null,
    portions: null,
    planned_by: null,
    revision: 1,
  };

  /** Cells stand side by side as on a wide screen; a page without a layout has none of its own. */
  function layOut(): void {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      // What hangs below the pointer begins where the card is.
      const floating = this.closest<HTMLElement>('[style*="fixed"]');
      if (floating) return new DOMRect(parseFloat(floating.style.left), parseFloat(floating.style.top), 90, 90);
      const cell = this.closest('[role="cell"]');
      const row = cell?.closest('[role="row"]');
      const [day, meal] = [siblingsBefore(row), siblingsBefore(cell)];
      return new DOMRect(day * 100, meal * 100, 90, 90);
    });
  }
  const siblingsBefore = (element: Element | null | undefined): number =>
    element?.parentElement ? [...element.parentElement.children].indexOf(element) : 0;
  afterEach(() => void vi.restoreAllMocks());

  const nextFrame = () => new Promise((resolve) => setTimeout(resolve, 20));

  async function moveByKeys(user: UserEvent, title: string, keys: readonly string[]): Promise<void> {
    (await screen.findByRole("button", { name: `Move ${title}` })).focus();
    for (const key of ["[Space]", ...keys, "[Space]"]) {
      await user.keyboard(key);
      // The library listens to the next key, and measures, a moment later.
      await nextFrame();
    }
  }

  it("takes a meal to the next day by the keys of its handle, says so, and takes it back", async () => {
    layOut();
    let meals = [bolognese];
    const sent: Inputs["mealPlans"]["update"][] = [];
    const { user } = renderApp({
      path: "/meal-planning",
      answers: {
        mealPlans: {
          ...planner(),
          range: (days) => planner(meals).range(days),
          update: (input) => {
            sent.push(input);
            const mealPlan = { ...bolognese, date: input.date ?? "", revision: Number(input.revision) + 1 };
            meals = [mealPlan];
            return { mealPlan };
          },
        },
        shoppingLists: {
          summaries: () => ({
            shoppingLists: [
              {
                id: 9,
                name: "Weekend",
                start_date: "2026-11-19",
                end_date: "2026-11-22",
                status: "draft",
                is_standalone: false,
                created_at: "2026-11-17T10:00:00.000Z",
                revision: 1,
                item_count: 3,
                ticked_count: 0,
                items_revision: 0,
              },
            ],
          }),
        },
      },
    });
    await openWeek();
    await moveByKeys(user, "Bolognese", ["{ArrowRight}"]);
    expect(await screen.findByText("Meal updated successfully!")).toBeInTheDocument();
    expect(screen.getByText(/^“Weekend” is for this day too/)).toBeInTheDocument();
    expect(screen.getByText("Bolognese is put down at Thursday 19 November, dinner.")).toBeInTheDocument();
    expect(sent).toEqual([{ id: 1, date: "2026-11-19", meal_type: "dinner", revision: 3 }]);
    await user.click(screen.getByText("Undo"));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({ id: 1, date: "2026-11-18", meal_type: "dinner", revision: 4 });
  });

  it.each([
    ["somebody else has moved it", "Somebody else has changed this meal. Look at it again before you save."],
    ["a list has locked it meanwhile", "This meal is locked by the shopping list “Weekend”. Unlock the list first."],
  ])("puts a meal back where it stood when %s, and says so", async (_case, sentence) => {
    layOut();
    let refuse = (): void => undefined;
    const { user } = renderApp({
      path: "/meal-planning",
      answers: {
        mealPlans: {
          ...planner([bolognese]),
          update: () =>
            new Promise((_resolve, reject) => {
              refuse = () => reject(new RefusedCall(409, sentence));
            }),
        },
        shoppingLists: lists,
      },
    });
    await openWeek();
    await moveByKeys(user, "Bolognese", ["{ArrowDown}", "{ArrowUp}"]);
    const dayOf = () => screen.getByText("Bolognese").closest('[role="cell"]');
    await waitFor(() => expect(siblingsBefore(dayOf())).toBe(2));
    refuse();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await waitFor(() => expect(siblingsBefore(dayOf())).toBe(3));
  });

  it("copies a day, and fills what is empty like last week, each in one act that can be taken back", async () => {
    const sent: Inputs["mealPlans"]["createMany"][] = [];
    const gone: unknown[] = [];
    const lastWeek = [
      { ...bolognese, id: 11, recipe_id: 9, recipe_title: "Crème brûlée", date: "2026-11-12" },
      { ...bolognese, id: 12, recipe_id: 9, date: "2026-11-10" },
      { ...bolognese, id: 13, recipe_id: 9, date: "2026-11-11" },
    ];
    const { user } = renderApp({
      path: "/meal-planning",
      answers: {
        mealPlans: {
          ...planner([bolognese, ...lastWeek], [eatingOut]),
          createMany: (input) => {
            sent.push(input);
            return { mealPlans: [{ ...bolognese, id: 21 }], otherMeals: [{ ...eatingOut, id: 22 }] };
          },
          deleteMany: (input) => (gone.push(input), { success: true as const, undo_ids: [] }),
        },
        shoppingLists: lists,
      },
    });
    await openWeek();
    await user.click(screen.getByRole("button", { name: "Copy Friday" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Copy Friday" }));
    await user.click(dialog.getByRole("button", { name: /^Sunday 22 Nov/ }));
    expect(await screen.findByText("2 meals added")).toBeInTheDocument();
    await user.click(screen.getByText("Undo"));
    expect(await screen.findByText("The meals are off the plan again")).toBeInTheDocument();
    expect(gone).toEqual([{ ids: [21], other_ids: [22] }]);

    // What is over, and where something stands, stays as it is.
    await user.click(screen.getByRole("button", { name: "Like last week" }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toMatchObject([
      { meals: [], other_meals: [{ title: "Eating out", date: "2026-11-22", meal_type: "dinner" }] },
      { meals: [{ recipe_id: 9, date: "2026-11-19", servings: 4, notes: "Gran is coming" }], other_meals: [] },
    ]);
  });

  it("copies a day of a week to come within that week and the next", async () => {
    const sent: Inputs["mealPlans"]["createMany"][] = [];
    const [monday, sunday] = [
      { ...bolognese, date: "2026-12-07" },
      { ...eatingOut, date: "2026-12-20" },
    ];
    const { user } = renderApp({
      path: "/meal-planning?week=2026-12-07",
      answers: {
        mealPlans: {
          ...planner([monday], [sunday]),
          createMany: (input) => (sent.push(input), { mealPlans: [monday], otherMeals: [] }),
        },
        shoppingLists: { ...lists, heldMeals: () => ({ meal_count: 0, held: [] }) },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Copy Monday" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Copy Monday" }));
    const days = dialog.getAllByRole("listitem");
    expect(days).toHaveLength(13);
    expect(days.at(0)).toHaveTextContent("Tuesday 8 Dec");
    await waitFor(() => expect(days.at(-1)).toHaveTextContent(/^Sunday 20 Dec\s?Eating out$/));
    await user.click(dialog.getByRole("button", { name: /^Thursday 10 Dec/ }));
    expect(await screen.findByText("Meal added successfully!")).toBeInTheDocument();
    expect(sent).toMatchObject([{ meals: [{ recipe_id: 7, date: "2026-12-10" }], other_meals: [] }]);
  });

  it("holds a meal without a recipe, which is named by a few words and can be renamed", async () => {
    const sent: unknown[] = [];
    const { user } = renderApp({
      path: "/meal-planning",
      answers: {
        recipes: shelf,
        mealPlans: {
          ...planner([], [eatingOut]),
          createMany: (input) => (sent.push(input.other_meals), { mealPlans: [], otherMeals: [eatingOut] }),
          updateOther: ({ title }) => (sent.push(title), { otherMeal: eatingOut }),
        },
        shoppingLists: lists,
      },
    });
    await openWeek();
    await user.click(screen.getByLabelText("Add meal, Thursday 19 November, dinner"));
    const dialog = within(await screen.findByRole("dialog", { name: "Add Meal" }));
    await user.type(dialog.getByRole("combobox", { name: "Search recipes" }), "Pizza at Anna's");
    await user.click(dialog.getByRole("button", { name: "Pizza at Anna's" }));
    expect(dialog.getByText("Chosen: Pizza at Anna's")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Add Meal" }));
    expect(await screen.findByText("Meal added successfully!")).toBeInTheDocument();

    await user.click(screen.getByRole("button", { name: "Eating out" }));
    const edit = within(await screen.findByRole("dialog", { name: "Edit Meal" }));
    await user.type(edit.getByLabelText("What there is"), " with Gran");
    await user.click(edit.getByRole("button", { name: "Update Meal" }));
    expect(await screen.findByText("Meal updated successfully!")).toBeInTheDocument();
    expect(sent).toEqual([
      [{ title: "Pizza at Anna's", date: "2026-11-19", meal_type: "dinner" }],
      "Eating out with Gran",
    ]);
  });
});

describe("plan my week", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-18T12:00:00Z") }));
  afterEach(() => void vi.useRealTimers());

  it("proposes dinners for the empty evenings to come, says why, and plans what is left in one act", async () => {
    const asked: Inputs["mealPlans"]["propose"][] = [];
    const sent: Inputs["mealPlans"]["createMany"][] = [];
    const propose = (input: Inputs["mealPlans"]["propose"]) => {
      asked.push(input);
      return {
        proposals: input.dates.map((date, index) => {
          const pin = input.pins?.find((each) => each.date === date);
          const isUnwanted = input.unwanted?.some((each) => each.date === date);
          return {
            date,
            recipe: {
              id: pin ? Number(pin.recipe_id) : isUnwanted ? 90 : 40 + index,
              title: isUnwanted ? "Another dish" : `Dish ${index}`,
              minutes: 25,
            },
            reasons:
              index === 0
                ? [
                    { kind: "not-eaten" as const, weeks: 6 },
                    { kind: "shares" as const, food: "cream", date: "2026-11-18" },
                    { kind: "favourite" as const },
                  ]
                : [{ kind: "larder" as const, foods: ["rice", "lentils"] }],
            is_pinned: pin !== undefined,
          };
        }),
      };
    };
    const { user } = renderApp({
      path: "/meal-planning",
      answers: {
        mealPlans: {
          ...planner(
            [bolognese],
            [
              {
                id: 1,
                date: "2026-11-20",
                meal_type: "dinner",
                title: "Eating out",
                portion_id: null,
                portions: null,
                planned_by: null,
                revision: 1,
              },
            ],
          ),
          propose,
          createMany: (input) => (sent.push(input), { mealPlans: [bolognese, bolognese], otherMeals: [] }),
        },
        shoppingLists: lists,
      },
    });
    await openWeek();
    await user.click(screen.getByRole("button", { name: "Plan my week" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Plan my week" }));
    expect(await dialog.findByText("not eaten for 6 weeks · uses the cream from Wednesday")).toBeVisible();
    expect(dialog.getAllByText("in the larder: rice, lentils")).toHaveLength(2);
    // Wednesday has its dinner, and on Friday the family eats out.
    expect(asked[0]).toMatchObject({ dates: ["2026-11-19", "2026-11-21", "2026-11-22"], pins: [] });

    await user.click(dialog.getByRole("button", { name: "Keep Dish 0 on Thursday" }));
    await user.click(dialog.getByRole("button", { name: "Another one for Saturday" }));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        pins: [
          { date: "2026-11-19", recipe_id: 40 },
          { date: "2026-11-22", recipe_id: 42 },
        ],
        unwanted: [{ date: "2026-11-21", recipe_id: 41 }],
      }),
    );
    expect(await dialog.findByText(/^Another dish/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Vegetarian" }));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ vegetarian: true, pins: [{ date: "2026-11-19", recipe_id: 40 }] }),
    );
    await user.click(dialog.getByRole("button", { name: "Not on Sunday" }));
    expect(sent).toEqual([]);
    const plan = await dialog.findByRole("button", { name: "Plan 2 dinners" });
    await waitFor(() => expect(plan).toBeEnabled());
    await user.click(plan);
    expect(await screen.findByText("2 meals added")).toBeInTheDocument();
    expect(sent).toMatchObject([
      {
        meals: [
          { recipe_id: 40, date: "2026-11-19", meal_type: "dinner", servings: 2 },
          { recipe_id: 90, date: "2026-11-21" },
        ],
      },
    ]);
  });
});
