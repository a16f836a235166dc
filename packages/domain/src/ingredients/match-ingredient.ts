import { groupBy } from "../ordering/group-by";
import { foldName, foodKey, singularName } from "./normalize-name";

/** What a catalogue entry is known by. */
export interface FoodEntry {
  readonly id: number;
  readonly name: string;
  /** Plural where it is not regular. */
  readonly plural?: string | null;
  readonly subType?: string | null;
  readonly aliases?: readonly string[];
}

/** What a recipe line, a larder row or a search says about its food. */
export interface FoodQuery {
  /** Catalogue entry that the line is linked to; counts before the name while it exists. */
  readonly ingredientId?: number | null | undefined;
  readonly name: string;
  readonly subType?: string | null | undefined;
}

interface Reading<E> {
  readonly entry: E;
  readonly kind: "name" | "plural" | "alias";
}

/** Names, plurals and aliases as one look-up table. Build it once for many questions: it is linear in the catalogue. */
export interface FoodIndex<E extends FoodEntry = FoodEntry> {
  readonly byId: ReadonlyMap<number, E>;
  /** Letter for letter, so that a catalogue may tell "peppers" from "pepper". */
  readonly bySpelling: ReadonlyMap<string, Reading<E>>;
  /** Singular and plural as one. */
  readonly byKey: ReadonlyMap<string, Reading<E>>;
  /** Entries of one name, which differ in their sub types. */
  readonly namesakes: ReadonlyMap<string, readonly E[]>;
}

/** A name outranks a plural and a plural an alias; among equals the entry that came first. */
export function buildFoodIndex<E extends FoodEntry>(entries: readonly E[]): FoodIndex<E> {
  const readings = entries.flatMap((entry) => readingsOf(entry));
  const ranked = (["name", "plural", "alias"] as const).flatMap((kind) =>
    readings.filter(([, reading]) => reading.kind === kind),
  );
  const bySpelling = new Map<string, Reading<E>>();
  const byKey = new Map<string, Reading<E>>();
  for (const [spelling, reading] of ranked) {
    const folded = foldName(spelling);
    keepFirst(bySpelling, folded, reading);
    keepFirst(byKey, singularName(folded), reading);
  }
  const namesakes = groupBy(entries, (entry) => foodKey(entry.name));
  return { byId: new Map(entries.map((entry) => [entry.id, entry])), bySpelling, byKey, namesakes };
}

/**
 * The catalogue entry that a line means: by id, else by name, plural or alias, always the whole name and never by
 * likeness (decisions, section 3). Among entries of one name the one of the line's sub type is taken, else the one
 * without a sub type; a line without a sub type never becomes a red onion. Null where the catalogue has none.
 */
export function matchFood<E extends FoodEntry>(index: FoodIndex<E>, query: FoodQuery): E | null {
  const linked = query.ingredientId == null ? undefined : index.byId.get(query.ingredientId);
  if (linked) return linked;
  const name = foldName(query.name);
  const reading = index.bySpelling.get(name) ?? index.byKey.get(singularName(name));
  if (!reading) return null;
  const wanted = foldName(query.subType ?? "");
  const ofSubType = (subType: string): E | undefined =>
    index.namesakes.get(foodKey(reading.entry.name))?.find((entry) => foldName(entry.subType ?? "") === subType);
  // An alias names one entry, sub type and all: "red onion" may stand for the red entry of onion.
  if (reading.kind === "alias") return (wanted === "" ? undefined : ofSubType(wanted)) ?? reading.entry;
  return ofSubType(wanted) ?? ofSubType("") ?? null;
}

/** What makes two lines the same food. */
export interface FoodIdentity {
  /** Equal for the same food and for nothing else; made of folded name and sub type, so it outlives catalogue ids. */
  readonly key: string;
  /** As the catalogue spells it; as written where it has no entry. */
  readonly name: string;
  /** As written, trimmed; '' where there is none, never null. */
  readonly subType: string;
}

/**
 * THE identity of a food (decisions, section 5), asked by lists, larder and duplicate checks alike: the catalogue entry
 * after alias and plural, with the line's sub type, else the entry's. `entry` is what {@link matchFood} found.
 */
export function foodIdentity(
  entry: FoodEntry | null,
  name: string,
  lineSubType: string | null | undefined,
): FoodIdentity {
  const shownName = entry?.name.trim() || name.trim();
  const subType = lineSubType?.trim() || entry?.subType?.trim() || "";
  const foldedSubType = foldName(subType);
  return { key: `${foodKey(shownName)}${foldedSubType === "" ? "" : `|${foldedSubType}`}`, name: shownName, subType };
}

function readingsOf<E extends FoodEntry>(entry: E): [string, Reading<E>][] {
  const plurals = entry.plural ? [entry.plural] : [];
  return [
    [entry.name, { entry, kind: "name" }],
    ...plurals.map((plural): [string, Reading<E>] => [plural, { entry, kind: "plural" }]),
    ...(entry.aliases ?? []).map((alias): [string, Reading<E>] => [alias, { entry, kind: "alias" }]),
  ];
}

function keepFirst<E>(table: Map<string, E>, key: string, value: E): void {
  if (key !== "" && !table.has(key)) table.set(key, value);
}
