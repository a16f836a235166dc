import { relinkLines } from "@tureen/db/catalogue/relink-lines";
import { inJson } from "@tureen/db/in-json";
import { inTransaction, type Transaction } from "@tureen/db/in-transaction";
import { insertMany } from "@tureen/db/insert-many";
import { preparedByKey } from "@tureen/db/prepared";
import { ingredientNames, ingredients, recipeLines, shoppingListItems } from "@tureen/db/schema/schema";
import { shippedIds } from "@tureen/db/seed/seed-catalogue";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { isFreeName, restoreEntry } from "../../ingredients/restore-ingredient";
import { removeNames, selectNames, updateEntry, type EntryRow, type NameRow } from "../../ingredients/ingredients.repo";
import { idsIn, type KeptAndNow } from "./bring-lost";
import type { BulkPart } from "./parts";

/**
 * Brings lost entries of the catalogue back, where that is a part, and finds those of now in place of the others: an entry that
 * has been made anew since counts as the one of its name. What the family had written into a built-in entry comes back where
 * the entry is as shipped. Answers how many have come back or been changed.
 */
export function* bringFoods(both: KeptAndNow, parts: ReadonlySet<BulkPart>): Generator<void, number, void> {
  const { kept, now, deleted, foods } = both;
  const entries = kept.select().from(ingredients).all();
  const namesOf = groupBy(kept.select().from(ingredientNames).all(), (name) => name.ingredientId);
  yield;
  const keptShipped = shippedIds(kept);
  yield;
  const count = inTransaction(now, (tx) => {
    const shipped = parts.has("changed foods") ? shippedIds(tx) : new Set<number>();
    const there = new Set(idsIn(tx, ingredients));
    return entries.filter((entry) => {
      const names = namesOf.get(entry.id) ?? [];
      const id = there.has(entry.id) ? entry.id : namesakeOf(tx, names.find(isOwnName));
      if (id !== undefined) {
        foods.set(entry.id, id);
        if (!shipped.has(id) || keptShipped.has(entry.id)) return false;
        bringChanges(tx, id, entry, names);
        return true;
      }
      if (!parts.has("foods") || deleted.ingredients.has(entry.id)) return false;
      restoreEntry(tx, { entry, names });
      foods.set(entry.id, entry.id);
      return true;
    }).length;
  });
  yield;
  if (count > 0) {
    for (const table of [recipeLines, shoppingListItems]) yield* linkAgain(both, table);
    inTransaction(now, (tx) => relinkLines(tx));
    yield;
  }
  return count;
}

type Linked = typeof recipeLines | typeof shoppingListItems;

/** So many are looked at in a step. */
const AT_ONCE = 200;

/** What has lost its food with the catalogue has it again; what is called otherwise by now waits for its name. */
function* linkAgain({ kept, now, foods }: KeptAndNow, table: Linked): Generator<void, void, void> {
  let afterId: number | string = table === recipeLines ? 0 : "";
  for (;;) {
    const rows = unlinkedRows(now, table).all({ afterId });
    const before = namedRows(kept, table).all({ ids: JSON.stringify(rows.map(({ id }) => id)) });
    inTransaction(now, (tx) => {
      for (const { id, name, ingredientId } of before) {
        const food = foods.get(ingredientId ?? 0);
        if (food !== undefined) linkRow(tx, table).run({ id, name, food });
      }
    });
    yield;
    if (rows.length < AT_ONCE) return;
    afterId = rows.at(-1)?.id ?? afterId;
  }
}

const unlinkedRows = preparedByKey((db, table: Linked) =>
  db
    .select({ id: table.id })
    .from(table)
    .where(and(isNull(table.ingredientId), gt(table.id, sql.placeholder("afterId"))))
    .orderBy(table.id)
    .limit(AT_ONCE),
);
const namedRows = preparedByKey((db, table: Linked) =>
  db
    .select({ id: table.id, name: table.name, ingredientId: table.ingredientId })
    .from(table)
    .where(inJson(table.id, "ids")),
);
const linkRow = preparedByKey((db, table: Linked) =>
  db
    .update(table)
    .set({ ingredientId: sql`${sql.placeholder("food")}` })
    .where(
      and(
        eq(table.id, sql.placeholder("id")),
        eq(table.name, sql.placeholder("name")),
        isNull(table.ingredientId),
        sql`exists (select 1 from ${ingredients} where ${ingredients.id} = ${sql.placeholder("food")})`,
      ),
    ),
);

/** The entry of now that has this name and sub type. */
function namesakeOf(tx: Transaction, own: NameRow | undefined): number | undefined {
  return (
    own &&
    selectNames(tx, own.foodKey).find((name) => isOwnName(name) && name.subTypeKey === own.subTypeKey)?.ingredientId
  );
}

const isOwnName = (name: NameRow): boolean => name.kind === "name";

/** The entry as the family had made it, with those of its names that nothing else has by now. */
function bringChanges(tx: Transaction, id: number, entry: EntryRow, names: readonly NameRow[]): void {
  const { name, plural, category, unit, neverBought, densityGramsPerMl, pieceWeightGrams } = entry;
  updateEntry(tx, id, { name, plural, category, unit, neverBought, densityGramsPerMl, pieceWeightGrams });
  removeNames(tx, id);
  const free = names.filter((each) => isFreeName(tx, each));
  insertMany(
    tx,
    ingredientNames,
    free.map(({ id: _id, ...each }) => ({ ...each, ingredientId: id })),
  );
}
