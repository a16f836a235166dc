import type { Ingredient, LikelyDuplicates, UsedIngredient } from "@tureen/contracts/ingredients";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Inputs } from "#lib/server/trpc";
import { type Answers, RefusedCall } from "#testing/answers-link";
import { renderApp } from "#testing/render-app";

const entry = (id: number, name: string, part: Partial<Ingredient> = {}): Ingredient => ({
  id,
  name,
  plural: null,
  category: "Fruit & Vegetables",
  sub_type: null,
  unit: "g",
  aliases: [],
  is_custom: false,
  never_bought: false,
  density: null,
  piece_weight: null,
  revision: 4,
  ...part,
});
const used = (ingredient: Ingredient, recipeCount: number): UsedIngredient => ({
  ...ingredient,
  recipe_count: recipeCount,
  list_count: 0,
  in_larder: false,
});

const springOnion = entry(1, "spring onion", { aliases: ["scallion", "green onion"] });
const coriander = entry(2, "coriander", { category: "Fresh Herbs", aliases: ["cilantro"] });
const creme = entry(3, "crème fraîche", { category: "Dairy & Eggs" });
const mystery = entry(4, "umeboshi", { category: null, is_custom: true });

function open(ingredients: Answers["ingredients"] = {}, path = "/ingredients") {
  const list = () => ({ ingredients: [coriander, creme, springOnion, mystery] });
  return renderApp({ path, answers: { ingredients: { list, toReview: () => ({ ingredients: [] }), ...ingredients } } });
}

/** The names of the rows, from the top. */
const names = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

