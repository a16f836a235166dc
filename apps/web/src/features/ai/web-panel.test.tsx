import type { AiRecipe } from "@tureen/contracts/ai";
import { screen, within } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Answers, RefusedCall } from "#testing/answers-link";
import { renderApp } from "#testing/render-app";
import { ingredientLine, windowOf } from "../recipes/testing/recipes";

const { id: _id, ...leeks } = ingredientLine({ name: "leeks", amount: 3, amount_text: "3", unit: "", raw: "3 leeks" });
const soup: AiRecipe = {
  title: "Leek Soup",
  description: "The Spoon",
  cuisine: "",
  difficulty: "Easy",
  servings: 4,
  servings_assumed: false,
  yield_amount: null,
  yield_noun: "",
  prep_time: null,
  cook_time: 30,
  instructions: "Slice.\nSimmer.",
  tags: [],
  ingredients: [{ ...leeks, grounding: null, oddity: null }],
};
const read = {
  recipe: { ...soup, stated_nutrition: "Energy: 240 kcal", video_url: "" },
  source: { address: "https://spoon.example/soup", site: "The Spoon", author: "" },
  pictures: [],
  photo: "",
  text: "Leek Soup\n3 leeks\nSlice.",
  others: ["Apple Pie"],
  found_by: "json-ld" as const,
  note: "",
};

function open(
  path: string,
  answer: NonNullable<NonNullable<Answers["recipePages"]>["read"]>,
  settings: Answers["settings"] = { list: () => ({ settings: {} }) },
) {
  return renderApp({
    path,
    answers: {
      recipePages: { read: answer },
      recipes: { cuisines: () => ({ cuisines: [] }), search: () => windowOf([]) },
      settings,
    },
  });
}

it("fills the form beside the text of a pasted page", async () => {
  const asked: unknown[] = [];
  const { user } = open("/recipes/add", (input) => (asked.push(input), read));
  await user.click(await screen.findByRole("button", { name: "Paste or web address" }));
  await user.click(screen.getByRole("textbox", { name: /^A page/ }));
  await user.paste("Leek Soup\n3 leeks\nSlice.");
  await user.click(screen.getByRole("button", { name: "Read the page" }));
  expect(await screen.findByRole("heading", { name: "The page has been read" })).toBeVisible();
  expect(asked).toEqual([{ source: "Leek Soup\n3 leeks\nSlice.", address: "" }]);
  expect(screen.getByLabelText("Title")).toHaveValue("Leek Soup");
  expect(screen.getByLabelText("Source")).toHaveValue("https://spoon.example/soup");
  expect(screen.getByText("The page has other recipes as well: Apple Pie")).toBeVisible();
  const source = within(screen.getByRole("complementary", { name: "Source of the recipe" }));
  expect(source.getByText(/3 leeks/)).toBeVisible();
});

it("says in its own place, and nowhere else, that addresses are not fetched", async () => {
  const reason = "Fetching pages of the web is turned off. Turn it on on the Admin page, or paste the page's text.";
  const { user } = open("/recipes/add", () => {
    throw new RefusedCall(403, reason);
  });
  await user.click(await screen.findByRole("button", { name: "Paste or web address" }));
  await user.click(screen.getByRole("textbox", { name: /^A page/ }));
  await user.paste("https://spoon.example/soup");
  await user.click(screen.getByRole("button", { name: "Read the page" }));
  expect(await screen.findByText("Failed to read the page")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(reason);
  expect(screen.getAllByText(reason, { exact: false })).toHaveLength(1);
});

it("asks where an address is to be fetched and the family has not allowed it, once", async () => {
  const asked: unknown[] = [];
  const saved: unknown[] = [];
  const setting = { value: "off", description: "", chosen: false };
  const { user } = open("/recipes/add", (input) => (asked.push(input), read), {
    list: () => ({ settings: { fetch_pages: setting } }),
    update: (input) => {
      saved.push(input);
      setting.value = "on";
      return { setting: { key: "fetch_pages", value: "on", description: "" } };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Paste or web address" }));
  await user.click(screen.getByRole("textbox", { name: /^A page/ }));
  await user.paste("https://spoon.example/soup");
  expect(await screen.findByText("Fetch this page? Its site will see our address.")).toBeVisible();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Allow and fetch" }));
  expect(await screen.findByRole("heading", { name: "The page has been read" })).toBeVisible();
  expect(asked).toEqual([{ source: "", address: "https://spoon.example/soup" }]);
  expect(saved).toEqual([{ key: "fetch_pages", value: "on" }]);
});

it("proposes the picture that came with a fetched page as the photo", async () => {
  const { user } = open("/recipes/add?mode=web", () => ({ ...read, photo: btoa("\u00ff\u00d8\u00ff") }));
  await user.click(await screen.findByRole("button", { name: "Paste or web address" }));
  await user.click(screen.getByRole("textbox", { name: /^A page/ }));
  await user.paste("https://spoon.example/soup");
  await user.click(screen.getByRole("button", { name: "Read the page" }));
  expect(await screen.findByRole("img", { name: "The dish" })).toBeVisible();
});

it("reads what the bookmark has sent, once, and takes it out of the address", async () => {
  const asked: unknown[] = [];
  const page = { source: "<html><h1>Leek Soup</h1></html>", address: "https://spoon.example/soup" };
  open(`/recipes/add#page=${encodeURIComponent(JSON.stringify(page))}`, (input) => (asked.push(input), read));
  expect(await screen.findByRole("heading", { name: "The page has been read" })).toBeVisible();
  expect(asked).toEqual([page]);
  expect(window.location.hash).toBe("");
});

it("is what the installed app offers to others, by the fields that the screen reads", () => {
  const manifest = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../../public/manifest.webmanifest"), "utf8"),
  ) as { share_target: unknown };
  expect(manifest.share_target).toEqual({
    action: "recipes/add",
    method: "GET",
    params: { title: "title", text: "text", url: "url" },
  });
});

it("holds what another app has shared ready, and fetches nothing by itself", async () => {
  const asked: unknown[] = [];
  const { user } = open(
    "/recipes/add?text=Look%3A+https%3A%2F%2Fspoon.example%2Fsoup",
    (input) => (asked.push(input), read),
  );
  expect(await screen.findByRole("textbox", { name: /^A page/ })).toHaveValue("https://spoon.example/soup");
  expect(asked).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Read the page" }));
  expect(await screen.findByRole("heading", { name: "The page has been read" })).toBeVisible();
  expect(asked).toEqual([{ source: "", address: "https://spoon.example/soup" }]);
});
