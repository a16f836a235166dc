import type { FoodEntry } from "@tureen/domain/ingredients/match-ingredient";
import { foldText, foodKey } from "@tureen/domain/ingredients/normalize-name";
import { eq, getTableColumns, inArray, or, sql } from "drizzle-orm";
import type { Queryable } from "../in-transaction";
import { ingredientNames, ingredients } from "../schema/schema";

/** A food of the family's catalogue with all that it is known by. */
export interface CatalogueEntry extends FoodEntry {
  readonly plural: string | null;
  readonly category: string | null;
  /** '' where there is none. */
  readonly subType: string;
  readonly unit: string;
  readonly isCustom: boolean;
  /** As they were written, oldest first. */
  readonly aliases: readonly string[];
  readonly densityGramsPerMl: number | null;
  readonly pieceWeightGrams: number | null;
  readonly revision: number;
}

/** What an entry is made of before it has an id. */
export interface NewCatalogueEntry {
  readonly name: string;
  readonly plural?: string | null | undefined;
  readonly category?: string | null | undefined;
  readonly subType?: string | undefined;
  readonly unit?: string | undefined;
  readonly aliases?: readonly string[] | undefined;
  readonly isCustom: boolean;
}

/** The whole catalogue, oldest entry first. */
export function readCatalogue(db: Queryable): CatalogueEntry[] {
  return withAliases(db, db.select().from(ingredients).orderBy(ingredients.id).all());
}

export function findEntry(db: Queryable, id: number): CatalogueEntry | undefined {
  return withAliases(db, db.select().from(ingredients).where(eq(ingredients.id, id)).all())[0];
}

/** The few entries that a name can mean: those that it names, and their namesakes of other sub types. */
export function readCandidates(db: Queryable, name: string): CatalogueEntry[] {
  const key = foodKey(name);
  const named = db.select({ id: ingredientNames.ingredientId }).from(ingredientNames).where(eq(ingredientNames.foodKey, key));
  const theirKeys = sql`select "food_key" from "ingredient_names" where "kind" = 'name' and "ingredient_id" in (select "ingredient_id" from "ingredient_names" where "food_key" = ${key})`;
  const namesakes = db
    .select({ id: ingredientNames.ingredientId })
    .from(ingredientNames)
    .where(sql`${ingredientNames.kind} = 'name' and ${ingredientNames.foodKey} in (${theirKeys})`);
  const rows = db
    .select()
    .from(ingredients)
    .where(or(inArray(ingredients.id, named), inArray(ingredients.id, namesakes)))
    .orderBy(ingredients.id)
    .all();
  return withAliases(db, rows);
}

/** Adds an entry with its look-up names. Throws a unique violation where name and sub type, or an alias, are taken. */
export function insertEntry(db: Queryable, entry: NewCatalogueEntry, createdAt: string): number {
  const { id } = db
    .insert(ingredients)
    .values({
      name: entry.name,
      plural: entry.plural ?? null,
      category: entry.category || null,
      subType: entry.subType ?? "",
      unit: entry.unit ?? "",
      isCustom: entry.isCustom,
      createdAt,
    })
    .returning({ id: ingredients.id })
    .get();
  insertNames(db, id, entry);
  for (const alias of entry.aliases ?? []) insertAlias(db, id, alias);
  return id;
}

/** The look-up rows of an entry's own name and plural. */
export function insertNames(db: Queryable, id: number, entry: Pick<NewCatalogueEntry, "name" | "plural" | "subType">): void {
  const subTypeKey = foldText(entry.subType ?? "");
  const name = { ingredientId: id, kind: "name" as const, label: entry.name, foodKey: foodKey(entry.name), subTypeKey };
  const plural = entry.plural ? [{ ...name, kind: "plural" as const, label: entry.plural, foodKey: foodKey(entry.plural) }] : [];
  db.insert(ingredientNames).values([name, ...plural]).run();
}

export function insertAlias(db: Queryable, id: number, alias: string): void {
  db.insert(ingredientNames).values({ ingredientId: id, kind: "alias", label: alias, foodKey: foodKey(alias) }).run();
}

type IngredientRow = typeof ingredients.$inferSelect;

function withAliases(db: Queryable, rows: readonly IngredientRow[]): CatalogueEntry[] {
  const { ingredientId, label, kind } = getTableColumns(ingredientNames);
  const isAlias = eq(kind, "alias");
  // A handful is asked for by id; the whole catalogue has more ids than a statement takes.
  const which = rows.length > FEW ? isAlias : sql`${isAlias} and ${inArray(ingredientId, rows.map((row) => row.id))}`;
  const aliases = new Map<number, string[]>();
  for (const row of db.select({ ingredientId, label }).from(ingredientNames).where(which).orderBy(ingredientNames.id).all()) {
    const known = aliases.get(row.ingredientId);
    if (known) known.push(row.label);
    else aliases.set(row.ingredientId, [row.label]);
  }
  return rows.map((row) => ({ ...row, aliases: aliases.get(row.id) ?? [] }));
}

const FEW = 50;
