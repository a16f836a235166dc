import { findUnit } from "../quantities/find-unit";
import { groupBy } from "../ordering/group-by";
import {
  falseFriend,
  falseFriends,
  translatedFood,
  translatedFoods,
  type HouseholdLanguage,
} from "../languages/food-names";
import { meaningOf, type KitchenWords } from "../languages/kitchen-words";
import { declinedNames, describedNames, descriptionsIn } from "./described-food";
import { withoutMeasure } from "./measure-in-name";
import { choicesOf } from "./food-choice";
import { foldName, foodKey, singularName } from "./normalize-name";
import { equalFoodKey, otherNamesOf, sameFoodKey, withoutSilentWords } from "./same-food";

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

/** What a recipe line, a larder row or a search says about its food. */
export interface FoodQuery {
  /** Catalogue entry that the line is linked to; counts before the name while it exists. */
  readonly ingredientId?: number | null | undefined;
  readonly name: string;
  readonly subType?: string | null | undefined;
  /** True for a number of pieces: "2 pepper" are vegetables, "pepper" is the spice. */
  readonly isCounted?: boolean | undefined;
  /** True for what comes in tins: "1 tin tomatoes" are no fresh ones. */
  readonly isTinned?: boolean | undefined;
  /** True for what is measured by the spoon or the pinch: "1 TL Paprika" is the spice. */
  readonly isSpooned?: boolean | undefined;
  /** What is said of it after a comma, which may be its kind: "1 onion, red", "oregano, dried", "Butter, unsalted, 50 g". */
  readonly descriptions?: readonly string[] | undefined;
}

const SPOONS: ReadonlySet<string | undefined> = new Set(["tsp", "tbsp", "pinch", "dash"]);

/** What a line's measure says about its food: `unit` and `notes` as written, '' for none. */
export function boughtAs(line: {
  readonly hasAmount: boolean;
  readonly unit: string;
  readonly notes?: string | null | undefined;
}): Pick<FoodQuery, "isCounted" | "isTinned" | "isSpooned" | "descriptions"> {
  const unit = line.unit.trim();
  // "400g tin of tomatoes" has its tin among the notes.
  const container = findUnit(unit)?.id === "can" ? unit : (/^[^\s,]+/.exec(line.notes ?? "")?.[0] ?? "");
  return {
    isCounted: line.hasAmount && unit === "",
    isTinned: findUnit(container)?.id === "can",
    isSpooned: SPOONS.has(findUnit(unit)?.id),
    descriptions: descriptionsIn(line.notes),
  };
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
  const bySpelling = new Map<string, Reading<E>>();
  const byKey = new Map<string, Reading<E>>();
  for (const [spelling, reading] of ranked) {
    const folded = foldName(spelling);
    keepFirst(bySpelling, folded, reading);
    keepFirst(byKey, singularName(folded), reading);
  }
  const namesakes = groupBy(entries, (entry) => foodKey(entry.name));
  return { byId: new Map(entries.map((entry) => [entry.id, entry])), bySpelling, byKey, namesakes, kitchen, language };
}

/**
 * The catalogue entry that a line means: by id, else by name, plural or alias, always the whole name and never by
 * likeness (decisions, section 3); a word that kitchens or languages use for different foods means this household's. A name that the
 * catalogue does not have (in tins first, where tins are asked for) is asked for by what it is in English ("Zwiebeln"), without words that never make another food
 * ("ripe"), by its everyday equals, in the other number, without the measure in it ("garlic cloves"), and by the first known of the foods that it
 * leaves a choice of ("butter or margarine"). Among entries of one name the one of the line's
 * sub type is taken, else the one without a sub type; a line without a sub type never becomes a red onion. Null where the
 * catalogue has none.
 */
export function matchFood<E extends FoodEntry>(index: FoodIndex<E>, query: FoodQuery): E | null {
  const linked = query.ingredientId == null ? undefined : index.byId.get(query.ingredientId);
  if (linked) return linked;
  const reading = readingOf(index, query);
  if (!reading) return null;
  const wanted = foldName(query.subType ?? "");
  const ofSubType = (subType: string): E | undefined =>
    index.namesakes.get(foodKey(reading.entry.name))?.find((entry) => foldName(entry.subType ?? "") === subType);
  // An alias names one entry, sub type and all: "red onion" may stand for the red entry of onion.
  if (reading.kind === "alias") return (wanted === "" ? undefined : ofSubType(wanted)) ?? reading.entry;
  return ofSubType(wanted) ?? ofSubType("") ?? null;
}

