import type { ShoppingList } from "@tureen/contracts/shopping-lists";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { chooseLanguage } from "#lib/text/language";
import type { Inputs } from "#lib/server/trpc";
import { type Answers, RefusedCall } from "#testing/answers-link";
import { renderApp } from "#testing/render-app";
import { contribution, item, larderItem, list, summaries } from "../testing/lists";

const week = list({
  items: {
    shoppingItems: [
      item({ name: "minced beef", unit: "g", totalAmount: 600, category: "Meat", contributions: [contribution()] }),
      item({ name: "onion", totalAmount: 1.5 }),
      item({
        name: "batteries",
        totalAmount: 4,
        category: "Household & Other",
        note: "AA",
        is_ticked: true,
        ticked_by: "Mum’s phone",
      }),
    ],
    larderItems: [larderItem({ name: "olive oil", unit: "tbsp", totalAmount: 3 })],
  },
});
const party = list({
  id: 7,
  name: "Party",
  is_standalone: true,
  items: { shoppingItems: [item({ id: "crisps", name: "crisps", category: "Sweets & Snacks" })], larderItems: [] },
});

/** What the phone has sent, as "3 tick onion/ true". */
function open(
  path = "/shopping-list/3/shop",
  lists: readonly ShoppingList[] = [week, party],
  shops: NonNullable<Answers["shops"]> = {},
  more: Answers["shoppingLists"] = {},
  others: Answers = {},
) {
  const sent: string[] = [];
  const food = { sub_type: null, category: "Household & Other", aliases: [], times: 2 };
  const answers: Answers = {
    shops,
    shoppingLists: {
      byId: ({ id }) => {
        const shoppingList = lists.find((each) => each.id === id);
        if (!shoppingList) throw new RefusedCall(404, "This shopping list is no longer there.");
        return { shoppingList };
      },
      summaries: () => summaries(...lists),
      suggestedItems: () => ({
        suggestions: [
          { ...food, name: "dog food" },
          { ...food, name: "onion", times: 0 },
        ],
      }),
      // The answer is on its way for as long as the test looks: all that shows is this phone's own.
      change: ({ operations }) => {
        for (const { list_id, change } of operations) {
          const { kind, item_id, seen: _seen, ...says } = { seen: undefined, ...change };
          sent.push([list_id, kind, kind === "add" ? "" : item_id, ...Object.values(says)].filter(Boolean).join(" "));
        }
        return new Promise(() => {});
      },
      planDifference: () => ({ sentences: [], isUpToDate: true }),
      joinOffers: () => ({ joins: [], joined: [] }),
      ...more,
    },
    ...others,
  };
  return { sent, ...renderApp({ path, answers }) };
}

const rowOf = async (name: string) =>
  within((await screen.findByRole("checkbox", { name: new RegExp(name) })).closest("li") ?? document.body);
const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

it("shows one line, then the food by category as it stands in the shop, and no navigation", async () => {
  open();
  expect(await screen.findByRole("heading", { level: 1, name: "Week of Gran" })).toBeVisible();
  expect(screen.getByText("1 of 3")).toBeVisible();
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(headings()).toEqual(["Fruit & Vegetables", "Meat", "In the basket1", "Assumed in Larder"]);
  // What a shop sells; what the dishes need is told in the details.
  expect(screen.getByRole("button", { name: "2 of onions: change it, or see why" })).toHaveTextContent(/^2$/);
});

it("closes an open item by the phone's Back", async () => {
  const { user } = open();
  const onion = await screen.findByRole("button", { name: "2 of onions: change it, or see why" });
  await user.click(onion);
  expect(onion).toHaveAttribute("aria-expanded", "true");
  window.history.back();
  await waitFor(() => expect(onion).toHaveAttribute("aria-expanded", "false"));
  expect(screen.getByRole("heading", { level: 1, name: "Week of Gran" })).toBeVisible();
});

