import type { ShoppingList } from "@tureen/contracts/shopping-lists";
import type { Staple } from "@tureen/contracts/staples";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Inputs, Outputs } from "#lib/server/trpc";
import { type Answers, RefusedCall } from "#testing/answers-link";
import { chooseLanguage } from "#lib/text/language";
import { renderApp } from "#testing/render-app";
import { ingredientLine } from "#features/recipes/testing/recipes";
import { contribution, item, larderItem, list, summaries } from "./testing/lists";

const gran = list({
  items: {
    shoppingItems: [
      item({ name: "flour", unit: "g", totalAmount: 200, category: "Baking" }),
      item({ name: "flour", unit: "cup", totalAmount: 1, category: "Baking" }),
      item({ name: "minced beef", unit: "g", totalAmount: 600, category: "Meat", contributions: [contribution()] }),
      item({ name: "onion", totalAmount: 1.5 }),
      item({
        name: "parsley",
        totalAmount: 0,
        contributions: [contribution({ line: "parsley, to taste", amount: 0, unit: "", scaled_amount: 0 })],
      }),
    ],
    larderItems: [
      larderItem({
        name: "olive oil",
        unit: "tbsp",
        totalAmount: 3,
        larderQuantity: 1,
        larderUnit: "l",
        larderNotes: "under the sink",
      }),
    ],
  },
});

/** A household with these lists; further answers stand beside them. */
function household(lists: readonly ShoppingList[] = [gran], more: Answers["shoppingLists"] = {}): Answers {
  return {
    shoppingLists: {
      summaries: () => summaries(...lists),
      byId: ({ id }) => {
        const found = lists.find((each) => each.id === id);
        if (!found) throw new RefusedCall(404, "This shopping list is no longer there.");
        return { shoppingList: found };
      },
      planDifference: () => ({ sentences: [], isUpToDate: true }),
      joinOffers: () => ({ joins: [], joined: [] }),
      // The dialog asks which of the meals another list holds.
      heldMeals: () => ({ meal_count: 0, held: [] }),
      ...more,
    },
    settings: { list: () => ({ settings: {} }) },
    staples: { list: () => ({ staples: [] }) },
  };
}

