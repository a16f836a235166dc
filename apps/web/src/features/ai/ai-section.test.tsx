import type { AiRecipe } from "@tureen/contracts/ai";
import type { PdfImportResult } from "@tureen/contracts/pdf-import";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Outputs } from "#lib/server/trpc";
import { type Answers, Unreachable } from "#testing/answers-link";
import { renderApp } from "#testing/render-app";
import { answerUploads } from "#testing/upload-answers";
import { importedRecipe } from "../pdf-import/testing/import-jobs";
import { ingredientLine, windowOf } from "../recipes/testing/recipes";

const { id: _id, ...leeks } = ingredientLine({ name: "leeks", amount: 3, amount_text: "3", unit: "", raw: "3 leeks" });
const { id: _otherId, ...cream } = ingredientLine({
  name: "cream",
  amount: 0.2,
  amount_text: "0.2",
  unit: "l",
  raw: "0.2 l cream",
});

const soup: AiRecipe = {
  title: "Leek Soup",
  description: "",
  cuisine: "French",
  difficulty: "Medium",
  servings: 4,
  servings_assumed: false,
  yield_amount: null,
  yield_noun: "",
  prep_time: 10,
  cook_time: null,
  instructions: "Slice.\nSimmer.",
  tags: ["soup", "winter"],
  ingredients: [
    { ...leeks, grounding: { name_found: true, amount_found: true }, oddity: null },
    { ...cream, grounding: { name_found: true, amount_found: false }, oddity: null },
  ],
};

const generated = { success: true as const, recipe: soup, model: "a-model" };
const readOff = {
  success: true as const,
  interpretedRecipe: soup,
  model: "a-model",
  sourceText: "Leek Soup\n3 leeks, some cream",
};
const imported: PdfImportResult = {
  success: true,
  importedRecipes: [importedRecipe(1, "Leek Soup"), importedRecipe(2, "Apple Cake")],
  failedRecipes: [],
  totalChunks: 1,
  skippedRecipes: 0,
  totalPages: 2,
  batchId: 1,
  model: "a-model",
  chunkChars: 1000,
  message: "",
};

const photo = new File([new Uint8Array(1_310_720)], "card.jpg", { type: "image/jpeg" });
const secondPhoto = new File(["second"], "card-2.png", { type: "image/png" });
const book = new File([new Uint8Array(2_621_440)], "book.pdf", { type: "application/pdf" });

afterEach(() => vi.unstubAllGlobals());

function open(ai: Answers["ai"] = {}) {
  return renderApp({
    path: "/recipes/add",
    answers: {
      ai,
      recipes: { cuisines: () => ({ cuisines: [] }), search: () => windowOf([]) },
      settings: { list: () => ({ settings: {} }) },
    },
  });
}

async function choose(user: ReturnType<typeof open>["user"], mode: string) {
  await user.click(await screen.findByRole("button", { name: mode }));
}

async function describeAndGenerate(user: ReturnType<typeof open>["user"]) {
  await choose(user, "Text Description");
  await user.type(screen.getByLabelText("Describe the recipe"), "Something with leeks");
  await user.click(screen.getByRole("button", { name: "Generate Recipe" }));
}

function files(label: string): HTMLElement {
  return screen.getByLabelText(label, { exact: false, selector: "input[type=file]" });
}

describe("the modes", () => {
  it.each(["Text Description", "Recipe Photo", "Take a photo of a meal", "PDF Import", "Paste or web address"])(
    "'%s' opens a panel that Cancel closes",
    async (mode) => {
      const { user } = open();
      expect(await screen.findByRole("heading", { name: "AI Recipe Generation" })).toBeVisible();
      await choose(user, mode);
      expect(screen.getByRole("button", { name: mode })).toHaveAttribute("aria-expanded", "true");
      await user.click(screen.getByRole("button", { name: "Cancel" }));
      expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
      expect(screen.getByRole("button", { name: mode })).toHaveAttribute("aria-expanded", "false");
    },
  );
});