it("ticks at a tap, says what it did and takes it back", async () => {
  const { user, sent } = open();
  const onion = await screen.findByRole("checkbox", { name: /onion/ });
  await user.click(onion);
  expect(onion).toBeChecked();
  expect(await screen.findByText("2 of 3")).toBeVisible();
  expect(screen.getByText("In the basket: onions")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getByText("1 of 3")).toBeVisible();
  await waitFor(() => expect(onion).not.toBeChecked());
  await waitFor(() => expect(sent).toContain("3 tick onion/ true"));
});

it("counts the second of two quick taps on a row too", async () => {
  const { user } = open();
  const onion = await screen.findByRole("checkbox", { name: /onion/ });
  await user.dblClick(onion);
  expect(await screen.findByText("To buy again: onions")).toBeVisible();
  await waitFor(() => expect(onion).not.toBeChecked());
  expect(screen.getByText("1 of 3")).toBeVisible();
});

it("names what was ticked as the row does, in the language on the screen", async () => {
  await chooseLanguage("de");
  onTestFinished(() => chooseLanguage("en"));
  const { user } = open();
  await user.click(await screen.findByRole("checkbox", { name: /Zwiebeln/ }));
  expect(await screen.findByText("Im Korb: Zwiebeln")).toBeVisible();
});

describe("what is ticked", () => {
  const batteries = { id: 1, ingredient_id: 2, ingredient_name: "batteries", ingredient_sub_type: null };
  const row = { ...batteries, ingredient_category: null, quantity: 4, unit: "", notes: "", place: "", revision: 1 };
  const setting = (value: string) => ({
    list: () => ({ settings: { larder_from_list: { value, description: "" } } }),
  });

  it("goes into the larder with a tap where the family wants that, with a date by how long it keeps, and out again", async () => {
    const put: Inputs["larder"]["addBought"][] = [];
    const addBought = (input: Inputs["larder"]["addBought"]) => {
      put.push(input);
      return { larderItem: { ...row, best_before: null }, undo_id: "5c7f3f0e-6a51-4d54-9a8e-1b0f6f6d6c11" };
    };
    const restore = () => ({ success: true as const, kind: "larder-use" as const, id: 1 });
    const others = { settings: setting("on"), larder: { addBought }, trash: { restore } };
    const { user } = open("/shopping-list/3/shop", [week], {}, {}, others);
    await user.click(await screen.findByRole("button", { name: "Put batteries into the larder" }));
    expect(await screen.findByText("Ingredient added to larder")).toBeVisible();
    expect(put).toMatchObject([{ list_id: 3, item_id: "batteries/", best_before: null }]);
    expect(screen.getByRole("button", { name: "batteries is in the larder" })).toBeDisabled();

    const toast = within(screen.getByText("Ingredient added to larder").closest("li") ?? document.body);
    await user.click(toast.getByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("button", { name: "Put batteries into the larder" })).toBeEnabled();
    await user.click(screen.getByRole("button", { name: /of batteries: change it/ }));
    expect(screen.getByText("Ticked by Mum’s phone")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "+1 week" }));
    await waitFor(() => expect(put[1]?.best_before).toMatch(/^\d{4}-\d\d-\d\d$/));
    expect(put[1]?.operation_id).not.toBe(put[0]?.operation_id);
  });

  it("stays in the basket where the family has not turned that on", async () => {
    open("/shopping-list/3/shop", [week], {}, {}, { settings: setting("off") });
    expect(await screen.findByRole("checkbox", { name: /batteries/ })).toBeChecked();
    expect(screen.queryByRole("button", { name: /into the larder/ })).toBeNull();
  });
});

it("hides what is in the basket, and keeps it hidden on this device", async () => {
  const { user } = open();
  expect(await screen.findByRole("checkbox", { name: /batteries/ })).toBeChecked();
  await user.click(screen.getByRole("button", { name: /In the basket/ }));
  expect(screen.queryByRole("checkbox", { name: /batteries/ })).toBeNull();
  expect(window.localStorage.getItem("tureen.shop.basket-hidden")).toBe("true");
});

