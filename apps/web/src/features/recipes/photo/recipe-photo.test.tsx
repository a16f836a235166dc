import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "#testing/render-app";
import { answerUploads } from "#testing/upload-answers";
import { recipe, recipeCard, windowOf } from "../testing/recipes";

const PHOTO = { address: "/media/0123456789abcdef0123456789abcdef", placeholder: "data:image/webp;base64,UklGRg==" };
const OTHER = { address: "/media/ffffffffffffffffffffffffffffffff", placeholder: "data:image/webp;base64,UklGRg==" };
const UNDO_ID = "1d6f3c1e-7b58-4d0c-b0ab-9d5a0d4f7c01";

const settings = { list: () => ({ settings: {} }) };
const jpeg = (name = "soup.jpg") => new File(["a photo"], name, { type: "image/jpeg" });
const picture = () => document.querySelector<HTMLImageElement>("main img");

/** The page of a recipe whose photo changes as the server says. */
function open(photo: typeof PHOTO | null) {
  const soup = recipe({ photo });
  const sent = answerUploads(() => {
    const undo_id = soup.photo ? UNDO_ID : null;
    soup.photo = soup.photo ? OTHER : PHOTO;
    return { body: { recipe: { ...soup }, undo_id } };
  });
  const page = renderApp({
    path: "/recipes/7",
    answers: {
      settings,
      recipes: { byId: () => ({ recipe: { ...soup } }), search: () => windowOf([]) },
      recipePhotos: {
        delete: () => {
          soup.photo = null;
          return { success: true, undo_id: UNDO_ID };
        },
      },
      trash: {
        restore: () => {
          soup.photo = PHOTO;
          return { success: true, kind: "recipe-photo", id: 7 };
        },
      },
    },
  });
  return { ...page, sent };
}

it("is chosen on the recipe's page and shown at once, in the width that the screen needs", async () => {
  const { user, sent } = open(null);
  const input = await screen.findByLabelText("Add a photo");
  expect(picture()).toBeNull();
  await user.upload(input, jpeg());
  expect(await screen.findByText("The photo is on the recipe")).toBeVisible();
  expect(sent).toMatchObject([{ url: "/api/recipes/7/photo", field: "photo" }]);
  expect(picture()?.srcset).toBe([320, 800, 1600].map((width) => `${PHOTO.address}/${width}.webp ${width}w`).join());
});

it("is replaced by another one and by Undo; removed, and brought back", async () => {
  const { user } = open(PHOTO);
  await user.upload(await screen.findByLabelText("Replace the photo"), jpeg());
  await waitFor(() => expect(picture()?.src).toContain(OTHER.address));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(picture()?.src).toContain(PHOTO.address));
  await user.click(screen.getByRole("button", { name: "Remove the photo" }));
  await waitFor(() => expect(picture()).toBeNull());
  expect(await screen.findByText("The photo was removed")).toBeVisible();
});

it("may be pasted or dropped; a text that was copied with a picture is a text", async () => {
  const { sent } = open(null);
  await screen.findByLabelText("Add a photo");
  fireEvent.paste(document.body, { clipboardData: { files: [jpeg()], types: ["Files", "text/plain"] } });
  expect(sent).toHaveLength(0);
  fireEvent.paste(document.body, { clipboardData: { files: [jpeg("pasted.png")], types: ["Files"] } });
  await waitFor(() => expect(picture()?.src).toContain(PHOTO.address));
  const frame = screen.getByRole("group", { name: "Photo" });
  await waitFor(() => expect(frame).toHaveAttribute("aria-busy", "false"));
  fireEvent.drop(frame, { dataTransfer: { files: [jpeg(), new File(["x"], "list.txt", { type: "text/plain" })] } });
  expect(await screen.findByText("Please choose photos of the dish")).toBeVisible();
  fireEvent.drop(frame, { dataTransfer: { files: [jpeg("dropped.jpg")] } });
  await waitFor(() => expect(picture()?.src).toContain(OTHER.address));
  expect(sent.map(({ file }) => file.name)).toEqual(["pasted.png", "dropped.jpg"]);
});

