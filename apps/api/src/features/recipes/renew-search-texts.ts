import type { Db } from "@tureen/db/client";
import { inTransaction } from "@tureen/db/in-transaction";
import { serverSecrets } from "@tureen/db/schema/schema";
import { eq } from "drizzle-orm";
import { selectLinesByRecipe } from "./recipe-lines.repo";
import { writeSearchTexts } from "./recipe-search.repo";
import { selectRecipes } from "./recipes.repo";
import { searchTexts } from "./search-text";

/** Remembers in which form this household's search texts are. */
const MARK = "search-text-edition";
const EDITION = "4";

/** Writes the search texts of an older household anew, once: they lack tags, rows for their parts, and umlauts spelled out. */
export function renewSearchTexts(db: Db): void {
  if (db.select().from(serverSecrets).where(eq(serverSecrets.key, MARK)).get()?.value === EDITION) return;
  inTransaction(db, (tx) => {
    const lines = selectLinesByRecipe(tx, 0, Number.MAX_SAFE_INTEGER);
    for (const row of selectRecipes(tx)) writeSearchTexts(tx, row.id, searchTexts(row, lines.get(row.id) ?? []));
    tx.insert(serverSecrets)
      .values({ key: MARK, value: EDITION })
      .onConflictDoUpdate({ target: serverSecrets.key, set: { value: EDITION } })
      .run();
  });
}
