import { inJson } from "@tureen/db/in-json";
import type { Queryable, Transaction } from "@tureen/db/in-transaction";
import { prepared } from "@tureen/db/prepared";
import { recipeLines, recipes, trash } from "@tureen/db/schema/schema";
import { findCircle, type LinkedRecipe } from "@tureen/domain/recipes/sub-recipes";
import { text } from "@tureen/messages/text";
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { conflict, notFound } from "#core/app-error";
import { existingIds } from "#undo/existing-ids";
import { selectLinesByIds } from "./recipe-lines.repo";
import type { StoredLine } from "./line-content";

/** A recipe as far as others are made of it. */
export interface BaseRecipe extends LinkedRecipe<StoredLine> {
  readonly title: string;
}

/** @throws AppError not-found where a line is to be a recipe that is not there. */
export function requireSubRecipes(tx: Transaction, ids: readonly (number | null)[]): void {
  const there = existingIds(tx, recipes, ids);
  if (ids.some((id) => id !== null && !there.has(id))) throw notFound(text("recipe"));
}

/** @throws AppError conflict, which names the way, where the recipe as it is now stored is made of itself. */
export function refuseCircle(tx: Transaction, recipeId: number): void {
  const way = circleOf(tx, recipeId);
  if (!way) return;
  const titles = new Map(
    titlesOf(tx)
      .all({ ids: JSON.stringify(way) })
      .map(({ id, title }) => [id, title]),
  );
  throw conflict(
    text("A recipe cannot be made of itself: {recipes}. Take one of them out of the other first.", {
      recipes: way.map((id) => titles.get(id) ?? "").join(" → "),
    }),
  );
}

function circleOf(tx: Transaction, recipeId: number): readonly number[] | null {
  if (!firstLinkOf(tx).get({ recipeId })) return null;
  const links = everyLink(tx).all();
  return findCircle(
    recipeId,
    links.flatMap(({ subRecipeId, ...link }) => (subRecipeId === null ? [] : [{ ...link, subRecipeId }])),
  );
}

/** The recipes with a line that is this one, by title. */
export function selectUsers(db: Queryable, id: number): { id: number; title: string }[] {
  return usersOf(db).all({ id });
}

/** A line of another recipe that is this one. */
export interface UsingLine {
  readonly id: number;
  readonly name: string;
}

/** The lines of other recipes that are this one. */
export function selectUsingLines(db: Queryable, id: number): UsingLine[] {
  return usingLines(db).all({ id });
}

/** Makes lines the recipe again that is back, but those that say something else by now, and those by which it would be made of itself. */
export function relinkUsers(tx: Transaction, id: number, lines: readonly UsingLine[]): void {
  for (const { id: lineId, name } of lines) {
    const linked = linkLine(tx).run({ id, lineId, name }).changes > 0;
    if (linked && circleOf(tx, id)) unlinkLine(tx).run({ lineId });
    if (!linked) linkDeletedLine(tx).run({ id, lineId, name });
  }
}

/** These recipes and all that they are made of, in any depth. */
export function readWithBases(db: Queryable, ids: readonly number[]): Map<number, BaseRecipe> {
  const read = new Map<number, BaseRecipe>();
  for (let wanted = [...new Set(ids)]; wanted.length > 0;) {
    const lines = selectLinesByIds(db, wanted);
    for (const { id, ...row } of basesOf(db).all({ ids: JSON.stringify(wanted) }))
      read.set(id, { ...row, lines: lines.get(id) ?? [] });
    const next = [...lines.values()].flat().flatMap(({ subRecipeId }) => subRecipeId ?? []);
    wanted = [...new Set(next)].filter((id) => !read.has(id));
  }
  return read;
}

const basesOf = prepared((db) => {
  const { id, title, servings, yieldAmount, yieldNoun } = recipes;
  return db.select({ id, title, servings, yieldAmount, yieldNoun }).from(recipes).where(inJson(id, "ids"));
});
const titlesOf = prepared((db) =>
  db.select({ id: recipes.id, title: recipes.title }).from(recipes).where(inJson(recipes.id, "ids")),
);
const links = (db: Queryable) =>
  db.select({ recipeId: recipeLines.recipeId, subRecipeId: recipeLines.subRecipeId }).from(recipeLines);
const everyLink = prepared((db) => links(db).where(isNotNull(recipeLines.subRecipeId)));
const firstLinkOf = prepared((db) =>
  links(db)
    .where(and(eq(recipeLines.recipeId, sql.placeholder("recipeId")), isNotNull(recipeLines.subRecipeId)))
    .limit(1),
);
const usersOf = prepared((db) =>
  db
    .selectDistinct({ id: recipes.id, title: recipes.title })
    .from(recipeLines)
    .innerJoin(recipes, eq(recipes.id, recipeLines.recipeId))
    .where(eq(recipeLines.subRecipeId, sql.placeholder("id")))
    .orderBy(asc(recipes.title), asc(recipes.id)),
);
const usingLines = prepared((db) =>
  db
    .select({ id: recipeLines.id, name: recipeLines.name })
    .from(recipeLines)
    .where(eq(recipeLines.subRecipeId, sql.placeholder("id")))
    .orderBy(asc(recipeLines.id)),
);
const linkLine = prepared((db) =>
  db
    .update(recipeLines)
    .set({ subRecipeId: sql`${sql.placeholder("id")}`, ingredientId: null })
    .where(
      and(
        eq(recipeLines.id, sql.placeholder("lineId")),
        eq(recipeLines.name, sql.placeholder("name")),
        isNull(recipeLines.subRecipeId),
      ),
    ),
);
/** A line that has been deleted with its recipe meanwhile comes back as it was. */
const linkDeletedLine = prepared((db) => {
  const place = sql`(select fullkey from json_each(${trash.graphJson}, '$.lines')
    where value ->> '$.id' = ${sql.placeholder("lineId")} and value ->> '$.name' = ${sql.placeholder("name")})`;
  return db
    .update(trash)
    .set({ graphJson: sql`json_set(${trash.graphJson}, ${place} || '.subRecipeId', ${sql.placeholder("id")})` })
    .where(and(eq(trash.kind, "recipe"), sql`${place} is not null`));
});
const unlinkLine = prepared((db) =>
  db
    .update(recipeLines)
    .set({ subRecipeId: null })
    .where(eq(recipeLines.id, sql.placeholder("lineId"))),
);
