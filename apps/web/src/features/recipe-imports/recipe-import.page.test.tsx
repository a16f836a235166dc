import type { ImportPreview, RecipeImport } from "@tureen/contracts/recipe-imports";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderApp } from "#testing/render-app";
import { answerUploads } from "#testing/upload-answers";

afterEach(() => {
  vi.unstubAllGlobals();
});

const EXPORT = new File(["zip"], "Recipes.paprikarecipes");
const PREVIEW: ImportPreview = {
  preview_id: "0d5b4a0e-aaaa-4bbb-8ccc-ddddeeeeffff",
  file_name: "Recipes.paprikarecipes",
  formats: [{ id: "paprika", name: "Paprika", recipes: 3 }],
  recipes: 3,
  lines: 14,
  pictures: 3,
  photos: 2,
  duplicates: 1,
  labels: 2,
  titles: [
    { title: "Apple pie", lines: 5, first_lines: ["200 g flour", "3 apples"], pictures: 1, is_duplicate: true },
    { title: "Leek soup", lines: 6, first_lines: ["2 leeks"], pictures: 2, is_duplicate: false },
    { title: "Mint tea", lines: 3, first_lines: ["1 l water"], pictures: 0, is_duplicate: false },
  ],
  unread: [{ file: "letter.txt", reason: "There is no recipe in it that Tureen can read." }],
  unread_total: 1,
  columns: [],
};
const RUNNING: RecipeImport = {
  id: 7,
  file_name: PREVIEW.file_name,
  format: "paprika",
  status: "running",
  recipes: 3,
  imported: 0,
  skipped: 0,
  pictures: 2,
  photos: 0,
  photos_unreadable: [],
  error: "",
};

it("shows what a file holds, brings it in when asked, and says what came of it", async () => {
  answerUploads(() => ({ body: { preview: PREVIEW } }));
  const asked: unknown[] = [];
  const { user } = renderApp({
    path: "/recipe-import",
    answers: {
      recipeImports: {
        start: (input: unknown) => {
          asked.push(input);
          return { import: RUNNING };
        },
        byId: () => ({ import: { ...RUNNING, status: "done", imported: 2, skipped: 1 } }),
      },
    },
  });
  await user.upload(await screen.findByLabelText(/Choose an export/), EXPORT);
  expect(await screen.findByRole("heading", { name: "Recipes.paprikarecipes" })).toBeVisible();
  expect(screen.getByText("14")).toBeVisible();
  expect(screen.getByText("1 file could not be read")).toBeVisible();
  expect(screen.getByRole("button", { name: "Import 2 recipes" })).toBeEnabled();
  await user.click(screen.getByLabelText("Bring in the 1 recipe that you have already, too"));
  await user.click(screen.getByLabelText("Make collections of its 2 labels, too"));
  await user.click(screen.getByRole("button", { name: "Import 3 recipes" }));
  await waitFor(() =>
    expect(asked).toEqual([{ preview_id: PREVIEW.preview_id, with_duplicates: true, labels_as_collections: true }]),
  );
  expect(await screen.findByText("1 recipe was left out: you have it already.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Admin, Recent import batches" })).toHaveAttribute("href", "/admin#imports");
});

it("asks what the columns of a table hold, and reads it once more", async () => {
  const unknown = {
    ...PREVIEW,
    recipes: 0,
    duplicates: 0,
    titles: [],
    columns: [
      { name: "Dish", example: "Soup" },
      { name: "How", example: "Boil." },
    ],
  };
  const sent: unknown[] = [];
  answerUploads(({ form }) => {
    sent.push(form.get("columns"));
    return { body: { preview: sent.length === 1 ? unknown : PREVIEW } };
  });
  const { user } = renderApp({ path: "/recipe-import", answers: {} });
  await user.upload(await screen.findByLabelText(/Choose an export/), EXPORT);
  await user.selectOptions(await screen.findByLabelText("Dish"), "Title");
  expect(screen.getByRole("button", { name: "Read it with these columns" })).toBeDisabled();
  await user.selectOptions(screen.getByLabelText("How"), "Steps");
  await user.click(screen.getByRole("button", { name: "Read it with these columns" }));
  expect(await screen.findByRole("button", { name: "Import 2 recipes" })).toBeEnabled();
  expect(sent).toEqual(["{}", '{"Dish":"title","How":"steps"}']);
});

it("can be cancelled while the recipes come in", async () => {
  answerUploads(() => ({ body: { preview: PREVIEW } }));
  let state = RUNNING;
  const { user } = renderApp({
    path: "/recipe-import",
    answers: {
      recipeImports: {
        start: () => ({ import: state }),
        byId: () => ({ import: state }),
        cancel: () => ({ import: (state = { ...RUNNING, status: "cancelled", imported: 1 }) }),
      },
    },
  });
  await user.upload(await screen.findByLabelText(/Choose an export/), EXPORT);
  await user.click(await screen.findByRole("button", { name: "Import 2 recipes" }));
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(await screen.findByText("The import was cancelled. 1 recipe that had come in by then is kept.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Choose another file" })).toBeVisible();
});

it("says why a file cannot be read, and takes another", async () => {
  answerUploads(() => ({ status: 422, body: { error: "No recipe was found in this file." } }));
  const { user } = renderApp({ path: "/recipe-import", answers: {} });
  await user.upload(await screen.findByLabelText(/Choose an export/), EXPORT);
  expect(await screen.findByText("No recipe was found in this file.")).toBeVisible();
  expect(screen.getByLabelText(/Choose an export/)).toBeInTheDocument();
});
