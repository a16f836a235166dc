import { falseFriends, translatedFoods } from "../../languages/food-names";
import { meaningOf, type KitchenWords } from "../../languages/kitchen-words";
import { declinedNames, describedNames, turnedNames } from "./described-food";
import { choicesOf } from "../names/food-choice";
import type { FoodQuery } from "./food-query";
import { withoutMeasure } from "../names/measure-in-name";
import { singularName } from "../names/food-key";
import { foldName } from "../names/normalize-name";
import { otherNamesOf, withoutSilentWords } from "../names/same-food";

/** What a catalogue may call a food that comes in tins. */
export function tinnedNames(name: string): readonly string[] {
  const bare = withoutSilentWords(name);
  return [`tinned ${bare}`, `canned ${bare}`];
}

/** What a name means that means something else in another kitchen, or another number; undefined for most. */
export function meantName({ name, isCounted = false }: FoodQuery, kitchen: KitchenWords): string | undefined {
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
    // That a description is a food by itself decides, too: "lemon, pepper" is no lemon pepper.
    description,
    ...describedNames(name, description),
    ...declinedNames(name, description).flatMap(translatedFoods),
  ]);
}

/** All names under which the catalogue may have a food, in whichever kitchen: what a repository has to read for `matchFood`. */
export function candidateNames(name: string): readonly string[] {
  const translated = translatedFoods(name);
  return [
    ...new Set([
      ...choicesOf(name).flatMap(candidateNames),
      name,
      ...meantNames(name),
      ...translated,
      ...turnedNames(name).flatMap(translatedFoods),
      ...otherNamesOf(name),
      withoutMeasure(name),
      ...translatedFoods(withoutMeasure(name)),
      ...[name, ...translated].flatMap(tinnedNames),
    ]),
  ];
}
