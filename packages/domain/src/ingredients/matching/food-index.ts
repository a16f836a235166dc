import type { HouseholdLanguage } from "../../languages/food-names";
import type { KitchenWords } from "../../languages/kitchen-words";
import { groupBy } from "../../ordering/group-by";
import { foodKey, singularName } from "../names/food-key";
import { foldName } from "../names/normalize-name";

/** What a catalogue entry is known by. */
export interface FoodEntry {
  readonly id: number;
  readonly name: string;
  /** Plural where it is not regular. */
  readonly plural?: string | null;
  readonly subType?: string | null;
  readonly aliases?: readonly string[];
  /** False for an entry of the built-in catalogue: those were told apart by hand. */
  readonly isCustom?: boolean;
  /** Reaches no list: water comes out of the tap. */
  readonly neverBought?: boolean;
}

/** An entry, and by which of its names it was found. */
export interface EntryByName<E> {
  readonly entry: E;
  readonly kind: "name" | "plural" | "alias";
}

/** Names, plurals and aliases as one look-up table. Build it once for many questions: it is linear in the catalogue. */
export interface FoodIndex<E extends FoodEntry = FoodEntry> {
  readonly byId: ReadonlyMap<number, E>;
  /** Letter for letter, so that a catalogue may tell "peppers" from "pepper". */
  readonly bySpelling: ReadonlyMap<string, EntryByName<E>>;
  /** Singular and plural as one. */
  readonly byKey: ReadonlyMap<string, EntryByName<E>>;
  /** Entries of one name, which differ in their sub types. */
  readonly namesakes: ReadonlyMap<string, readonly E[]>;
  /** Settles the words that mean different things in different kitchens. */
  readonly kitchen: KitchenWords;
  /** Settles the words that mean different things in different languages. */
  readonly language: HouseholdLanguage;
}

/** A name outranks a plural and a plural an alias; among equals the entry that came first. */
export function buildFoodIndex<E extends FoodEntry>(
  entries: readonly E[],
  kitchen: KitchenWords = "british",
  language: HouseholdLanguage = "en",
): FoodIndex<E> {
  const readings = entries.flatMap((entry) => readingsOf(entry));
  const ranked = (["name", "plural", "alias"] as const).flatMap((kind) =>
    readings.filter(([, reading]) => reading.kind === kind),
  );
  const bySpelling = new Map<string, EntryByName<E>>();
  const byKey = new Map<string, EntryByName<E>>();
  for (const [spelling, reading] of ranked) {
    const folded = foldName(spelling);
    keepFirst(bySpelling, folded, reading);
    keepFirst(byKey, singularName(folded), reading);
  }
  const namesakes = groupBy(entries, (entry) => foodKey(entry.name));
  return { byId: new Map(entries.map((entry) => [entry.id, entry])), bySpelling, byKey, namesakes, kitchen, language };
}

/** The entry of this name, plural or alias letter for letter, else in the other number; undefined where there is none. */
export function lookUp<E extends FoodEntry>(index: FoodIndex<E>, name: string): EntryByName<E> | undefined {
  const folded = foldName(name);
  return index.bySpelling.get(folded) ?? index.byKey.get(singularName(folded));
}

function readingsOf<E extends FoodEntry>(entry: E): [string, EntryByName<E>][] {
  const plurals = entry.plural ? [entry.plural] : [];
  return [
    [entry.name, { entry, kind: "name" }],
    ...plurals.map((plural): [string, EntryByName<E>] => [plural, { entry, kind: "plural" }]),
    ...(entry.aliases ?? []).map((alias): [string, EntryByName<E>] => [alias, { entry, kind: "alias" }]),
  ];
}

function keepFirst<E>(table: Map<string, E>, key: string, value: E): void {
  if (key !== "" && !table.has(key)) table.set(key, value);
}
