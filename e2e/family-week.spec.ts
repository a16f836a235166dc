import { expect, test, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { call, expectToast, signIn } from "./testing";

const RECIPES = [
  {
    title: "Tomato soup",
    servings: "4",
    lines: ["1 kg tomatoes", "2 onions", "2 tbsp olive oil", "500 ml vegetable stock"],
    instructions: "Soften the onions in the oil.\nAdd the rest and simmer for half an hour.",
  },
  {
    title: "Bolognese",
    servings: "6",
    lines: [
      "600 g beef mince",
      "3 onions, chopped",
      "800 g tomatoes",
      "1 tbsp olive oil",
      "2 cloves garlic",
      "500 g spaghetti",
    ],
    instructions: "Brown the mince with the onions and the garlic.\nAdd the tomatoes and leave it alone for two hours.",
  },
  {
    title: "Bruschetta",
    servings: "2",
    lines: ["250 g tomatoes", "1 tbsp olive oil", "1 clove garlic", "4 slices bread"],
    instructions: "Toast the bread and rub it with garlic.\nHeap the tomatoes on top.",
  },
];

/** Days of one week, Monday 4 January 2027 on: far from today, so that nothing else is planned. */
const MEALS = [
  { date: "2027-01-04", type: "Dinner", recipe: "Tomato soup", servings: "2" },
  { date: "2027-01-05", type: "Dinner", recipe: "Bolognese", servings: "4" },
  { date: "2027-01-06", type: "Lunch", recipe: "Bruschetta", servings: "4" },
  { date: "2027-01-07", type: "Dinner", recipe: "Bolognese", servings: "6" },
  { date: "2027-01-09", type: "Lunch", recipe: "Tomato soup", servings: "6" },
];

/**
 * Worked by hand. Tomatoes: 1 kg × 8/4 + 800 g × 10/6 + 250 g × 4/2 = 2000 + 1333⅓ + 500 g = 3.83 kg.
 * Onions: 2 × 8/4 + 3 × 10/6 = 9. Garlic: 2 × 10/6 + 1 × 4/2 = 5⅓ cloves. Mince: 600 g × 10/6 = 1 kg.
 * Stock: 500 ml × 8/4 = 1 l. Spaghetti: 500 g × 10/6 = 833⅓ g. Bread: 4 × 4/2 = 8 slices.
 */
const TO_BUY: Record<string, [amount: number, unit: string]> = {
  tomato: [3.83, "kg"],
  onion: [9, ""],
  garlic: [5.33, "clove"],
  "beef mince": [1000, "g"],
  "vegetable stock": [1000, "ml"],
  spaghetti: [833.33, "g"],
  bread: [8, "slice"],
};
/** Olive oil: 2 × 8/4 + 1 × 10/6 + 1 × 4/2 = 7⅔ tablespoons, and the larder has it. */
const IN_LARDER = { "olive oil": [7.67, "tbsp"] };

interface Lists {
  readonly shoppingLists: readonly {
    readonly id: number;
    readonly name: string;
    readonly items: Readonly<
      Record<
        "shoppingItems" | "larderItems",
        readonly { readonly name: string; readonly totalAmount: number; readonly unit: string }[]
      >
    >;
  }[];
}

// The app as a family has it, with its worker.
test.use({ serviceWorkers: "allow" });

test("a family keeps recipes, plans the week and shops from it", async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));

  await test.step("sign in", async () => {
    await signIn(page);
    await expectToast(page, "Logged in successfully!");
  });

  for (const recipe of RECIPES) {
    await test.step(`add ${recipe.title}`, async () => addRecipe(page, recipe));
  }

  await test.step("find a recipe by what is in it", async () => {
    await page.goto("/recipes");
    await page.getByRole("searchbox").fill("SPAGHETTI");
    await expect(page.getByRole("link", { name: /Bolognese/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /Bruschetta/ })).toBeHidden();
  });

  await test.step("put olive oil into the larder", async () => {
    await page.goto("/larder");
    await page.getByRole("combobox", { name: "Search ingredients" }).fill("olive oil");
    await page
      .getByRole("option", { name: /^olive oil/i })
      .first()
      .click();
    await page.getByRole("button", { name: /^Add/ }).first().click();
    await expectToast(page, "Ingredient added to larder");
  });

  for (const meal of MEALS) await test.step(`plan ${meal.recipe} on ${meal.date}`, async () => planMeal(page, meal));

  await test.step("generate the list", async () => {
    await page.goto("/shopping-list?generate=true&startDate=2027-01-04&endDate=2027-01-10");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Start Date")).toHaveValue("2027-01-04");
    await expect(page).toHaveURL("/shopping-list");
    await dialog.getByRole("button", { name: "Generate" }).click();
    await expectToast(page, "Shopping list generated successfully!");
  });

  await test.step("every total is right", async () => {
    const { shoppingLists } = await call<Lists>(page, "GET", "/shopping-list");
    const list = shoppingLists[0];
    expect(list?.name).toBe("Shopping List 2027-01-04 to 2027-01-10");
    const asTotals = (items: Lists["shoppingLists"][number]["items"]["shoppingItems"] = []) =>
      Object.fromEntries(items.map((item) => [item.name, [item.totalAmount, item.unit]]));
    expect(asTotals(list?.items.shoppingItems)).toEqual(TO_BUY);
    expect(asTotals(list?.items.larderItems)).toEqual(IN_LARDER);
    await expect(page.getByText("3.83 kg")).toBeVisible();
    // Eyes see the steps of a kitchen, where the totals are exact.
    await expect(page.getByText("835 g")).toBeVisible();
    await expect(page.getByText(/needs 7⅔ tbsp/)).toBeVisible();
  });

  await test.step("an item says why it is there", async () => {
    await page.getByRole("button", { name: /^What it is for: tomato(?:es)?$/ }).click();
    await expect(page.getByText("1 kg tomatoes").first()).toBeVisible();
    await expect(page.getByText("800 g tomatoes").first()).toBeVisible();
  });

  await test.step("lock it: its meals are locked", async () => {
    await page.getByRole("button", { name: "Lock", exact: true }).click();
    await expectToast(page, "Shopping list locked successfully!");
    await page.goto(`/meal-planning?week=${MEALS[0]?.date}`);
    await expect(page.getByText("Locked", { exact: true })).toHaveCount(MEALS.length);
    await page.getByText("Bruschetta").click();
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  await test.step("order it: only the admin page can unlock it now", async () => {
    await page.goto("/shopping-list");
    await page.getByRole("button", { name: "Order", exact: true }).click();
    await expectToast(page, "Shopping list marked as ordered!");
    await expect(page.getByText("Cannot unlock - use admin panel").first()).toBeVisible();
  });

  await test.step("take it along as a text", async () => {
    const download = page.waitForEvent("download");
    await page
      .getByRole("button", { name: /Export/ })
      .first()
      .click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^shopping-list-\d+\.txt$/);
    const text = await readFile(await file.path(), "utf8");
    expect(text).toMatch(/^- tomato(?:es)?: 3\.8[34]\d? kg$/m);
    expect(text).toMatch(/^- spaghetti: 835 g$/m);
    expect(text).toMatch(/olive oil: 7⅔ tbsp/i);
  });

  expect(errors).toEqual([]);
});

