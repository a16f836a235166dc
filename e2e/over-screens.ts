import { expect, type Page } from "@playwright/test";
import { named, type Spoken } from "./screen-texts";
import { whenQuiet } from "./testing";

interface Opening {
  /** The texts of what is tapped, one after the other: buttons and tabs; a key is pressed where it is in angle brackets. */
  readonly taps: readonly string[];
  /** A dialog or a menu then lies over the screen; else the screen itself shows more. */
  readonly isOver: boolean;
}

const over = (...taps: string[]): Opening => ({ taps, isOver: true });
const within = (...taps: string[]): Opening => ({ taps, isOver: false });

/** What opens over each screen, and within it. None of it changes anything. */
export const OPENINGS: Readonly<Record<string, readonly Opening[]>> = {
  "/": [over("<?>")],
  "/recipes": [within("Filters")],
  "/recipes/{id}": [
    over("Plan it"),
    over("Add to list"),
    over("Delete"),
    over("More"),
    over("Earlier versions"),
    over("{count, plural, one {Cooked once} other {Cooked # times}}"),
  ],
  "/recipes/{id}/edit": [over("Add Ingredient"), over("Change the order of the steps")],
  "/meal-planning": [over("Plan my week"), over("Copy {day}"), over("Add meal, {where}")],
  "/shopping-list": [over("Generate List"), over("Edit {name}"), over("Delete {name}")],
  "/shopping-list/{list}/shop": [
    within("{amount} of {name}: change it, or see why"),
    over("More about this list"),
    over("More about this list", "Order of categories"),
    over("More about this list", "Add a shop"),
  ],
  "/admin": [
    over("Reset ingredients"),
    within("Local model"),
    within("Imports"),
    within("Access"),
    over("Access", "Sign out everywhere"),
    within("Data"),
    over("Data", "Delete all recipes"),
    over("Data", "Delete everything"),
    within("Developers"),
  ],
  "/larder": [over("Remove {food}"), within("Edit {food}")],
  "/ingredients": [
    over("New Ingredient"),
    over("New Ingredient", "Create Ingredient"),
    over("Add an alias for {label}"),
    over("Edit {label}"),
  ],
};

const DIALOG = "[role=dialog], [role=alertdialog], [role=menu]";

/** Taps its way there, and waits until all of it stands. */
export async function open(page: Page, { taps, isOver }: Opening, spoken: Spoken): Promise<void> {
  const inside = page.locator(`${DIALOG}, main`);
  await whenQuiet(page, async () => {
    for (const tap of taps) {
      const name = named(spoken, tap);
      const target = inside.getByRole("button", { name }).or(inside.getByRole("tab", { name }));
      await (tap.startsWith("<")
        ? page.keyboard.press(tap.slice(1, -1))
        : target.filter({ visible: true }).first().click());
    }
    if (isOver) await expect(page.locator(DIALOG).first()).toBeVisible();
  });
}

/** Leaves the screen as it was before; where nothing was typed, nothing is asked. */
export async function close(page: Page): Promise<void> {
  const dialogs = page.locator(DIALOG);
  for (let left = await dialogs.count(); left > 0; left = await dialogs.count()) {
    await page.keyboard.press("Escape");
    await expect.poll(() => dialogs.count()).toBeLessThan(left);
  }
}
