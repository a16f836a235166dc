import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Inputs } from "#lib/server/trpc";
import { type Answers, RefusedCall } from "#testing/answers-link";
import { renderApp } from "#testing/render-app";
import { recipe, windowOf } from "../testing/recipes";

function open(recipes: Answers["recipes"] = {}, path = "/recipes/7/edit") {
  const updated: Inputs["recipes"]["update"][] = [];
  const answers: Answers = {
    recipes: {
      byId: () => ({ recipe: recipe() }),
      update: (input) => (updated.push(input), { recipe: recipe({ title: input.title ?? "", revision: 2 }) }),
      cuisines: () => ({ cuisines: [] }),
      search: () => windowOf([]),
      ...recipes,
    },
    settings: { list: () => ({ settings: {} }) },
    pdfImport: {
      pageText: ({ page }) => ({
        page: Number(page),
        source: "text",
        text: `Leek Soup\nfrom page ${page}`,
        picture: null,
      }),
    },
  };
  return { ...renderApp({ path, answers }), updated };
}

describe("changing a recipe", () => {
  it("saves what was changed, with the lines' own ids and the revision it was based on", async () => {
    const { user, updated } = open();
    const title = await screen.findByLabelText("Title");
    expect(title).toHaveValue("Leek Soup");
    await user.clear(title);
    await user.type(title, "Potato Soup");
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Recipe updated successfully!")).toBeVisible();
    expect(window.location.pathname).toBe("/recipes/7");
    expect(updated[0]).toMatchObject({
      id: 7,
      revision: 1,
      title: "Potato Soup",
      servings: 4,
      prep_time: 15,
      cook_time: 30,
    });
    expect(updated[0]?.ingredients).toEqual([
      {
        id: 1,
        raw: "3 leeks",
        name: "leeks",
        amount: 3,
        unit: "",
        sub_type: "",
        preparation_notes: "",
        section: "",
        shares_raw: false,
        recipe_id: null,
      },
    ]);
  });

  it("that was read from a book stands beside its page, where the form was opened to check it", async () => {
    const { user } = open({}, "/recipes/7/edit?import=3&page=4&pages=9");
    expect(await screen.findByText(/from page 4/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Next page" }));
    expect(await screen.findByText(/from page 5/)).toBeVisible();
    expect(screen.getByLabelText("Title")).toHaveValue("Leek Soup");
  });

  it("reads 'Saving...' while it is busy", async () => {
    const { user } = open({ update: () => new Promise(() => {}) });
    await user.click(await screen.findByRole("button", { name: "Save Changes" }));
    expect(await screen.findByRole("button", { name: "Saving..." })).toBeDisabled();
  });

  it("requires title and instructions, but no ingredient", async () => {
    const { user, updated } = open();
    await user.click(await screen.findByRole("button", { name: "Remove leeks" }));
    await user.clear(screen.getByLabelText("Instructions"));
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    expect(screen.getByLabelText("Instructions")).toHaveAccessibleDescription(
      "One step per line Write down how it is made",
    );
    expect(updated).toEqual([]);
    await user.type(screen.getByLabelText("Instructions"), "Cook.");
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    await waitFor(() => expect(updated[0]?.ingredients).toEqual([]));
  });

  it("edits a text block as text", async () => {
    const { user, updated } = open({ byId: () => ({ recipe: recipe({ ingredients: "For the soup:\n3 leeks" }) }) });
    const text = await screen.findByLabelText("Ingredients as plain text");
    expect(text).toHaveValue("For the soup:\n3 leeks");
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    await waitFor(() => expect(updated[0]?.ingredients).toBe("For the soup:\n3 leeks"));
  });

  it("has the recipe behind 'Back to Recipe', and keeps what was typed", async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText("Title"), "!");
    await user.click(screen.getByRole("button", { name: "Back to Recipe" }));
    expect(window.location.pathname).toBe("/recipes/7");
    await user.click(await screen.findByRole("button", { name: "Edit" }));
    expect(await screen.findByLabelText("Title")).toHaveValue("Leek Soup!");
  });

  it("leaves without saving by Cancel", async () => {
    const { user, updated } = open();
    await user.type(await screen.findByLabelText("Title"), "!");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(await screen.findByRole("heading", { name: "Leek Soup" })).toBeVisible();
    expect(window.location.pathname).toBe("/recipes/7");
    expect(updated).toEqual([]);
  });

  it("has what was typed again by a tap, where Cancel was a slip", async () => {
    const { user } = open({}, "/recipes/7/edit?import=3&page=4&pages=9");
    await user.type(await screen.findByLabelText("Title"), "!");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(await screen.findByText("What you typed was discarded")).toBeVisible();
    expect(window.localStorage.getItem("tureen.draft.recipe-7")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByLabelText("Title")).toHaveValue("Leek Soup!");
    expect(await screen.findByText(/from page 4/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Recipe updated successfully!")).toBeVisible();
  });

  it("says nothing of it where nothing was typed", async () => {
    const { user } = open();
    await screen.findByLabelText("Title");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(await screen.findByRole("button", { name: "Edit" })).toBeVisible();
    expect(screen.queryByText("What you typed was discarded")).toBeNull();
  });

  it("shows the server's own sentence, else 'Failed to update recipe'", async () => {
    let sentence = "Cuisine must not be longer than 200 characters";
    const update = () => {
      throw new RefusedCall(400, sentence);
    };
    const { user } = open({ update });
    await user.click(await screen.findByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText(sentence)).toBeVisible();
    sentence = "";
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Failed to update recipe")).toBeVisible();
  });

  it("lets nobody undo somebody else's change unknowingly", async () => {
    let stored = recipe();
    const update = (input: Inputs["recipes"]["update"]) => {
      if (input.revision !== stored.revision)
        throw new RefusedCall(409, "Somebody has changed this recipe since you opened it.");
      stored = recipe({ title: input.title ?? "", revision: stored.revision + 1 });
      return { recipe: stored };
    };
    const { user } = open({ byId: () => ({ recipe: stored }), update });
    await user.type(await screen.findByLabelText("Title"), " of mine");
    stored = recipe({ description: "Theirs.", revision: 2 });
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Somebody has changed this recipe since you opened it.")).toBeVisible();
    expect(await screen.findByText(/The two versions differ in: Title, Description\./)).toBeVisible();
    expect(screen.getByLabelText("Title")).toHaveValue("Leek Soup of mine");
    await user.click(screen.getByRole("button", { name: "Save mine in its place" }));
    expect(await screen.findByRole("heading", { name: "Leek Soup of mine" })).toBeVisible();
    expect(stored.revision).toBe(3);
  });

  it("can take over what somebody else has saved", async () => {
    let stored = recipe();
    const update = () => {
      throw new RefusedCall(409, "Somebody has changed this recipe since you opened it.");
    };
    const { user } = open({ byId: () => ({ recipe: stored }), update });
    await screen.findByLabelText("Title");
    stored = recipe({ title: "Their Soup", revision: 2 });
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Drop mine, show theirs" })).toBeEnabled());
    await user.click(screen.getByRole("button", { name: "Drop mine, show theirs" }));
    expect(screen.getByLabelText("Title")).toHaveValue("Their Soup");
    expect(screen.queryByText(/The two versions differ/)).toBeNull();
  });

  it("leads to the list where the recipe cannot be read", async () => {
    const byId = () => {
      throw new RefusedCall(404, "This recipe is not there any more.");
    };
    open({ byId });
    expect(await screen.findByText("Failed to load recipe")).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe("/recipes"));
  });
});
