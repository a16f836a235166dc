/// <reference lib="dom" />
import type { CDPSession, Page } from "@playwright/test";
import { median } from "../speed/measure";
import type { Screen, Visit } from "./screen";

const CPU_SLOWDOWN = 4;
const VISITS = 5;
const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };
/** What `sayWhenShown` says first. */
const SHOWN = "shown after ";
const CARD = "main [role=listitem] a";
/** As many are on a phone's screen at least. */
const FEWEST_CARDS = 3;
const UNTICKED = "main section input[type=checkbox]:not(:checked)";
const SEARCHED = ["tom", "chick", "apple", "leek", "rice"];

interface FirstView {
  /** From the request for the page to what one came for. */
  readonly shownMs: number;
  readonly largestPaintMs: number;
  /** Script and style on the wire. */
  readonly kilobytes: number;
}

/** Opens a screen several times, each time as if for the first time. Medians. */
export async function measureFirstView(visit: Visit, screen: Screen): Promise<FirstView> {
  const views: FirstView[] = [];
  for (let nth = 0; nth < VISITS; nth += 1) views.push(await firstView(visit, screen));
  return {
    shownMs: median(views.map(({ shownMs }) => shownMs)),
    largestPaintMs: median(views.map(({ largestPaintMs }) => largestPaintMs)),
    kilobytes: median(views.map(({ kilobytes }) => kilobytes)),
  };
}

async function firstView(visit: Visit, screen: Screen): Promise<FirstView> {
  const { page, session } = await openPhone(visit, !screen.signedOut);
  const assets = new Set<string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script" || type === "Stylesheet") assets.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (assets.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(sayWhenShown, screen.first);
  const said = page.waitForEvent("console", (message) => message.text().startsWith(SHOWN));
  await page.goto(visit.address + screen.path, { waitUntil: "commit" });
  const shownMs = Number((await said).text().slice(SHOWN.length));
  const kilobytes = bytes / 1000; // what is read ahead afterwards is not what the first view needs
  const largestPaintMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        }),
      ),
  );
  await page.context().close();
  return { shownMs, largestPaintMs, kilobytes };
}

/**
 * In the page, before its own scripts: says how long after the request the frame began that has `first` on it. Waiting for it
 * from outside would run a script of the browser driver's first, on the slowed-down processor.
 */
function sayWhenShown(first: string): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(first)) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => console.debug(`shown after ${performance.now()}`)));
  });
  watch.observe(document, { subtree: true, childList: true });
}

/**
 * From the last key of a word to the frame with the cards that the server found for it: the median over several words.
 * @throws Error where each of them begins with the same cards as the word without its last letter
 */
export async function measureSearch(visit: Visit): Promise<number> {
  const { page } = await openPhone(visit, true);
  const times: number[] = [];
  for (const word of SEARCHED) {
    await page.goto(`${visit.address}/recipes`);
    await page.waitForSelector(CARD);
    await page.waitForTimeout(500); // what is read ahead has been read
    const box = page.getByRole("searchbox", { name: "Search recipes" });
    const begun = foundFor(page, word.slice(0, -1));
    await box.pressSequentially(word.slice(0, -1), { delay: 60 });
    const before = await begun;
    await page.waitForTimeout(500); // and is on the screen
    await page.evaluate(watchFrames, CARD);
    const answer = foundFor(page, word);
    await box.press(word.slice(-1));
    const found = await answer;
    // Where the same cards are shown, no frame tells them from those that stood there before.
    if (found.slice(0, FEWEST_CARDS).join() === before.slice(0, FEWEST_CARDS).join()) continue;
    const shown = await page.waitForFunction(
      (titles) => (window as unknown as Watched).shownAfter(titles), // set by watchFrames
      found,
    );
    times.push((await shown.jsonValue()) ?? Number.NaN);
  }
  await page.context().close();
  if (times.length === 0) throw new Error("No word of the search changes the first cards.");
  return median(times);
}

/** The titles that the server finds for what is being typed, in their order. */
async function foundFor(page: Page, typed: string): Promise<string[]> {
  const answer = await page.waitForResponse((response) =>
    decodeURIComponent(response.url()).includes(`"q":"${typed}"`),
  );
  const batch = (await answer.json()) as readonly SearchAnswer[]; // tRPC's, in which other calls of the moment are, too
  const found = batch.find(({ result }) => result.data.json.recipes)?.result.data.json.recipes;
  return found?.map(({ title }) => title) ?? [];
}

interface SearchAnswer {
  readonly result: { readonly data: { readonly json: { readonly recipes?: readonly { readonly title: string }[] } } };
}

interface Watched {
  /** Milliseconds from the last key to the first frame whose cards are these, in their order; null where there was none yet. */
  readonly shownAfter: (titles: readonly string[]) => number | null;
}

/** In the page: notes the cards of each frame after a key. */
function watchFrames(card: string): void {
  const frames: { readonly atMs: number; readonly cards: readonly string[] }[] = [];
  const note = (atMs: number): void => {
    frames.push({ atMs, cards: [...document.querySelectorAll(card)].map(({ textContent }) => textContent ?? "") });
    requestAnimationFrame(note);
  };
  let typedAtMs = 0;
  const begin = (): void => {
    typedAtMs = performance.now();
    requestAnimationFrame(note);
  };
  addEventListener("keydown", begin, { capture: true, once: true });
  const shownAfter: Watched["shownAfter"] = (titles) => {
    const shown = frames.find(
      ({ cards }) => cards.length > 0 && cards.every((text, at) => text.includes(titles[at] ?? "\n")),
    );
    return shown === undefined ? null : shown.atMs - typedAtMs;
  };
  Object.assign(window, { shownAfter });
}

/** In the page: the middle of the first element of this kind. */
function placeOf(selector: string): { readonly x: number; readonly y: number } {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!box) throw new Error(`Nothing is left of ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The longest of ten ticks, as the browser counts an interaction: from the touch to the paint after it. */
export async function measureTicks(visit: Visit, listId: number): Promise<number> {
  const { page } = await openPhone(visit, true);
  await page.goto(`${visit.address}/shopping-list/${listId}/shop`);
  await page.waitForSelector(UNTICKED);
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === "click") durations.push(duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit); // newer than the types
  });
  for (let nth = 0; nth < 10; nth += 1) {
    const { x, y } = await page.evaluate(placeOf, UNTICKED); // the first one: what is ticked sinks
    await page.waitForTimeout(400);
    // A touch and nothing else: the driver's own tap looks through the page first, on the slowed-down processor.
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(400);
  }
  const times = await page.evaluate(() => (window as unknown as { durations: number[] }).durations); // set above
  await page.context().close();
  return Math.max(0, ...times); // what took less than 16 ms is not reported
}

/** A page on a phone, four times slower, with an empty cache. */
export async function openPhone(
  { browser, token }: Visit,
  isSignedIn: boolean,
): Promise<{ readonly page: Page; readonly session: CDPSession }> {
  const context = await browser.newContext(PHONE);
  if (isSignedIn) await context.addInitScript((value) => localStorage.setItem("token", value), token);
  // The loader that this runs by keeps the names of functions with a helper, which a page does not have.
  await context.addInitScript("globalThis.__name = (named) => named");
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return { page, session };
}
