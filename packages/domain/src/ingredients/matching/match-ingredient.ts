import { falseFriend, translatedFood, translatedFoods } from "../../languages/food-names";
import { meantName, tinnedNames } from "./candidate-names";
import { declinedNames, describedNames, turnedNames } from "./described-food";
import { choicesOf } from "../names/food-choice";
import { lookUp, type FoodEntry, type FoodIndex, type EntryByName } from "./food-index";
import type { FoodQuery } from "./food-query";
import { withoutMeasure } from "../names/measure-in-name";
import { foodKey } from "../names/food-key";
import { foldName } from "../names/normalize-name";
import { otherNamesOf, sameFoodKey } from "../names/same-food";

/**
 * The catalogue entry that a line means: the one that it is linked to, else that of its name, always the whole name and
 * never by likeness (decisions, section 3). Null where the catalogue has none. A kind said after a comma makes it the
 * kind's name ("1 onion, red"). The catalogue is asked for a name
 *
 * 1. in tins, where the line is about tins
 * 2. as this household means it, where kitchens or languages use the word for different foods
 * 3. as it is written, whether that is a name, a plural or an alias, in either number
 * 4. in English ("Zwiebeln"), and by its everyday equals without words that never make another food ("ripe")
 * 5. without the measure in it ("garlic cloves")
 * 6. by the first known food of a choice ("butter or margarine")
 *
 * Among entries of one name the one of the line's sub type is taken, else the one without a sub type: a line without a
 * sub type never becomes a red onion.
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
function readingOf<E extends FoodEntry>(index: FoodIndex<E>, query: FoodQuery): EntryByName<E> | undefined {
  const plain = byName(index, query);
  const kind = firstOf(query.descriptions ?? [], (description) => {
    const reading = described(index, query, description);
    return reading?.entry === plain?.entry ? undefined : reading;
  });
  const turned = (): EntryByName<E> | undefined => byWordPlace(index, query);
  return kind ?? (query.name.endsWith(")") ? turned() : undefined) ?? plain ?? turned();
}

/** "Paprika rot" and "Petersilie glatt": German and Dutch put what declines before its noun behind it, too. */
function byWordPlace<E extends FoodEntry>(index: FoodIndex<E>, query: FoodQuery): EntryByName<E> | undefined {
  return firstOf(turnedNames(query.name), (name) => translated(index, { ...query, name }));
}

function byName<E extends FoodEntry>(index: FoodIndex<E>, query: FoodQuery): EntryByName<E> | undefined {
  const meant = meantName(query, index.kitchen);
  return (
    inTins(index, query, query.name) ??
    ofHousehold(index, query) ??
    (meant === undefined ? undefined : lookUp(index, meant)) ??
    lookUp(index, query.name) ??
    byOtherWords(index, query) ??
    firstOf([withoutMeasure(query.name)], (name) => lookUp(index, name) ?? translated(index, { ...query, name })) ??
    firstOf(choicesOf(query.name), (name) => bought(byWholeName(index, { ...query, name })))
  );
}

/** A name that was put together from the words of a line: nothing further is left out of it. */
function byWholeName<E extends FoodEntry>(index: FoodIndex<E>, query: FoodQuery): EntryByName<E> | undefined {
  const { name } = query;
  return (
    inTins(index, query, name) ?? lookUp(index, name) ?? lookUp(index, sameFoodKey(name)) ?? translated(index, query)
  );
}

/** Of "water or stock" the stock is bought. */
const bought = <E extends FoodEntry>(reading: EntryByName<E> | undefined): EntryByName<E> | undefined =>
  reading?.entry.neverBought ? undefined : reading;

/** What the name with something that is said of it names: "onion" with "red", "Zwiebel" with "rot". */
function described<E extends FoodEntry>(
  index: FoodIndex<E>,
  query: FoodQuery,
  description: string,
): EntryByName<E> | undefined {
  const [kind = "", ...others] = describedNames(query.name, description);
  const isKind = (name: string): EntryByName<E> | undefined => byWholeName(index, { ...query, name });
  // "Lemon, pepper" is no lemon pepper: a food after the comma may only be the kind, "vinegar, cider".
  const further = (): EntryByName<E> | undefined =>
    findByName(index, description) ? undefined : firstOf(others, isKind);
  // Only languages that decline an adjective before its noun have more names, and only for words of theirs.
  const declined = (): EntryByName<E> | undefined =>
    translatedFoods(query.name).length === 0
      ? undefined
      : firstOf(declinedNames(query.name, description), (name) => translated(index, { ...query, name }));
  return isKind(kind) ?? further() ?? declined();
}

/** By a word of another language, unless a food of the family's own goes by that word in the other number. */
function byOtherWords<E extends FoodEntry>(index: FoodIndex<E>, query: FoodQuery): EntryByName<E> | undefined {
  const other = firstOf(otherNamesOf(query.name), (name) => lookUp(index, name));
  return other?.entry.isCustom ? other : (translated(index, query) ?? other);
}

function inTins<E extends FoodEntry>(index: FoodIndex<E>, query: FoodQuery, name: string): EntryByName<E> | undefined {
  return query.isTinned ? firstOf(tinnedNames(name), (each) => lookUp(index, each)) : undefined;
}

/** What the household's language means by a word that English has for another food; a food of the family's own outranks it. */
function ofHousehold<E extends FoodEntry>(index: FoodIndex<E>, query: FoodQuery): EntryByName<E> | undefined {
  const english = falseFriend(query.name, index.language, query.isSpooned);
  if (english === undefined || lookUp(index, query.name)?.entry.isCustom) return undefined;
  return lookUp(index, english);
}

/** The names in other languages are those of the built-in catalogue; a family's own food goes by the family's own words. */
function translated<E extends FoodEntry>(index: FoodIndex<E>, query: FoodQuery): EntryByName<E> | undefined {
  const english = translatedFood(query.name, index.language);
  if (english === undefined) return undefined;
  const reading = inTins(index, query, english) ?? lookUp(index, english);
  return reading?.entry.isCustom === false ? reading : undefined;
}

function firstOf<T>(names: readonly string[], find: (name: string) => T | undefined): T | undefined {
  for (const name of names) {
    const found = find(name);
    if (found !== undefined) return found;
  }
  return undefined;
}
