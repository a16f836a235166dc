import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Inputs, Outputs } from "#lib/server/trpc";
import { type Answers, RefusedCall, Unreachable } from "#testing/answers-link";
import { renderApp } from "#testing/render-app";
import { householdAnswers, settingsAnswer } from "./testing/admin-answers";

const refused = (status: number, sentence: string) => () => {
  throw new RefusedCall(status, sentence);
};
const open = (answers: Answers = {}, at = "household") =>
  renderApp({ path: `/admin#${at}`, answers: householdAnswers(answers) });
const section = async (name: string) => within(await screen.findByRole("region", { name }));

describe("Database Management", () => {
  it("counts what the household holds and leads to the ingredients", async () => {
    open({}, "data");
    expect(await screen.findByRole("heading", { level: 1, name: "Database Management" })).toBeVisible();
    const statistics = await section("Current statistics");
    await waitFor(() =>
      expect(statistics.getAllByRole("definition").map((each) => each.textContent)).toEqual([
        "36",
        "30",
        "2",
        "1,488",
        "3",
      ]),
    );
    expect(statistics.getByRole("link", { name: "Manage ingredients" })).toHaveAttribute("href", "/ingredients");
  });

  it.each([
    ["Failed to load statistics", "data", { admin: { stats: refused(500, "Something went wrong") } }],
    ["Failed to load app settings", "settings", { settings: { list: refused(500, "Something went wrong") } }],
    ["Failed to load import batches", "imports", { importBatches: { list: refused(500, "Something went wrong") } }],
    ["Failed to load ingredients", "ingredients", { ingredients: { list: refused(500, "Something went wrong") } }],
  ])("says '%s' and shows the rest", async (text, at, answers) => {
    const { user } = open(answers, at);
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getByRole("tab", { name: "Data" }));
    expect(await screen.findByRole("heading", { name: "Danger zone" })).toBeVisible();
  });

  it("names what has no category Uncategorized", async () => {
    const plain = {
      plural: null,
      sub_type: null,
      unit: "g",
      aliases: ["maize"],
      is_custom: true,
      never_bought: false,
      density: null,
      piece_weight: null,
      revision: 1,
    };
    const list = () => ({
      ingredients: [
        { ...plain, id: 1, name: "corn", category: "Baking" },
        { ...plain, id: 2, name: "umeboshi", category: null },
      ],
    });
    const { user } = open({ ingredients: { list } }, "data");
    const panel = await section("Ingredients");
    await user.click(await panel.findByText("2 ingredients, 2 aliases"));
    expect(panel.getByText("Uncategorized")).toBeVisible();
  });
});

describe("the tabs", () => {
  it("are named in the address, and keep what was typed in them", async () => {
    const { user } = open({}, "developers");
    const tabs = within(await screen.findByRole("tablist", { name: "Admin" }));
    expect(tabs.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "Household",
      "Data",
      "Local model",
      "Access",
      "Developers",
    ]);
    expect(tabs.getByRole("tab", { name: "Developers" })).toHaveAttribute("aria-selected", "true");
    const field = await screen.findByRole("spinbutton", { name: /max_recipes_per_import/ });
    await user.clear(field);
    await user.type(field, "12");

    await user.click(tabs.getByRole("tab", { name: "Access" }));
    expect(await screen.findByLabelText("Current password")).toBeVisible();
    expect(window.location.hash).toBe("#access");
    await user.click(tabs.getByRole("tab", { name: "Developers" }));
    expect(screen.getByRole("spinbutton", { name: /max_recipes_per_import/ })).toHaveValue(12);
  });

  it.each([
    ["danger", "Data"],
    ["lists", "Household"],
    ["developers", "Developers"],
    ["no-such-part", "Household"],
  ])("an address with #%s opens %s", async (at, tab) => {
    open({}, at);
    expect(await screen.findByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
  });
});

