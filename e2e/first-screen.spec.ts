import { expect, type Locator, test } from "@playwright/test";
import { call, openScreen, signedIn } from "./testing";

/** The phone in most pockets; what one came for stands on its first screen. */
test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });
const TODAY = "2027-06-16";

const TART = {
  title: "Leek Tart with Cheddar and a Walnut Crust",
  description: "A Sunday tart that is as good cold. The crust can wait in the freezer for a month.",
  cuisine: "French",
  servings: 4,
  prep_time: 25,
  cook_time: 40,
  instructions: "Slice the leeks.\nBake.",
  ingredients: [{ raw: "2 leeks" }, { raw: "200 g flour" }],
};

const FEAST = {
  ...TART,
  title: "Sunday Feast",
  ingredients: Array.from({ length: 34 }, (_, index) => ({
    raw: `${index + 1} g of something for the sauce, chopped`,
  })),
  instructions: Array.from({ length: 10 }, () => "Stir it until it is as thick as the cream, and season it.").join(
    "\n",
  ),
};

test("a recipe of many ingredients takes two pages of paper, which are read out with their parts", async ({ page }) => {
  await signedIn(page);
  const { recipe } = await call<{ recipe: { id: number } }>(page, "POST", "/recipes", FEAST);
  await openScreen(page, `/recipes/${recipe.id}`);
  const paper = (await page.pdf({ format: "A4", preferCSSPageSize: true, tagged: true })).toString("latin1");
  expect(paper.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
  expect(paper).toContain("/StructTreeRoot");
  await call(page, "DELETE", `/recipes/${recipe.id}`);
});

async function expectFrom(place: Locator, atMostPx: number): Promise<void> {
  await expect(place.first()).toBeVisible();
  const box = await place.first().boundingBox();
  expect(box?.y).toBeLessThanOrEqual(atMostPx);
}

test("what one came for stands on a phone's first screen", async ({ page }) => {
  await page.clock.setFixedTime(`${TODAY}T16:00:00`);
  await signedIn(page);
  const { recipe } = await call<{ recipe: { id: number } }>(page, "POST", "/recipes", TART);
  const meal = { recipe_id: recipe.id, date: TODAY, meal_type: "dinner", servings: 4 };
  const { mealPlan } = await call<{ mealPlan: { id: number } }>(page, "POST", "/meal-planning", meal);
  const days = { startDate: TODAY, endDate: TODAY, name: "Shopping List - Week of 2027-06-16" };
  const { shoppingList } = await call<{ shoppingList: { id: number } }>(page, "POST", "/shopping-list/generate", days);
  const main = page.getByRole("main");

  await test.step("a recipe opens on its ingredients", async () => {
    await openScreen(page, `/recipes/${recipe.id}`);
    await expectFrom(main.getByRole("region", { name: "Ingredients" }).getByRole("listitem"), 520);
    await expect(main.getByRole("link", { name: "Cook" })).toBeInViewport();
  });

  await test.step("a list begins with its first item", async () => {
    await openScreen(page, `/shopping-list?list=${shoppingList.id}`);
    await expectFrom(main.getByRole("region", { name: "Items to Buy" }).getByRole("checkbox"), 300);
  });

  await test.step("Shopping opens the list that is being shopped", async () => {
    await page.getByRole("navigation", { name: "Bottom bar" }).getByRole("link", { name: "Shopping" }).tap();
    await expect(page).toHaveURL(/\/shopping-list\/\d+\/shop$/);
  });

  await test.step("Add begins with the title", async () => {
    await openScreen(page, "/recipes/add");
    await expectFrom(page.getByLabel("Title"), 420);
  });

  await test.step("the recipes begin with a recipe", async () => {
    await openScreen(page, "/recipes");
    await expectFrom(main.getByRole("listitem").filter({ has: page.getByRole("heading") }), 260);
  });

  await test.step("and so they do below a shelf of collections", async () => {
    const held = { name: "For the long evenings of winter", recipe_ids: [recipe.id] };
    const { collection } = await call<{ collection: { id: number } }>(page, "POST", "/collections", held);
    await openScreen(page, "/recipes");
    await expect(main.getByRole("link", { name: held.name })).toBeInViewport();
    await expectFrom(main.getByRole("listitem").filter({ has: page.getByRole("heading") }), 260);
    await call(page, "DELETE", `/collections/${collection.id}`);
  });

  await test.step("the week begins with today", async () => {
    await openScreen(page, "/meal-planning");
    await expectFrom(main.locator("[role=row][aria-current=date]"), 300);
  });

  await test.step("the week's seven days stand on a desk's screen", async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect(main.getByRole("row").last()).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 375, height: 812 });
  });

  await call(page, "DELETE", `/shopping-list/${shoppingList.id}`);
  await call(page, "DELETE", `/meal-planning/${mealPlan.id}`);
  await call(page, "DELETE", `/recipes/${recipe.id}`);
});

test("the field that one types into is never under the buttons, on a phone whose keyboard is open", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 480 });
  await signedIn(page);
  await openScreen(page, "/recipes/add");
  await page.getByLabel("Title").focus();
  let seen = 0;
  // As far as the last field, and the buttons behind it.
  for (let nth = 0; nth < 40; nth += 1) {
    if (
      await page.evaluate(() =>
        document.activeElement?.matches("main input:not([type=radio], [type=file]), main textarea"),
      )
    ) {
      await expect.poll(() => page.evaluate(whatCovers, null), { message: `after ${nth} times Tab` }).toEqual([]);
      seen += 1;
    }
    await page.keyboard.press("Tab");
  }
  expect(seen).toBeGreaterThan(8);

  await test.step("nor is the line that one writes", async () => {
    const steps = page.getByLabel("Instructions");
    await steps.focus();
    for (let nth = 1; nth <= 14; nth += 1) await page.keyboard.type(`Stir it, and wait.\n`);
    await page.keyboard.type("Serve.");
    await expect.poll(() => page.evaluate(whatCovers, "last line")).toEqual([]);
    const ingredients = page.getByLabel(/^(?:Write or paste the|More) ingredients$/);
    for (const line of ["2 leeks", "200 g flour", "1 egg"]) {
      await ingredients.fill(line);
      await page.keyboard.press("Enter");
      await expect.poll(() => page.evaluate(whatCovers, null)).toEqual([]);
    }
  });
});

/** In the page: what lies over the field that has the focus; of a tall one over its first line, or its last. */
function whatCovers(part: unknown): string[] {
  const field = document.activeElement;
  if (!field) return ["nothing has the focus"];
  const { left, top, width, bottom } = field.getBoundingClientRect();
  const heights = part === "last line" ? [bottom - 2] : [top + 2, Math.min(bottom - 2, top + 44)];
  return heights
    .map((y) => document.elementFromPoint(left + width / 2, y))
    .filter((uppermost) => uppermost !== field)
    .map((uppermost) => uppermost?.outerHTML.slice(0, 200) ?? `${Math.round(top)} px, off the screen`);
}
