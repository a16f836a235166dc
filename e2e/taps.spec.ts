import { expect, type Locator, test } from "@playwright/test";
import { call, expectToast, signIn } from "./testing";

/** A thumb on a phone; a day far from those of the other stories. */
test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });
const TODAY = "2027-06-14";

const RECIPES = ["Leek Tart", "Bean Stew"].map((title) => ({
  title,
  servings: 2,
  cook_time: 25,
  instructions: "Chop it.\nCook it.",
  ingredients: [{ raw: "2 leeks" }, { raw: "200 g beans" }],
}));

let taps = 0;

async function tap(target: Locator): Promise<void> {
  taps += 1;
  await target.tap();
}

test("what a family does daily takes few taps", async ({ page }) => {
  await page.clock.setFixedTime(`${TODAY}T16:00:00`);
  await signIn(page);
  for (const recipe of RECIPES) await call(page, "POST", "/recipes", recipe);
  const { recipes } = await call<{ recipes: { id: number; title: string }[] }>(page, "GET", "/recipes");
  const stew = recipes.find(({ title }) => title === "Bean Stew")?.id ?? 0;

  async function fromThe(path: string, atMost: number, what: string, way: () => Promise<void>): Promise<void> {
    await test.step(`${what}: at most ${atMost}`, async () => {
      await page.goto(path);
      taps = 0;
      await way();
      expect(taps, what).toBeLessThanOrEqual(atMost);
    });
  }

  await fromThe("/", 3, "plan a dinner", async () => {
    const tonight = page.getByRole("region", { name: "Tonight" });
    await tap(tonight.getByRole("button", { name: /^Plan .+ for tonight$/ }).first());
    await expectToast(page, "Meal added successfully!");
    await expect(tonight.getByRole("link", { name: "Cook" })).toBeVisible();
  });

  await fromThe(`/recipes/${stew}`, 2, "plan the recipe that one reads", async () => {
    await tap(page.getByRole("button", { name: "Plan it" }));
    await tap(page.getByRole("dialog", { name: "Plan it" }).getByRole("button", { name: /Wed/ }));
    await expectToast(page, "Meal added successfully!");
  });

  await fromThe("/", 2, "cook tonight's dish", async () => {
    await tap(page.getByRole("region", { name: "Tonight" }).getByRole("link", { name: "Cook" }));
    await tap(page.getByRole("button", { name: "Begin" }));
    await expect(page.getByRole("checkbox", { name: "Done" }).first()).toBeVisible();
  });

  await fromThe("/", 2, "from the week to a list", async () => {
    await tap(page.getByRole("link", { name: "List for the next seven days" }));
    await tap(page.getByRole("dialog").getByRole("button", { name: "Generate List" }));
    await expectToast(page, "Shopping list generated successfully!");
  });

  await fromThe("/", 2, "put batteries on the list", async () => {
    await tap(page.getByRole("link", { name: "Add an item" }));
    // No tap: the field has the focus when the list is there.
    await expect(page.getByRole("combobox", { name: /^Add/ })).toBeFocused();
    await page.keyboard.type("batteries");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("checkbox", { name: /batteries/ })).toBeVisible();
  });
});
