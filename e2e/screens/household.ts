import type { Page } from "@playwright/test";
import { importJob } from "../../apps/web/src/features/pdf-import/testing/import-jobs";
import { answerTo, call } from "../testing";

/** The screens behind the password, in the household that the family's week has left behind; `pathsOf` fills in the ids. */
export const SCREENS = [
  "/",
  "/recipes",
  "/recipes/add",
  "/recipes/{id}",
  "/recipes/{id}/edit",
  "/recipes/{id}/cook",
  "/collections/{collection}",
  "/meal-planning",
  "/shopping-list",
  "/shopping-list/{list}/shop",
  "/pdf-import",
  "/recipe-import",
  "/admin",
  "/larder",
  "/ingredients",
  "/recently-deleted",
] as const;

export const RUNNING_IMPORT = "/pdf-import?running";

/** What families write, and what no layout likes: right to left, emoji, an address without a break, and no end. */
export const HARD = {
  rightToLeft: "חצילים קלויים עם טחינה ולימון, مع الثوم والكمون 🍆🌶️👩‍👩‍👧‍👦",
  address: `https://example.org/${"very-long-".repeat(12)}recipe?of=${"x".repeat(60)}`,
  word: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz".repeat(2),
};

/** A recipe, a meal and a list of such texts are the newest of the household until the returned function takes them away. */
export async function writeHardTexts(page: Page): Promise<() => Promise<void>> {
  const { rightToLeft, address, word } = HARD;
  const { recipe } = await call<{ recipe: { id: number } }>(page, "POST", "/recipes", {
    title: `${rightToLeft} ${word}`,
    description: `${address} ${rightToLeft.repeat(6)}`,
    cuisine: word.slice(0, 90),
    tags: `${word.slice(0, 90)}, ${rightToLeft}`,
    ingredients: [
      { name: word, amount: 1, unit: word.slice(0, 80), preparation_notes: address },
      { name: rightToLeft, amount: 123456.75, unit: "g", sub_type: rightToLeft, section: word },
    ],
    instructions: `${rightToLeft}\n${address}\n${`${word} `.repeat(12)}`,
    notes: address,
    source: address,
  });
  const collected = { name: `${rightToLeft} ${word}`.slice(0, 200), recipe_ids: [recipe.id] };
  const { collection } = await call<{ collection: { id: number } }>(page, "POST", "/collections", collected);
  // It has an earlier version, and was cooked.
  await call(page, "PUT", `/recipes/${recipe.id}`, { notes: `${address} ${word}` });
  await call(page, "POST", `/recipes/${recipe.id}/cookings`, { date: today() });
  const { portion } = await call<{ portion: { id: number } }>(page, "POST", "/frozen-meals", {
    recipe_id: recipe.id,
    portions: 3,
    frozen_on: today(),
  });
  const meal = { recipe_id: recipe.id, date: today(), meal_type: "lunch", servings: 12, notes: `${word} ${address}` };
  const { mealPlan } = await call<{ mealPlan: { id: number } }>(page, "POST", "/meal-planning", meal);
  const other = { date: today(), meal_type: "dinner", title: address.slice(0, 200) };
  const { otherMeals } = await call<{ otherMeals: { id: number }[] }>(page, "POST", "/meal-planning/many", {
    other_meals: [other],
  });
  const { shoppingList } = await call<{ shoppingList: { id: number } }>(page, "POST", "/shopping-list", {
    name: `${word} ${rightToLeft}`,
    date: today(),
  });
  const items = [word, rightToLeft].map((name) => ({
    name,
    totalAmount: 12345.5,
    unit: word.slice(0, 60),
    note: address,
  }));
  await call(page, "PUT", `/shopping-list/${shoppingList.id}`, { items });
  const often = { name: word, sub_type: rightToLeft, amount: 12345.5, unit: word.slice(0, 60), every_weeks: 6 };
  const { staple } = await call<{ staple: { id: number } }>(page, "POST", "/staples", often);
  return async () => {
    await call(page, "DELETE", `/staples/${staple.id}`);
    await call(page, "DELETE", `/shopping-list/${shoppingList.id}`);
    await call(page, "POST", "/meal-planning/remove-many", {
      ids: [mealPlan.id],
      other_ids: otherMeals.map(({ id }) => id),
    });
    await call(page, "DELETE", `/frozen-meals/${portion.id}`);
    await call(page, "DELETE", `/collections/${collection.id}`);
    await call(page, "DELETE", `/recipes/${recipe.id}`);
  };
}

