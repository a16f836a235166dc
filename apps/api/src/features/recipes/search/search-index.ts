import { afterNextRequests } from "@tureen/db/after-next-requests";
import type { Db } from "@tureen/db/client";
import { inTransaction, onCommit, type Transaction } from "@tureen/db/in-transaction";
import { serverSecrets } from "@tureen/db/schema/schema";
import { isLocked } from "@tureen/db/file/until-writable";
import { eq } from "drizzle-orm";
import type { AppContext } from "#core/app-context";
import { isDiskProblem } from "#core/app-error";
import { runInSteps } from "#core/run-in-steps";
import { selectLines } from "#features/recipes/lines/recipe-lines.repo";
import { areStale, clearStale, markAllStale, selectStale, writeSearchTexts } from "./recipe-search.repo";
import { findRecipe } from "#features/recipes/recipes.repo";
import { searchTexts } from "./search-text";

/** So many are due before they are written without anybody searching: each by itself costs three times as much. */
const WORTH_WRITING = 32;
/** So many are written in some 10 ms, between two answers. */
const AT_ONCE = 16;
/**
 * Writes what is due now, and from then on after the commit with which so many are due: nobody waits for it but who searches.
 */
export function keepIndexUpToDate(app: AppContext): void {
  let isUnderWay = false;
  const write = async (fromRecipes: number): Promise<void> => {
    try {
      if (app.db.$client.open && areStale(app.db, fromRecipes)) await bringIndexUpToDate(app);
    } catch (error) {
      app.log.error({ err: error }, "the search index could not be written");
    } finally {
      isUnderWay = false;
    }
  };
  const writeSoon = (fromRecipes: number): void => {
    if (isUnderWay) return;
    isUnderWay = true;
    afterNextRequests(() => void write(fromRecipes));
  };
  writeSoon(1);
  onCommit(app.db, () => writeSoon(WORTH_WRITING));
}

/**
 * Writes the search texts that are due, before a search and after a start. An upgrade leaves those of every recipe: they are
 * written in turns with other requests, and whoever searches meanwhile waits for all of them. What a full disk cannot
 * write down is found by what it said before.
 */
export async function bringIndexUpToDate(app: AppContext): Promise<void> {
  // While another program writes, what was saved last is not found by its new words: nobody waits for that.
  if (!areStale(app.db, 1) || isLocked(app.db.$client)) return;
  try {
    await runInSteps(indexInSteps(app.db), { writes: app.db });
  } catch (error) {
    if (!isDiskProblem(error)) throw error;
    app.log.warn({ err: error }, "the disk takes no more: what was saved last is not found by its new words");
  }
}

/** Remembers in which form this household's search texts are. */
const MARK = "search-text-edition";
const EDITION = "5";

/**
 * Has the search texts of an older household written anew, once: they lack tags, rows for their parts, umlauts spelled
 * out, and words without their apostrophes. Writing them takes seconds where there are thousands; the server answers meanwhile.
 */
export function renewSearchTexts(db: Db): void {
  if (db.select().from(serverSecrets).where(eq(serverSecrets.key, MARK)).get()?.value === EDITION) return;
  inTransaction(db, (tx) => {
    markAllStale(tx);
    tx.insert(serverSecrets)
      .values({ key: MARK, value: EDITION })
      .onConflictDoUpdate({ target: serverSecrets.key, set: { value: EDITION } })
      .run();
  });
}

/** Ends where the database is closed between two steps; the next start goes on. */
function* indexInSteps(db: Db): Generator<void, void, void> {
  while (db.$client.open && inTransaction(db, indexSome)) yield;
}

/** Whether there may be more. */
function indexSome(tx: Transaction): boolean {
  const ids = selectStale(tx, AT_ONCE);
  for (const id of ids) {
    const recipe = findRecipe(tx, id);
    if (recipe) writeSearchTexts(tx, id, searchTexts(recipe, selectLines(tx, id)));
    clearStale(tx, id);
  }
  return ids.length === AT_ONCE;
}
