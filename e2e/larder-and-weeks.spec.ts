import { expect, type Page, test } from "@playwright/test";
import { addDays, parseLocalDate, type LocalDate } from "../packages/domain/src/dates/local-date";
import { mondayWeek } from "../packages/domain/src/dates/week";
import { ownServer } from "./servers/own-server";
import { call, expectToast, signedIn } from "./testing";

// A family's larder, staples, saved weeks and freezer, on a phone and in a household of their own.
let server: Awaited<ReturnType<typeof ownServer>>;

test.beforeAll(async () => {
  server = await ownServer();
});
test.afterAll(() => server.remove());

const RECIPES = {
  Bolognese: ["500 g mince", "250 g spaghetti"],
  "Leek soup": ["2 leeks", "1 l vegetable stock"],
  "Apple pie": ["1 kg apples", "200 g flour", "100 g butter"],
};

test("what is at home, what is always bought and what repeats are told once and found again", async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.baseURL, viewport: { width: 375, height: 740 } });
  await signedIn(page);
  const today = parseLocalDate(new Date().toLocaleDateString("sv"));
  if (!today) throw new Error("There is a day.");
  const monday = (weeks: number): LocalDate => addDays(mondayWeek(today).start, 7 * weeks);
  const ids = await addRecipes(page);
  const plan = (title: keyof typeof RECIPES, date: LocalDate) =>
    call(page, "POST", "/meal-planning", { recipe_id: ids.get(title), date, meal_type: "dinner", servings: 4 });

  await test.step("a food goes into the fridge with its date, and Home says to use it first", async () => {
    await page.goto("/larder");
    await page.getByRole("combobox", { name: "Search ingredients" }).fill("mince");
    await page.getByRole("option", { name: "mince", exact: true }).click();
    await page.getByLabel("Unit").fill("kg");
    await page.getByLabel("Place").selectOption("fridge");
    await page.getByRole("button", { name: "+3 days" }).click();
    await page.getByRole("button", { name: "Add to Larder" }).click();
    await expectToast(page, "Ingredient added to larder");
    for (const [name, place] of [["spaghetti", "larder"] as const, ["leek", "cellar"] as const])
      await addToLarder(page, name, place);
    const places = page.getByRole("group", { name: "What to show" });
    await places.getByRole("button", { name: /^Cellar/ }).click();
    await expect(page.getByRole("button", { name: "Edit leek" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Edit mince/ })).toBeHidden();
    await page.goto("/");
    await expect(page.getByRole("main").filter({ hasText: /Use first.*mince\s*Fridge/is })).toBeVisible();
  });

  await test.step("recipes are found by what is at home, the fewest missing first", async () => {
    await page.goto("/recipes");
    await page.getByRole("button", { name: /^Filters/ }).click();
    await page.getByLabel("Missing at home").selectOption("Up to 1 food");
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Bolognese", "Leek soup"]);
    await expect(page.getByText("All at home")).toBeVisible();
    await expect(page.getByText("Missing: vegetable stock")).toBeVisible();
  });

  await test.step("a staple is offered with its reason when a list is made", async () => {
    await page.goto("/shopping-list");
    await page.getByRole("button", { name: "Staples" }).click();
    await page.getByRole("button", { name: "Add a staple" }).click();
    const dialog = page.getByRole("dialog", { name: "New staple" });
    await dialog.getByLabel("What").fill("dog food");
    await dialog.getByLabel("Amount").fill("2");
    await dialog.getByLabel("Unit").fill("kg");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expectToast(page, "It is a staple now");
    await plan("Apple pie", addDays(monday(2), 4));
    await page.goto(`/shopping-list?generate=true&startDate=${monday(2)}&endDate=${addDays(monday(2), 6)}`);
    await page.getByRole("checkbox", { name: /dog food.*every list/ }).click();
    await page.getByRole("button", { name: "Generate List" }).last().click();
    await expectToast(page, "Shopping list generated successfully!");
    await expect(
      page
        .getByRole("main")
        .getByText(/dog food/)
        .first(),
    ).toBeVisible();
    const { shoppingLists } = await call<{ shoppingLists: { id: number }[] }>(page, "GET", "/shopping-list");
    await call(page, "PUT", `/shopping-list/${shoppingLists[0]?.id}/lock`);
  });

  await test.step("a saved week comes onto another, where a locked meal stays", async () => {
    await plan("Bolognese", addDays(monday(1), 1));
    await plan("Leek soup", addDays(monday(1), 4));
    await page.goto(`/meal-planning?week=${monday(1)}`);
    await savedWeeks(page);
    await page.getByLabel("Save this week as").fill("School week");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("button", { name: /^School week/ })).toBeVisible();
    await page.goto(`/meal-planning?week=${monday(2)}`);
    await savedWeeks(page);
    await page.getByRole("button", { name: /^School week/ }).click();
    const preview = page.getByRole("list", { name: "What would be planned" });
    await expect(preview.getByText("left out: Apple pie stays there")).toBeVisible();
    await page.getByRole("button", { name: "Plan 1 meal" }).click();
    await expectToast(page, "Meal added successfully!");
    await expect(page.getByRole("button", { name: "Bolognese", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Leek soup", exact: true })).toHaveCount(0);
  });

  await test.step("what was cooked comes off the larder, then or later, and what is left of it is frozen", async () => {
    await plan("Bolognese", today);
    await page.goto("/meal-planning");
    await page.getByRole("button", { name: "Cooked: Bolognese" }).click();
    await expectToast(page, "Take it off the larder?");
    await page.getByRole("button", { name: "Bolognese", exact: true }).click();
    await page.getByRole("button", { name: "Take it off the larder" }).click();
    const taking = page.getByRole("dialog", { name: "Take it off the larder?" });
    await expect(taking.getByText(/What would stay: .*mince, .* \(500 g\)/)).toBeVisible();
    await taking.getByRole("button", { name: "Take off" }).click();
    await expectToast(page, "Taken off the larder");
    await page.getByRole("button", { name: "Portions into the freezer" }).click();
    await page.getByRole("dialog", { name: "Into the freezer" }).getByRole("button", { name: "Save" }).click();
    await expectToast(page, "It is in the freezer");
    await page.goto("/larder");
    await expect(page.getByRole("listitem").filter({ hasText: "mince" })).toContainText("500 g");
    await expect(page.getByRole("heading", { name: "2 × Bolognese" })).toBeVisible();
  });

  await test.step("a frozen meal is planned with a tap", async () => {
    await page.goto(`/meal-planning?week=${monday(3)}`);
    await page
      .getByRole("button", { name: /^Add meal, / })
      .first()
      .click();
    await page.getByRole("button", { name: "2 × Bolognese" }).click();
    await expect(page.getByText("2 portions from the freezer")).toBeVisible();
    const { portions } = await call<{ portions: unknown[] }>(page, "GET", "/frozen-meals");
    expect(portions).toEqual([]);
  });
  await page.close();
});

async function addRecipes(page: Page): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const [title, lines] of Object.entries(RECIPES)) {
    const recipe = { title, servings: 4, ingredients: lines.map((raw) => ({ raw })), instructions: "Cook it." };
    const made = await call<{ recipe: { id: number } }>(page, "POST", "/recipes", recipe);
    ids.set(title, made.recipe.id);
  }
  return ids;
}

async function addToLarder(page: Page, name: string, place: string): Promise<void> {
  const query = `/larder/search-ingredients?q=${encodeURIComponent(name)}`;
  const { ingredients } = await call<{ ingredients: { id: number; name: string }[] }>(page, "GET", query);
  const found = ingredients.find((each) => each.name === name);
  await call(page, "POST", "/larder", { ingredientId: found?.id, quantity: 4, place });
}

async function savedWeeks(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Saved weeks" }).click();
}
