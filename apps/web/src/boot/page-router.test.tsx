import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { afterPaint } from "../lib/screen/after-paint";
import { renderApp } from "../testing/render-app";
import { PAGE_CODE } from "./pages";

const counts = () => ({ totalRecipes: 3, thisWeekMeals: 2, shoppingLists: 1, homeAddresses: [] });

const linkTo = (name: string) => within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name });
const isShown = (page: string) => screen.queryByRole("heading", { name: page, level: 1 }) !== null;

describe("a tap on a link to another page", () => {
  beforeEach(async () => {
    renderApp({ path: "/larder", answers: { larder: { list: () => ({ larderItems: [] }) }, dashboard: { counts } } });
    await screen.findByRole("heading", { name: "Larder" });
  });

  it("is answered by the navigation, and by the page once that is painted", async () => {
    fireEvent.click(linkTo("Dashboard"));
    expect(linkTo("Dashboard")).toHaveAttribute("aria-current", "page");
    expect(isShown("Larder")).toBe(true);
    expect(await screen.findByText("Total recipes")).toBeVisible();
    expect(isShown("Larder")).toBe(false);
  });

  it("waits for the code of the page, instead of saying that it loads", async () => {
    let arrive: () => void = () => expect.fail("Nobody has asked for the page");
    vi.spyOn(PAGE_CODE, "dashboard").mockImplementation(async () => {
      await new Promise<void>((arrived) => (arrive = arrived));
      return await import("../features/dashboard/dashboard.page");
    });
    fireEvent.click(linkTo("Dashboard"));
    await afterPaint();
    expect(isShown("Larder")).toBe(true);
    arrive();
    expect(await screen.findByText("Total recipes")).toBeVisible();
  });

  it("leaves a page that takes no more input meanwhile", async () => {
    fireEvent.click(linkTo("Dashboard"));
    // What is refused is what would have been done.
    const field = within(screen.getByRole("main")).getByRole("combobox");
    expect(fireEvent.keyDown(field, { key: "a" })).toBe(false);
    expect(fireEvent.click(screen.getByRole("link", { name: "Recently deleted" }))).toBe(false);
    expect(await screen.findByText("Total recipes")).toBeVisible();
    expect(window.location.pathname).toBe("/");
  });

  it("is taken back at once, since the browser scrolls to where the page was left", async () => {
    fireEvent.click(linkTo("Dashboard"));
    await screen.findByText("Total recipes");
    const isBack = new Promise((back) => window.addEventListener("popstate", back, { once: true }));
    window.history.back();
    await isBack;
    expect(isShown("Larder")).toBe(true);
  });
});
