import { foldText } from "@tureen/domain/ingredients/normalize-name";
import type { CatalogueEntry } from "../ingredients/food-index";

/** Shorter texts find nothing (specification, section 5). */
const MIN_CHARACTERS = 2;
/** More than anybody reads; whoever gets so many types another letter. */
const MAX_RESULTS = 50;

/**
 * Entries whose name, plural, sub type or alias holds `text`, in any case and with or without accents: names that
 * begin with it first, then words that begin with it, then the rest; by name among equals. At most 50.
 */
export function findIngredients(entries: readonly CatalogueEntry[], text: string): CatalogueEntry[] {
  const asked = foldText(text);
  if (asked.length < MIN_CHARACTERS) return [];
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, asked) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .toSorted((left, right) => left.rank - right.rank || left.entry.name.localeCompare(right.entry.name, "en"))
    .slice(0, MAX_RESULTS)
    .map(({ entry }) => entry);
}

const NOT_FOUND = 4;

function rankOf(entry: CatalogueEntry, asked: string): number {
  const [name = "", ...others] = foldedTexts(entry);
  if (name.startsWith(asked)) return 0;
  if (others.some((other) => other.startsWith(asked))) return 1;
  const all = [name, ...others];
  if (all.some((other) => other.includes(` ${asked}`))) return 2;
  return all.some((other) => other.includes(asked)) ? 3 : NOT_FOUND;
}

/** An entry is read from the database once for many letters typed. */
const foldedByEntry = new WeakMap<CatalogueEntry, readonly string[]>();

/** What an entry is found by, its name first. */
function foldedTexts(entry: CatalogueEntry): readonly string[] {
  const known = foldedByEntry.get(entry);
  if (known) return known;
  const { name, plural, subType, aliases } = entry;
  const texts = [name, plural ?? "", ...aliases, `${subType} ${name}`, `${name} ${subType}`].map(foldText);
  foldedByEntry.set(entry, texts);
  return texts;
}
