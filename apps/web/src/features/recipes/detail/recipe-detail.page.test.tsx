import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Inputs } from "#lib/server/trpc";
import type { LiveState } from "@tureen/contracts/live";
import type { ShoppingList } from "@tureen/contracts/shopping-lists";
import { list, summaries } from "#features/shopping-lists/testing/lists";
import { dismissFailures } from "#lib/screen/toasts";
import { type Answers, RefusedCall, Unreachable } from "#testing/answers-link";
import { renderApp } from "#testing/render-app";
import { FORM_FIELDS } from "../form/form-fields";
import { ingredientLine, recipe, windowOf } from "../testing/recipes";

const settings = { list: () => ({ settings: {} }) };
const search = () => windowOf([]);
const heldBy = () => ({ held_by: null, used_in: [] });

function open(shown = recipe(), more = {}) {
  return renderApp({
    path: "/recipes/7",
    answers: { recipes: { byId: () => ({ recipe: shown }), search, heldBy, ...more }, settings },
  });
}

function ingredients(): string[] {
  return within(screen.getByRole("region", { name: "Ingredients" }))
    .getAllByRole("listitem")
    .map((item) => [...item.children].map((part) => part.textContent).join(" | "));
}

describe("a recipe", () => {
  it("shows everything that one needs for cooking it", async () => {
    open();
    expect(await screen.findByRole("heading", { name: "Leek Soup" })).toBeVisible();
    expect(screen.getByText("For cold evenings.")).toBeVisible();
    const facts = screen.getAllByRole("definition").map((fact) => fact.textContent);
    expect(facts).toEqual(expect.arrayContaining(["4", "15 min", "30 min"]));
    expect(screen.getByText("Easy")).toHaveClass("badge-green");
    for (const badge of ["French", "soup", "winter"]) expect(screen.getByText(badge)).toBeVisible();
    const steps = within(screen.getByRole("region", { name: "Instructions" })).getAllByRole("listitem");
    expect(steps.map((step) => step.textContent)).toEqual(["Slice the leeks.", "Simmer them."]);
    expect(document.title).toBe("Leek Soup · Tureen");
  });

  it("shows whatever somebody wrote of it", async () => {
    const written = recipe({
      notes: "Less salt.",
      source: "Opa's book",
      yield_amount: 24,
      yield_noun: "cookies",
      video_url: "Opa's film",
    });
    open(written);
    expect(await screen.findByRole("heading", { name: "Leek Soup" })).toBeVisible();
    const fields = Object.keys(FORM_FIELDS) as (keyof typeof FORM_FIELDS)[];
    const words = fields.flatMap((field) =>
      String(written[field])
        .split(/\n|, /)
        .map((word) => [field, word] as const),
    );
    const missing = words.filter(([, word]) => !document.body.textContent.includes(word));
    expect(missing).toEqual([]);
  });

  it("shows what looks like HTML in a step or a name as the text that it is", async () => {
    const step = 'Stir <b>slowly</b> <img src="x" onerror="alert(1)">';
    open(recipe({ instructions: step, ingredients: [ingredientLine({ name: "<i>leek</i>" })] }));
    expect(await screen.findByText(step)).toBeVisible();
    expect(ingredients().join(" ")).toContain("<i>leek</i>");
    for (const tag of ["b", "i", "img"]) expect(document.querySelector(`main ${tag}`)).toBeNull();
  });

  it("writes amounts as people do, and scales what is shown", async () => {
    const lines = [
      ingredientLine({ id: 1, name: "milk", amount: 1 / 3, amount_text: "⅓", unit: "cup" }),
      ingredientLine({
        id: 2,
        name: "garlic",
        amount: 3,
        amount_min: 2,
        amount_text: "2–3",
        unit: "cloves",
        preparation_notes: "crushed",
      }),
      ingredientLine({
        id: 3,
        name: "tomatoes",
        amount: 2,
        amount_text: "2",
        unit: "can",
        pack: { amount: 400, unit: "g" },
      }),
      ingredientLine({ id: 4, name: "salt", amount: 0, amount_text: "", unit: "pinch" }),
      ingredientLine({ id: 5, name: "onion", amount: 1, amount_text: "1", unit: "piece", sub_type: "red" }),
    ];
    const { user } = open(recipe({ ingredients: lines }));
    expect(await screen.findByText("milk")).toBeVisible();
    expect(ingredients()).toEqual([
      "⅓ cup | milk",
      "2–3 cloves | garlic, crushed",
      "2 × 400 g cans | tomatoes",
      "pinch | salt",
      "1 | onion (red)",
    ]);
    for (let more = 0; more < 4; more += 1) await user.click(screen.getByRole("button", { name: "One serving more" }));
    expect(ingredients()).toEqual([
      "⅔ cup | milk",
      "4–6 cloves | garlic, crushed",
      "4 × 400 g cans | tomatoes",
      "pinch | salt",
      "2 | onion (red)",
    ]);
    await user.click(screen.getByRole("button", { name: "As written, for 4" }));
    expect(ingredients()[0]).toBe("⅓ cup | milk");
  });

  it("scales to the steps of a kitchen, and leaves the amounts as written alone", async () => {
    const lines = [
      ingredientLine({ id: 1, name: "flour", amount: 333.3, amount_text: "333.3", unit: "g" }),
      ingredientLine({ id: 2, name: "oil", amount: 7, amount_text: "7", unit: "tbsp" }),
    ];
    const { user } = open(recipe({ ingredients: lines, servings: 6 }));
    expect(await screen.findByText("flour")).toBeVisible();
    expect(ingredients()).toEqual(["333.3 g | flour", "7 tbsp | oil"]);
    await user.click(screen.getByRole("button", { name: "One serving more" }));
    expect(ingredients()).toEqual(["390 g | flour", "8¼ tbsp | oil"]);
  });

  it("shows its ingredients under their headings", async () => {
    const lines = [
      ingredientLine({ id: 1, name: "flour" }),
      ingredientLine({ id: 2, name: "sugar", section: "For the top" }),
    ];
    open(recipe({ ingredients: lines }));
    expect(await screen.findByRole("heading", { name: "For the top" })).toBeVisible();
    expect(within(screen.getByRole("list", { name: "For the top" })).getByText("sugar")).toBeVisible();
  });

  it("follows the household's way of writing amounts", async () => {
    const lines = [ingredientLine({ amount: 1.25, amount_text: "1.25", unit: "kg" })];
    const comma = { list: () => ({ settings: { number_format: { value: "comma", description: "" } } }) };
    renderApp({
      path: "/recipes/7",
      answers: { recipes: { byId: () => ({ recipe: recipe({ ingredients: lines }) }) }, settings: comma },
    });
    expect(await screen.findByText("1,25 kg")).toBeVisible();
  });

  it("shows a text block as it was written", async () => {
    open(recipe({ ingredients: "For the soup:\n3 leeks\n\n1 l stock" }));
    expect(await screen.findByText("For the soup:")).toBeVisible();
    expect(screen.getByText("3 leeks")).toBeVisible();
    expect(screen.getByText("1 l stock")).toBeVisible();
  });

  it("scales a text block, too, and says on paper for how many", async () => {
    const { id: _id, ...line } = ingredientLine({ name: "flour" });
    const text = recipe({ ingredients: "200 g flour", instructions: "Sift the 200 g flour.", servings: 2 });
    const readLines = () => ({ lines: [{ ...line, is_known: true }] });
    const { user } = renderApp({
      path: "/recipes/7",
      answers: { recipes: { byId: () => ({ recipe: text }), readLines } },
    });
    await user.click(await screen.findByRole("button", { name: "One serving more" }));
    await user.click(screen.getByRole("button", { name: "One serving more" }));
    await waitFor(() => expect(ingredients()).toEqual(["400 g | flour"]));
    expect(screen.getByText("For 4 (written for 2)")).toBeInTheDocument();
    expect(screen.getByText("Servings").nextSibling).toHaveTextContent("4");
  });

  it("scales an amount in a step that belongs to a line, and shows the written one at a tap", async () => {
    const lines = [ingredientLine({ id: 1, name: "flour" })];
    const { user } = open(
      recipe({ ingredients: lines, servings: 2, instructions: "Add the 200 g flour.\nBake for 5 minutes." }),
    );
    expect(await screen.findByText("Add the 200 g flour.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "One serving more" }));
    await user.click(await screen.findByRole("button", { name: "300 g" }));
    expect(screen.getByRole("button", { name: "200 g" })).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByText("Bake for 5 minutes.")).toBeVisible();
  });

  it("is cooked for as many as are shown, and tells when it was last cooked", async () => {
    const history = () => ({
      cookings: [{ id: 3, recipe_id: 7, meal_id: null, date: "2026-10-03", servings: 4, by: "Mum’s phone" }],
    });
    const shown = recipe({ last_cooked: "2026-10-03", times_cooked: 1 });
    const { user } = renderApp({
      path: "/recipes/7",
      answers: { recipes: { byId: () => ({ recipe: shown }) }, cooking: { history }, settings },
    });
    await user.click(await screen.findByRole("button", { name: "One serving more" }));
    expect(screen.getByRole("link", { name: "Cook" })).toHaveAttribute("href", "/recipes/7/cook?servings=5");
    expect(screen.getByText(/Last cooked on 3 October 2026/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Cooked once" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Cooking history" }));
    expect(await dialog.findByText("4 servings")).toBeVisible();
    expect(dialog.getByText("by Mum’s phone")).toBeVisible();
  });

  it("brings a removed entry of the history back, beside the dialog that it was removed in", async () => {
    const entry = { id: 3, recipe_id: 7, meal_id: null, date: "2026-10-03", servings: 4, by: null };
    const recorded: unknown[] = [];
    const cooking = {
      history: () => ({ cookings: [entry] }),
      remove: () => ({ success: true as const, cooking: entry }),
      record: (input: unknown) => (recorded.push(input), { cooking: entry }),
    };
    const shown = recipe({ last_cooked: "2026-10-03", times_cooked: 1 });
    const answers = { recipes: { byId: () => ({ recipe: shown }) }, cooking, settings };
    const { user } = renderApp({ path: "/recipes/7", answers });
    await user.click(await screen.findByRole("button", { name: "Cooked once" }));
    await user.click(await screen.findByRole("button", { name: "Remove 3 October 2026 from the history" }));
    await user.click(await screen.findByRole("button", { name: "Undo", hidden: true }));
    await waitFor(() => expect(recorded).toMatchObject([{ recipe_id: 7, date: "2026-10-03", servings: 4 }]));
    expect(screen.getByRole("dialog", { name: "Cooking history" })).toBeVisible();
  });

  it.each([
    ["Medium", "badge-yellow"],
    ["Hard", "badge-red"],
  ] as const)("gives %s its colour", async (difficulty, className) => {
    open(recipe({ difficulty }));
    expect(await screen.findByText(difficulty)).toHaveClass(className);
  });

  it.each(["/recipes/7", "/recipes/soup"])("leads to the list where %s cannot be read", async (path) => {
    const byId = () => {
      throw new RefusedCall(404, "This recipe is not there any more. Somebody may have deleted it.");
    };
    renderApp({ path, answers: { recipes: { byId, search } } });
    expect(await screen.findByText("Failed to load recipe")).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe("/recipes"));
  });

  it.each(["/recipes/7", "/recipes/7/cook"])(
    "that was deleted elsewhere stays on %s, says so once, and follows its return",
    async (path) => {
      let shown: ReturnType<typeof recipe> | null = recipe();
      let asked = 0;
      const byId = () => {
        asked += 1;
        if (!shown) throw new RefusedCall(404, "This recipe is not there any more. Somebody may have deleted it.");
        return { recipe: shown };
      };
      const changes = new TransformStream<LiveState, LiveState>(undefined, { highWaterMark: 10 });
      const writer = changes.writable.getWriter();
      let revision = 1;
      const change = () => {
        revision += 1;
        void writer.write({ epoch: "first", revisions: { recipes: revision }, unchanged_ms: 0 });
      };
      const live = {
        follow: async function* states() {
          yield* changes.readable;
        },
      };
      renderApp({ path, answers: { recipes: { byId, search }, settings, live } });
      expect(await screen.findByRole("heading", { name: "Leek Soup" })).toBeVisible();
      change();

      shown = null;
      change();
      expect(await screen.findByText("Failed to load recipe")).toBeVisible();
      expect(screen.getByText(/^This recipe is not there any more/)).toBeVisible();
      dismissFailures();
      await waitFor(() => expect(screen.queryByText("Failed to load recipe")).toBeNull());
      const before = asked;
      change();
      await waitFor(() => expect(asked).toBeGreaterThan(before));
      expect(screen.getByRole("heading", { name: "Leek Soup" })).toBeVisible();

      shown = recipe({ title: "Leek Soup again" });
      change();
      expect(await screen.findByRole("heading", { name: "Leek Soup again" })).toBeVisible();
      expect(screen.queryByText("Failed to load recipe")).toBeNull();

      shown = null;
      change();
      expect(await screen.findByText("Failed to load recipe")).toBeVisible();
    },
  );

  it("is deleted after a question, and only then", async () => {
    const deleted: unknown[] = [];
    const remove = (input: unknown) => (
      deleted.push(input),
      { success: true as const, undo_id: "0b7f4f9e-0000-4000-8000-000000000001" }
    );
    const { user } = open(recipe(), { delete: remove });
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    const question = await screen.findByRole("alertdialog", { name: "Are you sure you want to delete this recipe?" });
    await user.click(within(question).getByRole("button", { name: "Cancel" }));
    expect(deleted).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Delete" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Recipe deleted successfully")).toBeVisible();
    expect(deleted).toEqual([{ id: 7 }]);
    expect(await screen.findByRole("heading", { name: "My Recipes" })).toBeVisible();
    expect(screen.queryByText("Failed to load recipe")).toBeNull();
  });

  it("says before it asks that a locked list holds it, and leads to the list", async () => {
    const held = {
      list: { id: 3, name: "Shopping List - Week of 2026-11-23" },
      date: "2026-11-27",
      meal_type: "dinner" as const,
    };
    const { user } = open(recipe(), { heldBy: () => ({ held_by: held, used_in: [] }) });
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    const told = await screen.findByRole("dialog", { name: "“Leek Soup” is on a locked shopping list" });
    expect(within(told).queryByRole("button", { name: "Delete" })).toBeNull();
    expect(within(told).getByRole("link", { name: "Open the list" })).toHaveAttribute("href", "/shopping-list?list=3");
    expect(told).toHaveTextContent("dinner on");
    expect(told).not.toHaveTextContent("2026-11-23");
  });

  it("says which recipes are made of it, and says so again before it asks", async () => {
    const used_in = [{ id: 8, title: "Leek pie" }];
    const { user } = open(recipe(), { heldBy: () => ({ held_by: null, used_in }) });
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    const question = await screen.findByRole("alertdialog");
    expect(screen.getByText("Leek pie")).toHaveAttribute("href", "/recipes/8");
    expect(question).toHaveTextContent("It is an ingredient of “Leek pie”. There its words stay");
  });

  it("says why it cannot be deleted, where it can be read in peace", async () => {
    const reason = "Leek Soup is planned for dinner, and a locked shopping list holds that meal.";
    const remove = () => {
      throw new RefusedCall(409, reason);
    };
    const { user } = open(recipe(), { delete: remove });
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    const question = await screen.findByRole("alertdialog");
    await user.click(within(question).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Failed to delete recipe")).toBeVisible();
    expect(within(question).getByText(reason)).toBeVisible();
    expect(window.location.pathname).toBe("/recipes/7");
  });
});