describe("the ingredients", () => {
  it("stand in rows with their aliases; what has no category says so", async () => {
    open();
    expect(await screen.findByText("scallion, green onion")).toBeVisible();
    expect(names()).toEqual(["coriander", "crème fraîche", "spring onion", "umeboshiYours"]);
    expect(screen.getByText("Uncategorized · g")).toBeVisible();
    expect(screen.getByText("4 ingredients")).toBeVisible();
  });

  it("are found by name or alias, in any case and without accents", async () => {
    const { user } = open();
    const search = await screen.findByRole("searchbox", { name: "Search ingredients" });
    await user.type(search, "CILAN");
    await waitFor(() => expect(names()).toEqual(["coriander"]));
    await user.clear(search);
    await user.type(search, "creme fra");
    await waitFor(() => expect(names()).toEqual(["crème fraîche"]));
    expect(screen.getByText("1 of 4 ingredients")).toBeVisible();
  });

  it("are filtered by category, and come back with Show all", async () => {
    const { user } = open();
    await user.selectOptions(await screen.findByLabelText("Category"), "Uncategorized");
    expect(names()).toEqual(["umeboshiYours"]);
    await user.type(screen.getByRole("searchbox"), "coriander");
    expect(await screen.findByText("No ingredients found")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Show all" }));
    await waitFor(() => expect(names()).toHaveLength(4));
  });

  it("are a hundred at once, and more when asked for", async () => {
    const many = Array.from({ length: 105 }, (_, index) => entry(index, `food ${index}`));
    const { user } = open({ list: () => ({ ingredients: many }) });
    const shown = () => screen.getAllByText(/^food/).length;
    const more = await screen.findByText("Show 5 more");
    expect(shown()).toBe(100);
    await user.click(more);
    expect(shown()).toBe(105);
  });

  it("say so when they cannot be read", async () => {
    const list = () => {
      throw new RefusedCall(500, "Something went wrong");
    };
    open({ list });
    expect(await screen.findByText("Failed to load ingredients")).toBeVisible();
  });
});

describe("the add-alias dialog", () => {
  it("cannot be sent empty, and sends what is typed without the space around it", async () => {
    const sent: unknown[] = [];
    const addAlias = (input: Inputs["ingredients"]["addAlias"]) => (sent.push(input), { ingredient: springOnion });
    const { user } = open({ addAlias });
    await user.click(await screen.findByRole("button", { name: "Edit spring onion" }));
    await user.click(screen.getByRole("button", { name: "Add an alias for spring onion" }));
    const dialog = within(screen.getByRole("dialog", { name: "Add Alias" }));
    expect(dialog.getByRole("button", { name: "Add Alias" })).toBeDisabled();
    await user.type(dialog.getByLabelText("Alias"), "   ");
    expect(dialog.getByRole("button", { name: "Add Alias" })).toBeDisabled();
    await user.type(dialog.getByLabelText("Alias"), "salad onion ");
    await user.click(dialog.getByRole("button", { name: "Add Alias" }));
    expect(await screen.findByText("Alias added successfully!")).toBeVisible();
    expect(sent).toEqual([{ id: 1, alias: "salad onion" }]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("takes away an alias that is wrong, and brings it back in its place", async () => {
    const sent: unknown[] = [];
    const removeAlias = (input: Inputs["ingredients"]["removeAlias"]) => (
      sent.push(input),
      { ingredient: springOnion }
    );
    const addAlias = (input: Inputs["ingredients"]["addAlias"]) => (sent.push(input), { ingredient: springOnion });
    const { user } = open({ removeAlias, addAlias });
    await user.click(await screen.findByRole("button", { name: "Edit spring onion" }));
    await user.click(screen.getByRole("button", { name: "Add an alias for spring onion" }));
    const [alias = ""] = springOnion.aliases;
    await user.click(screen.getByRole("button", { name: `Remove the alias ${alias}` }));
    expect(await screen.findByText("Alias removed")).toBeVisible();
    expect(screen.queryByRole("button", { name: `Remove the alias ${alias}` })).toBeNull();
    expect(sent).toEqual([{ id: springOnion.id, alias }]);
    await user.click(screen.getByRole("button", { name: `Bring the alias ${alias} back` }));
    expect(await screen.findByRole("button", { name: `Remove the alias ${alias}` })).toBeVisible();
  });

  it("keeps what was typed when the name means another food already", async () => {
    const addAlias = () => {
      throw new RefusedCall(409, '"cilantro" already means coriander. Choose another alias.');
    };
    const { user } = open({ addAlias });
    await user.click(await screen.findByRole("button", { name: "Edit spring onion" }));
    await user.click(screen.getByRole("button", { name: "Add an alias for spring onion" }));
    await user.type(screen.getByLabelText("Alias"), "cilantro{Enter}");
    expect(await screen.findByText("Failed to add alias")).toBeVisible();
    expect(screen.getByText('"cilantro" already means coriander. Choose another alias.')).toBeVisible();
    expect(screen.getByLabelText("Alias")).toHaveValue("cilantro");
  });
});

describe("a new ingredient", () => {
  it("needs a name", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "New Ingredient" }));
    await user.click(screen.getByRole("button", { name: "Create Ingredient" }));
    expect(screen.getByLabelText("Name")).toHaveAccessibleDescription("Enter a name");
  });

  it("is shown in the catalogue once it is there", async () => {
    const sent: unknown[] = [];
    const create = (input: Inputs["ingredients"]["create"]) => (sent.push(input), { ingredient: mystery });
    const { user } = open({ create });
    await user.click(await screen.findByRole("button", { name: "New Ingredient" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.type(dialog.getByLabelText("Name"), "umeboshi");
    await user.selectOptions(dialog.getByLabelText("Category (optional)"), "Tins & Jars");
    await user.click(dialog.getByRole("button", { name: "Create Ingredient" }));
    expect(await screen.findByText("New ingredient created successfully!")).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ name: "umeboshi", category: "Tins & Jars", sub_type: "" })]);
    await waitFor(() => expect(names()).toEqual(["umeboshiYours"]));
  });

  it("is offered as it is where the catalogue has it already", async () => {
    const create = () => {
      throw new RefusedCall(409, "coriander is in the catalogue already.", { ingredient: coriander });
    };
    const { user } = open({ create });
    await user.click(await screen.findByRole("button", { name: "New Ingredient" }));
    await user.type(screen.getByLabelText("Name"), "Coriander");
    await user.click(screen.getByRole("button", { name: "Create Ingredient" }));
    expect(await screen.findByText("Failed to create ingredient")).toBeVisible();
    expect(screen.getAllByText("coriander is in the catalogue already.")).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Show it" }));
    await waitFor(() => expect(names()).toEqual(["coriander"]));
  });
});

