import { expect, type Page } from "@playwright/test";
import { drawnDialogs } from "../../packages/messages/src/testing/dialogs";
import { named, ROOT } from "./screen-texts";
import { whenQuiet } from "../testing";

interface Opening {
  /** The texts of what leads there, one after the other: buttons, tabs and fields; a key where it is in angle brackets. */
  readonly controls: readonly (string | RegExp)[];
  /** The component whose dialog or menu then lies over the screen; null where the screen itself shows more. */
  readonly component: string | null;
}

const over = (component: string, ...controls: Opening["controls"]): Opening => ({ controls, component });
const within = (...controls: string[]): Opening => ({ controls, component: null });

/**
 * What opens over each screen, and within it; none of it changes what the family keeps. A dialog that nothing here opens
 * fails the walk.
 */
export const OPENINGS: Readonly<Record<string, readonly Opening[]>> = {
  "/": [over("Keys", "<?>")],
  "/recipes": [
    within("Filters"),
    // The filters are open by then.
    over("KeepFilterDialog", "Save as a collection"),
    over("SelectionBar", "Choose several recipes", "Choose all", "Save as…"),
  ],
  "/recipes/{id}": [
    over("PlanItDialog", "Plan it"),
    over("AddToListDialog", "Add to list"),
    over("DeleteRecipeDialog", "More", "Delete"),
    over("RecipeMenu", "More"),
    over("CollectDialog", "More", "Put into a collection"),
    over("GuestLinkDialog", "More", "Share a link with guests"),
    over("VersionsDialog", "Earlier versions"),
    over("PhotosDialog", "All photos"),
    over("NutritionDialog", "Nutrition"),
    over("FreezeDialog", "Portions into the freezer"),
    over("TakeOffDialog", "Take it off the larder"),
    over("CookingHistoryDialog", "{count, plural, one {Cooked once} other {Cooked # times}}"),
  ],
  "/collections/{collection}": [over("CollectionMenu", "More"), over("EditCollectionDialog", "More", "Edit")],
  "/recipes/{held}": [over("HeldRecipe", "More", "Delete")],
  "/recipes/{id}/edit": [
    over("AddIngredientDialog", "Add Ingredient"),
    over("OrderStepsDialog", "Change the order of the steps"),
  ],
  "/meal-planning": [
    over("PlanWeekDialog", "Plan my week"),
    over("WeekMenu", "More"),
    over("SavedWeeksDialog", "More", "Saved weeks"),
    over("CopyDialog", "Copy {day}"),
    over("AddMealDialog", "Add meal, {where}"),
    over("EditMealDialog", /Rindfleisch/),
    over("OtherMealDialog", /^https:/),
  ],
  "/shopping-list": [
    over("GenerateDialog", "Generate List"),
    over("EditListDialog", "Edit {name}"),
    over("DeleteListDialog", "Delete {name}"),
    over("StaplesDialog", "Staples"),
    over("StapleDialog", "Staples", "Add a staple"),
    over("StapleDialog", "Staples", "Edit {food}"),
  ],
  "/shopping-list/{list}/shop": [
    within("{amount} of {name}: change it, or see why"),
    over("ShopMenu", "More about this list"),
    over("OrderDialog", "More about this list", "Order of categories"),
    over("OrderDialog", "More about this list", "Add a shop"),
    over("PutStaplesDialog", "More about this list", "Add staples"),
  ],
  "/pdf-import": [
    over("SourceDialog", "Compare {title} with its page"),
    over("BookPicturesDialog", "Look at the pictures"),
  ],
  "/pdf-import?running": [over("StopImport", "Cancel")],
  "/admin": [
    within("Local model"),
    within("Access"),
    over("PasswordAndDevices", "Access", "Sign out everywhere"),
    over("Devices", "Access", "Sign out {name}"),
    over("GuestLinksSection", "Access", "End the link to {title}"),
    over("FeedChanges", "Access", "New address"),
    over("FeedChanges", "Access", "Turn off"),
    within("Data"),
    over("RestoreDialog", "Data", "Restore the backup of {when}"),
    over("ImportBatches", "Data", "Rollback {name}"),
    over("ResetIngredientsDialog", "Data", "Reset ingredients"),
    over("BulkDeleteDialog", "Data", "Delete all recipes"),
    over("BulkDeleteDialog", "Data", "Delete everything"),
    within("Developers"),
    over("NewTokenDialog", "Developers", "New API token", "<x>", "Create token"),
    over("ApiTokens", "Developers", "Revoke {name}"),
    over("SecretDialog", "Developers", "New webhook", "<x>", "Add webhook"),
    over("WebhooksSection", "Developers", "Remove {address}"),
  ],
  "/larder": [
    over("LarderRows", "Remove {food}"),
    within("Edit {food}"),
    over("FreezeDialog", "Change {title} in the freezer"),
    over("PlanPortionDialog", "Plan {title}"),
  ],
  "/ingredients": [
    over("NewIngredientDialog", "New Ingredient"),
    over("NewIngredientDialog", "New Ingredient", "Create Ingredient"),
    over("AliasDialog", "Edit {label}", "Add an alias for {label}"),
    over("DiscardQuestion", "Edit {label}", "Add an alias for {label}", "<x>", "<Escape>"),
    over("EditIngredientDialog", "Edit {label}"),
    over("MergeDialog", "Edit {label}", "Merge it into that one"),
  ],
};