/** The pane on the right, once its items are there. */
async function openPane() {
  await screen.findByText("Items to Buy");
  return within(screen.getByRole("article"));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-18T12:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

it("counts on a card what waits on this device", async () => {
  const change = () => new Promise<never>(() => undefined);
  const { user } = renderApp({ path: "/shopping-list", answers: household([gran], { change }) });
  const pane = await openPane();
  const card = () => within(screen.getByRole("list", { name: "Your lists" }));
  expect(card().getByText("6 items")).toBeVisible();
  await user.click(pane.getByRole("checkbox", { name: /onion/ }));
  expect(await card().findByText("6 items, 1 ticked")).toBeVisible();
});

describe("an open list", () => {
  it("shows what to buy in the order of a shop, and what the larder holds", async () => {
    renderApp({ path: "/shopping-list", answers: household() });
    const pane = await openPane();
    expect(pane.getByText(/^16\s?–\s?22 November 2026$/)).toBeVisible();
    expect(pane.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("November"),
      "6",
      "Draft",
    ]);
    expect(pane.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      "Fruit & Vegetables",
      "Meat",
      "Baking",
    ]);
    // A shop sells whole onions; what is needed is told with what they are for.
    expect(pane.getByRole("checkbox", { name: "onions 2" })).toBeVisible();
    expect(pane.getByRole("checkbox", { name: "minced beef 600 g" })).toBeVisible();
    expect(pane.getByRole("checkbox", { name: "parsley as needed" })).toBeVisible();
    // Measures that cannot be added are one food.
    expect(pane.getByRole("checkbox", { name: "flour 200 g + 1 cup" })).toBeVisible();
    const larder = within(pane.getByRole("region", { name: "Assumed in Larder" }));
    expect(larder.getByText("needs 3 tbsp · in stock: 1 l · under the sink")).toBeVisible();
    expect(larder.getByRole("link", { name: "Open the larder" })).toHaveAttribute("href", "/larder");
    expect(screen.getByRole("link", { name: "Back to Meal Planning" })).toHaveAttribute("href", "/meal-planning");
  });

  it("writes amounts as the household prefers", async () => {
    const answers = household();
    const value = (text: string) => ({ value: text, description: "" });
    answers.settings = { list: () => ({ settings: { number_format: value("comma"), units_shown: value("metric") } }) };
    const beef = item({ name: "beef", unit: "lb", totalAmount: 2.5 });
    const list250 = list({ items: { shoppingItems: [beef], larderItems: [] } });
    answers.shoppingLists = household([list250]).shoppingLists ?? {};
    renderApp({ path: "/shopping-list", answers });
    expect(await screen.findByText("1,14 kg")).toBeInTheDocument();
  });

  it("writes sums in the steps of a kitchen, and saves them as exact as they are", async () => {
    const scaled = contribution({
      line: "500 g flour",
      amount: 500,
      scaled_amount: 833.33,
      meal_servings: 10,
      recipe_servings: 6,
    });
    const sums = list({
      items: {
        shoppingItems: [
          item({ name: "flour", unit: "g", totalAmount: 833.33, contributions: [scaled] }),
          item({ name: "egg", totalAmount: 6.17 }),
          item({ name: "leek", totalAmount: 6.83 }),
        ],
        larderItems: [larderItem({ name: "stock", unit: "ml", totalAmount: 136.97, larderQuantity: 0 })],
      },
    });
    const sent: Inputs["shoppingLists"]["update"][] = [];
    const update = (input: Inputs["shoppingLists"]["update"]) => (sent.push(input), { shoppingList: sums });
    const { user } = renderApp({ path: "/shopping-list", answers: household([sums], { update }) });
    const pane = await openPane();
    expect(pane.getByRole("checkbox", { name: "flour 835 g" })).toBeVisible();
    expect(pane.getByRole("checkbox", { name: "eggs 7" })).toBeVisible();
    expect(pane.getByRole("checkbox", { name: "leeks 7" })).toBeVisible();
    expect(pane.getByText("needs 140 ml")).toBeVisible();
    await user.click(pane.getByLabelText("What it is for: flour"));
    expect(pane.getByText("500 g × 10 ÷ 6 ≈ 835 g")).toBeVisible();
    await user.click(within(screen.getByRole("list", { name: "Your lists" })).getByLabelText("Edit Week of Gran"));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Shopping List" }));
    expect(dialog.getByLabelText("Amount of flour, g")).toHaveValue("833.33");
    await user.clear(dialog.getByLabelText("Amount of leeks"));
    await user.type(dialog.getByLabelText("Amount of leeks"), "8");
    await user.click(dialog.getByText("Save Changes"));
    await waitFor(() => expect(sent).toHaveLength(1));
    const shoppingItems = [{ id: "flour/g" }, { id: "egg/" }, { id: "leek/", totalAmount: 8 }];
    expect(sent[0]?.items).toMatchObject({ shoppingItems });
  });

  it("explains an item by its meals, its recipe's line and the arithmetic", async () => {
    const { user } = renderApp({ path: "/shopping-list", answers: household() });
    const pane = await openPane();
    await user.click(pane.getByLabelText("What it is for: minced beef"));
    expect(pane.getByRole("link", { name: "Bolognese" })).toHaveAttribute("href", "/recipes/7");
    expect(pane.getByText("Wednesday 18 November, dinner")).toBeVisible();
    expect(pane.getByText("“400 g minced beef”")).toBeVisible();
    expect(pane.getByText("400 g × 6 ÷ 4 = 600 g")).toBeVisible();
  });

  it("ticks at once, before the server has answered, and keeps what it refuses on screen with its reason", async () => {
    const sent: Inputs["shoppingLists"]["change"][] = [];
    let answer = (_value: Outputs["shoppingLists"]["change"]) => {};
    const change = (input: Inputs["shoppingLists"]["change"]) => (
      sent.push(input),
      new Promise<Outputs["shoppingLists"]["change"]>((resolve) => (answer = resolve))
    );
    const { user } = renderApp({ path: "/shopping-list", answers: household([gran], { change }) });
    const pane = await openPane();
    await user.click(pane.getByRole("checkbox", { name: /^onion/ }));
    expect(pane.getByRole("checkbox", { name: /^onion/ })).toBeChecked();
    expect(await pane.findByText("1 of 4 in the basket")).toBeVisible();
    await waitFor(() => expect(sent).toHaveLength(1));
    const [operation] = sent[0]?.operations ?? [];
    expect(operation).toMatchObject({
      list_id: 3,
      change: { kind: "tick", item_id: "onion/", is_ticked: true, seen: { name: "onion", sub_type: null, unit: "" } },
    });
    const sentence = "Somebody has taken onion off the list in the meantime.";
    const results = [
      { id: operation?.id ?? "", outcome: "refused" as const, reason: { code: "item-removed" as const, sentence } },
    ];
    answer({ epoch: "first", results, shoppingLists: [gran] });
    expect(await pane.findByRole("alert")).toHaveTextContent(`Your change to onion could not be made. ${sentence}`);
    await waitFor(() => expect(pane.getByRole("checkbox", { name: /^onion/ })).not.toBeChecked());
    await user.click(pane.getByText("Dismiss"));
    expect(pane.queryByRole("alert")).toBeNull();
  });

  it("says what has changed in the plan, and follows it on one tap", async () => {
    let isUpToDate = false;
    const planDifference = () => ({
      sentences: isUpToDate ? [] : ["Bolognese removed: −400 g mince, −2 onions"],
      isUpToDate,
    });
    const applyPlanDifference = () => ((isUpToDate = true), { shoppingList: gran });
    const { user } = renderApp({
      path: "/shopping-list",
      answers: household([gran], { planDifference, applyPlanDifference }),
    });
    await user.click(await screen.findByRole("button", { name: /^The plan has changed/ }));
    expect(screen.getByText("Bolognese removed: −400 g mince, −2 onions")).toBeVisible();
    await user.click(screen.getByText("Bring the list up to date"));
    expect(await screen.findByText("Shopping list updated successfully!")).toBeInTheDocument();
    expect(await screen.findByText("As planned")).toBeVisible();
  });

  it("moves to what is to buy what the larder has run out of", async () => {
    const sent: unknown[] = [];
    const change = ({ operations }: Inputs["shoppingLists"]["change"]) => {
      sent.push(...operations.map((operation) => operation.change));
      return new Promise<never>(() => undefined);
    };
    const { user } = renderApp({ path: "/shopping-list", answers: household([gran], { change }) });
    const pane = await openPane();
    await user.click(within(pane.getByRole("region", { name: "Assumed in Larder" })).getByText("Buy it"));
    expect(await pane.findByRole("checkbox", { name: /olive oil/ })).not.toBeChecked();
    expect(pane.getByText("Nothing on this list is in the larder.")).toBeVisible();
    await waitFor(() => expect(sent).toMatchObject([{ kind: "move", item_id: "olive oil/tbsp", group: "buy" }]));
  });
});

