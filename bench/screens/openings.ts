/// <reference lib="dom" />
import { median, plainRow, type Row } from "../speed/measure";
import { weekStart } from "../speed/seed-household";
import { openPhone } from "./phone";
import type { Visit } from "./screen";
import { type Target, touch } from "./touch";

/** What one touch opens, on a device that has just been to that page for the first time. */
interface Opening {
  readonly title: string;
  readonly path: string;
  /** Selector of what says that the page is there. */
  readonly ready: string;
  /** Touched before, where what is measured is not in view yet. */
  readonly menu?: Target;
  readonly touched: Target;
  /** Selector of what one came for. */
  readonly shown: string;
}

const VISITS = 3;
/** As long as somebody looks at a page before the first touch. */
const LOOKED_AT_MS = 2000;

const CARD = "main [role=listitem] a";
const MEAL = "main [role=cell] p";
const FIELD = "[role=dialog] input";

function openingsOf(listId: number): readonly Opening[] {
  const week = `/meal-planning?week=${weekStart(20)}`;
  const list = `/shopping-list?list=${listId}`;
  const recipes = { selector: "main a[href='/recipes']" };
  const form = { selector: "main a[href='/recipes/add']", named: "Add Recipe" };
  const edit = { selector: "main button", named: "Edit " };
  return [
    { title: "the recipes, from the dashboard", path: "/", ready: "main h3", touched: recipes, shown: CARD },
    { title: "a recipe", path: "/recipes", ready: CARD, touched: { selector: CARD }, shown: "main article" },
    { title: "a new recipe", path: "/recipes", ready: CARD, touched: form, shown: "main form input" },
    { title: "an ingredient of it", path: "/recipes/add", ready: "main form", touched: add("Ingr"), shown: FIELD },
    { title: "a new meal", path: week, ready: MEAL, touched: add("meal"), shown: FIELD },
    {
      title: "a list to generate",
      path: "/shopping-list",
      ready: "main h2",
      touched: { selector: "main button", named: "Generate List" },
      shown: FIELD,
    },
    {
      title: "a list to edit",
      path: list,
      ready: "main li input[type=checkbox]",
      menu: { selector: "main button", named: "More about this list" },
      touched: edit,
      shown: FIELD,
    },
    { title: "an item of the larder", path: "/larder", ready: "main li", touched: edit, shown: "main li input" },
  ];
}

const add = (what: string): Target => ({ selector: "main button", named: `Add ${what}` });

/** From a touch to the frame with what it opens, code and answers included: medians of several visits with an empty cache. */
export async function openingRows(visit: Visit, listId: number, recipes: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const opening of openingsOf(listId)) {
    const times: number[] = [];
    for (let nth = 0; nth < VISITS; nth += 1) times.push(await timeOf(visit, opening));
    rows.push(plainRow(`a touch opens ${opening.title}`, recipes, median(times), "ms", null));
  }
  return rows;
}

async function timeOf(visit: Visit, { path, ready, menu, touched, shown }: Opening): Promise<number> {
  const { page } = await openPhone(visit, true);
  await page.goto(visit.address + path);
  await page.waitForSelector(ready);
  await page.waitForTimeout(LOOKED_AT_MS);
  if (menu) await touch(menu)(page);
  await page.evaluate(timeUntilShown, shown);
  await touch(touched)(page);
  const time = await page.waitForFunction(() => (window as unknown as Timed).shownAfterMs); // set by timeUntilShown
  const ms = (await time.jsonValue()) ?? Number.NaN;
  await page.context().close();
  return ms;
}

interface Timed {
  readonly shownAfterMs?: number;
}

/** In the page: notes how long after the next touch the frame was painted that has `shown` in view. */
function timeUntilShown(shown: string): void {
  const isShown = (): boolean => [...document.querySelectorAll(shown)].some((each) => each.getClientRects().length > 0);
  const begin = ({ timeStamp }: Event): void => {
    const watch = new MutationObserver(() => {
      if (!isShown()) return;
      watch.disconnect();
      const note = (): void => void Object.assign(window, { shownAfterMs: performance.now() - timeStamp });
      requestAnimationFrame(() => setTimeout(note));
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true });
  };
  addEventListener("touchstart", begin, { capture: true, once: true });
}