it("changes amount and note where they stand, and shows why something is on the list", async () => {
  const { user, sent } = open();
  const row = await rowOf("minced beef");
  await user.click(row.getByRole("button", { name: /minced beef/ }));
  expect(row.getByText("400 g × 6 ÷ 4 = 600 g")).toBeVisible();
  await user.click(row.getByRole("button", { name: "More" }));
  await user.click(row.getByRole("button", { name: "More" }));
  await user.type(row.getByRole("textbox", { name: "Note" }), "lean");
  await user.click(row.getByRole("button", { name: /minced beef/ }));
  expect(await row.findByText("700 g")).toBeVisible();
  expect(row.getByText("lean")).toBeVisible();
  await waitFor(() => expect(sent[0]).toBe("3 amount minced beef/g 700 g"));
});

it("says how many to buy of what is counted, exactly how much that is in the why, and a food in all its measures", async () => {
  const [monday, friday] = [20, 9.67].map((scaled_amount, index) =>
    contribution({ meal_id: index, line: "2 cloves garlic", amount: 2, unit: "clove", scaled_amount }),
  );
  const totals = { totalAmount: 29.67, contributions: [monday, friday].flatMap((each) => each ?? []) };
  const shoppingItems = [
    item({ name: "garlic", unit: "clove", ...totals }),
    item({ name: "flour", unit: "g", totalAmount: 200 }),
    item({ name: "flour", unit: "cup", totalAmount: 1 }),
  ];
  const { user, sent } = open(undefined, [list({ items: { shoppingItems, larderItems: [] } })]);
  const row = await rowOf("garlic");
  const amount = row.getByRole("button", { name: "30 cloves of garlic: change it, or see why" });
  expect(amount).toHaveTextContent(/^30 cloves$/);
  await user.click(amount);
  expect(row.getByText("Together 29⅔ cloves")).toBeVisible();
  // Measures that cannot be added are one row, ticked and put back together.
  const flour = await rowOf("flour");
  expect(flour.getByRole("button", { name: /flour/ })).toHaveTextContent(/^200 g \+ 1 cup$/);
  await user.click(flour.getByRole("checkbox"));
  await waitFor(() => expect(sent).toEqual(expect.arrayContaining(["3 tick flour/g true", "3 tick flour/cup true"])));
  expect(screen.getByText("1 of 2")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "More about this list" }));
  expect(await within(await screen.findByRole("dialog")).findByText("1 of 2")).toBeVisible();
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  // Its row stood in the basket meanwhile.
  await waitFor(() => expect(screen.getByRole("checkbox", { name: /flour/ })).not.toBeChecked());
});

