import { buildFoodIndex, matchFood, type FoodIndex } from "@tureen/domain/ingredients/match-ingredient";
import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../in-transaction";
import { recipeLines } from "../schema/schema";
import { readCatalogue, type CatalogueEntry } from "./catalogue-entries";

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
  return unlinked.length === 0 ? 0 : linkByName(tx, unlinked, buildFoodIndex(readCatalogue(tx)));
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