describe("the states of a list", () => {
  const actionTexts = () =>
    within(screen.getByRole("list", { name: "Your lists" }))
      .getAllByRole("button")
      .map((button) => button.textContent);

  it.each([
    ["draft", "Draft", ["Lock"]],
    ["locked-in", "Locked in", ["Unlock", "Order"]],
    ["ordered", "Ordered", []],
    ["forgotten", "Unknown", []],
  ])("%s is shown as %s", async (status, label, actions) => {
    const odd = list({ status: status as ShoppingList["status"] }); // a later version may know more states
    renderApp({ path: "/shopping-list", answers: household([odd]) });
    await openPane();
    expect(screen.getAllByText(label)).toHaveLength(2);
    expect(actionTexts().filter((text) => text === "Lock" || text === "Unlock" || text === "Order")).toEqual(actions);
    expect(screen.queryAllByText("Cannot unlock - use admin panel")).toHaveLength(status === "ordered" ? 2 : 0);
  });

  it.each([
    ["draft", "lock", "Lock", "Shopping list locked successfully!", "Failed to lock shopping list"],
    ["locked-in", "unlock", "Unlock", "Shopping list unlocked successfully!", "Failed to unlock shopping list"],
    ["locked-in", "order", "Order", "Shopping list marked as ordered!", "Failed to mark shopping list as ordered"],
  ] as const)("%s: %s", async (status, procedure, label, success, failure) => {
    const steps = [
      () => {
        throw new RefusedCall(409, "Somebody was quicker.");
      },
      () => {
        throw new RefusedCall(500, "Something went wrong");
      },
      () => ({ shoppingList: gran }),
    ];
    const { user } = renderApp({
      path: "/shopping-list",
      answers: household([list({ status })], { [procedure]: () => steps.shift()?.() }),
    });
    await openPane();
    const button = () => within(screen.getByRole("list", { name: "Your lists" })).getByText(label);
    await user.click(button());
    expect(await screen.findByText("Somebody was quicker.")).toBeInTheDocument();
    expect(screen.queryByText(failure)).toBeNull();
    await user.click(button());
    expect(await screen.findByText("Something went wrong")).toBeInTheDocument();
    await user.click(button());
    expect(await screen.findByText(success)).toBeInTheDocument();
  });
});