/** They ask about a model of an Ollama, and there is none here; a page test opens them. */
const NEEDS_OLLAMA = new Set(["PullModel"]);

/** What each dialog of the source may be titled, by its component. */
const TITLES = new Map(
  drawnDialogs(ROOT)
    .filter(({ component }) => !NEEDS_OLLAMA.has(component))
    .map(({ component, titles }) => [component, titles]),
);

/** Dialogs, and titles of dialogs, that nothing opens; and what is said to open and is not there any more. */
export function unopened(titlesSeen: ReadonlySet<string>): string[] {
  const opened = new Set(Object.values(OPENINGS).flatMap((openings) => openings.map(({ component }) => component)));
  return [
    ...[...TITLES.keys()].filter((component) => !opened.has(component)),
    ...[...TITLES.values()].flat().filter((title) => !titlesSeen.has(title)),
    ...[...opened].filter((component) => component !== null && !TITLES.has(component)),
  ].map(String);
}

const DIALOG = "[role=dialog], [role=alertdialog], [role=menu]";

/** Goes there, and waits until all of it stands; gives back the text that it is titled with. */
export async function open(page: Page, { controls, component }: Opening): Promise<string | undefined> {
  let title: string | undefined;
  await whenQuiet(page, async () => {
    for (const [index, name] of controls.entries())
      if (typeof name === "string" && name.startsWith("<")) await press(page, name.slice(1, -1), index > 0);
      else await operate(page, typeof name === "string" ? named(name) : name);
    if (component !== null) title = await titleOf(page, component);
  });
  return title;
}

/** The field of what was just opened takes the focus a frame later: a key before that is pressed for nothing. */
async function press(page: Page, key: string, isInField: boolean): Promise<void> {
  if (isInField) await expect(page.locator("input:focus, textarea:focus")).toBeVisible();
  await page.keyboard.press(key);
}

/** By the keyboard, which no page that still moves leads astray: a field takes the focus, all else is pressed. */
async function operate(page: Page, name: RegExp): Promise<void> {
  const inside = page.locator(`${DIALOG}, main`);
  const control = (["button", "menuitem", "tab", "textbox"] as const)
    .map((role) => inside.getByRole(role, { name }))
    .reduce((any, role) => any.or(role))
    .filter({ visible: true })
    .first();
  // What is still disabled would leave the focus, and the key, with what was pressed before it.
  await expect(control).toBeEnabled();
  const isField = await control.evaluate((element) => {
    (element as HTMLElement).focus(); // a control
    return element.matches("input, textarea");
  });
  if (!isField) await page.keyboard.press("Enter");
}

/** Waits until the dialog of that component stands; which of its titles it has, where it has one of ours. */
async function titleOf(page: Page, component: string): Promise<string | undefined> {
  const titles = TITLES.get(component) ?? [];
  const titled = (name: RegExp) => page.getByRole("dialog", { name }).or(page.getByRole("alertdialog", { name }));
  const any = new RegExp(titles.map((title) => named(title).source).join("|"));
  await expect(titles.length === 0 ? page.locator(DIALOG).first() : titled(any)).toBeVisible();
  for (const title of titles) if ((await titled(named(title)).count()) > 0) return title;
  return undefined;
}

/**
 * Leaves the screen as it was before; what was typed is thrown away. A dialog is left by its own button, with the second tap of
 * a hasty thumb; gives back what below it took that tap.
 */
export async function close(page: Page): Promise<string[]> {
  const dialogs = page.locator(DIALOG);
  const discard = page.getByRole("alertdialog").getByRole("button", { name: named("Discard") });
  const taken: string[] = [];
  for (let left = await dialogs.count(); left > 0; left = await dialogs.count()) {
    if ((await discard.count()) > 0) await discard.click();
    else taken.push(...(await leaveByTaps(page)));
    await expect.poll(() => dialogs.count(), { intervals: [20, 50, 100] }).toBeLessThan(left);
  }
  return taken;
}

/** Taps the button by which the uppermost dialog is left, twice; a menu has none, and takes Escape. */
async function leaveByTaps(page: Page): Promise<string[]> {
  const dialog = page.locator("[role=dialog], [role=alertdialog]").last();
  const buttons = ["Cancel", "Close"].map((text) => dialog.getByRole("button", { name: named(text) }));
  const [leave] = (await Promise.all(buttons.map((button) => button.all()))).flat();
  if (!leave) {
    await page.keyboard.press("Escape");
    return [];
  }
  await leave.hover();
  return leave.evaluate(tapTwice, DIALOG);
}

/**
 * In the page, where a slow machine cannot make two taps of a double tap: the second falls on what stands there a frame after
 * the first. Gives back what took it outside of what lies over the screen.
 */
async function tapTwice(button: Element, dialog: string): Promise<string[]> {
  const { left, top, width, height } = button.getBoundingClientRect();
  const tap = (): Element | null => {
    const under = document.elementFromPoint(left + width / 2, top + height / 2);
    for (const kind of ["pointerdown", "pointerup"])
      under?.dispatchEvent(new PointerEvent(kind, { bubbles: true, cancelable: true }));
    under?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return under;
  };
  tap();
  await new Promise(requestAnimationFrame);
  const taken = tap();
  return taken && !taken.closest(`${dialog}, [data-swallows-taps]`) ? [taken.outerHTML.slice(0, 200)] : [];
}