describe("what a recipe was before", () => {
  const version = {
    undo_id: "3b1f8f0e-6f3f-4c53-9a5e-0d7a7c2c1e11",
    written_at: "2026-11-01T10:00:00.000Z",
    replaced_at: "2026-11-20T12:00:00.000Z",
    replaced_by: null,
    changed: ["title" as const, "ingredients" as const],
    title: "Onion Soup",
    ingredients: ["3 onions", "3 onions"],
    instructions: "Slice the onions.",
  };

  it("can be looked at and brought back", async () => {
    const restored: unknown[] = [];
    const { user } = renderApp({
      path: "/recipes/7",
      answers: {
        recipes: {
          byId: () => ({ recipe: recipe({ revision: 2 }) }),
          versions: () => ({ versions: [version] }),
          search,
        },
        trash: {
          restore: ({ undo_id }) => {
            restored.push(undo_id);
            return { success: true, kind: "recipe-edit", id: 7 };
          },
        },
        settings,
      },
    });
    await user.click(await screen.findByRole("button", { name: "Earlier versions" }));
    const dialog = await screen.findByRole("dialog", { name: "Earlier versions" });
    expect(await within(dialog).findByText("Onion Soup")).toBeVisible();
    expect(within(dialog).getByText(/then different: Title, Ingredients$/)).toBeVisible();
    await user.click(within(dialog).getByText("Onion Soup"));
    expect(within(dialog).getByText("Slice the onions.")).toBeVisible();
    expect(within(dialog).getAllByText("3 onions")).toHaveLength(2);
    await user.click(within(dialog).getByRole("button", { name: /^Bring back the version until/ }));
    expect(await screen.findByText("The earlier version is back")).toBeVisible();
    expect(restored).toEqual([version.undo_id]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("is not offered where there was nothing before", async () => {
    open();
    expect(await screen.findByRole("heading", { name: "Leek Soup" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Earlier versions" })).toBeNull();
  });
});

describe("a recipe leads somewhere", () => {
  const meal = {
    id: 31,
    recipe_id: 7,
    recipe_title: "Leek Soup",
    date: "2026-11-20",
    meal_type: "dinner" as const,
    servings: 2,
    notes: "",
    locked_by_shopping_list: false,
    revision: 1,
    cooking_id: null,
    planned_by: null,
    prepares_for: null,
    recipe_photo: null,
  };

  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-18T12:00:00Z") }));
  afterEach(() => void vi.useRealTimers());

  it("is planned with two taps, which another takes back", async () => {
    const sent: Inputs["mealPlans"]["create"][] = [];
    const deleted: unknown[] = [];
    const { user } = renderApp({
      path: "/recipes/7",
      answers: {
        recipes: { byId: () => ({ recipe: recipe() }), search },
        mealPlans: {
          others: () => ({ otherMeals: [] }),
          range: () => ({ mealPlans: [{ ...meal, id: 30, date: "2026-11-19", recipe_title: "Hummus" }] }),
          create: (input) => (sent.push(input), { mealPlan: meal }),
          delete: (input) => (deleted.push(input), { success: true as const, undo_id: "a-uuid" }),
        },
        settings,
      },
    });
    await user.click(await screen.findByRole("button", { name: "Plan it" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Plan it" }));
    const days = dialog.getAllByRole("listitem").map((day) => day.textContent);
    expect(days).toHaveLength(7);
    expect(days[0]).toMatch(/^Today 18 Nov/);
    expect(await dialog.findByText("Hummus")).toBeVisible();
    expect(dialog.getByRole("radio", { name: "Dinner" })).toBeChecked();
    await user.click(dialog.getByRole("button", { name: /^Friday 20 Nov/ }));
    expect(await screen.findByText("Meal added successfully!")).toBeVisible();
    expect(screen.getByText("Friday 20 November, Dinner")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(sent).toMatchObject([{ recipe_id: 7, date: "2026-11-20", meal_type: "dinner", servings: 2 }]);
    await user.click(screen.getByText("Undo"));
    expect(await screen.findByText("Meal removed successfully!")).toBeVisible();
    expect(deleted).toEqual([{ id: 31 }]);
  });

  it("stays where it was planned to be sent, when the server refuses", async () => {
    const { user } = renderApp({
      path: "/recipes/7",
      answers: {
        recipes: { byId: () => ({ recipe: recipe() }), search },
        mealPlans: {
          range: () => ({ mealPlans: [] }),
          others: () => ({ otherMeals: [] }),
          create: () => {
            throw new RefusedCall(404, "This recipe is not there any more. Somebody may have deleted it.");
          },
        },
        settings,
      },
    });
    await user.click(await screen.findByRole("button", { name: "Plan it" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Plan it" }));
    await user.click(dialog.getByRole("radio", { name: "Lunch" }));
    await user.click(dialog.getByRole("button", { name: "One serving more" }));
    await user.click(dialog.getByRole("button", { name: /^Today/ }));
    expect(await dialog.findByText(/not there any more/)).toBeVisible();
    expect(dialog.getByRole("radio", { name: "Lunch" })).toBeChecked();
    expect(dialog.getByText("3 servings")).toBeVisible();
  });

  it("is copied as a text or as a link where the device has no way to share", async () => {
    const copied: string[] = [];
    document.execCommand = () => {
      copied.push((document.activeElement as HTMLTextAreaElement).value); // the field that was just selected
      return true;
    };
    vi.stubGlobal("isSecureContext", false);
    const lines = [
      ingredientLine({ id: 1, name: "leeks", amount: 3, amount_text: "3", unit: "", preparation_notes: "sliced" }),
      ingredientLine({ id: 2, name: "cream", amount: 100, amount_text: "100", unit: "ml", section: "To serve" }),
    ];
    const { user } = open(recipe({ ingredients: lines }));
    await user.click(await screen.findByRole("button", { name: "More" }));
    await user.click(await screen.findByRole("menuitem", { name: "Copy as text" }));
    expect(await screen.findByText("The recipe is copied as a text")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "More" }));
    await user.click(await screen.findByRole("menuitem", { name: "Copy the link" }));
    expect(copied).toEqual([
      "Leek Soup\nFor cold evenings.\n\nIngredients for 4\n- 3 leeks, sliced\nTo serve\n- 100 ml cream\n\nInstructions\n1. Slice the leeks.\n2. Simmer them.",
      `${window.location.origin}/recipes/7`,
    ]);
  });
});

describe("what a recipe needs, on a list", () => {
  const lines = [
    ingredientLine({ id: 1, name: "leeks", amount: 3, amount_text: "3", unit: "" }),
    ingredientLine({ id: 2, name: "onion", amount: 1, amount_text: "1", unit: "", sub_type: "red" }),
    ingredientLine({ id: 3, name: "olive oil", ingredient_id: 40, amount: 2, amount_text: "2", unit: "tbsp" }),
  ];
  const weekend = list({ id: 3, name: "Shopping List 2026-11-20 to 2026-11-22", end_date: "2026-11-22" });
  const gone = list({ id: 2, name: "Old", end_date: "2026-11-01" });

  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-18T12:00:00Z") }));
  afterEach(() => void vi.useRealTimers());

  /** What the device has sent, as "3 add 3 leeks". */
  function openWithLists(lists: readonly ShoppingList[], more: Answers["shoppingLists"] = {}) {
    const sent: string[] = [];
    const opened = renderApp({
      path: "/recipes/7",
      answers: {
        recipes: { byId: () => ({ recipe: recipe({ ingredients: lines }) }), search },
        larder: { list: () => ({ larderItems: [{ ...oil, ingredient_id: 40 }] }) },
        shoppingLists: {
          summaries: () => summaries(...lists),
          byId: ({ id }) => ({ shoppingList: lists.find((each) => each.id === id) ?? list() }),
          change: ({ operations }) => {
            for (const { list_id, change } of operations) {
              const { item_id: _id, ...said } = change;
              sent.push([list_id, ...Object.values(said)].join(" "));
            }
            return new Promise(() => {});
          },
          ...more,
        },
        settings,
      },
    });
    return { ...opened, sent };
  }
  const dialogOf = async () => within(await screen.findByRole("dialog", { name: "Add to list" }));

  it("goes to the open one, for as many as one says, without what the larder holds; and off it again", async () => {
    const { user, sent } = openWithLists([gone, weekend]);
    await user.click(await screen.findByRole("button", { name: "Add to list" }));
    const dialog = await dialogOf();
    expect(await dialog.findByRole("checkbox", { name: /olive oil/ })).not.toBeChecked();
    expect(dialog.getByLabelText("Shopping List")).toHaveDisplayValue("Shopping List 20 November to 22 November");
    expect(dialog.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Shopping List 20 November to 22 November",
      "A new list",
    ]);
    for (let more = 0; more < 4; more += 1) await user.click(dialog.getByRole("button", { name: "One serving more" }));
    await user.click(dialog.getByRole("button", { name: "Add 2 things" }));
    expect(await screen.findByText("2 things are on “Shopping List 20 November to 22 November”")).toBeVisible();
    await user.click(screen.getByText("Undo"));
    const whole = ["3 add 6 leeks", "3 note for Leek Soup", "3 add 2 onion", "3 note red, for Leek Soup"];
    // The first call is on its way, and what was undone meanwhile waits behind it.
    await waitFor(() => expect(whole).toEqual(expect.arrayContaining(sent)));
    expect(sent.length).toBeGreaterThan(0);
  });

  it("goes to a new list where none is open, which is made but once", async () => {
    const created: Inputs["shoppingLists"]["create"][] = [];
    const { user } = openWithLists([gone], {
      create: (input) => (created.push(input), { shoppingList: list({ id: 9, name: input.name }) }),
    });
    await user.click(await screen.findByRole("button", { name: "Add to list" }));
    const dialog = await dialogOf();
    expect(await dialog.findByLabelText("Shopping List")).toHaveDisplayValue("A new list");
    await user.click(await dialog.findByRole("checkbox", { name: /onion/ }));
    await user.click(dialog.getByRole("button", { name: "Add 1 thing" }));
    expect(await screen.findByText("1 thing is on “Leek Soup”")).toBeVisible();
    expect(created).toMatchObject([{ name: "Leek Soup", date: "2026-11-18" }]);
  });

  it("stays in the dialog where the new list cannot be made", async () => {
    const { user } = openWithLists([], {
      create: () => {
        throw new Unreachable();
      },
    });
    await user.click(await screen.findByRole("button", { name: "Add to list" }));
    const dialog = await dialogOf();
    await user.click(await dialog.findByRole("button", { name: "Add 2 things" }));
    expect(await dialog.findByText(/^That did not work: the server did not answer/)).toBeVisible();
    expect(dialog.getByRole("checkbox", { name: /leeks/ })).toBeChecked();
  });
});

const oil = {
  id: 1,
  ingredient_id: 40,
  ingredient_name: "olive oil",
  ingredient_sub_type: null,
  ingredient_category: null,
  quantity: 1,
  unit: "l",
  notes: "",
  place: "",
  best_before: null,
  revision: 1,
};
