import type { FoodIndex } from "@tureen/domain/ingredients/matching/food-index";
import { foldedSpellings, foldText } from "@tureen/domain/ingredients/names/normalize-name";
import { foodWordsIn, type HouseholdLanguage } from "@tureen/domain/languages/food-names";
import { bestMatches, type FoldedTexts } from "@tureen/domain/ordering/best-matches";
import { compareNames } from "@tureen/domain/ordering/compare-names";
import type { CatalogueEntry } from "../ingredients/food-index";

/** Shorter texts find nothing (specification, section 5). */
const MIN_CHARACTERS = 2;
/** More than anybody reads; whoever gets so many types another letter. */
const MAX_RESULTS = 50;

/** Entries whose name, plural, sub type or alias, or name in the reader's language, holds `text`, best first. At most 50. */
export function findIngredients(
  catalogue: FoodIndex<CatalogueEntry>["byId"],
  text: string,
  language: HouseholdLanguage = "en",
): CatalogueEntry[] {
  if (foldText(text).length < MIN_CHARACTERS) return [];
  return bestMatches(byName(catalogue), text, (entry) => foldedTexts(entry, language)).slice(0, MAX_RESULTS);
}

/** The catalogue is read from the database once for many letters typed. */
const sortedByCatalogue = new WeakMap<FoodIndex<CatalogueEntry>["byId"], readonly CatalogueEntry[]>();
const foldedByEntry = new WeakMap<CatalogueEntry, Map<HouseholdLanguage, FoldedTexts>>();

function byName(catalogue: FoodIndex<CatalogueEntry>["byId"]): readonly CatalogueEntry[] {
  const known = sortedByCatalogue.get(catalogue);
  if (known) return known;
  const sorted = [...catalogue.values()].toSorted((left, right) => compareNames(left.name, right.name));
  sortedByCatalogue.set(catalogue, sorted);
  return sorted;
}

/** What an entry is found by in this language, its name first. */
function foldedTexts(entry: CatalogueEntry, language: HouseholdLanguage): FoldedTexts {
  const byLanguage = foldedByEntry.get(entry) ?? new Map<HouseholdLanguage, FoldedTexts>();
  foldedByEntry.set(entry, byLanguage);
  const known = byLanguage.get(language);
  if (known) return known;
  const { name, plural, subType, aliases } = entry;
  const words = foodWordsIn(language, name);
  const texts = [name, plural ?? "", ...aliases, `${subType} ${name}`, `${name} ${subType}`, ...words].flatMap(
    foldedSpellings,
  );
  byLanguage.set(language, texts);
  return texts;
}
