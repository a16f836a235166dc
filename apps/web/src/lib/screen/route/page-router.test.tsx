import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { lazy, Suspense } from "react";
import { Link, Route } from "wouter";
import { beforeEach, describe, expect, it } from "vitest";
import { renderApp } from "#testing/render-app";
import { PageRouter } from "./page-router";

const counts = () => ({ totalRecipes: 3, thisWeekMeals: 2, shoppingLists: 1, homeAddresses: [], devices: 2 });

const linkTo = (name: string) => within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name });
const isShown = (page: string) => screen.queryByRole("heading", { name: page, level: 1 }) !== null;

describe("a tap on a link to another page", () => {
  beforeEach(async () => {
    renderApp({ path: "/larder", answers: { larder: { list: () => ({ larderItems: [] }) }, dashboard: { counts } } });
    await screen.findByRole("heading", { name: "Larder" });
  });

  it("is answered by the navigation and the page", async () => {
    fireEvent.click(linkTo("Dashboard"));
    expect(linkTo("Dashboard")).toHaveAttribute("aria-current", "page");
    expect(await screen.findByText("Total recipes")).toBeVisible();
    expect(isShown("Larder")).toBe(false);
  });

  it("leaves a page that takes no more input meanwhile", async () => {
    // The address is another one, and the router has not heard of it yet.
    History.prototype.pushState.call(window.history, null, "", "/");
    // What is refused is what would have been done.
    const field = within(screen.getByRole("main")).getByRole("combobox");
    expect(fireEvent.keyDown(field, { key: "a" })).toBe(false);
    expect(fireEvent.click(screen.getByRole("link", { name: "Recently deleted" }))).toBe(false);
    expect(window.location.pathname).toBe("/");
  });

  it("is taken back", async () => {
    fireEvent.click(linkTo("Dashboard"));
    await screen.findByText("Total recipes");
    window.history.back();
    expect(await screen.findByRole("heading", { name: "Larder" })).toBeVisible();
  });
});

it("stays on the page on screen until the code of the next is there, instead of saying that it loads", async () => {
  let arrive: (code: { default: () => string }) => void = () => undefined;
  const Soups = lazy(() => new Promise<{ default: () => string }>((arrived) => (arrive = arrived)));
  render(
    <PageRouter>
      <Suspense fallback="It loads">
        <Route path="/">
          <Link href="/soups">To the soups</Link>
        </Route>
        <Route path="/soups">
          <Soups />
        </Route>
      </Suspense>
    </PageRouter>,
  );
  fireEvent.click(screen.getByRole("link"));
  expect(window.location.pathname).toBe("/soups");
  expect(screen.getByRole("link", { name: "To the soups" })).toBeVisible();
  await act(async () => arrive({ default: () => "Leek soup" }));
  expect(screen.getByText("Leek soup")).toBeInTheDocument();
});
