import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ingredientLine, recipe } from "#features/recipes/testing/recipes";
import type { Inputs } from "#lib/server/trpc";
import { renderApp } from "#testing/render-app";

const LEEKS = ingredientLine({ id: 1, name: "leeks", amount: 3, amount_text: "3", unit: "", raw: "3 leeks" });
const BUTTER = ingredientLine({ id: 2, name: "unsalted butter", amount: 50, amount_text: "50", unit: "g" });
const SOUP = recipe({
  instructions: "Melt the butter.\nAdd the leeks and simmer for 20 minutes.\nSeason.",
  ingredients: [LEEKS, BUTTER],
});

function cook(path = "/recipes/7/cook", more = {}, shown = SOUP) {
  return renderApp({
    path,
    answers: { recipes: { byId: () => ({ recipe: shown }) }, settings: { list: () => ({ settings: {} }) }, ...more },
  });
}

const forThisStep = async () => within(await screen.findByRole("region", { name: "For this step" }));

/** The page is loaded again: what this device keeps is there, nothing else. */
function reload(): void {
  const kept = Object.entries(window.localStorage);
  cleanup();
  for (const [key, text] of kept) window.localStorage.setItem(key, String(text));
}

describe("cooking", () => {
  it("goes step by step, each with its own ingredients in scaled amounts, and tells where one is", async () => {
    const { user } = cook("/recipes/7/cook?servings=8");
    expect(await screen.findByRole("heading", { name: "Leek Soup" })).toBeVisible();
    expect(screen.queryByRole("navigation", { name: "Main" })).toBeNull();
    expect(screen.getByLabelText("6 leeks")).not.toBeChecked();
    await user.click(screen.getByRole("button", { name: "Begin" }));
    expect(screen.getByRole("heading", { name: "Step 1 of 3" })).toBeVisible();
    expect((await forThisStep()).getAllByRole("checkbox")).toHaveLength(1);
    expect((await forThisStep()).getByLabelText("100 g unsalted butter")).toBeVisible();
    expect(screen.getByText("Step 1 of 3: Melt the butter.")).toHaveRole("status");
    await user.keyboard("{ArrowRight}");
    expect((await forThisStep()).getByLabelText("6 leeks")).toBeVisible();
    await user.keyboard("{ArrowLeft}");
    expect(screen.getByLabelText("Done")).toBeChecked();
  });

  it("is where it was, with its ticks, after the page was loaded again", async () => {
    const { user } = cook();
    await user.click(await screen.findByRole("button", { name: "Begin" }));
    await user.click((await forThisStep()).getByLabelText("50 g unsalted butter"));
    reload();
    cook();
    expect(await screen.findByRole("heading", { name: "Step 1 of 3" })).toBeVisible();
    expect((await forThisStep()).getByLabelText("50 g unsalted butter")).toBeChecked();
  });

  it("shows all steps at a tap", async () => {
    const { user } = cook();
    await user.click(await screen.findByRole("button", { name: "All steps" }));
    const steps = within(screen.getByRole("region", { name: "Steps" }));
    expect(steps.getByText("3 leeks")).toBeVisible();
    await user.click(steps.getByRole("checkbox", { name: "Step 3" }));
    expect(steps.getByRole("checkbox", { name: "Step 3" })).toBeChecked();
  });

  it("scales the amounts in a step, and shows the written one at a tap", async () => {
    const shown = recipe({ ingredients: [BUTTER], instructions: "Melt 50 g butter for 5 minutes." });
    const { user } = cook("/recipes/7/cook?servings=8", {}, shown);
    await user.click(await screen.findByRole("button", { name: "Begin" }));
    expect(screen.getByText("Step 1 of 1: Melt 100 g butter for 5 minutes.")).toHaveRole("status");
    await user.click(screen.getByRole("button", { name: "100 g" }));
    expect(screen.getByRole("button", { name: "50 g" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Start a timer: 5 minutes" })).toBeVisible();
  });

  it("shows metric amounts in US units at a tap", async () => {
    const { user } = cook();
    await user.click(await screen.findByRole("radio", { name: "US" }));
    expect(screen.getByLabelText("1¾ oz unsalted butter")).toBeVisible();
  });

  it("reads a text block as lines, so that a step has its own", async () => {
    const { id: _id, ...line } = LEEKS;
    const readLines = () => ({ lines: [{ ...line, is_known: true }] });
    const text = recipe({ ingredients: "3 leeks", instructions: "Slice the leeks." });
    const { user } = cook("/recipes/7/cook?servings=8", { recipes: { byId: () => ({ recipe: text }), readLines } });
    await user.click(await screen.findByRole("button", { name: "Begin" }));
    expect((await forThisStep()).getByLabelText("6 leeks")).toBeVisible();
  });

  it("marks the planned meal as cooked at the end, can take that back, and that too", async () => {
    const recorded: Inputs["cooking"]["record"][] = [];
    const removed: unknown[] = [];
    const cookingOn = (date: string) => ({ id: 31, recipe_id: 7, meal_id: 12, date, servings: 8 });
    const cooking = {
      record: (input: Inputs["cooking"]["record"]) => {
        recorded.push(input);
        return { cooking: cookingOn(input.date) };
      },
      remove: (input: unknown) => (removed.push(input), { success: true as const, cooking: cookingOn("2026-11-20") }),
    };
    const { user } = cook("/recipes/7/cook?servings=8&meal=12", { cooking });
    await user.click(await screen.findByRole("button", { name: "All steps" }));
    await user.click(screen.getByRole("button", { name: "Cooked" }));
    expect(await screen.findByText("Marked as cooked")).toBeVisible();
    expect(recorded).toMatchObject([{ recipe_id: 7, meal_id: 12, servings: 8 }]);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(removed).toEqual([{ id: 31 }]));
    const toast = (await screen.findByText("Not marked as cooked any more")).closest("li");
    await user.click(within(toast ?? document.body).getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(recorded).toHaveLength(2));
    expect(recorded[1]).toMatchObject({ recipe_id: 7, meal_id: 12, date: "2026-11-20", servings: 8 });
  });
});

it("puts portions into the freezer with what was cooked, and takes them out again", async () => {
  const sent: unknown[] = [];
  const cooking = {
    record: ({ date }: Inputs["cooking"]["record"]) => ({
      cooking: { id: 31, recipe_id: 7, meal_id: null, date, servings: 8 },
    }),
  };
  const portion = { id: 5, recipe_id: 7, title: "Soup", portions: 2, left: 2, place: "freezer", revision: 1 };
  const portions = {
    freeze: (input: Inputs["portions"]["freeze"]) => (
      sent.push(input),
      { portion: { ...portion, frozen_on: input.frozen_on } }
    ),
    delete: (input: unknown) => (
      sent.push(input),
      { success: true as const, undo_id: "5c7f3f0e-6a51-4d54-9a8e-1b0f6f6d6c11" }
    ),
  };
  const { user } = cook("/recipes/7/cook?servings=8", { cooking, portions });
  await user.click(await screen.findByRole("button", { name: "All steps" }));
  const more = screen.getByRole("button", { name: "One portion more" });
  await user.click(more);
  await user.click(more);
  await user.click(screen.getByRole("button", { name: "Cooked" }));
  const toast = within((await screen.findByText("It is in the freezer")).closest("li") ?? document.body);
  await user.click(toast.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Taken out of the freezer")).toBeVisible();
  expect(sent).toMatchObject([{ recipe_id: 7, portions: 2 }, { id: 5 }]);
});

it("offers to take what was cooked off the larder, row by row, and takes it back", async () => {
  const leek = {
    id: 3,
    ingredient_id: 30,
    ingredient_name: "leek",
    ingredient_sub_type: null,
    ingredient_category: null,
    quantity: 8,
    unit: "",
    notes: "",
    place: "fridge",
    best_before: null,
    revision: 5,
  };
  const sent: unknown[] = [];
  const cooking = {
    record: ({ date }: Inputs["cooking"]["record"]) => ({
      cooking: { id: 31, recipe_id: 7, meal_id: null, date, servings: 8 },
    }),
  };
  const larder = {
    usedByRecipe: (input: unknown) => (
      sent.push(input),
      {
        rows: [
          { ...leek, left: 2 },
          { ...leek, id: 4, ingredient_name: "cream", unit: "ml", quantity: 200, left: 0 },
        ],
        taken_off_at: null,
      }
    ),
    takeOff: (input: Inputs["larder"]["takeOff"]) => (
      sent.push(input.rows),
      { success: true as const, undo_id: "5c7f3f0e-6a51-4d54-9a8e-1b0f6f6d6c11" }
    ),
  };
  const trash = {
    restore: (input: unknown) => (sent.push(input), { success: true as const, kind: "larder-use" as const, id: 3 }),
  };
  const { user } = cook("/recipes/7/cook?servings=8", { cooking, larder, trash });
  await user.click(await screen.findByRole("button", { name: "All steps" }));
  await user.click(screen.getByRole("button", { name: "Cooked" }));
  expect(await screen.findByText("What would stay: leek (2) and cream (nothing)")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Take off" }));
  const done = within((await screen.findByText("Taken off the larder")).closest("li") ?? document.body);
  await user.click(done.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("It is back")).toBeVisible();
  expect(sent).toEqual([
    { recipe_id: 7, servings: 8 },
    [
      { id: 3, left: 2, revision: 5 },
      { id: 4, left: 0, revision: 5 },
    ],
    { undo_id: "5c7f3f0e-6a51-4d54-9a8e-1b0f6f6d6c11" },
  ]);
});

describe("a timer", () => {
  const bar = async () => within(await screen.findByRole("region", { name: "Timers" }));

  it("starts at a tap on a time of a step, is there on every page and after a reload, and stops", async () => {
    const { user } = cook();
    await user.click(await screen.findByRole("button", { name: "All steps" }));
    await user.click(screen.getByRole("button", { name: "Start a timer: 20 minutes" }));
    expect((await bar()).getByRole("timer")).toHaveTextContent(/^(20:00|19:5\d)$/);
    expect(screen.getByRole("button", { name: "Start a timer: 20 minutes" })).toHaveAttribute("aria-pressed", "true");
    reload();
    const again = cook("/no-such-page");
    await again.user.click((await bar()).getByRole("button", { name: "Pause: Step 2, Leek Soup" }));
    await again.user.click((await bar()).getByRole("button", { name: "+1 min: Step 2, Leek Soup" }));
    expect((await bar()).getByRole("timer")).toHaveTextContent(/^2[01]:/);
    await again.user.click((await bar()).getByRole("button", { name: "Stop: Step 2, Leek Soup" }));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Timers" })).toBeNull());
  });

  it("that ran out while the phone was away says so at once", async () => {
    const over = { id: "7", name: "Step 2", of: "Leek Soup", path: "/recipes/7/cook", totalMs: 1000, leftMs: 0 };
    window.localStorage.setItem("tureen.draft.timers", JSON.stringify([{ ...over, endsAt: 5 }]));
    cook("/no-such-page");
    expect(await (await bar()).findByRole("alert")).toHaveTextContent("Time is up: Step 2, Leek Soup");
    expect((await bar()).getByRole("timer")).toHaveTextContent("0:00");
  });
});
