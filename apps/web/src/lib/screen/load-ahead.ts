import { untouchedFor } from "#lib/device/untouched";

type Load = () => Promise<unknown>;

/** What opens here is loaded when nobody has touched the page for so long, in milliseconds, where one goes from here later. */
const SOON_MS = 1000;
const LATER_MS = 3000;

const soon: Load[] = [];
const later: Load[] = [];
let isWanted = false;
let isLoading = false;
/** How much is on its way that nobody has asked for yet. */
let underWay = 0;

/** What cannot be fetched is asked for again where it is needed, and said there. */
export async function loadQuietly(load: Load): Promise<void> {
  underWay += 1;
  await load().catch(() => undefined);
  underWay -= 1;
}

export const isLoadingQuietly = (): boolean => underWay > 0;

/** Loads what a tap on this page opens, so that it need not wait for code: one after the other, while nobody touches it. */
export function loadAhead(load: Load): void {
  soon.push(load);
  void loadWaiting();
}

/** Called when the first page is there, which comes before all that; `next` is where one goes from there. */
export function beginLoadingAhead(next: readonly Load[]): void {
  later.push(...next);
  isWanted = true;
  void loadWaiting();
}

async function loadWaiting(): Promise<void> {
  if (!isWanted || isLoading) return;
  isLoading = true;
  while (soon.length + later.length > 0) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await untouchedFor(soon.length > 0 ? SOON_MS : LATER_MS);
    const load = soon.shift() ?? later.shift();
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (load) await loadQuietly(load);
  }
  isLoading = false;
}
