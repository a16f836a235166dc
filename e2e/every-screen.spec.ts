import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { networkInterfaces } from "node:os";
import { FAMILY_PASSWORD } from "./family-password";
import { close, open, OPENINGS, unopened } from "./screens/over-screens";
import {
  cutTexts,
  everyText,
  failWithEachOf,
  type FamilyWords,
  gatherAnswers,
  named,
  plainTexts,
  speakPseudo,
} from "./screens/screen-texts";
import {
  HARD,
  haveBookAndCalendar,
  pathsOf,
  pretendToImport,
  RUNNING_IMPORT,
  SCREENS,
  writeHardTexts,
} from "./screens/household";
import { openScreen, signedIn, signIn } from "./testing";

const PATHS = [...SCREENS, "/recipes/{held}", "/no-such-page", RUNNING_IMPORT];

const WIDTHS = [360, 820, 1366] as const;
/** A dialog is as wide on a tablet as on a desk (`components/ui/layers/dialog.tsx`). It is left on the phone. */
const WIDTHS_OVER = [1366, 360] as const;
/** What lies over a screen that was read before it was opened. */
const OVER = "[role=dialog], [role=alertdialog], [role=menu], [data-sonner-toast]";

/** A line is cut where it becomes too long for a list. */
const BEGINNINGS = Array.from(HARD.word.slice(9), (_, end) => HARD.word.slice(0, 9 + end));

test.describe("in the pseudo-language, in the light and in the dark", () => {
  test.use({ colorScheme: "light", contextOptions: { reducedMotion: "reduce" } });

  test("every screen, dialog, toast and error is open to everyone, speaks the language and fits a phone and a desk", async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on(
      "console",
      (message) => message.type() === "error" && errors.push(`${message.text()} ${message.location().url}`),
    );
    const answers = await gatherAnswers(page);
    await speakPseudo(page);
    await page.setViewportSize({ width: WIDTHS[0], height: 800 });
    await openScreen(page, "/login");
    await expectAccessible(page, "/login");
    await page.locator("input[type=password]").fill(FAMILY_PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");
    await haveBookAndCalendar(page);
    const takeAway = await writeHardTexts(page);
    const familyWords = () => [...answers(), new URL(HARD.address).hostname, ...BEGINNINGS];
    const expectRead = async (what: string, widths: readonly number[], part = "body"): Promise<void> => {
      expect.soft(await plainTexts(page, familyWords, part), `English on ${what}`).toEqual([]);
      for (const width of widths) await expectToFit(page, what, { width, part }, familyWords);
    };
    const seen = new Set<string>();
    const paths = await pathsOf(page, PATHS);
    const walk = async (screen: string, path: string): Promise<void> => {
      // Not earlier: a browser whose requests are looked at keeps no file for the next page.
      if (screen === RUNNING_IMPORT) await pretendToImport(page);
      await page.setViewportSize({ width: WIDTHS[0], height: 800 });
      await openScreen(page, path);
      await expectAccessible(page, screen);
      await expectRead(screen, WIDTHS);
      for (const opening of OPENINGS[screen] ?? []) {
        await page.setViewportSize({ width: WIDTHS[0], height: 800 });
        const title = await open(page, opening);
        if (title !== undefined) seen.add(title);
        await expectRead(
          `${screen}, ${opening.controls.join(", ")}`,
          opening.component === null ? WIDTHS : WIDTHS_OVER,
          opening.component === null ? "body" : OVER,
        );
        const below = await close(page);
        expect.soft(below, `taps that fell through, ${screen}, ${opening.controls.join(", ")}`).toEqual([]);
      }
    };
    // A step each: what stands in none of them is looked for among all that was done before, at every step anew.
    for (const [index, screen] of PATHS.entries()) await test.step(screen, () => walk(screen, paths[index] ?? screen));
    // Nothing is filled in: a toast says so, and the field. There they stand with all that such a place may ever say.
    await page.setViewportSize({ width: WIDTHS[0], height: 800 });
    await openScreen(page, "/recipes/add");
    await failWithEachOf(everyText(), page.getByRole("button", { name: named("Save Recipe") }));
    await expectRead("toasts and errors", WIDTHS_OVER);
    expect(unopened(seen), "dialogs that are opened nowhere in over-screens.ts").toEqual([]);
    // An address that is no screen's is answered with 404, and the browser says so.
    expect(errors.filter((error) => !error.endsWith("/no-such-page"))).toEqual([]);
    await takeAway();
  });
});