it("adds up what stands apart at a tap, with the weight that this assumes, and takes it apart again", async () => {
  const flour = { name: "flour", category: "Baking", ingredient_id: 5 };
  const joined = item({
    ...flour,
    id: "joined",
    name: "sugar",
    ingredient_id: 6,
    unit: "g",
    totalAmount: 300,
    joined_by: "density",
    contributions: [contribution({ line: "1 cup sugar", amount: 1, unit: "cup", scaled_amount: 1, added_amount: 200 })],
  });
  const apart = [item({ ...flour, unit: "g", totalAmount: 200 }), item({ ...flour, unit: "cup", totalAmount: 1 })];
  const lists = [list({ items: { shoppingItems: [...apart, joined], larderItems: [] } })];
  const { user, sent } = open(
    "/shopping-list/3/shop",
    lists,
    {},
    {
      joinOffers: () => ({
        joins: [{ item_ids: ["flour/g", "flour/cup"], amount: 325, unit: "g", weights: [{ unit: "cup", grams: 125 }] }],
        joined: ["joined"],
      }),
    },
  );
  const row = await rowOf("flour");
  await user.click(await row.findByRole("button", { name: "Add up: 325 g" }));
  expect(row.getByText("1 cup ≈ 125 g")).toBeInTheDocument();
  expect(screen.getByText("Added up: flour")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await user.click(screen.getByRole("button", { name: /of sugar: change it/ }));
  expect(await screen.findByText("1 cup ≈ 200 g")).toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Take apart again" }));
  await waitFor(() => expect(sent).toEqual(["3 join flour/g"]));
});

it("adds a line as people write it, completed from what the family buys", async () => {
  const { user } = open("/shopping-list/3/shop?add=true");
  const field = await screen.findByRole("combobox", { name: "Add an item" });
  expect(field).toHaveFocus();
  await user.type(field, "2 kg dog");
  expect(await screen.findByRole("option", { name: "2 kg dog food" })).toBeVisible();
  await user.keyboard("{ArrowDown}{Enter}");
  expect(await screen.findByRole("checkbox", { name: /dog food/ })).toBeVisible();
  expect(field).toHaveValue("");
  await user.type(field, "onio");
  expect(await screen.findByRole("option", { name: "onion on the list" })).toBeVisible();
  // The list has onions: they are shown, not bought twice.
  await user.keyboard("{ArrowDown}{Enter}");
  expect(screen.getAllByRole("checkbox", { name: /onion/ })).toHaveLength(1);
  await user.type(field, "onio{Escape}{Enter}");
  expect(await screen.findByRole("checkbox", { name: /^onio$/ })).toBeVisible();
});

it("takes out of the basket again what is added once more", async () => {
  const { user } = open();
  await user.type(await screen.findByRole("combobox"), "Battery{Enter}");
  expect(await screen.findByText("To buy again: batteries")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: /batteries/ })).not.toBeChecked();
});

it("makes a line of each line that is pasted", async () => {
  const { user } = open();
  await user.click(await screen.findByRole("combobox"));
  await user.paste("- candles\n\n- napkins\n");
  expect(await screen.findByRole("checkbox", { name: /candles/ })).toBeVisible();
  expect(screen.getByRole("checkbox", { name: /napkins/ })).toBeVisible();
});

it("knows what is on the list by the words on the screen too", async () => {
  await chooseLanguage("de");
  onTestFinished(() => chooseLanguage("en"));
  const { user } = open();
  const field = await screen.findByRole("combobox", { name: "Etwas dazuschreiben" });
  await user.type(field, "zwiebeln{Escape}{Enter}");
  expect(field).toHaveValue("");
  expect(screen.getAllByRole("checkbox", { name: /Zwiebeln/i })).toHaveLength(1);
});

it("puts on the list what the larder is out of, and takes off what nobody needs", async () => {
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "We are out of olive oil" }));
  expect(await screen.findByRole("checkbox", { name: /olive oil/ })).not.toBeChecked();
  const row = await rowOf("minced beef");
  await user.click(row.getByRole("button", { name: /minced beef/ }));
  await user.click(row.getByRole("button", { name: "Take it off the list" }));
  expect(screen.queryByRole("checkbox", { name: /minced beef/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("checkbox", { name: /minced beef/ })).toBeVisible();
});

