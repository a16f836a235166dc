import { expect, type Locator, test } from "@playwright/test";
import { proseBook } from "../packages/book-generator/src/prose-book";
import { expectToast, openScreen, signedIn } from "./testing";

/** Told in running prose: the rules are certain of none of them, and no model is there. */
const DISHES = ["Gooseberry Fool", "Anchovy Toast", "Potato Soup"];
const BOOK = proseBook(
  DISHES.map((title, nth) => ({
    title,
    text: `Take ${nth + 2} pounds of what it is made of and wash it well. Boil it in a quart of milk till tender, season with salt, and serve it hot.`,
  })),
  "titles above",
);

for (const [device, width, isPhone] of [
  ["a phone", 375, true],
  ["a desk", 1366, false],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width, height: 740 }, hasTouch: isPhone, isMobile: isPhone });

    test("the doubts of a book are worked through, each beside its page", async ({ page }) => {
      const press = (target: Locator): Promise<void> => (isPhone ? target.tap() : target.click());
      const [first = "", second = "", third = ""] = DISHES.map((title) => title.toUpperCase());
      const title = page.getByLabel("Title");
      await signedIn(page);
      await openScreen(page, "/pdf-import");
      await page.setInputFiles("input[type=file]", { name: "Plain.pdf", mimeType: "application/pdf", buffer: BOOK });
      await press(page.getByRole("button", { name: "Process PDF" }));
      await press(page.getByRole("button", { name: "Go through these 3" }));
      await expect(title).toHaveValue(first);

      if (isPhone) {
        await press(page.getByRole("button", { name: "Page 1", exact: true }));
        await expect(page.getByRole("complementary").getByRole("img")).toBeVisible();
        await press(page.getByRole("button", { name: "Recipe Details" }));
      } else await expect(page.getByRole("complementary").getByRole("img")).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

      // Skipped, it comes again behind the others.
      await press(page.getByRole("button", { name: "Skip" }));
      await expect(title).toHaveValue(second);
      await press(page.getByRole("button", { name: "Not a recipe" }));
      await expect(title).toHaveValue(third);
      await expect(page.getByText("2 of 2 that may be recipes")).toBeVisible();
      await page.getByLabel("Write or paste the ingredients").fill("4 pounds potatoes");
      if (isPhone) await press(page.getByRole("button", { name: "Save and next" }));
      else await page.keyboard.press("Control+Enter");
      await expectToast(page, "Recipe created successfully!");
      await expect(title).toHaveValue(first);

      // The next day, what is settled stays so.
      await openScreen(page, "/pdf-import");
      await press(page.getByRole("button", { name: "Go through it" }));
      await expect(title).toHaveValue(first);
      await press(page.getByRole("button", { name: "Not a recipe" }));
      await expect(page.getByRole("heading", { name: "Import summary" })).toBeVisible();
      await expect(page.getByRole("button", { name: /^Go through/ })).toHaveCount(0);
    });
  });
