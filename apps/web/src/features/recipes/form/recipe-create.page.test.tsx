import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Inputs } from "#lib/server/trpc";
import { type Answers, RefusedCall, Unreachable } from "#testing/answers-link";
import { renderApp } from "#testing/render-app";
import { FORM_NAMES } from "./form-fields";
import { ingredientLine, recipe } from "../testing/recipes";

type Created = Inputs["recipes"]["create"];

const onion = {
  id: 12,
  name: "onion",
  plural: null,
  category: "Fruit & Vegetables",
  sub_type: null,
  unit: "",
  aliases: [],
  is_custom: false,
  never_bought: false,
  density: null,
  piece_weight: null,
  revision: 1,
};
const redOnion = { ...onion, id: 13, sub_type: "red" };
const garlic = { ...onion, id: 14, name: "garlic" };

/** Reads "200 g flour" the way the server does, for lines of this plain kind. */
function readLines({ text }: { text: string }) {
  const lines = text.split("\n").map((raw) => {
    const [amount = "", unit = "", ...name] = raw.split(" ");
    const { id: _id, ...line } = ingredientLine({
      name: name.join(" "),
      amount: Number(amount),
      amount_text: amount,
      unit,
      raw,
    });
    return { ...line, is_known: true };
  });
  return { lines };
}

function open(recipes: Answers["recipes"] = {}, ingredients: Answers["ingredients"] = {}) {
  const created: Created[] = [];
  const answers: Answers = {
    recipes: {
      create: (input) => (created.push(input), { recipe: recipe({ id: 8, title: input.title ?? "" }) }),
      byId: () => ({ recipe: recipe({ id: 8 }) }),
      cuisines: () => ({ cuisines: ["French"] }),
      readLines,
      ...recipes,
    },
    ingredients: { list: () => ({ ingredients: [garlic, onion, redOnion] }), ...ingredients },
    settings: { list: () => ({ settings: {} }) },
  };
  return { ...renderApp({ path: "/recipes/add", answers }), created };
}

describe("a new recipe", () => {
  it("has its headings and the defaults of a new recipe", async () => {
    open();
    expect(await screen.findByRole("heading", { name: "Create New Recipe" })).toBeVisible();
    expect(screen.getByText("Create a new recipe manually or use AI to help you generate one")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Recipe Details" })).toBeVisible();
    expect(screen.getByLabelText("Servings")).toHaveValue(4);
    expect(screen.getByLabelText("Difficulty")).toHaveValue("Easy");
  });

  it("has a place for each field that somebody writes", async () => {
    open();
    await screen.findByLabelText("Servings");
    expect(FORM_NAMES.filter((name) => document.querySelector(`[name="${name}"]`) === null)).toEqual([]);
  });

  it("is saved with what was typed, and shown", async () => {
    const { user, created } = open();
    await user.type(await screen.findByLabelText("Title"), "Pancakes");
    await user.type(screen.getByLabelText("Write or paste the ingredients"), "200 g flour{Enter}");
    expect(await screen.findByRole("button", { name: "200 g flour" })).toBeVisible();
    await user.type(screen.getByLabelText("More ingredients"), "2 large eggs");
    await user.type(screen.getByLabelText("Instructions"), "Mix.{Enter}Fry.");
    await user.type(screen.getByLabelText("Tags"), "sweet, quick");
    await user.click(screen.getByRole("button", { name: "Save Recipe" }));
    expect(await screen.findByText("Recipe created successfully!")).toBeVisible();
    expect(created[0]).toMatchObject({
      title: "Pancakes",
      servings: 4,
      difficulty: "Easy",
      instructions: "Mix.\nFry.",
      tags: "sweet, quick",
    });
    expect(created[0]?.ingredients).toMatchObject([
      { name: "flour", amount: 200, unit: "g", raw: "200 g flour" },
      { raw: "2 large eggs" },
    ]);
    expect(window.location.pathname).toBe("/recipes/8");
    expect(Object.keys(window.localStorage)).not.toContain("tureen.draft.recipe");
  });

  it("says what is missing, beside the fields too, and sends nothing", async () => {
    const { user, created } = open();
    await user.click(await screen.findByRole("button", { name: "Save Recipe" }));
    expect(
      await screen.findByText("Please fill in all required fields: title, instructions, and at least one ingredient"),
    ).toBeVisible();
    expect(screen.getByLabelText("Title")).toHaveAccessibleDescription("Give the recipe a title");
    expect(screen.getByLabelText("Title")).toHaveFocus();
    expect(created).toEqual([]);
  });

  it.each([
    [
      "the server's own sentence",
      new RefusedCall(400, "Title must not be longer than 300 characters"),
      "Title must not be longer than 300 characters",
    ],
    ["'Failed to create recipe' where nobody answers", new Unreachable(), "Failed to create recipe"],
  ])("keeps everything and shows %s", async (_case, failure, text) => {
    const create = () => {
      throw failure;
    };
    const { user } = open({ create });
    await user.type(await screen.findByLabelText("Title"), "Pancakes");
    await user.type(screen.getByLabelText("Write or paste the ingredients"), "2 eggs");
    await user.type(screen.getByLabelText("Instructions"), "Fry.");
    await user.click(screen.getByRole("button", { name: "Save Recipe" }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText("Title")).toHaveValue("Pancakes");
    expect(screen.getByLabelText("Write or paste the ingredients")).toHaveValue("2 eggs");
    expect(window.location.pathname).toBe("/recipes/add");
  });

  it("is still there after the tab was closed, and gone after Reset Form", async () => {
    window.localStorage.setItem(
      "tureen.draft.recipe",
      JSON.stringify({ version: 1, values: await draftOf("Half a soup") }),
    );
    const { user } = open();
    expect(await screen.findByText("What you typed before and did not save is still here.")).toBeVisible();
    expect(screen.getByLabelText("Title")).toHaveValue("Half a soup");
    await user.click(screen.getByRole("button", { name: "Reset Form" }));
    expect(screen.getByLabelText("Title")).toHaveValue("");
    expect(window.localStorage.getItem("tureen.draft.recipe")).toBeNull();
  });

  it("is back by a tap, where Reset Form was a slip", async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText("Title"), "Pancakes");
    await user.click(screen.getByLabelText("Write or paste the ingredients"));
    await user.paste("200 g flour\n500 ml milk");
    await screen.findByRole("button", { name: "200 g flour" });
    await user.click(screen.getByRole("button", { name: "Reset Form" }));
    expect(screen.getByLabelText("Title")).toHaveValue("");
    expect(screen.queryByRole("button", { name: "200 g flour" })).toBeNull();
    const entries = window.history.length;
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(window.history.length).toBe(entries);
    expect(screen.getByLabelText("Title")).toHaveValue("Pancakes");
    expect(screen.getByRole("button", { name: "200 g flour" })).toBeVisible();
    await waitFor(() => expect(window.localStorage.getItem("tureen.draft.recipe")).toContain("Pancakes"));
  });

  it("does not leave the page by Enter in a field, but goes to the next", async () => {
    const { user, created } = open();
    await user.type(await screen.findByLabelText("Title"), "Pancakes{Enter}");
    expect(screen.getByLabelText("Description")).toHaveFocus();
    expect(created).toEqual([]);
  });
});

