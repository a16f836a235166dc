import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Refusal } from "#testing/answers-link";
import { renderApp, renderWithServer } from "#testing/render-app";
import { PhoneCode } from "./components/phone-code";

const fullHousehold = { totalRecipes: 128, thisWeekMeals: 14, shoppingLists: 3, homeAddresses: [] };
const emptyHousehold = { totalRecipes: 0, thisWeekMeals: 0, shoppingLists: 0, homeAddresses: [] };

describe("the dashboard", () => {
  it("leads to the four places where the work is done", async () => {
    renderApp({ answers: { dashboard: { counts: () => fullHousehold } } });
    expect(await screen.findByRole("link", { name: "Plan Meals" })).toHaveAttribute("href", "/meal-planning");
    expect(screen.getByRole("link", { name: "Browse Recipes" })).toHaveAttribute("href", "/recipes");
    expect(screen.getByRole("link", { name: "Add Recipe" })).toHaveAttribute("href", "/recipes/add");
    expect(screen.getByRole("link", { name: "Shopping Lists" })).toHaveAttribute("href", "/shopping-list");
  });

  it("counts the week from Sunday to Saturday", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T12:00:00Z") });
    let asked: unknown;
    const counts = (range: unknown) => ((asked = range), fullHousehold);
    renderApp({ answers: { dashboard: { counts } } });
    expect(await screen.findByText("128")).toBeVisible();
    expect(asked).toEqual({ startDate: "2026-11-15", endDate: "2026-11-21" });
    expect(screen.getByText(/^15\s?–\s?21 November$/)).toBeVisible();
    const glance = within(screen.getByRole("region", { name: "At a glance" }));
    expect(glance.getAllByRole("definition").map((value) => value.textContent)).toEqual(["128", "14", "3"]);
    vi.useRealTimers();
  });

  it("keeps the places of the counters while they load", async () => {
    renderApp({ answers: { dashboard: { counts: () => new Promise(() => {}) } } });
    expect(await screen.findByText("Loading the dashboard")).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "At a glance" })).toHaveAttribute("aria-busy", "true");
    expect(screen.queryByText("First steps")).toBeNull();
  });

  it("says so when the counts cannot be read", async () => {
    const counts = () => {
      throw new Refusal(503, "The database is being restored. Try again in a minute.");
    };
    renderApp({ answers: { dashboard: { counts } } });
    expect(await screen.findByText("Failed to load dashboard data")).toBeVisible();
    expect(screen.getByText("The database is being restored. Try again in a minute.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Plan Meals" })).toBeVisible();
  });

  it("shows the first steps while the household is empty", async () => {
    renderApp({ answers: { dashboard: { counts: () => emptyHousehold } } });
    expect(await screen.findByRole("heading", { name: "First steps" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Add a recipe" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Open it on your phone" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Connect Ollama" })).toBeVisible();
  });
});

describe("the code for the phone", () => {
  it("holds the address on the home network", () => {
    renderWithServer(<PhoneCode origin="http://192.168.1.20:3000" homeAddresses={[]} />);
    expect(screen.getByRole("img", { name: "Code for http://192.168.1.20:3000" })).toBeVisible();
  });

  it("is there on the box itself too, by the address that the server knows", () => {
    renderWithServer(<PhoneCode origin="http://localhost:3000" homeAddresses={["http://192.168.1.20:3000"]} />);
    expect(screen.getByRole("img", { name: "Code for http://192.168.1.20:3000" })).toBeVisible();
  });

  it("gives way to a sentence where no other device can reach the server", () => {
    renderWithServer(<PhoneCode origin="http://localhost:3000" homeAddresses={[]} />);
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.getByText(/which only this computer understands/)).toBeVisible();
  });
});