/** The entry of exactly this name, plural or alias, in whichever language; undefined where there is none. */
export function findByName<E extends FoodEntry>(index: FoodIndex<E>, name: string): E | undefined {
  return (ofHousehold(index, { name }) ?? lookUp(index, name) ?? translated(index, { name }))?.entry;
}

/** By the name with the first description that makes another food of it; without them where none does. */
function readingOf<E extends FoodEntry>(index: FoodIndex<E>, query: FoodQuery): Reading<E> | undefined {
  const plain = byName(index, query);
  const kind = firstOf(query.descriptions ?? [], (description) => {
    const reading = described(index, query, description);
    return reading?.entry === plain?.entry ? undefined : reading;
  });
  return kind ?? plain;
}

function byName<E extends FoodEntry>(index: FoodIndex<E>, query: FoodQuery): Reading<E> | undefined {
  const meant = meantName(query, index.kitchen);
  return (
    inTins(index, query, query.name) ??
    ofHousehold(index, query) ??
    (meant === undefined ? undefined : lookUp(index, meant)) ??
    lookUp(index, query.name) ??
    byOtherWords(index, query) ??
    firstOf([withoutMeasure(query.name)], (name) => lookUp(index, name)) ??
    firstOf(choicesOf(query.name), (name) => bought(byWholeName(index, { ...query, name })))
  );
}

/** A name that was put together from the words of a line: nothing further is left out of it. */
function byWholeName<E extends FoodEntry>(index: FoodIndex<E>, query: FoodQuery): Reading<E> | undefined {
  const { name } = query;
  return (
    inTins(index, query, name) ?? lookUp(index, name) ?? lookUp(index, sameFoodKey(name)) ?? translated(index, query)
  );
}

/** Of "water or stock" the stock is bought. */
const bought = <E extends FoodEntry>(reading: Reading<E> | undefined): Reading<E> | undefined =>
  reading?.entry.neverBought ? undefined : reading;

/** What the name with something that is said of it names: "onion" with "red", "Zwiebel" with "rot". */
function described<E extends FoodEntry>(
  index: FoodIndex<E>,
  query: FoodQuery,
  description: string,
): Reading<E> | undefined {
  const [kind = "", ...others] = describedNames(query.name, description);
  const isKind = (name: string): Reading<E> | undefined => byWholeName(index, { ...query, name });
  // "Lemon, pepper" is no lemon pepper: a food after the comma may only be the kind, "vinegar, cider".
  const further = (): Reading<E> | undefined => (findByName(index, description) ? undefined : firstOf(others, isKind));
  // Only languages that decline an adjective before its noun have more names, and only for words of theirs.
  const declined = (): Reading<E> | undefined =>
    translatedFoods(query.name).length === 0
      ? undefined
      : firstOf(declinedNames(query.name, description), (name) => translated(index, { ...query, name }));
  return isKind(kind) ?? further() ?? declined();
}

/** By a word of another language, unless a food of the family's own goes by that word in the other number. */
function byOtherWords<E extends FoodEntry>(index: FoodIndex<E>, query: FoodQuery): Reading<E> | undefined {
  const other = firstOf(otherNamesOf(query.name), (name) => lookUp(index, name));
  return other?.entry.isCustom ? other : (translated(index, query) ?? other);
}

function inTins<E extends FoodEntry>(index: FoodIndex<E>, query: FoodQuery, name: string): Reading<E> | undefined {
  return query.isTinned ? firstOf(tinnedNames(name), (each) => lookUp(index, each)) : undefined;
}

/** What the household's language means by a word that English has for another food; a food of the family's own outranks it. */
function ofHousehold<E extends FoodEntry>(index: FoodIndex<E>, query: FoodQuery): Reading<E> | undefined {
  const english = falseFriend(query.name, index.language, query.isSpooned);
  if (english === undefined || lookUp(index, query.name)?.entry.isCustom) return undefined;
  return lookUp(index, english);
}

