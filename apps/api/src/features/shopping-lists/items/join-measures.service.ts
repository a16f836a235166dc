import type { JoinOffers } from "@tureen/contracts/shopping-lists";
import { readCandidates } from "@tureen/db/catalogue/catalogue-entries";
import { readKitchen } from "@tureen/db/catalogue/household-kitchen";
import type { Queryable, Transaction } from "@tureen/db/in-transaction";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { toTotalAmount } from "@tureen/domain/quantities/decimal-text";
import { packOf } from "@tureen/domain/quantities/format-quantity";
import { fromNumber, ZERO } from "@tureen/domain/quantities/rational";
import {
  gramsOfUnit,
  isJoinable,
  joinMeasures,
  splitMeasures,
  type FoodWeights,
  type MeasuredItem,
} from "@tureen/domain/shopping-lists/aggregate/join-measures";
import { randomUUID } from "node:crypto";
import type { AppContext } from "#core/app-context";
import { updateEntry } from "#features/ingredients/ingredients.repo";
import { tableWeights, type BoughtWeights } from "#features/nutrition/nutrition.service";
import { requireList } from "../shopping-lists.service";
import { amountOf, unitOf } from "./item-amount";
import { joinedByColumn } from "./item-rows";
import { firstReason } from "./join-hand-item";
import { deleteItem, insertItems, isItemIdTaken, selectItems, updateItem, type ItemRow } from "./list-items.repo";

/** What is known of a food's weights: what the family says goes before what the table says. */
interface KnownWeights {
  readonly table: BoughtWeights;
  readonly own: BoughtWeights;
  readonly both: FoodWeights;
}

/**
 * Foods of a list that stand apart because their measures do not add, and could with a weight that is known; and those that were joined so.
 * @throws AppError not-found.
 */
export function readJoinOffers({ db }: AppContext, { id: listId }: { id: number }): JoinOffers {
  requireList(db, listId);
  const items = selectItems(db, listId);
  const apart = [...groupBy(items, ({ foodKey }) => foodKey).values()].filter(standApart);
  const joined = items.filter(({ joinedBy, isRemoved }) => joinedBy && !isRemoved);
  const known = readWeights(db, [...apart.flat(), ...joined]);
  const { units } = readKitchen(db);
  return {
    joins: apart.flatMap((rows) => {
      const ofFood = rows.filter(({ measureKey }) => isJoinable(measureKey));
      const weights = known.get(ofFood[0]?.ingredientId ?? 0)?.both;
      const sum = weights && joinMeasures(ofFood.map(measuredItem), weights, units);
      if (!sum) return [];
      return {
        item_ids: ofFood.map(({ id }) => id),
        amount: toTotalAmount(sum.amount),
        unit: sum.unit,
        weights: ofFood.flatMap((row) => {
          const grams = gramsOfUnit(measuredItem(row), weights, units);
          return grams && row.measureKey !== "mass" ? [{ unit: unitOf(row), grams: toTotalAmount(grams) }] : [];
        }),
      };
    }),
    joined: joined.flatMap((row) => (usesTable(row, known) && splitMeasures(row.contributions, units) ? row.id : [])),
  };
}

/**
 * Makes one item of what stands apart on a list and remembers the weights of the table that this takes; what has been ticked, taken off or
 * changed meanwhile stays apart. `item` is the one that becomes the sum.
 */
export function joinItems(tx: Transaction, item: ItemRow): void {
  const rows = selectItems(tx, item.listId).filter(({ foodKey }) => foodKey === item.foodKey);
  const known = readWeights(tx, rows).get(item.ingredientId ?? 0);
  if (!known || !standApart(rows)) return;
  const ofFood = rows.filter(({ measureKey }) => isJoinable(measureKey));
  const sum = joinMeasures(ofFood.map(measuredItem), known.both, readKitchen(tx).units);
  if (!sum) return;
  const { gramsPerMl, gramsPerPiece } = known.table;
  updateEntry(tx, item.ingredientId ?? 0, {
    ...(sum.joinedBy.includes("density") && known.own.gramsPerMl === null ? { densityGramsPerMl: gramsPerMl } : {}),
    ...(sum.joinedBy.includes("piece weight") && known.own.gramsPerPiece === null
      ? { pieceWeightGrams: gramsPerPiece }
      : {}),
  });
  const isPlanned = ofFood.some(({ origin }) => origin === "plan");
  for (const { id } of ofFood) if (id !== item.id) deleteItem(tx, id);
  updateItem(tx, item.id, {
    measureKey: "mass",
    unit: sum.unit,
    origin: isPlanned ? "plan" : "hand",
    computedAmount: isPlanned ? sum.amount : ZERO,
    handAmount: isPlanned ? null : toTotalAmount(sum.amount),
    handUnit: isPlanned ? null : sum.unit,
    joinedBy: joinedByColumn(sum.joinedBy),
    contributions: sum.contributions,
    note: [...new Set(ofFood.map(({ note }) => note))].filter(Boolean).join(", "),
  });
}