async function addRecipe(page: Page, recipe: (typeof RECIPES)[number]): Promise<void> {
  await page.goto("/recipes/add");
  await page.getByLabel("Title").fill(recipe.title);
  await page.getByLabel("Servings").fill(recipe.servings);
  await page.getByLabel("Write or paste the ingredients").fill(recipe.lines.join("\n"));
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByLabel("Instructions").fill(recipe.instructions);
  await page.getByRole("button", { name: "Save Recipe" }).click();
  await expectToast(page, "Recipe created successfully!");
  await expect(page.getByRole("heading", { name: recipe.title })).toBeVisible();
}

async function planMeal(page: Page, meal: (typeof MEALS)[number]): Promise<void> {
  await page.goto("/meal-planning");
  await page.getByRole("button", { name: /^Add/ }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add Meal" });
  await dialog.getByLabel("Date").fill(meal.date);
  await dialog.getByLabel("Meal Type").selectOption(meal.type);
  await dialog.getByPlaceholder("Search recipes").fill(meal.recipe);
  // While the answer is on its way, the row that fits moves to the top.
  const found = dialog.getByRole("listbox", { name: "Recipes" }).getByRole("option");
  await expect(found).toHaveText([meal.recipe]);
  await found.click();
  await dialog.getByLabel("Servings").fill(meal.servings);
  await dialog.getByRole("button", { name: "Add Meal" }).click();
  await expectToast(page, "Meal added successfully!");
}
