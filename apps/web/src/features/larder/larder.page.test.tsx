import type { LarderIngredient, LarderItem } from "@tureen/contracts/larder";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Inputs } from "#lib/server/trpc";
import { RefusedCall } from "#testing/answers-link";
import { renderApp } from "#testing/render-app";

const flour: LarderItem = {
  id: 7,
  ingredient_id: 70,
  ingredient_name: "Flour",
  ingredient_sub_type: "plain",
  ingredient_category: "Baking",
  quantity: 2,
  unit: "kg",
  notes: "Top shelf",
  place: "",
  best_before: null,
  revision: 3,
};
const salt: LarderItem = {
  id: 8,
  ingredient_id: 80,
  ingredient_name: "Sea salt",
  ingredient_sub_type: null,
  ingredient_category: null,
  quantity: 0,
  unit: "",
  notes: "",
  place: "",
  best_before: null,
  revision: 1,
};
const found: LarderIngredient[] = [
  { id: 70, name: "Flour", sub_type: "plain", category: "Baking", unit: "g", in_larder: true },
  { id: 71, name: "Cornflour", sub_type: null, category: "Baking", unit: "g", in_larder: false },
];

const UNDO_ID = "5c7f3f0e-6a51-4d54-9a8e-1b0f6f6d6c11";

/** A larder that changes as the screen changes it. */
function stocked(items: LarderItem[] = [flour, salt]) {
  let stock = items;
  const asked: string[] = [];
  const sent: unknown[] = [];
  const larder = {
    list: () => ({ larderItems: stock }),
    searchIngredients: ({ q = "" }: Inputs["larder"]["searchIngredients"]) => (asked.push(q), { ingredients: found }),
    add: (input: Inputs["larder"]["add"]) => (sent.push(input), { larderItem: flour }),
    update: (input: Inputs["larder"]["update"]) => (sent.push(input), { larderItem: flour }),
    delete: ({ id }: Inputs["larder"]["delete"]) => (
      (stock = stock.filter((item) => item.id !== Number(id))),
      { success: true as const, undo_id: UNDO_ID }
    ),
  };
  const trash = {
    restore: (input: Inputs["trash"]["restore"]) => (
      sent.push(input),
      (stock = items),
      { success: true as const, kind: "larder-item" as const, id: flour.id }
    ),
  };
  return { larder, trash, asked, sent };
}