describe("a recipe from words", () => {
  it("fills the form and lists what was generated in the green box", async () => {
    const asked: unknown[] = [];
    const { user } = open({ suggest: (input) => (asked.push(input), generated) });
    await describeAndGenerate(user);
    expect(await screen.findByText("Recipe generated successfully!")).toBeVisible();
    expect(asked).toEqual([{ description: "Something with leeks" }]);
    expect(screen.getByRole("heading", { name: "AI Processing Complete!" })).toBeVisible();
    const items = within(screen.getByRole("list", { name: "Generated ingredients" })).getAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual(["3 leeks", "200 ml cream"]);
    expect(screen.getByLabelText("Title")).toHaveValue("Leek Soup");
    expect(screen.getByLabelText("Difficulty")).toHaveValue("Medium");
    expect(screen.getByLabelText("Tags")).toHaveValue("soup, winter");
    expect(screen.getByRole("button", { name: "0.2 l cream" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
  });

  it("does not cost what was typed before", async () => {
    const { user } = open({ suggest: () => generated });
    await user.type(await screen.findByLabelText("Title"), "My own soup");
    await describeAndGenerate(user);
    await waitFor(() => expect(screen.getByLabelText("Title")).toHaveValue("Leek Soup"));
    await user.click(screen.getByRole("button", { name: "Bring back what I had typed" }));
    expect(screen.getByLabelText("Title")).toHaveValue("My own soup");
    expect(screen.queryByRole("heading", { name: "AI Processing Complete!" })).toBeNull();
  });

  it("needs a description", async () => {
    const { user } = open();
    await choose(user, "Text Description");
    await user.type(screen.getByLabelText("Describe the recipe"), "   ");
    await user.click(screen.getByRole("button", { name: "Generate Recipe" }));
    expect((await screen.findAllByText("Please enter a recipe description"))[0]).toBeVisible();
  });

  it("is busy while the model works", async () => {
    const { user } = open({ suggest: () => new Promise(() => {}) });
    await describeAndGenerate(user);
    expect(await screen.findByRole("button", { name: "Generating recipe..." })).toBeDisabled();
    expect(screen.getByRole("button", { name: "PDF Import" })).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.getByRole("button", { name: "PDF Import" })).toBeEnabled();
    expect(screen.queryByText(/Failed/)).toBeNull();
  });

  it.each([
    [
      "the model's own reason",
      { success: false as const, error: "The model is not installed." },
      "Failed to generate recipe: The model is not installed.",
    ],
    ["that it failed, where the model gave none", { success: false as const, error: "" }, "Failed to generate recipe"],
  ])("says %s, and keeps the description", async (_case, answer, text) => {
    const { user } = open({ suggest: () => answer });
    await describeAndGenerate(user);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText("Describe the recipe")).toHaveValue("Something with leeks");
  });

  it("says so when the call itself fails", async () => {
    const suggest = () => {
      throw new Unreachable();
    };
    const { user } = open({ suggest });
    await describeAndGenerate(user);
    expect(await screen.findByText("Failed to process input. Please try again.")).toBeVisible();
    expect(screen.getByText(/^That did not work: the server did not answer/)).toBeVisible();
  });

  it("is cleared by Reset Form, the description too", async () => {
    const { user } = open({ suggest: () => generated });
    await describeAndGenerate(user);
    await screen.findByRole("heading", { name: "AI Processing Complete!" });
    await user.click(screen.getByRole("button", { name: "Reset Form" }));
    expect(screen.queryByRole("heading", { name: "AI Processing Complete!" })).toBeNull();
    expect(screen.getByLabelText("Title")).toHaveValue("");
    expect(screen.queryByRole("button", { name: "3 leeks" })).toBeNull();
    await choose(user, "Text Description");
    expect(screen.getByLabelText("Describe the recipe")).toHaveValue("");
  });
});

describe("a recipe from a photo", () => {
  it("shows name and size, reads the photo, and stays beside the form with what is doubtful marked", async () => {
    const sent = answerUploads(() => ({ body: readOff }));
    const { user } = open();
    await choose(user, "Recipe Photo");
    await user.upload(files("Choose a photo of a recipe"), photo);
    expect(screen.getByText("card.jpg")).toBeVisible();
    expect(screen.getByText("1.25 MB")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Extract Recipe" }));
    expect(await screen.findByText("Recipe extracted from image successfully!")).toBeVisible();
    expect(sent).toMatchObject([{ url: "/api/recipes/upload-image", field: "image", file: { name: "card.jpg" } }]);
    const source = within(screen.getByRole("complementary", { name: "Source of the recipe" }));
    expect(source.getByRole("img", { name: "Page 1 of the recipe" })).toBeInTheDocument();
    expect(source.getByText(/3 leeks, some cream/)).toBeInTheDocument();
    expect(screen.getByText("Amount not found in the source: check")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "It is right" }));
    expect(screen.queryByText("Amount not found in the source: check")).toBeNull();
  });

  it("says so where only a part of it could be read", async () => {
    answerUploads(() => ({ body: { ...readOff, note: "Only a part of the recipe could be read." } }));
    const { user } = open();
    await choose(user, "Recipe Photo");
    await user.upload(files("Choose a photo of a recipe"), photo);
    await user.click(screen.getByRole("button", { name: "Extract Recipe" }));
    expect(await screen.findByText("Only a part of the recipe could be read.")).toBeVisible();
  });

  it("can be taken away again before it is read", async () => {
    const { user } = open();
    await choose(user, "Recipe Photo");
    await user.upload(files("Choose a photo of a recipe"), photo);
    await user.click(screen.getByRole("button", { name: "Remove card.jpg" }));
    expect(screen.queryByText("card.jpg")).toBeNull();
    expect(screen.getByRole("button", { name: "Extract Recipe" })).toBeDisabled();
  });

  it("may have several pages", async () => {
    const asked: { images: { imageFormat?: string | undefined }[] }[] = [];
    const { user } = open({ readPhotos: (input) => (asked.push(input), readOff) });
    await choose(user, "Recipe Photo");
    await user.upload(files("Choose a photo of a recipe"), photo);
    await user.upload(files("Add another page"), secondPhoto);
    await user.click(screen.getByRole("button", { name: "Extract Recipe" }));
    expect(await screen.findByText("Recipe extracted from image successfully!")).toBeVisible();
    expect(asked[0]?.images).toMatchObject([
      { imageFormat: "image/jpeg" },
      { imageFormat: "image/png", image: "c2Vjb25k" },
    ]);
  });

  it.each([
    [
      "the model",
      { body: { success: false, error: "No text was found on the photo." } },
      "Failed to extract recipe from image",
      "No text was found on the photo.",
    ],
    [
      "the server",
      { status: 415, body: { error: "This file is no photo." } },
      "Failed to process input. Please try again.",
      "This file is no photo.",
    ],
  ])("says what %s had against it", async (_case, answer, title, reason) => {
    answerUploads(() => answer);
    const { user } = open();
    await choose(user, "Recipe Photo");
    await user.upload(files("Choose a photo of a recipe"), photo);
    await user.click(screen.getByRole("button", { name: "Extract Recipe" }));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(reason);
    expect(screen.getByText("card.jpg")).toBeVisible();
    // In the panel alone: neither in the toast nor beside Save Recipe.
    expect(screen.getAllByText(reason, { exact: false })).toHaveLength(1);

    await user.upload(files("Add another page"), secondPhoto);
    expect(screen.queryByText(reason)).toBeNull();
  });
});

