import type { Queryable } from "@tureen/db/in-transaction";
import { cookings, recipes } from "@tureen/db/schema/schema";
import { asc, count, desc, eq } from "drizzle-orm";

/** All recipes by what their files are named after, the oldest first. */
export function selectExported(db: Queryable) {
  return db
    .select({
      id: recipes.id,
      title: recipes.title,
      photoId: recipes.photoId,
      photoPlaceholder: recipes.photoPlaceholder,
      morePhotosJson: recipes.morePhotosJson,
    })
    .from(recipes)
    .orderBy(asc(recipes.id))
    .all();
}

/** `photos` are the recipes that have one; an empty collection answers zeros. */
export function countExported(db: Queryable): { recipes: number; photos: number } {
  return (
    db
      .select({ recipes: count(), photos: count(recipes.photoId) })
      .from(recipes)
      .get() ?? { recipes: 0, photos: 0 }
  );
}

/** Everything that was cooked, the latest day first. */
export function selectCookingsOfAll(db: Queryable) {
  return db
    .select({ date: cookings.date, title: recipes.title, servings: cookings.servings })
    .from(cookings)
    .innerJoin(recipes, eq(recipes.id, cookings.recipeId))
    .orderBy(desc(cookings.date), desc(cookings.id))
    .all();
}
