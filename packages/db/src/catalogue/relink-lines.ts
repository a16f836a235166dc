import { meantNames } from "@tureen/domain/ingredients/matching/candidate-names";
import { buildFoodIndex, type FoodIndex } from "@tureen/domain/ingredients/matching/food-index";
import { boughtAs } from "@tureen/domain/ingredients/matching/food-query";
import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import { matchFood } from "@tureen/domain/ingredients/matching/match-ingredient";
import { getOrAdd } from "@tureen/domain/ordering/get-or-add";
import { and, eq, gt, isNull, sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../in-transaction";
import { placeholdersOf, prepared } from "../prepared";
import { recipeLines } from "../schema/schema";
import { readCatalogue, type CatalogueEntry } from "./catalogue-entries";
import { readKitchen } from "./household-kitchen";

/** A line that is another recipe has no entry of the catalogue, whatever its words are. */
const IS_FOOD = isNull(recipeLines.subRecipeId);

/** Words of lines, and the entry that they are linked to. */
type LinkedWords = Pick<typeof recipeLines.$inferSelect, "name" | "subType" | "ingredientId">;

/**
 * Links the lines of each food to the entry that `meant` says, null for none; undefined leaves them as they are. Looks at those for
 * which `which` holds. Returns how many lines were changed.
 */
export function linkLines(
  tx: Transaction,
  meant: (words: LinkedWords) => number | null | undefined,
  which?: SQL,
): number {
  const { name, subType, ingredientId } = recipeLines;
  let changed = 0;
  const lines = tx.selectDistinct({ name, subType, ingredientId }).from(recipeLines).where(and(IS_FOOD, which)).all();
  for (const line of lines) {
    const entry = meant(line);
    if (entry === undefined || entry === line.ingredientId) continue;
    const isLinkedSo = line.ingredientId === null ? isNull(ingredientId) : eq(ingredientId, line.ingredientId);
    changed += tx
      .update(recipeLines)
      .set({ ingredientId: entry })
      .where(and(eq(name, line.name), eq(subType, line.subType), isLinkedSo, IS_FOOD))
      .run().changes;
  }
  return changed;
}

/** The entry that words mean, whatever they are linked to; undefined where the catalogue has none. */
export const meantBy = (
  index: FoodIndex<CatalogueEntry>,
  { name, subType }: Pick<LinkedWords, "name" | "subType">,
): number | undefined => matchFood(index, { name, subType })?.id;

/**
 * Links the recipe lines that have lost their catalogue entry, or never had one, to the entry that their name means by
 * now (decisions, section 2: "unlinked until the name is known again"). Adds nothing to the catalogue. Returns how many
 * lines were linked.
 */
export function relinkLines(tx: Transaction): number {
  let index: FoodIndex<CatalogueEntry> | undefined;
  return linkLines(tx, (words) => meantBy((index ??= catalogueIndex(tx)), words), isNull(recipeLines.ingredientId));
}

/**
 * Changes a name of an entry, and has the lines follow their words: those that it meant leave the entry for what they mean now,
 * or are unlinked until they mean something again, and those that it means come. A line that the family has linked to another
 * food than its name's stays as it is.
 */
export function withLinesOf(tx: Transaction, id: number, word: string, change: () => void): void {
  const before = catalogueIndex(tx);
  change();
  const after = catalogueIndex(tx);
  const beginning = foldText(word).slice(0, WORD_BEGINNING);
  linkLines(tx, (line) => {
    const isOf = line.ingredientId === id;
    if (!isOf && !foldText(line.name).includes(beginning)) return undefined;
    const now = meantBy(after, line) ?? null;
    const isLinkedByName = (meantBy(before, line) ?? null) === line.ingredientId;
    return (isOf || now === id) && isLinkedByName ? now : undefined;
  });
}

/** Plurals begin alike. */
const WORD_BEGINNING = 3;

/** The catalogue as one look-up table, in the household's words. */
export function catalogueIndex(tx: Transaction): FoodIndex<CatalogueEntry> {
  const { words, language } = readKitchen(tx);
  return buildFoodIndex(readCatalogue(tx), words, language);
}

/** So many lines are looked at in some milliseconds. */
const AT_ONCE = 250;

/**
 * After the household has settled whose words it uses: links the lines anew whose word means another food in another kitchen
 * ("coriander"), or as a number of pieces ("2 peppers"), that come in tins, or that say the kind after a comma ("1 onion, red").
 * Answers what looks at the next few of all lines each time it is called, with the catalogue as it is then, and says whether
 * there are more.
 */
export function meaningsRelinker(): (tx: Transaction, index: FoodIndex<CatalogueEntry>) => boolean {
  let lastId = 0;
  // Recipes say most of their lines alike.
  const known = { index: null as FoodIndex<CatalogueEntry> | null, meanings: new Map<string, number | null>() };
  return (tx, index) => {
    if (known.index !== index) Object.assign(known, { index, meanings: new Map() });
    const lines = nextLines(tx).all({ lastId });
    for (const { id, ...words } of lines) {
      const meant = getOrAdd(known.meanings, JSON.stringify(words), () => meaningOf(words, index));
      if (meant !== null && meant !== words.ingredientId) linkLine(tx).run({ id, ingredientId: meant });
      lastId = id;
    }
    return lines.length === AT_ONCE;
  };
}

type LineToRelink = Pick<typeof recipeLines.$inferSelect, "name" | "subType" | "unit" | "notes" | "ingredientId"> & {
  readonly hasAmount: boolean;
};

/** The entry that the words mean in this household, null where they mean the same in all, or nothing that the catalogue has. */
function meaningOf({ ingredientId, name, subType, ...measure }: LineToRelink, index: FoodIndex<CatalogueEntry>) {
  const { descriptions, ...bought } = boughtAs(measure);
  const query = { name, subType, ...bought };
  const meant = () => matchFood(index, { ...query, descriptions })?.id ?? null;
  if (bought.isTinned || meantNames(name).length > 0) return meant();
  // A line that the family has linked to another food than its name's stays as it is.
  return descriptions?.length && matchFood(index, query)?.id === ingredientId ? meant() : null;
}

const nextLines = prepared((db) => {
  const { id, name, subType, unit, notes, amountNum, ingredientId } = recipeLines;
  const hasAmount = sql`${amountNum} is not null`.mapWith(Boolean);
  return db
    .select({ id, name, subType, unit, notes, hasAmount, ingredientId })
    .from(recipeLines)
    .where(and(gt(id, sql.placeholder("lastId")), IS_FOOD))
    .orderBy(id)
    .limit(AT_ONCE);
});

const linkLine = prepared((db) => {
  const { id, ingredientId } = placeholdersOf(recipeLines);
  return db.update(recipeLines).set({ ingredientId }).where(eq(recipeLines.id, id));
});