it("shops several lists as one, and ticks in the list that a thing came from", async () => {
  const { user, sent } = open("/shopping-list/3,7/shop");
  expect(await screen.findByRole("heading", { level: 1, name: "2 lists" })).toBeVisible();
  const crisps = await rowOf("crisps");
  expect(crisps.getByText("Party")).toBeVisible();
  await user.click(crisps.getByRole("checkbox"));
  await waitFor(() => expect(sent).toEqual(["7 tick crisps true"]));
  await user.click(screen.getByRole("button", { name: "More about this list" }));
  await user.click(await screen.findByRole("checkbox", { name: "Party" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Week of Gran" })).toBeVisible();
});

it("locks, edits and deletes the list from its menu, and leaves a list that is gone", async () => {
  const locked = vi.fn(() => ({ shoppingList: list({ ...week, status: "locked-in" }) }));
  const { user } = open(
    undefined,
    undefined,
    {},
    {
      lock: locked,
      delete: () => ({ success: true as const, undo_id: "a-uuid" }),
      planDifference: () => ({ sentences: ["Soup wants 2 leeks."], isUpToDate: false }),
    },
  );
  await user.click(await screen.findByRole("button", { name: "More about this list" }));
  expect(await screen.findByRole("region", { name: "The plan has changed" })).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Lock" }));
  await waitFor(() => expect(locked).toHaveBeenCalled());
  await user.click(screen.getByRole("button", { name: "Edit Week of Gran" }));
  expect(await screen.findByRole("dialog", { name: "Edit Shopping List" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(screen.getByRole("button", { name: "More about this list" }));
  await user.click(await screen.findByRole("button", { name: "Delete Week of Gran" }));
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  await waitFor(() => expect(window.location.pathname).toBe("/shopping-list"));
});

it("follows the order of categories of the family, and in a shop that shop's", async () => {
  const categories = ["Fruit & Vegetables", "Meat", "Household & Other"];
  const shops = [
    { id: 1, name: "", categories: ["Meat"], revision: 1 },
    { id: 2, name: "Market", categories: ["Fruit & Vegetables"], revision: 4 },
  ];
  const { user } = open(undefined, undefined, { list: () => ({ shops, categories }) });
  await screen.findByRole("heading", { name: "Meat" });
  await waitFor(() => expect(headings().slice(0, 2)).toEqual(["Meat", "Fruit & Vegetables"]));
  await user.click(screen.getByRole("button", { name: "More about this list" }));
  await user.selectOptions(await screen.findByLabelText("In which shop?"), "Market");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(headings().slice(0, 2)).toEqual(["Fruit & Vegetables", "Meat"]));
  expect(window.localStorage.getItem("tureen.shop.chosen")).toBe("2");
});

it("keeps a new shop with its order, and stands in it", async () => {
  const saved: unknown[] = [];
  const categories = ["Bakery", "Meat"];
  const save = (input: Inputs["shops"]["save"]) => (
    saved.push(input),
    { shop: { id: 9, name: input.name, categories: input.categories, revision: 1 } }
  );
  const { user } = open(undefined, undefined, { list: () => ({ shops: [], categories }), save });
  await user.click(await screen.findByRole("button", { name: "More about this list" }));
  await user.click(await screen.findByRole("button", { name: "Add a shop" }));
  expect(await screen.findByRole("button", { name: "Move Bakery" })).toBeVisible();
  await user.type(screen.getByLabelText("Name of the shop"), "Market");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The order of categories is saved")).toBeVisible();
  expect(saved).toEqual([{ name: "Market", categories }]);
  expect(window.localStorage.getItem("tureen.shop.chosen")).toBe("9");
});

it("says what an empty list is for, and goes on without one that is gone", async () => {
  open("/shopping-list/8,9/shop", [list({ id: 9, name: "New" })]);
  expect(await screen.findByRole("heading", { level: 1, name: "New" })).toBeVisible();
  expect(await screen.findByText("Nothing is on this list yet. Write below what you need.")).toBeVisible();
});

it("says that the list is gone, and leads to the others", async () => {
  open("/shopping-list/8/shop");
  expect(await screen.findByRole("heading", { level: 1, name: "This list is gone" })).toBeVisible();
  expect(screen.getByRole("link", { name: "All lists" })).toHaveAttribute("href", "/shopping-list");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

it("leads nowhere by an address that names no list", async () => {
  open("/shopping-list/milk/shop");
  expect(await screen.findByRole("heading", { level: 1, name: "This page is not on the menu" })).toBeVisible();
});
