import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { RefusedCall, Unreachable } from "../testing/answers-link";
import { followChosenScheme } from "../lib/device/color-scheme";
import { renderApp } from "../testing/render-app";
import { ROUTE_PATTERNS } from "../lib/screen/paths";

const counts = () => ({ totalRecipes: 3, thisWeekMeals: 2, shoppingLists: 1, homeAddresses: [], devices: 2 });
const session = { token: "fresh-token", user: { id: 1, username: "family" } };
const expired = () => {
  throw new RefusedCall(401, "Please sign in.");
};

function addressOf(pattern: string): string {
  return pattern.replace(":id", "7");
}

describe("the way in", () => {
  const guarded = Object.values(ROUTE_PATTERNS).filter((pattern) => pattern !== ROUTE_PATTERNS.login);

  it.each([...guarded, "/no-such-page"])("leads from %s to the sign-in while signed out", async (pattern) => {
    renderApp({ path: addressOf(pattern), signedIn: false });
    expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeVisible();
    expect(window.location.pathname).toBe("/login");
    expect(screen.queryByRole("button", { name: "Logout" })).toBeNull();
  });

  it("shows a page of its own for an unknown address when signed in", async () => {
    renderApp({ path: "/no-such-page" });
    expect(await screen.findByRole("heading", { name: "This page is not on the menu" })).toBeVisible();
    await waitFor(() => expect(document.title).toBe("This page is not on the menu · Tureen"));
  });

  it("follows a sign-out in another tab", async () => {
    renderApp({ answers: { dashboard: { counts } } });
    expect(await screen.findByText("Total recipes")).toBeVisible();
    window.localStorage.removeItem("token");
    window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
    expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeVisible();
  });
});

it("shows the colours that are chosen in another tab", async () => {
  onTestFinished(followChosenScheme());
  renderApp({ answers: { dashboard: { counts } } });
  expect(await screen.findByRole("radio", { name: "Same as this device" })).toBeChecked();
  window.localStorage.setItem("tureen.scheme", "dark");
  window.dispatchEvent(new StorageEvent("storage", { key: "tureen.scheme" }));
  await waitFor(() => expect(screen.getByRole("radio", { name: "Dark" })).toBeChecked());
  expect(document.documentElement).toHaveAttribute("data-scheme", "dark");
  window.localStorage.removeItem("tureen.scheme");
  window.dispatchEvent(new StorageEvent("storage", { key: "tureen.scheme" }));
  await waitFor(() => expect(screen.getByRole("radio", { name: "Same as this device" })).toBeChecked());
  expect(document.documentElement).not.toHaveAttribute("data-scheme");
});

describe("a session that the server has ended", () => {
  it("says what failed, asks to sign in and comes back to where it was", async () => {
    let isExpired = true;
    const answers = { dashboard: { counts: () => (isExpired ? expired() : counts()) }, auth: { login: () => session } };
    const { user } = renderApp({ path: "/?from=bookmark", answers });
    expect(await screen.findByText("Failed to load dashboard data")).toBeVisible();
    expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeVisible();
    expect(window.localStorage.getItem("token")).toBeNull();

    isExpired = false;
    await user.type(screen.getByLabelText("Family Password"), "soup{Enter}");
    expect(await screen.findByText("Total recipes")).toBeVisible();
    expect(window.location.search).toBe("?from=bookmark");
  });

  it("ends at the dashboard after the plain guard, whatever was asked for", async () => {
    const { user } = renderApp({
      path: "/larder",
      signedIn: false,
      answers: { dashboard: { counts }, auth: { login: () => session } },
    });
    await user.type(await screen.findByLabelText("Family Password"), "soup{Enter}");
    expect(await screen.findByText("Total recipes")).toBeVisible();
    expect(window.location.pathname).toBe("/");
  });
});

describe("the navigation bar", () => {
  it("has exactly the links of the specification", async () => {
    renderApp({ answers: { dashboard: { counts } } });
    const nav = within(await screen.findByRole("navigation", { name: "Main" }));
    const links = nav.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["Dashboard", "/"],
      ["Recipes", "/recipes"],
      ["Meal Planning", "/meal-planning"],
      ["Shopping List", "/shopping-list"],
      ["Admin", "/admin"],
    ]);
    expect(nav.getByRole("link", { name: "Dashboard" })).toHaveAttribute("aria-current", "page");
    expect(nav.getByRole("button", { name: "Logout" })).toBeVisible();
  });

  it("adds Add Recipe, Larder and the way to invite a phone to the mobile menu, which Escape closes", async () => {
    vi.stubGlobal("innerWidth", 375);
    const { user } = renderApp({ answers: { dashboard: { counts } } });
    const button = await screen.findByRole("button", { name: "More" });
    await user.click(button);
    const menu = within(screen.getAllByRole("navigation", { name: "Main" }).at(-1) ?? document.body);
    expect(menu.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Dashboard",
      "Recipes",
      "Add Recipe",
      "Meal Planning",
      "Shopping List",
      "Larder",
      "Admin",
      "Invite a phone",
    ]);
    // One entry is lit: the menu, while it is open.
    const bar = within(screen.getByRole("navigation", { name: "Bottom bar" }));
    expect(bar.getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current");
    await user.keyboard("{Escape}");
    expect(button).toHaveFocus();
  });

  it("has a bar at the bottom of a phone, whose last entry opens the menu", async () => {
    vi.stubGlobal("innerWidth", 375);
    const { user } = renderApp({ path: "/recipes/7/no-such-page", answers: { dashboard: { counts } } });
    const bar = within(await screen.findByRole("navigation", { name: "Bottom bar" }));
    const links = bar.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["Home", "/"],
      ["Recipes", "/recipes"],
      ["Week", "/meal-planning"],
      ["Shopping", "/shopping-list?shop=open"],
    ]);
    expect(bar.getByRole("link", { name: "Recipes" })).toHaveAttribute("aria-current", "page");

    const more = bar.getByRole("button", { name: "More" });
    await user.click(more);
    expect(more).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("link", { name: "Larder" })).toBeVisible();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("link", { name: "Larder" })).toBeNull();
    expect(more).toHaveFocus();

    await user.click(bar.getByRole("link", { name: "Home" }));
    expect(await screen.findByText("Total recipes")).toBeVisible();
  });

  it("takes focus to the heading of the page that was chosen", async () => {
    const { user } = renderApp({ path: "/no-such-page", answers: { dashboard: { counts } } });
    await user.click(await screen.findByRole("link", { name: "Go to the dashboard" }));
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("What’s cooking this week?");
  });
});

describe("logging out", () => {
  it.each([
    ["the server agrees", () => ({ success: true as const })],
    ["the server is out of reach", () => Promise.reject(new Unreachable())],
    ["the server has forgotten the token", expired],
  ])("forgets the token, and what was half written, when %s", async (_case, logout) => {
    window.localStorage.setItem("tureen.draft.recipe", "{}");
    const { user } = renderApp({ answers: { dashboard: { counts }, auth: { logout } } });
    await user.click(await screen.findByRole("button", { name: "Logout" }));
    expect(await screen.findByText("Logged out successfully")).toBeVisible();
    expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeVisible();
    expect(window.localStorage.length).toBe(0);
  });
});
