import {
  boughtAs,
  buildFoodIndex,
  matchFood,
  meantNames,
  type FoodIndex,
} from "@tureen/domain/ingredients/match-ingredient";
import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../in-transaction";
import { recipeLines } from "../schema/schema";
import { readCatalogue, type CatalogueEntry } from "./catalogue-entries";
import { readKitchen } from "./household-kitchen";

/**
 * Links the recipe lines that have lost their catalogue entry, or never had one, to the entry that their name means by
 * now (decisions, section 2: "unlinked until the name is known again"). Adds nothing to the catalogue. Returns how many
 * lines were linked.
 */
export function relinkLines(tx: Transaction): number {
  const unlinked = tx
    .selectDistinct({ name: recipeLines.name, subType: recipeLines.subType })
    .from(recipeLines)
    .where(isNull(recipeLines.ingredientId))
    .all();
  return unlinked.length === 0 ? 0 : linkByName(tx, unlinked, catalogueIndex(tx));
}

function catalogueIndex(tx: Transaction): FoodIndex<CatalogueEntry> {
  const { words, language } = readKitchen(tx);
  return buildFoodIndex(readCatalogue(tx), words, language);
}

function linkByName(
  tx: Transaction,
  foods: readonly { name: string; subType: string }[],
  index: FoodIndex<CatalogueEntry>,
): number {
  let linked = 0;
  for (const food of foods) {
    const entry = matchFood(index, food);
    if (!entry) continue;
    linked += tx
      .update(recipeLines)
      .set({ ingredientId: entry.id })
      .where(
        and(eq(recipeLines.name, food.name), eq(recipeLines.subType, food.subType), isNull(recipeLines.ingredientId)),
      )
      .run().changes;
  }
  return linked;
}

/**
 * Links the lines anew whose word means another food in another kitchen ("coriander"), or as a number of pieces
 * ("2 peppers"), or that come in tins: after the household has settled whose words it uses. Returns how many lines moved.
 */
export function relinkMeanings(tx: Transaction): number {
  const { id, name, subType, unit, notes, amountNum, ingredientId } = recipeLines;
  const rows = tx.select({ id, name, subType, unit, notes, amountNum, ingredientId }).from(recipeLines).all();
  const lines = rows
    .map((line) => ({
      ...line,
      ...boughtAs({ hasAmount: line.amountNum !== null, unit: line.unit, notes: line.notes }),
    }))
    .filter((line) => line.isTinned || meantNames(line.name).length > 0);
  if (lines.length === 0) return 0;
  const index = catalogueIndex(tx);
  let moved = 0;
  for (const line of lines) {
    const { name: food, subType: kind, isCounted, isTinned, isSpooned, soldAs } = line;
    const entry = matchFood(index, { name: food, subType: kind, isCounted, isTinned, isSpooned, soldAs });
    if (!entry || entry.id === line.ingredientId) continue;
    moved += tx.update(recipeLines).set({ ingredientId: entry.id }).where(eq(id, line.id)).run().changes;
  }
  return moved;
}
