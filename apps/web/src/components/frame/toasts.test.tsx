import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { RefusedCall } from "#testing/answers-link";
import { renderApp } from "#testing/render-app";

const counts = () => ({ totalRecipes: 3, thisWeekMeals: 2, shoppingLists: 1, homeAddresses: [], devices: 2 });
const refused = () => {
  throw new RefusedCall(500, "Something went wrong");
};
const settings = (position: string) => ({
  settings: {
    list: () => ({ settings: { toast_position: { value: position, description: "Where short messages appear." } } }),
  },
});

/** The place of the toasts on screen, "top-center". */
async function placeOf(text: string): Promise<string> {
  const toast = (await screen.findByText(text)).closest("[data-sonner-toast]");
  return `${toast?.getAttribute("data-y-position")}-${toast?.getAttribute("data-x-position")}`;
}

describe("the place of toasts", () => {
  it("is the top centre until the family chooses another", async () => {
    const { user } = renderApp({
      answers: { dashboard: { counts }, auth: { logout: () => ({ success: true }) }, ...settings("top-center") },
    });
    await user.click(await screen.findByRole("button", { name: "Logout" }));
    expect(await placeOf("Logged out successfully")).toBe("top-center");
  });

  it("follows the setting once somebody is signed in", async () => {
    const { user } = renderApp({
      answers: {
        dashboard: { counts },
        mealPlans: { range: () => refused(), others: () => ({ otherMeals: [] }) },
        ...settings("bottom-right"),
      },
    });
    expect(await screen.findByText("Total recipes")).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Plan Meals" }));
    await waitFor(async () => expect(await placeOf("Failed to load meal planning data")).toBe("bottom-right"));
  });
});
