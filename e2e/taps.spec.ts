import { expect, type Locator, type Page, test } from "@playwright/test";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { FAMILY_PASSWORD } from "./family-password";
import { ownServer } from "./servers/own-server";
import { namedIn } from "./screens/screen-texts";
import { call, openScreen, signedIn } from "./testing";

/** A thumb on a phone; a day far from those of the other stories. */
test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });
const TODAY = "2027-06-14";

const TART = {
  title: "Lauchkuchen",
  servings: 2,
  cook_time: 25,
  instructions: "Alles schneiden.\nBacken.",
  ingredients: [{ raw: "2 Stangen Lauch" }, { raw: "200 g Mehl" }],
};

const german = namedIn("de");

let taps = 0;

async function tap(target: Locator): Promise<void> {
  taps += 1;
  await target.tap();
}

async function expectSaid(page: Page, message: string): Promise<void> {
  await expect(page.locator("[data-sonner-toast] [data-title]", { hasText: german(message) }).first()).toBeVisible();
}

test("what a family does daily takes few taps, from the sign-in to the tick and in German", async ({ page }) => {
  await page.clock.setFixedTime(`${TODAY}T16:00:00`);

  await test.step("choose the language and sign in", async () => {
    await page.goto("/login");
    await page.getByRole("combobox", { name: "Language" }).selectOption({ label: "Deutsch" });
    await page.getByLabel(german("Family Password")).fill(FAMILY_PASSWORD);
    await page.getByRole("button", { name: german("Sign in") }).click();
    await expect(page).toHaveURL("/");
  });

  await test.step("write a recipe down", async () => {
    await page.goto("/recipes/add");
    await page.getByLabel(german("Title")).fill("Bohneneintopf");
    await page.getByLabel(german("Write or paste the ingredients")).fill("2 Zwiebeln\n200 g getrocknete Bohnen");
    await page.getByRole("button", { name: german("Add") }).click();
    await page.getByLabel(german("Instructions")).fill("Alles schneiden.\nKochen.");
    await page.getByRole("button", { name: german("Save Recipe") }).click();
    await expect(page.getByRole("heading", { name: "Bohneneintopf" })).toBeVisible();
  });
  const stew = new URL(page.url()).pathname;
  const { recipe } = await call<{ recipe: { id: number } }>(page, "POST", "/recipes", TART);

  async function fromThe(path: string, atMost: number, what: string, way: () => Promise<void>): Promise<void> {
    await test.step(`${what}: at most ${atMost}`, async () => {
      await openScreen(page, path);
      taps = 0;
      await way();
      expect(taps, what).toBeLessThanOrEqual(atMost);
    });
  }

  await fromThe("/", 3, "plan a dinner", async () => {
    const tonight = page.getByRole("region", { name: german("Tonight") });
    await tap(tonight.getByRole("button", { name: german("Plan {title} for tonight") }).first());
    await expectSaid(page, "Meal added successfully!");
    await expect(tonight.getByRole("link", { name: german("Cook") })).toBeVisible();
  });

  await fromThe(stew, 2, "plan the recipe that one reads", async () => {
    await tap(page.getByRole("button", { name: german("Plan it") }));
    await tap(page.getByRole("dialog", { name: german("Plan it") }).getByRole("button", { name: /Mi/ }));
    await expectSaid(page, "Meal added successfully!");
  });

  await fromThe("/", 2, "cook tonight's dish", async () => {
    await tap(page.getByRole("region", { name: german("Tonight") }).getByRole("link", { name: german("Cook") }));
    await tap(page.getByRole("button", { name: german("Begin") }));
    await expect(page.getByRole("checkbox", { name: german("Done") }).first()).toBeVisible();
  });

  await test.step("on the day that it is here: nothing is cooked before its day", async () => {
    const now = new Date();
    await page.clock.setFixedTime(now);
    const meal = { recipe_id: recipe.id, date: now.toLocaleDateString("sv"), meal_type: "breakfast", servings: 2 };
    const { mealPlan } = await call<{ mealPlan: { id: number } }>(page, "POST", "/meal-planning", meal);
    await fromThe("/meal-planning", 1, "mark a dish as cooked", async () => {
      const cooked = page.getByRole("button", { name: `Gekocht: ${TART.title}` });
      await tap(cooked);
      await expect(cooked).toHaveAttribute("aria-pressed", "true");
    });
    await call(page, "DELETE", `/meal-planning/${mealPlan.id}`);
    await page.clock.setFixedTime(`${TODAY}T16:00:00`);
  });

  await fromThe("/", 2, "from the week to a list", async () => {
    await tap(page.getByRole("link", { name: german("List for the next seven days") }));
    await tap(page.getByRole("dialog").getByRole("button", { name: german("Generate List") }));
    await expectSaid(page, "Shopping list generated successfully!");
  });

  await fromThe("/", 3, "put batteries on the list, and tick the onions off", async () => {
    await tap(page.getByRole("link", { name: german("Add an item") }));
    // No tap: the field has the focus when the list is there.
    await expect(page.getByRole("combobox", { name: /^Etwas / })).toBeFocused();
    await page.keyboard.type("Batterien");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("checkbox", { name: /Batterien/ })).toBeVisible();
    const onions = page.getByRole("checkbox", { name: /^Zwiebel/ });
    await tap(onions);
    await expect(onions).toBeChecked();
  });

  await fromThe("/recipes/add", 3, "a recipe from a text that one has copied", async () => {
    await tap(page.getByRole("button", { name: german("Paste or web address") }));
    await expect(page.getByLabel(german("A page's address, its text, anything you copied"))).toBeFocused();
    await page.keyboard.insertText(
      "Lauchsuppe\n\nZutaten\n2 Stangen Lauch\n500 ml Brühe\n\nZubereitung\nDen Lauch kochen.",
    );
    await tap(page.getByRole("button", { name: german("Read the page") }));
    await expect(page.getByLabel(german("Title"))).toHaveValue("Lauchsuppe");
    await tap(page.getByRole("button", { name: german("Save Recipe") }));
    await expect(page.getByRole("heading", { name: "Lauchsuppe" })).toBeVisible();
  });

  await fromThe("/recipes", 1, "find a recipe", async () => {
    await page.getByRole("searchbox").fill("bohnen");
    await tap(page.getByRole("link", { name: /Bohneneintopf/ }));
    await expect(page.getByRole("heading", { name: "Bohneneintopf" })).toBeVisible();
  });

  await fromThe(stew, 1, "cook it for one more", async () => {
    await tap(page.getByRole("button", { name: german("One serving more") }));
    await expect(page.getByRole("region", { name: german("Ingredients") })).toContainText("250 g");
  });

  await fromThe(stew, 1, "call it a favourite", async () => {
    const heart = page.getByRole("button", { name: german("Favourite") });
    await tap(heart);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  });

  await fromThe(stew, 2, "put what it needs on the list", async () => {
    await tap(page.getByRole("button", { name: german("Add to list") }));
    await tap(page.getByRole("dialog").getByRole("button", { name: /auf die Liste$/ }));
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await fromThe("/meal-planning", 2, "plan the week's dinners", async () => {
    await tap(page.getByRole("button", { name: german("Plan my week") }).first());
    await tap(page.getByRole("dialog").getByRole("button", { name: /einplanen$/ }));
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await fromThe("/", 2, "tick something off, from anywhere", async () => {
    await tap(page.getByRole("navigation").getByRole("link", { name: german("Shopping") }));
    const item = page.getByRole("checkbox").first();
    await tap(item);
    await expect(item).toBeChecked();
  });

  await fromThe("/", 2, "show another phone the way in", async () => {
    await tap(page.getByRole("navigation").getByRole("button", { name: german("More") }));
    await tap(page.getByRole("link", { name: german("Invite a phone") }));
    await expect(page.getByRole("heading", { name: german("Invite a phone") })).toBeInViewport();
  });

  await fromThe(stew, 4, "delete a recipe, and bring it back", async () => {
    await tap(page.getByRole("main").getByRole("button", { name: german("More"), exact: true }));
    await tap(page.getByRole("menuitem", { name: german("Delete") }));
    await tap(page.getByRole("alertdialog").getByRole("button", { name: german("Delete") }));
    await tap(page.getByRole("button", { name: german("Undo") }));
    await expect(page.getByRole("heading", { name: "Bohneneintopf" })).toBeVisible();
  });
});

const RECIPE_PAGE = `<!doctype html><html lang="de"><title>Linsensuppe</title><script type="application/ld+json">${JSON.stringify(
  {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: "Linsensuppe mit Speck",
    recipeYield: "4 Portionen",
    recipeIngredient: ["250 g Linsen", "1 Zwiebel", "100 g Speck"],
    recipeInstructions: [{ "@type": "HowToStep", text: "Alles weich kochen." }],
  },
)}</script><h1>Linsensuppe mit Speck</h1></html>`;

test("a recipe from its address takes three taps, the first time too, when the family is asked whether pages may be fetched", async ({
  page,
}) => {
  const asked: (string | undefined)[] = [];
  const site = createServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(RECIPE_PAGE);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const { port } = site.address() as AddressInfo; // it listens on a port
  const server = await ownServer({
    NODE_OPTIONS: `--import=${new URL("servers/one-site.mjs", import.meta.url).href}`,
    SITE_NAME: "kochbuch.example",
    SITE_PORT: String(port),
  });
  try {
    for (const [question, path] of [
      ["Allow and fetch", "/linsensuppe"],
      ["Read the page", "/noch-einmal"],
    ] as const) {
      await test.step(question, async () => {
        if (question === "Allow and fetch") {
          await page.addInitScript(() => localStorage.setItem("tureen.language", "de"));
          await page.goto(`${server.baseURL}/login`);
          await page.getByLabel(german("Family Password")).fill(FAMILY_PASSWORD);
          await page.getByRole("button", { name: german("Sign in") }).click();
          await expect(page).toHaveURL(`${server.baseURL}/`);
        }
        await openScreen(page, `${server.baseURL}/recipes/add`);
        taps = 0;
        await tap(page.getByRole("button", { name: german("Paste or web address") }));
        await expect(page.getByLabel(german("A page's address, its text, anything you copied"))).toBeFocused();
        await page.keyboard.insertText(`http://kochbuch.example${path}`);
        await tap(page.getByRole("button", { name: german(question) }));
        await expect(page.getByLabel(german("Title"))).toHaveValue("Linsensuppe mit Speck");
        await tap(page.getByRole("button", { name: german("Save Recipe") }));
        await expect(page.getByRole("heading", { name: "Linsensuppe mit Speck" })).toBeVisible();
        expect(taps).toBeLessThanOrEqual(3);
      });
    }
    expect(asked).toEqual(expect.arrayContaining(["/linsensuppe", "/noch-einmal"]));
  } finally {
    await server.remove();
    site.closeAllConnections();
    site.close();
  }
});

test("a tap on what is not loaded yet is not lost", async ({ page }) => {
  await signedIn(page);
  const { recipe } = await call<{ recipe: { id: number } }>(page, "POST", "/recipes", TART);
  let deliver = (): void => undefined;
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  await page.route("**/recipe-menu-*.js", async (route) => {
    await delivered;
    await route.continue();
  });
  await page.goto(`/recipes/${recipe.id}`);
  await page.getByRole("main").getByRole("button", { name: "More", exact: true }).tap();
  await expect(page.getByRole("menu")).toHaveCount(0);
  deliver();
  await expect(page.getByRole("menuitem", { name: "Duplicate" })).toBeVisible();
});

test("what a tap opens is there already, also where the phone has left the house", async ({ page, context }) => {
  await signedIn(page);
  const { recipe } = await call<{ recipe: { id: number } }>(page, "POST", "/recipes", TART);
  const edit = page.waitForResponse(/recipe-edit\.page/);
  await page.goto(`/recipes/${recipe.id}`);
  await (await edit).finished();
  await page.getByRole("main").getByRole("button", { name: "More", exact: true }).tap();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeVisible();
  await page.waitForFunction(
    () =>
      document.querySelector("link[href*=delete-recipe-dialog]") ??
      performance.getEntriesByType("resource").some(({ name }) => name.includes("delete-recipe-dialog")),
  );
  await context.setOffline(true);
  await page.getByRole("menuitem", { name: "Delete" }).tap();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).tap();
  await page.getByRole("button", { name: "Edit" }).tap();
  await expect(page.getByRole("heading", { name: "Edit Recipe" })).toBeVisible();
  await context.setOffline(false);
});
