import type { ReadLine } from "@tureen/contracts/recipes";
import { boughtAs } from "@tureen/domain/ingredients/matching/food-query";
import { matchFood } from "@tureen/domain/ingredients/matching/match-ingredient";
import type { AppContext } from "#core/app-context";
import { foodIndex } from "#features/ingredients/food-index";
import { linesFromBlock } from "./line-content";
import { readCorrector } from "./line-corrections";
import { toWireLine } from "#features/recipes/recipes.mapper";

/**
 * What pasted lines say, as the family has corrected them before, each with the catalogue entry that it means; nothing is
 * saved and nothing added.
 */
export function readLines(app: AppContext, input: { text: string }): { lines: ReadLine[] } {
  const foods = foodIndex(app.db);
  const correct = readCorrector(app.db);
  const lines = linesFromBlock(input.text).map((read) => {
    const line = correct(read);
    const bought = boughtAs({ hasAmount: line.amount !== null, unit: line.unit, notes: line.notes });
    const entry = matchFood(foods, { ...line, ...bought });
    return {
      ...toWireLine({ ...line, ingredientId: entry?.id ?? null }, { ingredientName: entry?.name ?? null }),
      is_known: entry !== null,
    };
  });
  return { lines };
}
