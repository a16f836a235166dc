/// <reference lib="dom" />
import { atMost, median, plainRow, type Row } from "../speed/measure";
import { weekStart } from "../speed/seed-household";
import { openPhone } from "./phone";
import type { Visit } from "./screen";
import { type Act, touch } from "./touch";

type Step = readonly [title: string, act: Act];

interface Stop {
  readonly screen: string;
  readonly path: string;
  /** Selector of what says that the page is there. */
  readonly ready: string;
  readonly steps: readonly Step[];
}

const VISITS = 3;
/** At the median, and at worst. */
const USUAL_MS = 100;
const WORST_MS = 200;
/** What is read ahead has been read, and what an interaction sets off has been drawn. */
const CALM_MS = 500;
const FIRST_CALM_MS = 1500;
const TYPED_MS = 150;

const TICK = { selector: "main li input[type=checkbox]" };

function stopsOf(listId: number): readonly Stop[] {
  return [
    {
      screen: "dashboard",
      path: "/",
      ready: "main h3",
      steps: [["go to the recipes", touch({ selector: "main a[href='/recipes']" })]],
    },
    {
      screen: "recipes",
      path: "/recipes",
      ready: "main [role=listitem] a",
      steps: [
        ["go into the search", touch({ selector: "main input[type=search]" })],
        ["type a letter", type("soup")],
        ["take one back", keys("Backspace", "Backspace", "Backspace", "Backspace")],
        ["open the filters", touch({ selector: "main button", named: "Filters" })],
        ["open a recipe", touch({ selector: "main [role=listitem] a" })],
      ],
    },
    {
      screen: "new recipe",
      path: "/recipes/add",
      ready: "main form",
      steps: [
        ["go into the title", touch({ selector: "main form input" })],
        ["type a letter", type("pie")],
        ["choose an ingredient", touch({ selector: "main button", named: "Add Ingredient" })],
        ["type a letter of it", type("oni")],
        ["close that", keys("Escape")],
      ],
    },
    {
      screen: "week",
      path: `/meal-planning?week=${weekStart(20)}`,
      ready: "main [role=cell] p",
      steps: [
        ["turn to the next", touch({ selector: "main button", named: "Next week" })],
        ["turn back", touch({ selector: "main button", named: "Previous week" })],
        ["add a meal", touch({ selector: "main button", named: "Add meal" })],
        ["close that", keys("Escape")],
      ],
    },
    {
      screen: "lists",
      path: "/shopping-list",
      ready: "main h2",
      steps: [
        ["generate one", touch({ selector: "main button", named: "Generate List" })],
        ["close that", keys("Escape")],
        ["open one", touch({ selector: "main li h2 button" })],
      ],
    },
    {
      screen: "list",
      path: `/shopping-list?list=${listId}`,
      ready: TICK.selector,
      steps: [
        ["tick", touch({ ...TICK, nth: 3 })],
        ["see why", touch({ selector: "main button", named: "What ", nth: 2 })],
        ["open the menu", touch({ selector: "main button", named: "More about this list" })],
        ["edit it", touch({ selector: "main button", named: "Edit " })],
        ["type a letter of its name", type("abc")],
      ],
    },
    {
      screen: "shop",
      path: `/shopping-list/${listId}/shop`,
      ready: TICK.selector,
      steps: [
        ["open a row", touch({ selector: "main li button", nth: 2 })],
        ["open the menu", touch({ selector: "main button", named: "More about this list" })],
        ["close that", keys("Escape")],
      ],
    },
    {
      screen: "larder",
      path: "/larder",
      ready: "main li",
      steps: [
        ["edit an item", touch({ selector: "main button", named: "Edit " })],
        ["leave that", keys("Escape")],
      ],
    },
    {
      screen: "ingredients",
      path: "/ingredients",
      ready: "main li",
      steps: [
        ["go into the search", touch({ selector: "main input" })],
        ["type a letter", type("oni")],
        ["edit an entry", touch({ selector: "main li button", named: "Edit " })],
        ["close that", keys("Escape")],
      ],
    },
    {
      screen: "admin",
      path: "/admin",
      ready: "main [role=tab]",
      steps: [["open a tab", touch({ selector: "main [role=tab]", nth: 1 })]],
    },
  ];
}

const BARE: Stop = {
  screen: "a bare page",
  path: "/",
  ready: "button",
  steps: [["touch it", touch({ selector: "button" })]],
};

/** From the touch or the key to the next paint, as the browser counts an interaction: medians of several visits. */
export async function* interactionRows(visit: Visit, listId: number, recipes: number): AsyncGenerator<Row> {
  const all: number[] = [];
  for (const stop of stopsOf(listId))
    for (const row of await rowsAt(visit, stop, recipes, atMost(WORST_MS))) {
      all.push(row.product);
      yield row;
    }
  yield plainRow("of all these: the median", recipes, median(all), "ms", atMost(USUAL_MS));
}

/** The same for a page of nothing but a button. */
export async function* bareInteractionRows(bare: Visit): AsyncGenerator<Row> {
  yield* await rowsAt(bare, BARE, null, null);
}

async function rowsAt(visit: Visit, stop: Stop, recipes: number | null, goal: Row["goal"]): Promise<Row[]> {
  const visits: (readonly number[])[] = [];
  for (let nth = 0; nth < VISITS; nth += 1) visits.push(await interactionsAt(visit, stop));
  return stop.steps.map(([title], step) => {
    const times = visits.map((each) => each[step] ?? Number.NaN);
    return plainRow(`${stop.screen}: ${title}`, recipes, median(times), "ms", goal);
  });
}

/** The slowest interaction of each step, in milliseconds, up to one that the page does not have. */
async function interactionsAt(visit: Visit, { screen, path, ready, steps }: Stop): Promise<number[]> {
  const { page } = await openPhone(visit, true);
  const times: number[] = [];
  try {
    await page.goto(visit.address + path);
    await page.waitForSelector(ready);
    await page.evaluate(noteInteractions);
    await page.waitForTimeout(FIRST_CALM_MS);
    for (const [, act] of steps) {
      await act(page);
      await page.waitForTimeout(CALM_MS);
      times.push(await page.evaluate(() => (window as unknown as Noted).slowestInteraction())); // set by noteInteractions
    }
  } catch (error) {
    process.stderr.write(`${screen}, ${steps[times.length]?.[0]}: ${String(error)}\n`);
  }
  await page.context().close();
  return times;
}

interface Noted {
  /** Since it was last asked; 0 where none took long enough to be reported (16 ms). */
  readonly slowestInteraction: () => number;
}

/** In the page: notes how long each interaction takes. */
function noteInteractions(): void {
  let slowest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId: number })[])
      // of this type
      if (entry.interactionId > 0) slowest = Math.max(slowest, entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit); // newer than the types
  const slowestInteraction: Noted["slowestInteraction"] = () => {
    const found = slowest;
    slowest = 0;
    return found;
  };
  Object.assign(window, { slowestInteraction });
}

function keys(...pressed: readonly string[]): Act {
  return async (page) => {
    for (const key of pressed) {
      await page.keyboard.press(key);
      await page.waitForTimeout(TYPED_MS);
    }
  };
}

const type = (text: string): Act => keys(...text.split(""));
