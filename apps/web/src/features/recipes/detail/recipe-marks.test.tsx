import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Inputs } from "#lib/server/trpc";
import { RefusedCall, Unreachable } from "#testing/answers-link";
import { renderApp } from "#testing/render-app";
import { recipe, windowOf } from "../testing/recipes";

const settings = { list: () => ({ settings: {} }) };

function open(part = {}, isRefused = false) {
  const soup = recipe(part);
  const sent: Inputs["recipes"]["update"][] = [];
  const page = renderApp({
    path: "/recipes/7",
    answers: {
      settings,
      recipes: {
        byId: () => ({ recipe: { ...soup } }),
        search: () => windowOf([]),
        cuisines: () => ({ cuisines: [] }),
        update: (input) => {
          if (isRefused) throw new RefusedCall(507, "The disk of the box is full.");
          sent.push(input);
          if (input.favourite !== undefined) soup.favourite = input.favourite;
          if (input.servings_assumed !== undefined) soup.servings_assumed = input.servings_assumed;
          if (input.rating !== undefined) soup.rating = input.rating === null ? null : Number(input.rating);
          return { recipe: { ...soup } };
        },
        duplicate: () => ({ recipe: recipe({ id: 8, title: "Leek Soup (copy)" }) }),
      },
    },
  });
  return { ...page, sent };
}

it("a heart is one tap", async () => {
  const { user, sent } = open();
  const heart = await screen.findByRole("button", { name: "Favourite" });
  await user.click(heart);
  expect(heart).toHaveAttribute("aria-pressed", "true");
  await waitFor(() => expect(sent).toEqual([{ id: 7, favourite: true }]));
});

it("servings that nobody has said are marked, and one tap confirms them", async () => {
  const { user, sent } = open({ servings_assumed: true });
  await user.click(await screen.findByRole("button", { name: "That is right" }));
  await waitFor(() => expect(sent).toEqual([{ id: 7, servings_assumed: false }]));
  expect(screen.queryByText("assumed")).not.toBeInTheDocument();
});

it("stars are one tap, and one tap back", async () => {
  const { user, sent } = open();
  const four = await screen.findByRole("button", { name: "4 stars" });
  await user.click(four);
  await waitFor(() => expect(four).toHaveAttribute("aria-pressed", "true"));
  await user.click(four);
  await waitFor(() => expect(four).toHaveAttribute("aria-pressed", "false"));
  expect(sent).toEqual([
    { id: 7, rating: 4 },
    { id: 7, rating: null },
  ]);
});

it("a heart that the server refuses is taken back, with the reason", async () => {
  const { user } = open({}, true);
  const heart = await screen.findByRole("button", { name: "Favourite" });
  await user.click(heart);
  expect(await screen.findByText("The disk of the box is full.")).toBeVisible();
  await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "false"));
});

it("a heart that did not reach the server says so in its place, until another try has set it", async () => {
  const soup = recipe();
  let isAway = true;
  const { user } = renderApp({
    path: "/recipes/7",
    answers: {
      settings,
      recipes: {
        byId: () => ({ recipe: { ...soup } }),
        update: ({ favourite = false }) => {
          if (isAway) throw new Unreachable();
          soup.favourite = favourite;
          return { recipe: { ...soup } };
        },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Favourite" }));
  expect(await screen.findByText("That did not work: the server did not answer.")).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.queryByText("That did not work: the server did not answer.")).toBeNull());
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Favourite" })).toHaveAttribute("aria-pressed", "true"),
  );
});

it("notes, and a source that is a link only where it is an address of the web", async () => {
  open({ notes: "Less salt.", source: "Ann, https://www.example.org/soup?id=1" });
  expect(await screen.findByText("Less salt.")).toBeVisible();
  expect(screen.getByText("Source: Ann,", { exact: false })).toBeVisible();
  expect(screen.getByRole("link", { name: "example.org" })).toHaveAttribute(
    "href",
    "https://www.example.org/soup?id=1",
  );
});

it.each(["Grandmother's book, page 12", "javascript:alert(1)", "https://nowhere in particular"])(
  "the source %s is words",
  async (source) => {
    open({ source, video_url: "" });
    expect(await screen.findByText(source, { exact: false })).toBeVisible();
    expect(document.querySelector("main a[target]")).toBeNull();
  },
);

it("cuisine and tags lead to all dishes of their kind", async () => {
  open({ cuisine: "French", tags: "soup, made for two" });
  expect(await screen.findByRole("link", { name: "French" })).toHaveAttribute("href", "/recipes?cuisine=French");
  expect(screen.getByRole("link", { name: "made for two" })).toHaveAttribute("href", "/recipes?tag=made+for+two");
});

it("a duplicate opens where it can be changed", async () => {
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Duplicate" }));
  await waitFor(() => expect(window.location.pathname).toBe("/recipes/8/edit"));
  expect(await screen.findByText("The copy is ready to be changed")).toBeVisible();
});