/** All rules in the light; in the dark those of colours, which are all that differs. */
async function expectAccessible(page: Page, screen: string): Promise<void> {
  expect(await violations(page), screen).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page, ["color-contrast"]), `${screen} in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // In the page itself: its other way opens a page for each look, for frames of other origins, of which we have none.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], ...(rules ? { runOnly: rules } : {}) });
  return (await axe.analyze()).violations.map(summary);
}

async function expectToFit(
  page: Page,
  screen: string,
  { width, part }: { readonly width: number; readonly part: string },
  familyWords: FamilyWords,
): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const misfits = async (): Promise<string[]> => [
    ...(await page.evaluate(beyondTheEdge, part)),
    ...(await cutTexts(page, familyWords, part)),
  ];
  // A grid takes a moment to find its columns. All that is wrong is told at the end: the walk is long.
  await expect
    .configure({ soft: true })
    .poll(misfits, {
      message: `what ${screen} has beyond ${width} pixels, or cuts there`,
      timeout: 15_000,
      intervals: [50, 100, 250],
    })
    .toEqual([]);
}

/** What a person would have to scroll sideways for, or could not see at all; what scrolls or cuts by itself may be wider. */
function beyondTheEdge(part: string): string[] {
  const root = document.documentElement;
  const isCutOff = (element: Element): boolean => {
    for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
      if (getComputedStyle(parent).overflowX !== "visible") return true;
    return false;
  };
  const shown = "main *, [role=dialog] *, [role=alertdialog] *, [role=menu] *, [data-sonner-toast] *";
  const parts = [...document.querySelectorAll(part)];
  const wide = [...new Set(parts.flatMap((each) => [...each.querySelectorAll(shown)]))].filter(
    (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && !isCutOff(element),
  );
  const scrolls = root.scrollWidth > root.clientWidth ? ["the page scrolls sideways"] : [];
  return [...scrolls, ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 200))];
}

function summary({ id, nodes }: { id: string; nodes: readonly { html: string }[] }): string {
  return `${id}: ${nodes
    .map((node) => node.html)
    .join(" | ")
    .slice(0, 500)}`;
}

test("nobody sees a screen without signing in, and whoever was sent away comes in at the dashboard", async ({
  page,
}) => {
  for (const screen of PATHS) {
    await page.goto(screen.replace(/\{\w+\}/, "1"));
    await expect(page).toHaveURL("/login");
  }
  await signIn(page);
  await page.goto("/login");
  await expect(page).toHaveURL("/");
});

test("signing out ends the sign-in on the server too", async ({ page }) => {
  await signedIn(page);
  await page.goto("/");
  const token = await page.evaluate(() => localStorage.getItem("token"));
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  const response = await page.request.get("/api/larder", { headers: { Authorization: `Bearer ${token}` } });
  expect(response.status()).toBe(401);
});

test("a sign-in that has ended is told on the screen, and leads back to it", async ({ page }) => {
  await signIn(page);
  await page.goto("/api/health"); // where no screen is left that could ask with it
  await page.evaluate(() => localStorage.setItem("token", "no longer known"));
  // Looked for from the beginning: on a slow machine a toast may have come and gone before the page has loaded.
  const told = expect(page.getByText("Please log in to access meal planning").first()).toBeVisible();
  await page.goto("/meal-planning");
  await told;
  await expect(page).toHaveURL("/login");
  await page.getByLabel("Family Password").fill(FAMILY_PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/meal-planning");
});

test("works the same on the home network, where the browser trusts the page less than on this box", async ({
  page,
  baseURL,
}) => {
  const home = homeAddress();
  test.skip(home === undefined, "This machine has no network address besides its own.");
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  const address = `http://${home}:${new URL(baseURL ?? "").port}`;
  await openScreen(page, `${address}/login`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByLabel("Family Password").fill(FAMILY_PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${address}/`);
  const screens = ["/recipes/add", "/recipes/{id}/cook", "/shopping-list/{list}/shop", "/admin"];
  for (const screen of await pathsOf(page, screens)) await openScreen(page, address + screen);
  expect(errors).toEqual([]);
});

function homeAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find((address) => address.family === "IPv4" && !address.internal)?.address;
}
