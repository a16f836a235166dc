import { relinkLines } from "@tureen/db/catalogue/relink-lines";
import { inJson } from "@tureen/db/in-json";
import type { Transaction } from "@tureen/db/in-transaction";
import { insertMany } from "@tureen/db/insert-many";
import { preparedByKey } from "@tureen/db/prepared";
import { ingredientNames, ingredients, recipeLines, shoppingListItems } from "@tureen/db/schema/schema";
import { shippedIds } from "@tureen/db/seed/seed-catalogue";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { existingIds } from "#undo/existing-ids";
import { isFreeName, restoreEntry } from "../../ingredients/restore-ingredient";
import { removeNames, selectNames, updateEntry, type EntryRow, type NameRow } from "../../ingredients/ingredients.repo";
import { inSteps, type InPiece, type KeptAndNow } from "./kept-and-now";
import type { Part } from "./parts";

/** Finds the entry of now that an entry of the copy is; null where there is none. */
export type IdNow = (keptId: number | null) => number | null;

/** So many entries, or lines of them, are written in some 10 ms. */
const AT_ONCE = 200;

/**
 * Brings lost entries of the catalogue back, where that is a part, and finds those of now in place of the others: an entry that
 * has been made anew since counts as the one of its name. What the family had written into a built-in entry comes back where
 * the entry is as shipped.
 */
export function* bringFoods(
  inPiece: InPiece,
  parts: ReadonlySet<Part>,
): Generator<void, { idNow: IdNow; count: number }, void> {
  const entries = inPiece(({ kept }) => kept.select().from(ingredients).all());
  yield;
  const namesOf = groupBy(
    inPiece(({ kept }) => kept.select().from(ingredientNames).all()),
    (name) => name.ingredientId,
  );
  yield;
  const shipped = inPiece(({ tx }) => (parts.has("changed foods") ? shippedIds(tx) : new Set<number>()));
  yield;
  const keptShipped = inPiece(({ kept }) => shippedIds(kept));
  yield;
  const idNow = new Map<number, number>();
  const bringSome = (both: KeptAndNow, some: readonly EntryRow[]): number => {
    const { tx, deleted } = both;
    const there = existingIds(
      tx,
      ingredients,
      some.map(({ id }) => id),
    );
    let count = 0;
    for (const entry of some) {
      const names = namesOf.get(entry.id) ?? [];
      const own = names.find(isOwnName);
      const id = there.has(entry.id) ? entry.id : own && namesakeOf(tx, own);
      if (id !== undefined) {
        idNow.set(entry.id, id);
        if (!shipped.has(id) || keptShipped.has(entry.id)) continue;
        bringChanges(both, id, entry, names);
        count += 1;
      } else if (parts.has("foods") && !deleted.ingredients.has(entry.id)) {
        restoreEntry(tx, { entry, names });
        idNow.set(entry.id, entry.id);
        count += 1;
      }
    }
    return count;
  };
  const count = yield* inSteps(entries, AT_ONCE, (some) => inPiece((both) => bringSome(both, some)));
  const finder: IdNow = (keptId) => (keptId === null ? null : (idNow.get(keptId) ?? null));
  if (count > 0) {
    for (const table of [recipeLines, shoppingListItems]) yield* linkAgain(inPiece, table, finder);
    inPiece(({ tx }) => relinkLines(tx));
    yield;
  }
  return { idNow: finder, count };
}

/** The rows of the copy linked to the foods of now; to none where theirs is gone. */
export function linkedNow<Row extends { readonly ingredientId: number | null }>(
  { tx }: KeptAndNow,
  idNow: IdNow,
  rows: readonly Row[],
): Row[] {
  const there = existingIds(
    tx,
    ingredients,
    rows.map((row) => idNow(row.ingredientId)),
  );
  return rows.map((row) => {
    const ingredientId = idNow(row.ingredientId);
    return { ...row, ingredientId: there.has(ingredientId) ? ingredientId : null };
  });
}

type Linked = typeof recipeLines | typeof shoppingListItems;

/** What has lost its food with the catalogue has it again; what is called otherwise by now waits for its name. */
function* linkAgain(inPiece: InPiece, table: Linked, idNow: IdNow): Generator<void, void, void> {
  for (let row = 0, isDone = false; !isDone;) {
    const rows = inPiece((both) => linkSome(both, table, row, idNow));
    row = rows.at(-1)?.row ?? row;
    isDone = rows.length < AT_ONCE;
    yield;
  }
}

function linkSome(both: KeptAndNow, table: Linked, afterRow: number, idNow: IdNow) {
  const { kept, tx } = both;
  const rows = unlinkedRows(tx, table).all({ afterRow });
  const before = linkedRows(kept, table).all({ ids: JSON.stringify(rows.map(({ id }) => id)) });
  const byId = new Map(linkedNow(both, idNow, before).map((row) => [row.id, row]));
  for (const { id, name } of rows) {
    const linked = byId.get(id);
    if (linked?.name === name) linkRow(tx, table).run({ id, ingredientId: linked.ingredientId });
  }
  return rows;
}

const unlinkedRows = preparedByKey((db, table: Linked) =>
  db
    .select({ row: sql`rowid`.mapWith(Number), id: table.id, name: table.name })
    .from(table)
    .where(and(isNull(table.ingredientId), sql`rowid > ${sql.placeholder("afterRow")}`))
    .orderBy(sql`rowid`)
    .limit(AT_ONCE),
);
const linkedRows = preparedByKey((db, table: Linked) =>
  db
    .select({ id: table.id, name: table.name, ingredientId: table.ingredientId })
    .from(table)
    .where(and(inJson(table.id, "ids"), isNotNull(table.ingredientId))),
);
const linkRow = preparedByKey((db, table: Linked) =>
  db
    .update(table)
    .set({ ingredientId: sql`${sql.placeholder("ingredientId")}` })
    .where(eq(table.id, sql.placeholder("id"))),
);

/** The entry of now that has this name and sub type. */
function namesakeOf(tx: Transaction, { foodKey, subTypeKey }: NameRow): number | undefined {
  return selectNames(tx, foodKey).find((name) => isOwnName(name) && name.subTypeKey === subTypeKey)?.ingredientId;
}

const isOwnName = (name: NameRow): boolean => name.kind === "name";

/** The entry as the family had made it, with those of its names that nothing else has by now. */
function bringChanges({ tx }: KeptAndNow, id: number, entry: EntryRow, names: readonly NameRow[]): void {
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