it("comes with others at once: they stand beside it, and what is refused is named", async () => {
  const { user } = open(PHOTO);
  const sent = answerUploads(({ file }) =>
    file.name === "3.jpg"
      ? { status: 422, body: { error: "This picture is damaged and cannot be opened." } }
      : { body: { recipe: recipe({ photo: PHOTO }), undo_id: null } },
  );
  await user.upload(
    await screen.findByLabelText("Replace the photo"),
    ["1.jpg", "2.jpg", "3.jpg"].map((name) => jpeg(name)),
  );
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "1 photo did not come in: 3.jpg. This picture is damaged and cannot be opened.",
  );
  expect(sent.map(({ url, file }) => [url, file.name])).toEqual(
    ["1.jpg", "2.jpg", "3.jpg"].map((name) => ["/api/recipes/7/photos", name]),
  );
});

it("of a new recipe follows it to the server", async () => {
  const sent = answerUploads(() => ({ body: { recipe: recipe({ id: 8, photo: PHOTO }), undo_id: null } }));
  const { user } = renderApp({
    path: "/recipes/add",
    answers: {
      settings,
      recipes: {
        create: () => ({ recipe: recipe({ id: 8 }) }),
        byId: () => ({ recipe: recipe({ id: 8, photo: sent.length > 0 ? PHOTO : null }) }),
        cuisines: () => ({ cuisines: [] }),
        readLines: () => ({ lines: [] }),
      },
      ingredients: { list: () => ({ ingredients: [] }) },
    },
  });
  await user.upload(await screen.findByLabelText("Add a photo"), jpeg("dish.jpg"));
  expect(screen.getByRole("img", { name: "The dish" })).toBeVisible();
  for (const [label, text] of [
    ["Title", "Pancakes"],
    ["Write or paste the ingredients", "2 eggs"],
    ["Instructions", "Fry."],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  await user.click(screen.getByRole("button", { name: "Save Recipe" }));
  await waitFor(() => expect(picture()?.src).toContain(PHOTO.address));
  expect(sent).toMatchObject([{ url: "/api/recipes/8/photo", file: { name: "dish.jpg" } }]);
});

it("that the server cannot read is refused with its reason, and the one before stays", async () => {
  const { user } = open(PHOTO);
  answerUploads(() => ({ status: 422, body: { error: "This picture is damaged and cannot be opened." } }));
  await user.upload(await screen.findByLabelText("Replace the photo"), jpeg());
  expect(await screen.findByText("The photo could not be saved")).toBeVisible();
  expect(screen.getByText("This picture is damaged and cannot be opened.")).toBeVisible();
  expect(picture()?.src).toContain(PHOTO.address);
});

it("stands on the cards; a dish without one has a cover by its name, as has one whose picture is lost", async () => {
  const cards = [
    recipeCard({ id: 1, title: "Leek soup", photo: PHOTO }),
    recipeCard({ id: 2, title: "Tart", photo: null }),
  ];
  renderApp({
    path: "/recipes",
    answers: { settings, recipes: { search: () => windowOf(cards), byId: () => ({ recipe: recipe() }) } },
  });
  const [soup, tart] = await screen.findAllByRole("listitem");
  expect(soup?.querySelector("img")).toHaveAttribute("loading", "lazy");
  expect(within(tart ?? document.body).getByText("T")).toBeInTheDocument();
  fireEvent.error(soup?.querySelector("img") ?? document.body);
  expect(within(soup ?? document.body).getByText("L")).toBeInTheDocument();
});

it("of a page of the imported book is offered, and taken over by a tap", async () => {
  const taken: unknown[] = [];
  const pancakes = recipe({ source: "Grandmother's book, p. 12" });
  const { user } = renderApp({
    path: "/recipes/7",
    answers: {
      settings: { list: () => ({ settings: {} }) },
      recipes: { byId: () => ({ recipe: { ...pancakes } }) },
      recipePhotos: {
        proposals: () => ({ proposals: [{ page: 12, picture: 0, preview: "data:image/jpeg;base64,AA" }] }),
        takeProposal: (input) => {
          taken.push(input);
          pancakes.photo = { address: "/media/0123456789abcdef0123456789abcdef", placeholder: "" };
          return { recipe: { ...pancakes }, undo_id: null };
        },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Use the picture from page 12" }));
  expect(await screen.findByText("The photo is on the recipe")).toBeVisible();
  expect(taken).toEqual([{ id: 7, page: 12, picture: 0 }]);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Use the picture from page 12" })).toBeNull());
});