describe("the larder", () => {
  it("shows what is in stock, with amounts as a person writes them", async () => {
    renderApp({ path: "/larder", answers: { larder: stocked().larder } });
    const baking = within(await screen.findByRole("region", { name: "Baking" }));
    expect(baking.getByText("2 kg · Top shelf")).toBeVisible();
    expect(within(screen.getByRole("region", { name: "Uncategorized" })).getByText("Sea salt")).toBeVisible();
  });

  it("stands as the family walks through its shop, and after that as shops of its language are", async () => {
    const shops = [{ id: 1, name: "", categories: ["Meat"], revision: 1 }];
    const list = () => ({ shops, categories: ["Drinks", "Baking", "Meat"] });
    const items = ["Baking", "Drinks", "Meat"].map((category, id) => ({ ...salt, id, ingredient_category: category }));
    renderApp({ path: "/larder", answers: { larder: stocked(items).larder, shops: { list } } });
    const order = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    await expect.poll(order, { timeout: 30_000 }).toEqual(["Add to the larder", "Meat", "Drinks", "Baking"]);
  });

  it("says what to do while it is empty", async () => {
    renderApp({ path: "/larder", answers: { larder: stocked([]).larder } });
    expect(await screen.findByText("Nothing in the larder yet")).toBeVisible();
  });

  it("says so when it cannot be read, and offers to try again", async () => {
    const list = () => {
      throw new RefusedCall(503, "The database is being restored.");
    };
    renderApp({ path: "/larder", answers: { larder: { list } } });
    expect(await screen.findByText("Failed to load larder items")).toBeVisible();
    expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
  });

  it("adds what a search of two letters finds, one of it unless told otherwise", async () => {
    const { larder, asked, sent } = stocked();
    const { user } = renderApp({ path: "/larder", answers: { larder } });
    const search = await screen.findByRole("combobox", { name: "Search ingredients" });
    await user.type(search, "f");
    expect(screen.queryByRole("listbox")).toBeNull();
    await user.type(search, "l");
    expect(await screen.findByRole("option", { name: "Flour plain In the larder" })).toBeVisible();
    expect(asked).toEqual(["fl"]);

    await user.click(screen.getByRole("option", { name: /Cornflour/ }));
    expect(screen.getByLabelText("Quantity")).toHaveValue("1");
    expect(screen.getByLabelText("Unit")).toHaveValue("");
    await user.click(screen.getByRole("button", { name: "Add to Larder" }));
    expect(await screen.findByText("Ingredient added to larder")).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ ingredientId: 71, quantity: 1, unit: "", notes: "", place: "" })]);
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Search ingredients" })).toHaveFocus());
  });

  it("leaves what is being added by Back, and asks where something was written", async () => {
    const { user } = renderApp({ path: "/larder", answers: { larder: stocked().larder } });
    await user.type(await screen.findByRole("combobox", { name: /ingredient/i }), "corn");
    await user.click(await screen.findByRole("option", { name: /Cornflour/ }));
    await user.type(screen.getByLabelText("Notes"), "Top shelf");
    await waitFor(() => window.history.back());
    expect(await screen.findByRole("alertdialog", { name: "Discard your changes?" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Discard" }));
    expect(await screen.findByRole("combobox", { name: /ingredient/i })).toBeVisible();
    expect(window.location.pathname).toBe("/larder");
  });

  it("shows the server's own sentence where an ingredient is refused", async () => {
    const add = () => {
      throw new RefusedCall(409, "Cornflour is in the larder already. Change its amount there.");
    };
    const { user } = renderApp({ path: "/larder", answers: { larder: { ...stocked().larder, add } } });
    await user.type(await screen.findByRole("combobox", { name: /ingredient/i }), "corn");
    await user.click(await screen.findByRole("option", { name: /Cornflour/ }));
    await user.click(screen.getByRole("button", { name: "Add to Larder" }));
    expect(await screen.findByText("Cornflour is in the larder already. Change its amount there.")).toBeVisible();
    expect(screen.queryByText("Failed to add ingredient to larder")).toBeNull();
  });

  it("leads from what is in stock already to its card", async () => {
    const { user } = renderApp({ path: "/larder", answers: { larder: stocked().larder } });
    await user.type(await screen.findByRole("combobox", { name: /ingredient/i }), "flour");
    await user.click(await screen.findByRole("option", { name: /In the larder/ }));
    expect(screen.getByRole("form", { name: "Edit Flour" })).toBeVisible();
    expect(screen.getByLabelText("Quantity")).toHaveFocus();
  });

  it("changes an item where it stands; what is no number is 0", async () => {
    const { larder, sent } = stocked();
    const { user } = renderApp({ path: "/larder", answers: { larder } });
    await user.click(await screen.findByRole("button", { name: "Edit Flour" }));
    const quantity = screen.getByLabelText("Quantity");
    await user.type(quantity, "{ArrowUp}");
    expect(quantity).toHaveValue("2.1");
    await user.clear(quantity);
    await user.type(quantity, "plenty");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Larder item updated")).toBeVisible();
    const kept = { unit: "kg", notes: "Top shelf", place: "", best_before: null };
    expect(sent).toEqual([{ id: 7, quantity: 0, ...kept, revision: 3 }]);
    expect(screen.getByRole("button", { name: "Edit Flour" })).toHaveFocus();
  });

  describe("with places and dates", () => {
    const spinach = { ...salt, ingredient_name: "Spinach", place: "fridge", quantity: 200, unit: "g" };
    const rows = [
      { ...spinach, id: 10, best_before: "2024-03-01" },
      { ...spinach, id: 11, best_before: "2026-11-27" },
      { ...spinach, id: 12, best_before: "2026-12-03" },
      { ...spinach, id: 13, place: "Shed", best_before: "2027-02-01" },
      flour,
    ];

    beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-27T12:00:00Z") }));
    afterEach(() => void vi.useRealTimers());

    it("says in words what is past, due and later, and shows a place at a time", async () => {
      const { user } = renderApp({ path: "/larder", answers: { larder: stocked(rows).larder } });
      const said = [/^past its date: 1 March 2024$/, "best before today", "best before Thursday", /1 February 2027$/];
      for (const words of said) expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getAllByText("200 g · Fridge")).toHaveLength(3);

      const choices = within(screen.getByRole("group", { name: "What to show" }));
      await user.click(choices.getByRole("button", { name: "Shed 1" }));
      expect(screen.queryByText("best before today")).toBeNull();
      expect(screen.getByText("200 g · Shed")).toBeVisible();
      await user.click(choices.getByRole("button", { name: "Use first 2" }));
      expect(screen.queryByText("200 g · Shed")).toBeNull();
      expect(screen.getByText("best before today")).toBeVisible();
    });

    it("adds more of what is stocked, in a place of the family's own and for a week", async () => {
      const { larder, sent } = stocked(rows);
      const { user } = renderApp({ path: "/larder", answers: { larder } });
      await user.click(await screen.findByRole("button", { name: "Edit Spinach, 27 November" }));
      await user.click(screen.getByRole("button", { name: "More, with another date" }));
      await user.selectOptions(screen.getByLabelText("Place"), "Shed");
      await user.click(screen.getByRole("button", { name: "+1 week" }));
      expect(screen.getByLabelText("Best before")).toHaveValue("2026-12-04");
      await user.click(screen.getByRole("button", { name: "Add to Larder" }));
      const added = { ingredientId: 80, place: "Shed", best_before: "2026-12-04" };
      await expect.poll(() => sent).toEqual([expect.objectContaining(added)]);
    });
  });

  describe("what is frozen", () => {
    const lasagne = {
      id: 5,
      recipe_id: 9,
      title: "Lasagne",
      portions: 5,
      left: 3,
      frozen_on: "2026-03-12",
      place: "freezer",
      revision: 2,
    };

    beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-27T12:00:00Z") }));
    afterEach(() => void vi.useRealTimers());

    function open() {
      const sent: unknown[] = [];
      const portions = {
        list: () => ({ portions: [lasagne] }),
        update: (input: unknown) => (sent.push(input), { portion: lasagne }),
        delete: (input: unknown) => (sent.push(input), { success: true as const, undo_id: UNDO_ID }),
      };
      const createMany = (input: Inputs["mealPlans"]["createMany"]) => (
        sent.push(input.other_meals),
        { mealPlans: [], otherMeals: [] }
      );
      const answers = { larder: stocked().larder, portions, mealPlans: { createMany }, trash: stocked().trash };
      return { sent, ...renderApp({ path: "/larder", answers }) };
    }

    it("stands with its day and place, and is planned for a day at two taps", async () => {
      const { user, sent } = open();
      expect(await screen.findByText("3 × Lasagne")).toBeVisible();
      expect(screen.getByText("Freezer · 12 March")).toBeVisible();
      await user.click(screen.getByRole("button", { name: "Plan Lasagne" }));
      const dialog = within(await screen.findByRole("dialog", { name: "Plan from the freezer" }));
      expect(dialog.getByText("2 portions")).toBeVisible();
      await user.click(dialog.getByRole("button", { name: "One portion more" }));
      expect(dialog.getByRole("button", { name: "One portion more" })).toBeDisabled();
      await user.click(dialog.getByRole("button", { name: "Plan it" }));
      const meal = { title: "Lasagne", date: "2026-11-27", meal_type: "dinner", portion_id: 5, portions: 3 };
      await expect.poll(() => sent).toEqual([[meal]]);
    });

    it("is changed where it is, what is planned of it kept; and taken out", async () => {
      const { user, sent } = open();
      await user.click(await screen.findByRole("button", { name: "Change Lasagne in the freezer" }));
      const dialog = within(await screen.findByRole("dialog", { name: "Frozen meal" }));
      await user.click(dialog.getByRole("button", { name: "One portion less" }));
      await user.selectOptions(dialog.getByLabelText("Place"), "Cellar");
      await user.click(dialog.getByRole("button", { name: "Save" }));
      expect(await screen.findByText("Frozen meal updated")).toBeVisible();
      expect(sent).toEqual([{ id: 5, portions: 4, frozen_on: "2026-03-12", place: "cellar", revision: 2 }]);
      await user.click(screen.getByRole("button", { name: "Take Lasagne out of the freezer" }));
      expect(await screen.findByText("Taken out of the freezer")).toBeVisible();
      expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
    });
  });

  it("closes the form by Back, and asks where something was changed", async () => {
    const { user } = renderApp({ path: "/larder", answers: { larder: stocked().larder } });
    await user.click(await screen.findByRole("button", { name: "Edit Flour" }));
    await waitFor(() => expect(window.history.state).toMatchObject({ openLayers: 1 }));
    await waitFor(() => window.history.back());
    expect(await screen.findByRole("button", { name: "Edit Flour" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Edit Flour" }));
    await user.type(screen.getByLabelText("Unit"), "s");
    await waitFor(() => window.history.back());
    expect(await screen.findByRole("alertdialog", { name: "Discard your changes?" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Keep editing" }));
    expect(screen.getByRole("form", { name: "Edit Flour" })).toBeVisible();
    expect(window.location.pathname).toBe("/larder");
  });

  it("asks before it removes an item, and brings it back on a tap", async () => {
    const { larder, trash, sent } = stocked();
    const { user } = renderApp({ path: "/larder", answers: { larder, trash } });
    await user.click(await screen.findByRole("button", { name: "Remove Flour" }));
    const prompt = within(
      screen.getByRole("alertdialog", { name: "Are you sure you want to remove Flour from the larder?" }),
    );
    await user.click(prompt.getByRole("button", { name: "Remove" }));
    expect(await screen.findByText("Ingredient removed from larder")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Flour")).toBeNull());

    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Flour")).toBeVisible();
    expect(sent).toEqual([{ undo_id: UNDO_ID }]);
  });
});
