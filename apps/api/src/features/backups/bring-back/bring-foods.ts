import { relinkLines } from "@tureen/db/catalogue/relink-lines";
import { insertMany } from "@tureen/db/insert-many";
import { ingredientNames, ingredients, recipeLines, shoppingListItems } from "@tureen/db/schema/schema";
import { shippedIds } from "@tureen/db/seed/seed-catalogue";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { eq, isNotNull, isNull } from "drizzle-orm";
import { isFreeName, restoreEntry } from "../../ingredients/restore-ingredient";
import { removeNames, updateEntry, type EntryRow, type NameRow } from "../../ingredients/ingredients.repo";
import { idsOf, type KeptAndNow } from "./kept-and-now";
import type { Part } from "./parts";

/** Finds the entry of now that an entry of the copy is; null where there is none. */
export type IdNow = (keptId: number | null) => number | null;

/**
 * Brings lost entries of the catalogue back, where that is a part, and finds those of now in place of the others: an entry that
 * has been made anew since counts as the one of its name. What the family had written into a built-in entry comes back where
 * the entry is as shipped.
 */
export function bringFoods(both: KeptAndNow, parts: ReadonlySet<Part>): { idNow: IdNow; count: number } {
  const { kept, tx, deleted } = both;
  const entries = kept.select().from(ingredients).all();
  const namesOf = groupBy(kept.select().from(ingredientNames).all(), (name) => name.ingredientId);
  const there = idsOf(tx, ingredients);
  const namesakes = new Map(
    tx
      .select()
      .from(ingredientNames)
      .all()
      .filter(isOwnName)
      .map((name) => [identityOf(name), name.ingredientId]),
  );
  const shipped = parts.has("changed foods") ? shippedIds(tx) : new Set<number>();
  const keptShipped = shippedIds(kept);
  const idNow = new Map<number, number>();
  let count = 0;
  for (const entry of entries) {
    const names = namesOf.get(entry.id) ?? [];
    const own = names.find(isOwnName);
    const id = there.has(entry.id) ? entry.id : own && namesakes.get(identityOf(own));
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
  const finder: IdNow = (keptId) => (keptId === null ? null : (idNow.get(keptId) ?? null));
  if (count > 0) {
    for (const table of [recipeLines, shoppingListItems]) linkAgain(both, table, finder);
    relinkLines(tx);
  }
  return { idNow: finder, count };
}

/** What has lost its food with the catalogue has it again; what is called otherwise by now waits for its name. */
function linkAgain({ kept, tx }: KeptAndNow, table: typeof recipeLines | typeof shoppingListItems, idNow: IdNow): void {
  const columns = { id: table.id, name: table.name, ingredientId: table.ingredientId };
  const linked = kept.select(columns).from(table).where(isNotNull(table.ingredientId)).all();
  const keptById = new Map(linked.map((row) => [row.id, row]));
  for (const { id, name } of tx.select(columns).from(table).where(isNull(table.ingredientId)).all()) {
    const before = keptById.get(id);
    if (before?.name !== name) continue;
    const ingredientId = idNow(before.ingredientId);
    tx.update(table).set({ ingredientId }).where(eq(table.id, id)).run();
  }
}

const isOwnName = (name: NameRow): boolean => name.kind === "name";
const identityOf = (name: NameRow): string => `${name.foodKey}|${name.subTypeKey}`;

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