it("an ordered list is locked in again by a tap on the spot", async () => {
  const unlocked: number[] = [];
  const answers = household([list({ status: "locked-in" })], { order: () => ({ shoppingList: gran }) });
  const unlockShoppingList = ({ id }: { id: unknown }) => (unlocked.push(Number(id)), { shoppingList: gran });
  const { user } = renderApp({ path: "/shopping-list", answers: { ...answers, admin: { unlockShoppingList } } });
  await openPane();
  await user.click(within(screen.getByRole("list", { name: "Your lists" })).getByText("Order"));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("It is locked in again, not ordered")).toBeInTheDocument();
  expect(unlocked).toEqual([3]);
});

describe("generating a list", () => {
  const start = () => screen.getByLabelText("Start Date");
  const end = () => screen.getByLabelText("End Date");

  it.each([
    ["Next 3 days", "2026-11-24"],
    ["Next week", "2026-11-28"],
    ["Next 2 weeks", "2026-12-05"],
  ])("'%s' opens the dialog from next Sunday on", async (label, lastDay) => {
    const { user } = renderApp({ path: "/shopping-list", answers: household([]) });
    await user.click(await screen.findByText(label));
    expect(await screen.findByLabelText("List Name")).toHaveValue("Shopping List - Week of 2026-11-22");
    expect(start()).toHaveValue("2026-11-22");
    expect(end()).toHaveValue(lastDay);
  });

  it("opens filled in from the address and takes the parameters out of it", async () => {
    const sent: Inputs["shoppingLists"]["generate"][] = [];
    const generate = (input: Inputs["shoppingLists"]["generate"]) => (sent.push(input), { shoppingList: gran });
    const path = "/shopping-list?generate=true&startDate=2026-11-16&endDate=2026-11-22";
    const { user } = renderApp({ path, answers: household([gran], { generate }) });
    const dialog = within(await screen.findByRole("dialog", { name: "Generate Shopping List" }));
    expect(start()).toHaveValue("2026-11-16");
    expect(end()).toHaveValue("2026-11-22");
    expect(screen.getByLabelText("List Name")).toHaveAttribute("placeholder", "Shopping List 2026-11-16 to 2026-11-22");
    await waitFor(() => expect(window.location.search).toBe(""));
    await user.click(dialog.getByText("Generate List"));
    expect(await screen.findByText("Shopping list generated successfully!")).toBeInTheDocument();
    expect(sent).toMatchObject([{ startDate: "2026-11-16", endDate: "2026-11-22", name: "" }]);
    expect(window.location.search).toBe("?list=3");
  });

  it("says which meals other lists hold already, and leaves them out where it is asked to", async () => {
    const sent: Inputs["shoppingLists"]["generate"][] = [];
    const generate = (input: Inputs["shoppingLists"]["generate"]) => (sent.push(input), { shoppingList: gran });
    const held = (id: number, list: string) => ({
      meal_id: id,
      date: "2026-11-16",
      meal_type: "dinner" as const,
      recipe_title: "Bolognese",
      lists: [{ id, name: list, status: "locked-in" as const }],
    });
    const heldMeals = () => ({ meal_count: 3, held: [held(1, "Weekend"), held(2, "Party")] });
    const path = "/shopping-list?generate=true&startDate=2026-11-16&endDate=2026-11-22";
    const { user } = renderApp({ path, answers: household([gran], { generate, heldMeals }) });
    expect(
      await screen.findByText("2 of the 3 meals of these days are on another list already: Weekend, Party."),
    ).toBeVisible();
    await user.click(screen.getByLabelText("Leave them out of this list"));
    await user.click(within(screen.getByRole("dialog")).getByText("Generate List"));
    await waitFor(() => expect(sent).toMatchObject([{ leave_out_held_meals: true }]));
  });

  it("offers the staples that are due with why, and takes them on one tap", async () => {
    const sent: Inputs["shoppingLists"]["generate"][] = [];
    const generate = (input: Inputs["shoppingLists"]["generate"]) => (sent.push(input), { shoppingList: gran });
    const staple = (id: number, name: string, more: Partial<Staple> = {}): Staple => ({
      id,
      name,
      ingredient_id: id,
      sub_type: "",
      amount: 0,
      unit: "",
      every_weeks: 0,
      last_listed: null,
      in_larder: false,
      is_due: true,
      revision: 1,
      ...more,
    });
    const staples = [
      staple(1, "bread"),
      staple(2, "coffee", { amount: 500, unit: "g", every_weeks: 2, last_listed: "2026-11-04" }),
      staple(3, "tea", { every_weeks: 4, last_listed: "2026-11-11", is_due: false }),
    ];
    const asked: Inputs["staples"]["list"][] = [];
    const answers = {
      ...household([gran], { generate }),
      staples: { list: (input: Inputs["staples"]["list"]) => (asked.push(input), { staples }) },
    };
    const path = "/shopping-list?generate=true&startDate=2026-11-16&endDate=2026-11-22";
    const { user } = renderApp({ path, answers });
    const dialog = within(await screen.findByRole("dialog", { name: "Generate Shopping List" }));
    expect(await dialog.findByText("every two weeks, last on 4 November")).toBeInTheDocument();
    expect(dialog.getByText("1 is not due")).toBeInTheDocument();
    expect(asked[0]).toEqual({ date: "2026-11-18" });
    expect(dialog.getByLabelText(/^bread/)).not.toBeChecked();
    await user.click(dialog.getByLabelText("All 2 that are due"));
    await user.click(dialog.getByLabelText(/^bread/));
    await user.click(dialog.getByText("Generate List"));
    await waitFor(() => expect(sent).toMatchObject([{ staple_ids: [2], date: "2026-11-18" }]));
  });

  it("shows the new list at once, before the lists are read anew", async () => {
    const fresh = list({ id: 9, name: "Fresh", items: { shoppingItems: [item({ name: "leek" })], larderItems: [] } });
    const readings = [summaries(gran)];
    const never = new Promise<never>(() => {});
    const answers = household([gran, fresh], {
      generate: () => ({ shoppingList: fresh }),
      summaries: () => readings.pop() ?? never,
    });
    const path = "/shopping-list?generate=true&startDate=2026-11-16&endDate=2026-11-22";
    const { user } = renderApp({ path, answers });
    expect(await screen.findAllByText("Week of Gran")).not.toHaveLength(0);
    await user.click(within(await screen.findByRole("dialog")).getByText("Generate List"));
    expect(await screen.findByRole("checkbox", { name: /^leek/ })).toBeInTheDocument();
  });

  it("asks for both dates, and shows the server's own sentence", async () => {
    const generate = () => {
      throw new RefusedCall(400, "No meals planned between 2026-12-01 and 2026-12-02");
    };
    const { user } = renderApp({ path: "/shopping-list?generate=true", answers: household([], { generate }) });
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByText("Generate List"));
    expect(await screen.findByText("Please select start and end dates")).toBeInTheDocument();
    expect(start()).toHaveAccessibleDescription("Select a start date");
    await user.type(start(), "2026-12-01");
    await user.type(end(), "2026-12-02");
    await user.click(dialog.getByText("Generate List"));
    expect(await screen.findByText("No meals planned between 2026-12-01 and 2026-12-02")).toBeInTheDocument();
    expect(screen.queryByText("Failed to generate shopping list")).toBeNull();
    expect(start()).toHaveValue("2026-12-01");
  });
});