describe("the app settings", () => {
  it("follow the rules of the specification and are saved one by one", async () => {
    const sent: unknown[] = [];
    let limit = 3;
    const update = ({ key, value }: Inputs["settings"]["update"]): Outputs["settings"]["update"] => {
      sent.push({ key, value });
      limit = Number(value);
      return { setting: { key, value: limit, description: "" } };
    };
    const { user } = open(
      { settings: { list: () => settingsAnswer({ max_recipes_per_import: limit }), update } },
      "settings",
    );
    const field = await screen.findByRole("spinbutton", { name: /max_recipes_per_import/ });
    expect(field).toHaveValue(3);
    expect(field).toHaveAttribute("min", "0");
    expect(field).toHaveAttribute("max", "50");
    await user.clear(field);
    await user.type(field, "51{Enter}");
    expect(field).toHaveAccessibleDescription(/Enter a whole number from 0 to 50$/);
    expect(sent).toEqual([]);

    await user.clear(field);
    await user.type(field, "12");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Setting updated successfully")).toBeVisible();
    expect(sent).toEqual([{ key: "max_recipes_per_import", value: 12 }]);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Save" })).toBeNull());
    expect(field).toHaveValue(12);
  });

  it("keep what was typed when the server refuses, in the server's words", async () => {
    const settings = {
      list: () => settingsAnswer(),
      update: refused(400, "llm_batch_delay must be a multiple of 50 from 0 to 1000."),
    };
    const { user } = open({ settings }, "settings");
    const field = await screen.findByRole("spinbutton", { name: /llm_batch_delay/ });
    await user.clear(field);
    await user.type(field, "150{Enter}");
    expect(await screen.findByText("llm_batch_delay must be a multiple of 50 from 0 to 1000.")).toBeVisible();
    expect(screen.queryByText("Failed to update setting")).toBeNull();
    expect(field).toHaveValue(150);
  });

  it("show the chunk size that the model really takes beside the one that is set", async () => {
    open({}, "settings");
    expect(await screen.findByText(/^In use: 14,760 characters/)).toBeVisible();
  });

  it("hold the preferences of the household, which are saved as they are chosen", async () => {
    const sent: unknown[] = [];
    const update = ({ key, value }: Inputs["settings"]["update"]) => (
      sent.push({ key, value }),
      { setting: { key, value: String(value), description: "" } }
    );
    const { user } = open({ settings: { list: () => settingsAnswer(), update } });
    const household = await section("Household preferences");
    await waitFor(() => expect(household.getByRole("radio", { name: "As written" })).toBeChecked());
    await user.click(household.getByRole("radio", { name: "Metric" }));
    expect(await screen.findByText("Setting updated successfully")).toBeVisible();
    expect(sent).toEqual([{ key: "units_shown", value: "metric" }]);
  });
});

