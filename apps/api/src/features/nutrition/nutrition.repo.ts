import { inJson } from "@tureen/db/in-json";
import type { Queryable } from "@tureen/db/in-transaction";
import { ingredientWeights, recipes } from "@tureen/db/schema/schema";
import { and, eq } from "drizzle-orm";

/** What the family says that measures of these ingredients weigh: grams of one by unit id, by ingredient. */
export function selectWeights(db: Queryable, ids: readonly number[]): Map<number, Map<string, number>> {
  const byIngredient = new Map<number, Map<string, number>>();
  for (const { ingredientId, unit, grams } of db
    .select()
    .from(ingredientWeights)
    .where(inJson(ingredientWeights.ingredientId, ids))
    .all()) {
    byIngredient.set(ingredientId, (byIngredient.get(ingredientId) ?? new Map<string, number>()).set(unit, grams));
  }
  return byIngredient;
}

/** For how many each of these recipes is; null where it does not say. */
export function selectServings(db: Queryable, ids: readonly number[]): Map<number, number | null> {
  return new Map(
    db
      .select({ id: recipes.id, servings: recipes.servings })
      .from(recipes)
      .where(inJson(recipes.id, ids))
      .all()
      .map(({ id, servings }) => [id, servings]),
  );
}

/** Keeps what one of the unit weighs; null forgets it. */
export function saveWeight(db: Queryable, ingredientId: number, unit: string, grams: number | null): void {
  const row = and(eq(ingredientWeights.ingredientId, ingredientId), eq(ingredientWeights.unit, unit));
  db.delete(ingredientWeights).where(row).run();
  if (grams !== null) db.insert(ingredientWeights).values({ ingredientId, unit, grams }).run();
}