describe("editing a list", () => {
  it("renames it, changes amounts as people write them, takes items off and puts one on", async () => {
    const sent: Inputs["shoppingLists"]["update"][] = [];
    const update = (input: Inputs["shoppingLists"]["update"]) => (sent.push(input), { shoppingList: gran });
    const { user } = renderApp({ path: "/shopping-list", answers: household([gran], { update }) });
    await openPane();
    await user.click(screen.getAllByLabelText("Edit Week of Gran")[0] ?? document.body);
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Shopping List" }));
    await user.clear(dialog.getByLabelText("List Name"));
    await user.type(dialog.getByLabelText("List Name"), "Big shop");
    await user.clear(dialog.getByLabelText("Amount of onions"));
    await user.type(dialog.getByLabelText("Amount of onions"), "2 1/2");
    await user.clear(dialog.getByLabelText("Amount of flour, g"));
    await user.type(dialog.getByLabelText("Amount of flour, g"), "250,5");
    await user.click(dialog.getByLabelText("Remove parsley"));
    await user.type(dialog.getByLabelText("Add an item"), "dishwasher tablets");
    await user.type(dialog.getByLabelText("Unit"), "pack{Enter}");
    expect(sent).toEqual([]);
    await user.click(dialog.getByText("Save Changes"));
    expect(await screen.findByText("Shopping list updated successfully!")).toBeInTheDocument();
    expect(sent).toEqual([
      {
        id: 3,
        revision: 5,
        name: "Big shop",
        items: {
          shoppingItems: [
            { id: "flour/g", totalAmount: 250.5 },
            { id: "flour/cup" },
            { id: "minced beef/g" },
            { id: "onion/", totalAmount: 2.5 },
            { id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: "dishwasher tablets", totalAmount: 1, unit: "pack" },
          ],
          larderItems: [{ id: "olive oil/tbsp" }],
        },
      },
    ]);
  });

  it("takes along what still stands in 'Add an item', read as a recipe's line is", async () => {
    const sent: Inputs["shoppingLists"]["update"][] = [];
    const update = (input: Inputs["shoppingLists"]["update"]) => (sent.push(input), { shoppingList: gran });
    const dogFood = { ...ingredientLine({ name: "dog food", amount: 2, unit: "kg" }), is_known: false };
    const answers = { ...household([gran], { update }), recipes: { readLines: () => ({ lines: [dogFood] }) } };
    const { user } = renderApp({ path: "/shopping-list", answers });
    await openPane();
    await user.click(screen.getAllByLabelText("Edit Week of Gran")[0] ?? document.body);
    await user.type(await screen.findByLabelText("Add an item"), "2 kg dog food");
    await user.click(screen.getByText("Save Changes"));
    expect(await screen.findByText("Shopping list updated successfully!")).toBeInTheDocument();
    expect(sent[0]?.items).toHaveProperty(
      "shoppingItems",
      expect.arrayContaining([expect.objectContaining({ name: "dog food", totalAmount: 2, unit: "kg" })]),
    );
  });

  it("keeps what was typed where saving fails", async () => {
    const update = () => {
      throw new RefusedCall(409, "Somebody has changed this list in the meantime.");
    };
    const { user } = renderApp({ path: "/shopping-list", answers: household([gran], { update }) });
    await openPane();
    await user.click(screen.getAllByLabelText("Edit Week of Gran")[0] ?? document.body);
    const name = await screen.findByLabelText("List Name");
    await user.type(name, "!");
    await user.click(screen.getByText("Save Changes"));
    expect(await screen.findByText("Failed to update shopping list")).toBeInTheDocument();
    expect(screen.getByText("Somebody has changed this list in the meantime.")).toBeVisible();
    expect(name).toHaveValue("Week of Gran!");
  });
});