describe("an ingredient that nothing needs", () => {
  it("is deleted with one tap, and brought back with another; one that is used says where", async () => {
    let isUsed = true;
    const remove = () => {
      if (isUsed)
        throw new RefusedCall(409, "umeboshi is used in 2 recipes. Merge it into another ingredient instead.");
      return { success: true as const, undo_id: "u" };
    };
    const { user } = open({ delete: remove });
    await user.click(await screen.findByRole("button", { name: "Edit umeboshi" }));
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Failed to delete ingredient")).toBeVisible();
    expect(screen.getByText(/^umeboshi is used in 2 recipes/)).toBeVisible();
    isUsed = false;
    await user.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Ingredient deleted")).toBeVisible();
    expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("an ingredient that is corrected", () => {
  it("is renamed, moved and weighed; a weight must be above 0", async () => {
    const sent: unknown[] = [];
    const update = (input: Inputs["ingredients"]["update"]) => (sent.push(input), { ingredient: mystery });
    const { user } = open({ update });
    await user.click(await screen.findByRole("button", { name: "Edit umeboshi" }));
    const dialog = within(screen.getByRole("dialog", { name: "Edit Ingredient" }));
    await user.clear(dialog.getByLabelText("Name"));
    await user.type(dialog.getByLabelText("Name"), "umeboshi plum");
    await user.selectOptions(dialog.getByLabelText("Category"), "Tins & Jars");
    await user.type(dialog.getByLabelText("Weight of a piece, g"), "0");
    await user.click(dialog.getByRole("button", { name: "Save Changes" }));
    expect(dialog.getByLabelText("Weight of a piece, g")).toHaveAccessibleDescription(
      "Enter a number above 0, or nothing",
    );
    expect(sent).toEqual([]);

    await user.click(dialog.getByRole("checkbox", { name: /^Never bought/ }));
    await user.clear(dialog.getByLabelText("Weight of a piece, g"));
    await user.type(dialog.getByLabelText("Weight of a piece, g"), "12,5");
    await user.click(dialog.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Ingredient updated successfully!")).toBeVisible();
    expect(sent).toEqual([
      {
        id: 4,
        name: "umeboshi plum",
        category: "Tins & Jars",
        unit: "g",
        density: null,
        piece_weight: 12.5,
        never_bought: true,
        revision: 4,
      },
    ]);
  });
});

describe("catalogue upkeep", () => {
  const pair: LikelyDuplicates["duplicates"][number] = {
    reason: "spelling",
    ingredients: [used(coriander, 12), used(entry(5, "corriander"), 1)],
  };

  it("proposes pairs, merges the one that is chosen and takes it back on a tap", async () => {
    const sent: unknown[] = [];
    const merge = (input: Inputs["ingredients"]["merge"]) => (
      sent.push(input),
      { ingredient: coriander, undo_id: "an-id" }
    );
    const undoMerge = (input: Inputs["ingredients"]["undoMerge"]) => (sent.push(input), { ingredient: coriander });
    const { user } = open({ likelyDuplicates: () => ({ duplicates: [pair] }), merge, undoMerge });
    await user.click(await screen.findByRole("tab", { name: "Duplicates" }));
    expect(await screen.findByText("One letter apart")).toBeVisible();
    expect(screen.getByText("Fresh Herbs · 12 recipes")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Keep coriander, merge corriander into it" }));
    expect(await screen.findByText("Ingredients merged")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("The ingredients are two again")).toBeVisible();
    expect(sent).toEqual([{ keepId: 2, mergeId: 5 }, { undo_id: "an-id" }]);
  });

  it("does not propose again what was kept apart", async () => {
    const { user } = open({ likelyDuplicates: () => ({ duplicates: [pair] }) }, "/ingredients?tab=duplicates");
    await user.click(await screen.findByRole("button", { name: "Keep both coriander and corriander" }));
    expect(await screen.findByText("No duplicates")).toBeVisible();
  });

  it("shows what imports added until somebody has looked at it", async () => {
    let waiting = [used(mystery, 1)];
    const markReviewed = () => ((waiting = []), { success: true as const });
    const { user } = open({ toReview: () => ({ ingredients: waiting }), markReviewed }, "/ingredients?tab=review");
    expect(await screen.findByRole("tab", { name: "To review 1" })).toHaveAttribute("aria-selected", "true");
    await user.click(screen.getByRole("button", { name: "umeboshi is right" }));
    expect(await screen.findByText("Nothing to check")).toBeVisible();
  });
});