/** Takes a joined item apart again, and forgets the weight where it is the table's; its amount by hand and what is one measure stay. */
export function splitItem(tx: Transaction, item: ItemRow): void {
  const known = readWeights(tx, [item]);
  const parts = splitMeasures(item.contributions, readKitchen(tx).units);
  if (!parts || !usesTable(item, known) || (item.origin === "plan" && item.handAmount !== null)) return;
  const { own, table } = known.get(item.ingredientId ?? 0) ?? NOTHING_KNOWN;
  updateEntry(tx, item.ingredientId ?? 0, {
    ...(own.gramsPerMl === table.gramsPerMl ? { densityGramsPerMl: null } : {}),
    ...(own.gramsPerPiece === table.gramsPerPiece ? { pieceWeightGrams: null } : {}),
  });
  for (const [index, part] of parts.entries()) {
    const isPlanned = part.contributions.some(({ addedAs }) => !addedAs);
    const [only, ...more] = part.contributions;
    const columns = {
      measureKey: part.measureKey,
      unit: part.unit,
      origin: isPlanned ? ("plan" as const) : ("hand" as const),
      computedAmount: isPlanned ? part.amount : ZERO,
      handAmount: isPlanned ? null : toTotalAmount(part.amount),
      handUnit: isPlanned ? null : part.unit,
      joinedBy: null,
      contributions: part.contributions,
    };
    if (index === 0) {
      updateItem(tx, item.id, columns);
      continue;
    }
    // What somebody wrote has the id again under which a phone knows it.
    const own = isPlanned || more.length > 0 ? null : only?.addedAs;
    const id = own && !isItemIdTaken(tx, own) ? own : randomUUID();
    insertItems(tx, [{ ...item, ...columns, id, note: "", revision: 1 }]);
  }
}

/** Rows of one food that are all still to buy as the plan, or whoever wrote them, has said: nothing is joined over a tick or an edit. */
function standApart(rows: readonly ItemRow[]): boolean {
  const joinable = rows.filter(({ measureKey }) => isJoinable(measureKey));
  return (
    new Set(joinable.map(({ measureKey }) => measureKey)).size > 1 &&
    joinable.every(
      (row) =>
        row.ingredientId !== null &&
        row.group === "buy" &&
        !row.isTicked &&
        !row.isRemoved &&
        (row.origin === "hand" || row.handAmount === null),
    )
  );
}

function measuredItem(row: ItemRow): MeasuredItem {
  return {
    unit: unitOf(row),
    pack: packOf(row.packAmount, row.packUnit),
    amount: amountOf(row),
    contributions: row.contributions.length > 0 ? row.contributions : [firstReason(row)],
  };
}

const NOTHING: BoughtWeights = { gramsPerMl: null, gramsPerPiece: null };
const NOTHING_KNOWN: KnownWeights = { table: NOTHING, own: NOTHING, both: { gramsPerMl: null, gramsPerPiece: null } };

function readWeights(db: Queryable, rows: readonly ItemRow[]): ReadonlyMap<number, KnownWeights> {
  const ids = [...new Set(rows.flatMap(({ ingredientId }) => ingredientId ?? []))];
  if (ids.length === 0) return new Map();
  const entries = readCandidates(db, [], ids);
  const tables = tableWeights(db, entries);
  return new Map(
    entries.map(({ id, densityGramsPerMl, pieceWeightGrams }) => {
      const table = tables.get(id) ?? NOTHING;
      const own = { gramsPerMl: densityGramsPerMl, gramsPerPiece: pieceWeightGrams };
      const both = {
        gramsPerMl: exact(own.gramsPerMl ?? table.gramsPerMl),
        gramsPerPiece: exact(own.gramsPerPiece ?? table.gramsPerPiece),
      };
      return [id, { table, own, both }];
    }),
  );
}

const exact = (grams: number | null) => (grams === null ? null : fromNumber(grams));

/** Whether the weights that an item was joined by are those of the table: what a family has weighed itself stays. */
function usesTable(item: ItemRow, known: ReadonlyMap<number, KnownWeights>): boolean {
  const { own, table } = known.get(item.ingredientId ?? 0) ?? NOTHING_KNOWN;
  return (
    item.joinedBy !== null &&
    (!item.joinedBy.includes("density") || own.gramsPerMl === table.gramsPerMl) &&
    (!item.joinedBy.includes("piece weight") || own.gramsPerPiece === table.gramsPerPiece)
  );
}