describe("import batches", () => {
  const batch = {
    id: 4,
    source_name: "Soups.pdf",
    source_type: "pdf",
    created_at: "2026-11-20T10:00:00.000Z",
    recipe_count: 12,
    current_recipe_count: 10,
    used_in_meal_plans: 0,
    used_in_shopping_lists: 0,
  };

  it("are taken back after a prompt that says what goes", async () => {
    let batches = [batch];
    const rollBack = () => ((batches = []), { success: true as const });
    const { user } = open({ importBatches: { list: () => ({ batches }), rollBack } }, "imports");
    expect(await screen.findByText("12 recipes imported · 10 still here")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Rollback Soups.pdf" }));
    const prompt = within(screen.getByRole("alertdialog"));
    expect(prompt.getByText(/^Soups.pdf: 10 recipes and the ingredients/)).toBeVisible();
    await user.click(prompt.getByRole("button", { name: "Rollback" }));
    expect(await screen.findByText("Import batch rolled back successfully")).toBeVisible();
    expect(await screen.findByText("Nothing has been imported yet.")).toBeVisible();
  });

  it("cannot be taken back while a recipe is in use", async () => {
    open({ importBatches: { list: () => ({ batches: [{ ...batch, used_in_meal_plans: 2 }] }) } }, "imports");
    expect(await screen.findByText("Cannot rollback - recipes in use")).toBeVisible();
    expect(screen.queryByRole("button", { name: /Rollback/ })).toBeNull();
  });
});

describe("what can be deleted", () => {
  it.each([
    ["Delete all recipes", "recipes", /^Deletes 36 recipes and 30 planned meals/],
    ["Delete all meal plans", "meal-plans", /^Deletes 30 planned meals, the locked ones too/],
    ["Delete all shopping lists", "shopping-lists", /^Deletes 2 shopping lists/],
    ["Delete all ingredients", "ingredients", /^Deletes 1,488 ingredients/],
    ["Delete everything", "all", /^Deletes 36 recipes, 30 planned meals, 2 shopping lists, the larder/],
  ])("%s: asks, names what goes and shows what the server did", async (label, kind, description) => {
    const sent: unknown[] = [];
    const bulkDelete = (input: Inputs["admin"]["bulkDelete"]) => (
      sent.push(input),
      { success: true as const, message: "Deleted 36 recipes.", backup: "tureen-20261120-120000-before-bulk-delete" }
    );
    const { user } = open({ admin: { bulkDelete } }, "data");
    await user.click(await screen.findByRole("button", { name: label }));
    const prompt = within(screen.getByRole("alertdialog"));
    expect(await prompt.findByText(description)).toBeVisible();
    if (kind === "all") {
      expect(prompt.getByRole("button", { name: label })).toBeDisabled();
      await user.type(prompt.getByLabelText("Type DELETE to continue"), "delete");
    }
    await user.click(prompt.getByRole("button", { name: label }));
    expect(await screen.findByText("Deleted 36 recipes.")).toBeVisible();
    expect(sent).toEqual([{ kind }]);
  });

  it("says 'Failed to delete meal-plans' where no server gives a reason", async () => {
    const bulkDelete = () => {
      throw new Unreachable();
    };
    const { user } = open({ admin: { bulkDelete } }, "delete");
    await user.click(await screen.findByRole("button", { name: "Delete all meal plans" }));
    await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete all meal plans" }));
    expect(await screen.findByText("Failed to delete meal-plans")).toBeVisible();
  });

  it("brings the ingredients back as shipped, after a prompt", async () => {
    const resetIngredients = () => ({
      success: true as const,
      message: "The built-in catalogue is back as shipped: 1,480 ingredients.",
      backup: "tureen-20261120-120000-before-reset",
    });
    const { user } = open({ admin: { resetIngredients } }, "data");
    await user.click(await screen.findByRole("button", { name: "Reset ingredients" }));
    await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Reset ingredients" }));
    expect(await screen.findByText(/^The built-in catalogue is back as shipped/)).toBeVisible();
  });
});

describe("ordered lists", () => {
  it("are unlocked here", async () => {
    const list = {
      id: 9,
      name: "Week 47",
      start_date: "2026-11-16",
      end_date: "2026-11-22",
      status: "ordered" as const,
      is_standalone: false,
      created_at: "",
      revision: 1,
      item_count: 40,
      ticked_count: 0,
      items_revision: 0,
    };
    let lists = [list];
    const unlockShoppingList = () => (
      (lists = []),
      { shoppingList: { ...list, status: "locked-in" as const, items: { shoppingItems: [], larderItems: [] } } }
    );
    const { user } = open({
      admin: { unlockShoppingList },
      shoppingLists: {
        summaries: () => ({ shoppingLists: [...lists, { ...list, id: 10, name: "Draft", status: "draft" as const }] }),
      },
    });
    const ordered = await section("Ordered shopping lists");
    await user.click(await ordered.findByRole("button", { name: "Unlock Week 47" }));
    expect(await screen.findByText("Shopping list unlocked successfully!")).toBeVisible();
    expect(await ordered.findByText("No list is ordered.")).toBeVisible();
    expect(ordered.queryByText("Draft")).toBeNull();
  });
});
