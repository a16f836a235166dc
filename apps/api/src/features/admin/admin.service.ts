import { english } from "@tureen/messages/speakers";
import { inTransaction } from "@tureen/db/in-transaction";
import { preparedByKey } from "@tureen/db/prepared";
import { ingredients, mealPlans, recipes, shoppingLists } from "@tureen/db/schema/schema";
import { count, eq } from "drizzle-orm";
import type { AppContext, RequestContext } from "#core/app-context";
import { instantOf } from "#core/clock";
import { removeKeptFiles } from "#features/pdf-import/store/kept-files";
import { isEmpty } from "./bulk-delete.repo";
import { removeAllOf, type BulkKind } from "./bulk-removals";
import { sweepPhotos } from "../recipe-photos/sweep-photos";
import { changeAfterCopy } from "../backups/large-change/copy-before";

/** Counts rows of any date and status; `totalIngredients` is the whole catalogue, the custom ones included. */
export function readStats({ db }: AppContext) {
  const rows = (table: Counted): number => rowsOf(db, table).get()?.rows ?? 0;
  return {
    recipes: rows(recipes),
    mealPlans: rows(mealPlans),
    shoppingLists: rows(shoppingLists),
    totalIngredients: rows(ingredients),
    customIngredients:
      db.select({ rows: count() }).from(ingredients).where(eq(ingredients.isCustom, true)).get()?.rows ?? 0,
  };
}

type Counted = typeof recipes | typeof mealPlans | typeof shoppingLists | typeof ingredients;

const rowsOf = preparedByKey((db, table: Counted) => db.select({ rows: count() }).from(table));
/**
 * One transaction a kind, locks of meals notwithstanding; the message says what was removed (decisions, section 2). A
 * backup is taken before: where that is not possible, nothing is removed. Running imports are ended before recipes go:
 * they would go on bringing in what was just deleted.
 */
export async function bulkDelete({ app, t }: RequestContext, input: { kind: BulkKind }) {
  const { kind } = input;
  const { result, backup } = isEmpty(app.db, kind)
    ? { result: inTransaction(app.db, (tx) => removeAllOf(tx, kind, instantOf(app.clock))), backup: null }
    : await changeAfterCopy(app, {
        kind: "before-bulk-delete",
        occasion: kind,
        settle: async () => {
          if (kind === "all" || kind === "recipes") await app.imports.cancelAll();
        },
        change: (ifStill) => app.changeLargely("delete", { kind, ifStill }),
      });
  app.log.warn({ kind }, english(result.message));
  await removeKeptFiles(app, result.fileNames);
  // The backup has them; nobody is about to name one of these.
  if (kind === "all") await sweepPhotos(app, 0);
  return { success: true as const, message: t(result.message), backup };
}

/** Brings the built-in catalogue back as shipped; custom entries that a recipe uses stay. */
export async function resetIngredients({ app, t }: RequestContext) {
  const { result, backup } = await changeAfterCopy(app, {
    kind: "before-reset",
    change: (ifStill) => app.changeLargely("reset", { ifStill }),
  });
  const { restored, removed } = result;
  return {
    success: true as const,
    message: t(
      "The built-in catalogue is back as shipped: {restored, plural, one {# ingredient} other {# ingredients}}. {removed, plural, one {# custom ingredient that no recipe uses was} other {# custom ingredients that no recipe uses were}} removed.",
      { restored, removed },
    ),
    backup,
  };
}
