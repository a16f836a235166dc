import { candidateNames, meantNames, tinnedNames } from "@tureen/domain/ingredients/matching/candidate-names";
import type { FoodEntry } from "@tureen/domain/ingredients/matching/food-index";
import { foodKey } from "@tureen/domain/ingredients/names/food-key";
import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import { inJson } from "../in-json";
import type { Queryable } from "../in-transaction";
import { insertMany } from "../insert-many";
import { prepared } from "../prepared";
import { ingredientNames, ingredients } from "../schema/schema";

/** A food of the family's catalogue with all that it is known by. */
export interface CatalogueEntry extends FoodEntry {
  readonly plural: string | null;
  readonly category: string | null;
  /** '' where there is none. */
  readonly subType: string;
  readonly unit: string;
  readonly isCustom: boolean;
  /** Reaches no shopping list: water, ice. */
  readonly neverBought: boolean;
  /** As they were written, oldest first. */
  readonly aliases: readonly string[];
  readonly densityGramsPerMl: number | null;
  readonly pieceWeightGrams: number | null;
  readonly nutritionFood: string | null;
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
  /** True for what nobody has looked at yet. */
  readonly needsReview?: boolean | undefined;
  readonly neverBought?: boolean | undefined;
}

/** The whole catalogue, oldest entry first. */
export function readCatalogue(db: Queryable): CatalogueEntry[] {
  return withAliases(everyEntry(db).all(), everyAlias(db).all());
}

/** Keys of the names themselves; a name that nothing is known by is asked for by everything that it may be called. */
function keysToRead(db: Queryable, names: readonly string[]): readonly string[] {
  const keys = [...new Set(names.flatMap((name) => [name, ...meantNames(name), ...tinnedNames(name)]).map(foodKey))];
  const known = new Set(
    knownKeys(db)
      .all({ keys: JSON.stringify(keys) })
      .map((row) => row.key),
  );
  const unknown = [...new Set(names)].filter((name) => !known.has(foodKey(name)));
  return [...new Set([...keys, ...unknown.flatMap(candidateNames).map(foodKey)])];
}

/** The entry with its aliases; undefined where it is gone. */
export function findEntry(db: Queryable, id: number): CatalogueEntry | undefined {
  return readCandidates(db, [], [id])[0];
}

/** The few entries that these names can mean, or that have these ids: what they name, and their namesakes of other sub types. */
export function readCandidates(db: Queryable, names: readonly string[], ids: readonly number[] = []): CatalogueEntry[] {
  const keys = names.length > 0 ? keysToRead(db, names) : [];
  const rows = candidates(db).all({ keys: JSON.stringify(keys), ids: JSON.stringify([...new Set(ids)]) });
  return withAliases(rows, aliasesOf(db).all({ ids: JSON.stringify(rows.map((row) => row.id)) }));
}

const everyEntry = prepared((db) => db.select().from(ingredients).orderBy(ingredients.id));

const knownKeys = prepared((db) =>
  db
    .selectDistinct({ key: ingredientNames.foodKey })
    .from(ingredientNames)
    .where(inJson(ingredientNames.foodKey, "keys")),
);

const candidates = prepared((db) => {
  const { ingredientId, foodKey: key, kind } = ingredientNames;
  const named = db.select({ ingredientId }).from(ingredientNames).where(inJson(key, "keys"));
  const theirKeys = db
    .select({ key })
    .from(ingredientNames)
    .where(and(eq(kind, "name"), inArray(ingredientId, named)));
  const namesakes = db
    .select({ ingredientId })
    .from(ingredientNames)
    .where(and(eq(kind, "name"), inArray(key, theirKeys)));
  return db
    .select()
    .from(ingredients)
    .where(or(inArray(ingredients.id, named), inArray(ingredients.id, namesakes), inJson(ingredients.id, "ids")))
    .orderBy(ingredients.id);
});

const aliases = (db: Queryable, which?: SQL) =>
  db
    .select({ ingredientId: ingredientNames.ingredientId, label: ingredientNames.label })
    .from(ingredientNames)
    .where(and(eq(ingredientNames.kind, "alias"), which))
    .orderBy(ingredientNames.id);
const everyAlias = prepared((db) => aliases(db));
const aliasesOf = prepared((db) => aliases(db, inJson(ingredientNames.ingredientId, "ids")));

/** Adds an entry with its look-up names. Throws a unique violation where name and sub type, or an alias, are taken. */
export function insertEntry(db: Queryable, entry: NewCatalogueEntry, createdAt: string): number {
  return insertEntries(db, [entry], createdAt)[0] ?? 0;
}

/** {@link insertEntry} for many: a whole catalogue takes a moment. Returns their ids in order. */
export function insertEntries(db: Queryable, entries: readonly NewCatalogueEntry[], createdAt: string): number[] {
  const ids = insertMany(
    db,
    ingredients,
    entries.map((entry) => ({ ...columnsOf(entry), createdAt })),
  );
  insertMany(
    db,
    ingredientNames,
    entries.flatMap((entry, index) => nameRows(ids[index] ?? 0, entry)),
  );
  return ids;
}

/** The look-up rows of an entry's names. */
export function insertNames(db: Queryable, id: number, entry: EntryNames): void {
  insertMany(db, ingredientNames, nameRows(id, entry));
}

/** The look-up row of one more name for an entry. */
export function insertAlias(db: Queryable, id: number, alias: string): void {
  insertMany(db, ingredientNames, [aliasRow(id, alias)]);
}

type NameValues = typeof ingredientNames.$inferInsert;
type EntryNames = Pick<NewCatalogueEntry, "name" | "plural" | "subType" | "aliases">;

function nameRows(id: number, entry: EntryNames): NameValues[] {
  const subTypeKey = foldText(entry.subType ?? "");
  const name: NameValues = {
    ingredientId: id,
    kind: "name",
    label: entry.name,
    foodKey: foodKey(entry.name),
    subTypeKey,
  };
  const plural: NameValues[] = entry.plural
    ? [{ ...name, kind: "plural", label: entry.plural, foodKey: foodKey(entry.plural) }]
    : [];
  return [name, ...plural, ...(entry.aliases ?? []).map((alias) => aliasRow(id, alias))];
}

function aliasRow(id: number, alias: string): NameValues {
  return { ingredientId: id, kind: "alias", label: alias, foodKey: foodKey(alias), subTypeKey: "" };
}

/** The columns of an entry, without what nobody says of a new one. */
export function columnsOf(entry: NewCatalogueEntry): Omit<typeof ingredients.$inferInsert, "createdAt"> {
  return {
    name: entry.name,
    plural: entry.plural ?? null,
    category: entry.category || null,
    subType: entry.subType ?? "",
    unit: entry.unit ?? "",
    isCustom: entry.isCustom,
    needsReview: entry.needsReview ?? false,
    neverBought: entry.neverBought ?? false,
  };
}

type IngredientRow = typeof ingredients.$inferSelect;

function withAliases(
  rows: readonly IngredientRow[],
  known: readonly { readonly ingredientId: number; readonly label: string }[],
): CatalogueEntry[] {
  const byEntry = groupBy(known, (alias) => alias.ingredientId);
  return rows.map((row) => ({ aliases: (byEntry.get(row.id) ?? []).map(({ label }) => label), ...row }));
}
