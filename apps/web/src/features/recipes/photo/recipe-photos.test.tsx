import type { Recipe } from "@tureen/contracts/recipes";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "#testing/render-app";
import { answerUploads } from "#testing/upload-answers";
import { recipe, windowOf } from "../testing/recipes";

const photo = (name: string, step: number | null = null) => ({
  address: `/media/${name.repeat(32)}`,
  placeholder: "data:image/webp;base64,UklGRg==",
  step,
});
const ADDRESS = (name: string) => `/media/${name.repeat(32)}`;

/** The page of a recipe with these photos, at a server that keeps what it is told. */
function open(photos: Recipe["photos"]) {
  const soup = recipe({ photo: photos.find(({ step }) => step === null) ?? null, photos });
  const arranged: unknown[] = [];
  const page = renderApp({
    path: "/recipes/7",
    answers: {
      settings: { list: () => ({ settings: {} }) },
      recipes: { byId: () => ({ recipe: { ...soup } }), search: () => windowOf([]) },
      recipePhotos: {
        arrange: (input) => {
          arranged.push(input);
          soup.photos = input.photos.map(({ address, step }) => ({ ...photo("x"), address, step: step ?? null }));
          return { recipe: { ...soup } };
        },
        remove: ({ photo: address }) => {
          soup.photos = soup.photos.filter((each) => each.address !== address);
          return { success: true, undo_id: "1d6f3c1e-7b58-4d0c-b0ab-9d5a0d4f7c01" };
        },
      },
    },
  });
  return { ...page, soup, arranged };
}

it("of the dish are a gallery that says where one is; those of steps stand at them", async () => {
  open([photo("a"), photo("b"), photo("c", 2)]);
  const gallery = await screen.findByRole("group", { name: "Photo 1 of 2" });
  const [cover, second] = gallery.querySelectorAll("img");
  expect(cover?.src).toContain(ADDRESS("a"));
  expect(cover).toHaveAttribute("loading", "eager");
  expect(second).toHaveAttribute("loading", "lazy");
  const [, simmer] = within(screen.getByRole("region", { name: "Instructions" })).getAllByRole("listitem");
  const ofStep = within(simmer ?? document.body).getByRole("img", { name: "Photo of step 2" });
  expect(ofStep).toHaveAttribute("src", `${ADDRESS("c")}/800.webp`);
});

it("one alone is no gallery", async () => {
  open([photo("a")]);
  await screen.findByRole("heading", { level: 1, name: "Leek Soup" });
  expect(screen.queryByRole("group", { name: /^Photo 1 of/ })).toBeNull();
});

it("are put at a step, and taken off, where all of them are listed", async () => {
  const { user, arranged } = open([photo("a"), photo("b")]);
  await user.click(await screen.findByRole("button", { name: "All photos" }));
  const dialog = await screen.findByRole("dialog", { name: "Photos" });
  await user.selectOptions(within(dialog).getByLabelText("Where photo 1 belongs"), "Step 2: Simmer them.");
  await waitFor(() => expect(arranged).toHaveLength(1));
  expect(arranged).toEqual([
    { id: 7, photos: [{ address: ADDRESS("b"), step: null }, { address: ADDRESS("a"), step: 2 }] }, // prettier-ignore
  ]);
  await user.click(await within(dialog).findByRole("button", { name: "Remove photo 1" }));
  expect(await screen.findByText("The photo was removed")).toBeVisible();
  await waitFor(() => expect(within(dialog).getAllByRole("listitem")).toHaveLength(1));
});

it("that do not fit are named with the reason; the others are kept", async () => {
  const { user, soup } = open([photo("a")]);
  const sent = answerUploads(() => {
    if (soup.photos.length === 3) return { status: 409, body: { error: "This recipe has 30 photos." } };
    soup.photos = [...soup.photos, photo(String(soup.photos.length))];
    return { body: { recipe: { ...soup }, undo_id: null } };
  });
  await user.click(await screen.findByRole("button", { name: "All photos" }));
  const dialog = await screen.findByRole("dialog", { name: "Photos" });
  const files = ["1.heic", "2.jpg", "3.jpg", "4.jpg"].map((name) => new File(["x"], name, { type: "image/heic" }));
  await user.upload(within(dialog).getByLabelText("Add photos"), files);
  expect(await within(dialog).findByRole("alert")).toHaveTextContent(
    "2 photos did not come in: 3.jpg, 4.jpg. This recipe has 30 photos.",
  );
  expect(sent.map(({ url, file }) => [url, file.name])).toEqual(
    ["1.heic", "2.jpg", "3.jpg"].map((name) => ["/api/recipes/7/photos", name]),
  );
  expect(within(dialog).getAllByRole("listitem")).toHaveLength(3);
});