describe("ingredients of the form", () => {
  it("are read line by line when many are pasted", async () => {
    const { user } = open();
    await user.click(await screen.findByLabelText("Write or paste the ingredients"));
    await user.paste("200 g flour\n500 ml milk\n3 large eggs");
    expect(await screen.findByRole("button", { name: "3 large eggs" })).toBeVisible();
    expect(screen.getByRole("button", { name: "500 ml milk" })).toBeVisible();
    expect(screen.getByLabelText("More ingredients")).toHaveValue("");
  });

  it("are read as text, and open one at a time into their fields", async () => {
    const { user } = open();
    await user.click(await screen.findByLabelText("Write or paste the ingredients"));
    await user.paste("200 g flour\n500 ml milk");
    const flour = await screen.findByRole("button", { name: "200 g flour" });
    expect(screen.queryByLabelText("Amount of ingredient 1")).toBeNull();
    flour.focus();
    await user.keyboard("{Enter}");
    expect(flour).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByLabelText("Amount of ingredient 1")).toHaveFocus();
    await user.type(screen.getByLabelText("Notes on ingredient 1"), "sifted");
    expect(flour).toHaveTextContent("200 g flour, sifted");
    await user.keyboard("{Escape}");
    expect(flour).toHaveFocus();
    expect(screen.queryByLabelText("Amount of ingredient 1")).toBeNull();
    await user.click(flour);
    await user.click(screen.getByRole("button", { name: "500 ml milk" }));
    expect(screen.getByLabelText("Name of ingredient 2")).toHaveValue("milk");
    expect(screen.queryByLabelText("Name of ingredient 1")).toBeNull();
  });

  it("go to another place by the keys of their handles, and under the heading there", async () => {
    layOutRows();
    const stored = [
      ingredientLine({ id: 1, name: "flour", section: "Dough" }),
      ingredientLine({ id: 2, name: "butter", section: "Dough" }),
      ingredientLine({ id: 3, name: "sugar", section: "Top" }),
    ];
    const sent: Inputs["recipes"]["update"][] = [];
    const update = (input: Inputs["recipes"]["update"]) => (sent.push(input), { recipe: recipe() });
    const { user } = renderApp({
      path: "/recipes/7/edit",
      answers: {
        recipes: {
          byId: () => ({ recipe: recipe({ ingredients: stored }) }),
          cuisines: () => ({ cuisines: [] }),
          update,
        },
      },
    });
    await moveByKeys(user, "butter", ["{ArrowDown}"]);
    expect(screen.getByText("butter is put down at place 3.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.ingredients).toMatchObject([
      { id: 1, section: "Dough" },
      { id: 3, section: "Top" },
      { id: 2, section: "Top" },
    ]);
  });

  it("are all saved, even those that are still being read", async () => {
    const { user, created } = open({
      readLines: (input) => new Promise((resolve) => setTimeout(() => resolve(readLines(input)), 50)),
    });
    await user.type(await screen.findByLabelText("Title"), "Pancakes");
    await user.type(screen.getByLabelText("Instructions"), "Fry.");
    await user.type(screen.getByLabelText("Write or paste the ingredients"), "200 g flour{Enter}");
    await user.click(screen.getByRole("button", { name: "Save Recipe" }));
    await waitFor(() => expect(created[0]?.ingredients).toMatchObject([{ name: "flour", amount: 200 }]));
  });

  it("stay in the box where the server cannot read them", async () => {
    const { user } = open({
      readLines: () => {
        throw new Unreachable();
      },
    });
    await user.type(await screen.findByLabelText("Write or paste the ingredients"), "200 g flour{Enter}");
    await waitFor(() => expect(screen.getByText("The ingredients could not be read")).toBeVisible());
    expect(screen.getByLabelText("Write or paste the ingredients")).toHaveValue("200 g flour");
  });

  it("are picked from the catalogue by a part of their name", async () => {
    const { user, created } = open();
    await user.click(await screen.findByRole("button", { name: "Add Ingredient" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add Ingredient" }));
    await waitFor(() => expect(dialog.getAllByRole("option")).toHaveLength(3));
    await user.type(dialog.getByRole("combobox"), "NIO");
    expect(dialog.getAllByRole("option").map((option) => option.textContent)).toEqual([
      "onionFruit & Vegetables",
      "onion (red)Fruit & Vegetables",
    ]);
    await user.click(dialog.getByRole("option", { name: /red/ }));
    expect(screen.getByLabelText("Amount of ingredient 1")).toHaveValue("1");
    expect(screen.getByLabelText("Unit of ingredient 1")).toHaveValue("piece");
    expect(screen.getByLabelText("Kind of ingredient 1")).toHaveValue("red");
    await waitFor(() => expect(screen.getByLabelText("Amount of ingredient 1")).toHaveFocus());
    await user.clear(screen.getByLabelText("Amount of ingredient 1"));
    await user.type(screen.getByLabelText("Amount of ingredient 1"), "a few");
    await user.tab();
    expect(screen.getByLabelText("Amount of ingredient 1")).toHaveValue("0");
    await user.type(screen.getByLabelText("Title"), "Soup");
    await user.type(screen.getByLabelText("Instructions"), "Cook.");
    await user.click(screen.getByRole("button", { name: "Save Recipe" }));
    await waitFor(() =>
      expect(created[0]?.ingredients).toMatchObject([{ ingredient_id: 13, name: "onion", amount: 0, sub_type: "red" }]),
    );
  });

  it.each(["PUREE", "passiert"])("are found with and without accents, in any case: %s", async (typed) => {
    const puree = { ...onion, id: 50, name: "tomato purée", aliases: ["passierté Tomaten"] };
    const { user } = open({}, { list: () => ({ ingredients: [onion, puree] }) });
    await user.click(await screen.findByRole("button", { name: "Add Ingredient" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add Ingredient" }));
    await user.type(dialog.getByRole("combobox"), typed);
    await waitFor(() =>
      expect(dialog.getAllByRole("option").map((option) => option.textContent)).toEqual([
        "tomato puréeFruit & Vegetables",
      ]),
    );
  });

  it("are added to the catalogue where it does not know them", async () => {
    const create = ({ name }: { name: string }) => ({ ingredient: { ...onion, id: 99, name } });
    const { user } = open({}, { create });
    await user.click(await screen.findByRole("button", { name: "Add Ingredient" }));
    await user.type(await screen.findByRole("combobox"), "ramps");
    await user.click(screen.getByRole("button", { name: "Create “ramps”" }));
    await user.click(screen.getByRole("button", { name: "Create Ingredient" }));
    expect(await screen.findByText("New ingredient created successfully!")).toBeVisible();
    expect(screen.getByLabelText("Name of ingredient 1")).toHaveValue("ramps");
  });

  it("offer the entry that is there already", async () => {
    const create = () => {
      throw new RefusedCall(409, "onion is in the catalogue already.", { ingredient: onion });
    };
    const { user } = open({}, { create });
    await user.click(await screen.findByRole("button", { name: "Add Ingredient" }));
    await user.click(await screen.findByRole("button", { name: "Create a new ingredient" }));
    await user.click(screen.getByRole("button", { name: "Create Ingredient" }));
    expect(screen.getByLabelText("Name")).toHaveAccessibleDescription("Enter a name");
    await user.type(screen.getByLabelText("Name"), "Onion");
    await user.click(screen.getByRole("button", { name: "Create Ingredient" }));
    expect(await screen.findByText("Failed to create ingredient")).toBeVisible();
    expect(screen.getAllByText("onion is in the catalogue already.")).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Use onion" }));
    expect(screen.getByLabelText("Name of ingredient 1")).toHaveValue("onion");
  });

  it("stand under the headings that are written between them", async () => {
    const lines: Answers["recipes"] = {
      readLines: ({ text }) => (text.endsWith(":") ? { lines: [] } : readLines({ text })),
    };
    const { user, created } = open(lines);
    const box = await screen.findByLabelText("Write or paste the ingredients");
    await user.type(box, "For the dough:{Enter}");
    expect(await screen.findByLabelText("Heading For the dough")).toHaveValue("For the dough");
    await user.type(box, "200 g flour{Enter}");
    await screen.findByRole("button", { name: "200 g flour" });
    await user.type(screen.getByLabelText("More ingredients"), "To serve:{Enter}20 g sugar{Enter}");
    await screen.findByRole("button", { name: "20 g sugar" });
    const heading = screen.getByLabelText("Heading To serve");
    await user.clear(heading);
    await user.type(heading, "On top");
    await user.tab();
    await user.type(screen.getByLabelText("Title"), "Cake");
    await user.type(screen.getByLabelText("Instructions"), "Bake.");
    await user.click(screen.getByRole("button", { name: "Save Recipe" }));
    await waitFor(() => expect(created).toHaveLength(1));
    expect(created[0]?.ingredients).toMatchObject([
      { raw: "200 g flour", section: "For the dough" },
      { raw: "20 g sugar", section: "On top" },
    ]);
  });

  it("may be written as plain text, and made a list again", async () => {
    const { user, created } = open();
    await user.type(await screen.findByLabelText("Write or paste the ingredients"), "200 g flour{Enter}");
    await screen.findByRole("button", { name: "200 g flour" });
    await user.click(screen.getByRole("button", { name: "Write as plain text" }));
    expect(screen.getByLabelText("Ingredients as plain text")).toHaveValue("200 g flour");
    await user.type(screen.getByLabelText("Ingredients as plain text"), "{Enter}3 large eggs");
    await user.click(screen.getByRole("button", { name: "Make it a list" }));
    expect(await screen.findByRole("button", { name: "3 large eggs" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Remove eggs" }));
    expect(screen.queryByRole("button", { name: "3 large eggs" })).toBeNull();
    expect(created).toEqual([]);
  });
});

it("puts the steps in another order", async () => {
  layOutRows();
  const { user } = open();
  await user.type(await screen.findByLabelText("Instructions"), "Fry.{Enter}Mix.{Enter}Eat.");
  await user.click(screen.getByRole("button", { name: "Change the order of the steps" }));
  await moveByKeys(user, "Mix.", ["{ArrowUp}"]);
  await user.click(screen.getByRole("button", { name: "Use this order" }));
  expect(screen.getByLabelText("Instructions")).toHaveValue("Mix.\nFry.\nEat.");
});

/** Rows stand below each other; a page without a layout has no place for anything. */
function layOutRows(): void {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const row = this.closest("li");
    const place = row?.parentElement
      ? [...row.parentElement.querySelectorAll(":scope > li:has([aria-roledescription])")].indexOf(row)
      : 0;
    return new DOMRect(0, place * 50, 300, 48);
  });
}
afterEach(() => void vi.restoreAllMocks());

async function moveByKeys(user: UserEvent, name: string, keys: readonly string[]): Promise<void> {
  (await screen.findByRole("button", { name: `Move ${name}` })).focus();
  for (const key of ["[Space]", ...keys, "[Space]"]) {
    await user.keyboard(key);
    // The library listens to the next key, and measures, a moment later.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function draftOf(title: string) {
  const { EMPTY_RECIPE } = await import("./recipe-form");
  return { ...EMPTY_RECIPE, title };
}