/** The names in other languages are those of the built-in catalogue; a family's own food goes by the family's own words. */
function translated<E extends FoodEntry>(index: FoodIndex<E>, query: FoodQuery): Reading<E> | undefined {
  const english = translatedFood(query.name, index.language);
  if (english === undefined) return undefined;
  const reading = inTins(index, query, english) ?? lookUp(index, english);
  return reading?.entry.isCustom === false ? reading : undefined;
}

function lookUp<E extends FoodEntry>(index: FoodIndex<E>, name: string): Reading<E> | undefined {
  const folded = foldName(name);
  return index.bySpelling.get(folded) ?? index.byKey.get(singularName(folded));
}

function firstOf<T>(names: readonly string[], find: (name: string) => T | undefined): T | undefined {
  for (const name of names) {
    const found = find(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What a catalogue may call a food that comes in tins. */
export function tinnedNames(name: string): readonly string[] {
  const bare = withoutSilentWords(name);
  return [`tinned ${bare}`, `canned ${bare}`];
}

/** What a name means that means something else in another kitchen, or another number; undefined for most. */
function meantName({ name, isCounted = false }: FoodQuery, kitchen: KitchenWords): string | undefined {
  const bare = withoutSilentWords(name);
  if (bare === "peppers" || ((bare === "pepper" || bare === "paprika") && isCounted)) return "bell pepper";
  // "coriander leaves" and "fresh coriander" are the herb everywhere.
  const isHerb = /^fresh |^bunch of | (?:lea(?:f|ves)|sprigs?|stalks?|stems?)$/.test(foldName(name));
  return isHerb ? undefined : meaningOf(singularName(bare), kitchen);
}

/** What a name means in one household or another, or by number; empty for most. */
export function meantNames(name: string): readonly string[] {
  const inKitchens = (["british", "american"] as const).flatMap(
    (kitchen) => meantName({ name, isCounted: true }, kitchen) ?? [],
  );
  return [...inKitchens, ...falseFriends(name)];
}

/** The names that a line's descriptions may make of its food: what a repository has to read besides the name itself. */
export function namesByDescription({ name, descriptions = [] }: FoodQuery): readonly string[] {
  return descriptions.flatMap((description) => [
    ...describedNames(name, description),
    ...declinedNames(name, description).flatMap(translatedFoods),
  ]);
}

/** All names under which the catalogue may have a food, in whichever kitchen: what a repository has to read for {@link matchFood}. */
export function candidateNames(name: string): readonly string[] {
  const translated = translatedFoods(name);
  return [
    ...new Set([
      ...choicesOf(name).flatMap(candidateNames),
      name,
      ...meantNames(name),
      ...translated,
      ...otherNamesOf(name),
      withoutMeasure(name),
      ...[name, ...translated].flatMap(tinnedNames),
    ]),
  ];
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
 * after alias and plural, its everyday equals included, with the line's sub type, else the entry's. `entry` is what
 * {@link matchFood} found.
 */
export function foodIdentity(
  entry: FoodEntry | null,
  name: string,
  lineSubType: string | null | undefined,
): FoodIdentity {
  const shownName = entry?.name.trim() || name.trim();
  const subType = lineSubType?.trim() || entry?.subType?.trim() || "";
  const foldedSubType = foldName(subType);
  const key = entry?.name.trim() ? keyOfEntry(entry) : nameKey(shownName, entry?.isCustom);
  return { key: `${key}${foldedSubType === "" ? "" : `|${foldedSubType}`}`, name: shownName, subType };
}

/** Entries are read from the catalogue once and asked for with each line of each list. */
const keysOfEntries = new WeakMap<FoodEntry, string>();

function keyOfEntry(entry: FoodEntry): string {
  const known = keysOfEntries.get(entry);
  const key = known ?? nameKey(entry.name.trim(), entry.isCustom);
  if (known === undefined) keysOfEntries.set(entry, key);
  return key;
}

/** Built-in entries were told apart by hand: only everyday equals make two of them one food. */
function nameKey(name: string, isCustom: boolean | undefined): string {
  return isCustom === false ? equalFoodKey(name) : sameFoodKey(withoutMeasure(name));
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
