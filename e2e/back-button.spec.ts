import { expect, test } from "@playwright/test";
import { call, signedIn } from "./testing";

const RECIPE = {
  title: "Back Street Soup",
  servings: 2,
  instructions: "Warm it.\nEat it.",
  ingredients: [{ raw: "2 leeks" }],
};

/** A phone's Back key; a browser alone can say what it does to the history. */
test.use({ viewport: { width: 375, height: 740 } });

test("Back closes what lies over a page first, and nothing typed is lost", async ({ page }) => {
  await signedIn(page);
  const { recipe } = await call<{ recipe: { id: number } }>(page, "POST", "/recipes", RECIPE);
  await page.goto("/recipes");
  await page.goto(`/recipes/${recipe.id}`);

  await test.step("cook mode survives a reload; Back leads to the recipe, then to where one came from", async () => {
    await page.getByRole("link", { name: "Cook" }).click();
    await page.getByRole("button", { name: "Begin" }).click();
    await page.getByRole("checkbox", { name: "Done" }).click();
    await page.reload();
    await expect(page.getByRole("checkbox", { name: "Done" })).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL(`/recipes/${recipe.id}`);
    await page.getByRole("link", { name: "Cook" }).click();
    await expect(page.getByRole("checkbox", { name: "Done" })).toBeChecked();
    await page.getByRole("button", { name: "Leave cooking" }).click();
    await expect(page).toHaveURL(`/recipes/${recipe.id}`);
    await page.goBack();
    await expect(page).toHaveURL("/recipes");
  });

  await test.step("a dialog with something in it asks, is forgotten by a reload and leaves no trace", async () => {
    await page.goto("/larder");
    await page.goto("/meal-planning");
    await page
      .getByLabel(/^Add meal, /)
      .filter({ visible: true })
      .first()
      .click();
    await page.getByLabel("Notes (optional)").fill("Gran is coming");
    await page.goBack();
    await expect(page.getByRole("alertdialog", { name: "Discard your changes?" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(page.getByLabel("Notes (optional)")).toHaveValue("Gran is coming");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Meal Planning" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/larder");
  });

  await test.step("a dialog is closed in a tab that keeps no more entries (50 in Chrome)", async () => {
    await page.goto("/meal-planning");
    await page.evaluate(() => {
      for (let nth = 0; nth < 60; nth += 1) window.history.pushState(window.history.state, "");
    });
    await page
      .getByLabel(/^Add meal, /)
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByLabel("Notes (optional)")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