describe("the lists", () => {
  it("are deleted after a question only, and brought back on a tap", async () => {
    const lists = [gran];
    const remove = vi.fn(() => (lists.pop(), { success: true as const, undo_id: "u" }));
    const restore = () => (lists.push(gran), { success: true as const, kind: "shopping-list" as const, id: gran.id });
    const answers = { ...household(lists, { delete: remove }), trash: { restore } };
    const { user } = renderApp({ path: "/shopping-list", answers });
    await openPane();
    await user.click(screen.getAllByLabelText("Delete Week of Gran")[0] ?? document.body);
    const question = within(
      await screen.findByRole("alertdialog", { name: "Are you sure you want to delete this shopping list?" }),
    );
    await user.click(question.getByText("Cancel"));
    expect(remove).not.toHaveBeenCalled();
    await user.click(screen.getAllByLabelText("Delete Week of Gran")[0] ?? document.body);
    await user.click(within(await screen.findByRole("alertdialog")).getByText("Delete"));
    expect(await screen.findByText("Shopping list deleted successfully!")).toBeInTheDocument();
    expect(await screen.findByText("No shopping lists yet")).toBeInTheDocument();
    expect(screen.queryByText("Failed to load shopping lists")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await openPane();
    expect(screen.getByRole("list", { name: "Your lists" })).toBeVisible();
  });

  it("are saved as text files named after their number", async () => {
    const fetched = vi.spyOn(window, "fetch").mockResolvedValueOnce(new Response("Week of Gran"));
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const { user } = renderApp({ path: "/shopping-list", answers: household() });
    await openPane();
    await user.click(screen.getAllByLabelText("Export Week of Gran")[0] ?? document.body);
    expect(await screen.findByText("Shopping list exported successfully!")).toBeInTheDocument();
    expect(fetched).toHaveBeenCalledWith("/api/shopping-list/3/export", {
      headers: { "accept-language": expect.stringMatching(/^en,/), authorization: "Bearer a-token" },
    });
    expect(click.mock.contexts).toMatchObject([{ download: "shopping-list-3.txt" }]);
    fetched.mockResolvedValueOnce(
      new Response(
        JSON.stringify({ error: "This shopping list is not there any more. Somebody may have deleted it." }),
        { status: 404 },
      ),
    );
    await user.click(screen.getAllByLabelText("Export Week of Gran")[0] ?? document.body);
    expect(await screen.findByText("Failed to export shopping list")).toBeInTheDocument();
  });

  it("say so where they cannot be read", async () => {
    const failing = () => {
      throw new RefusedCall(500, "Something went wrong");
    };
    renderApp({ path: "/shopping-list", answers: household([], { summaries: failing }) });
    expect(await screen.findByText("Failed to load shopping lists")).toBeInTheDocument();
    expect(await screen.findByText("Try again")).toBeInTheDocument();
  });
});

it("calls foods, categories and units what the language on the screen calls them, and the family's own words as they are", async () => {
  await chooseLanguage("de");
  renderApp({ path: "/shopping-list", answers: household() });
  await screen.findByText("Zu kaufen");
  const pane = within(screen.getByRole("article"));
  expect(pane.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    "Obst & Gemüse",
    "Fleisch",
    "Backzutaten",
  ]);
  expect(pane.getAllByText(/^(Petersilie|Zwiebeln)$/).map(({ textContent }) => textContent)).toEqual([
    "Petersilie",
    "Zwiebeln",
  ]);
  expect(pane.getByText("minced beef")).toBeVisible();
  expect(pane.getByText(/3 EL · vorrätig: 1 l/)).toBeVisible();
});