/** The same addresses with a recipe and a list that are there. */
export async function pathsOf(page: Page, screens: readonly string[]): Promise<string[]> {
  const { recipes } = await call<{ recipes: { id: number }[] }>(page, "GET", "/recipes");
  const { shoppingLists } = await call<{ shoppingLists: { id: number }[] }>(page, "GET", "/shopping-list");
  const { mealPlans } = await call<{ mealPlans: { recipe_id: number; locked_by_shopping_list: boolean }[] }>(
    page,
    "GET",
    "/meal-planning",
  );
  const { collections } = await call<{ collections: { id: number }[] }>(page, "GET", "/collections");
  const held = mealPlans.find((meal) => meal.locked_by_shopping_list);
  return screens.map((screen) =>
    screen
      .replace("{id}", String(recipes[0]?.id))
      .replace("{held}", String(held?.recipe_id))
      .replace("{collection}", String(collections[0]?.id))
      .replace("{list}", String(shoppingLists[0]?.id)),
  );
}

/** A corner of the screen. */
const NO_WORDS = { x: 0, y: 0, width: 24, height: 18 };

/** A book that was read in, with a picture of a recipe; a calendar, and a link for guests. They stay. */
export async function haveBookAndCalendar(page: Page): Promise<void> {
  await call(page, "POST", "/admin/calendar", {});
  const { batches } = await call<{ batches: unknown[] }>(page, "GET", "/admin/import-batches");
  if (batches.length > 0) return;
  const { recipes } = await call<{ recipes: { id: number }[] }>(page, "GET", "/recipes");
  const ids = recipes.slice(0, 2).map(({ id }) => id);
  await call(page, "POST", "/admin/guest-links", { recipe_id: ids[0] });
  await call(page, "PUT", `/recipes/${ids[0]}/photo`, fileForm("photo", await page.screenshot({ clip: NO_WORDS })));
  // Printed by ourselves.
  const book = await answerTo(page, "GET", `/export/cookbook?ids=${ids.join()}`);
  const form = fileForm("pdf", await book.body());
  form.set("rules_only", "true");
  await call(page, "POST", "/pdf-import/upload", form);
}

function fileForm(field: string, bytes: Buffer): FormData {
  const form = new FormData();
  form.set(field, new File([new Uint8Array(bytes)], `${field}.${field === "pdf" ? "pdf" : "png"}`));
  return form;
}

/** On that screen the newest import is told to be running still: a true one is over in a second. */
export async function pretendToImport(page: Page): Promise<void> {
  const isMeant = (url: URL): boolean => /pdfImport\.(?:current|follow)/.test(url.pathname);
  await page.route(isMeant, async (route) => {
    if (!page.url().endsWith(RUNNING_IMPORT)) return route.fallback();
    const calls = new URL(route.request().url()).pathname.split("/").at(-1)?.split(",") ?? [];
    if (calls.includes("pdfImport.follow")) return route.fulfill({ body: "" });
    const response = await route.fetch();
    const answers = (await response.json()) as unknown[]; // one a call
    answers[calls.indexOf("pdfImport.current")] = { result: { data: { json: { job: importJob() } } } };
    return route.fulfill({ response, json: answers });
  });
}

/** On this machine, which the browser runs on too. */
const today = (): string => new Date().toLocaleDateString("sv");