describe("a recipe for a meal", () => {
  it("is made from one photo", async () => {
    const asked: Parameters<NonNullable<NonNullable<Answers["ai"]>["suggestFromMeal"]>>[0][] = [];
    const { user } = open({ suggestFromMeal: (input) => (asked.push(input), generated) });
    await choose(user, "Take a photo of a meal");
    await user.upload(files("Choose a photo of the meal"), secondPhoto);
    await user.click(screen.getByRole("button", { name: "Generate Recipe" }));
    expect(await screen.findByText("Recipe generated from meal photo successfully!")).toBeVisible();
    expect(asked[0]).toMatchObject({ image: "c2Vjb25k", imageFormat: "image/png" });
    expect(asked[0]?.description).not.toBe("");
  });

  it("says so when there is none", async () => {
    const answer: Outputs["ai"]["suggestFromMeal"] = { success: false, error: "The model saw no food." };
    const { user } = open({ suggestFromMeal: () => answer });
    await choose(user, "Take a photo of a meal");
    await user.upload(files("Choose a photo of the meal"), secondPhoto);
    await user.click(screen.getByRole("button", { name: "Generate Recipe" }));
    expect(await screen.findByText("Failed to generate recipe from meal photo")).toBeVisible();
  });
});

describe("recipes from a PDF", () => {
  async function importBook(user: ReturnType<typeof open>["user"]) {
    await choose(user, "PDF Import");
    await user.upload(files("Choose a PDF"), book);
    expect(screen.getByText("2.50 MB")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Import Recipes" }));
  }

  it("come into the collection, which is shown", async () => {
    const sent = answerUploads(() => ({ body: imported }));
    const { user } = open();
    await importBook(user);
    expect(await screen.findByText("Successfully imported 2 recipes from PDF!")).toBeVisible();
    expect(sent).toMatchObject([{ url: "/api/pdf-import/upload", field: "pdf" }]);
    await waitFor(() => expect(window.location.pathname).toBe("/recipes"));
  });

  it.each([
    ["what is no PDF", [new File(["x"], "notes.txt", { type: "text/plain" })]],
    ["two at once", [book, book]],
  ])("are not looked for in %s", async (_case, chosen) => {
    const { user } = open();
    await choose(user, "PDF Import");
    // As by dropping: the chooser itself would not offer them.
    fireEvent.change(files("Choose a PDF"), { target: { files: chosen } });
    await waitFor(() => expect(screen.getByText("Please select a valid PDF file")).toBeVisible());
    expect(screen.getByRole("button", { name: "Import Recipes" })).toBeDisabled();
  });

  it("lead to what did not come in", async () => {
    const message = "4 more recipes were found. Raise max_recipes_per_import to bring them in.";
    answerUploads(() => ({ body: { ...imported, skippedRecipes: 4, message } }));
    const { user } = open();
    await importBook(user);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText("Successfully imported 2 recipes from PDF!")).toBeVisible();
    expect(screen.getByRole("button", { name: "See the import" })).toBeVisible();
  });

  it("say why none came in", async () => {
    answerUploads(() => ({
      body: { ...imported, success: false, importedRecipes: [], message: "No recipe was found in this PDF." },
    }));
    const { user } = open();
    await importBook(user);
    expect(await screen.findByText("Failed to import recipes from PDF")).toBeVisible();
    expect(screen.getAllByText("No recipe was found in this PDF.")[0]).toBeVisible();
    expect(window.location.pathname).toBe("/recipes/add");
  });
});
