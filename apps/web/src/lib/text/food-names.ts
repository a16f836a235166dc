import type { FoodNames } from "@tureen/messages/language-file";
import { foldedSpellings } from "@tureen/domain/ingredients/names/normalize-name";
import { categoryText, UNCATEGORIZED } from "@tureen/domain/ingredients/shelves/shop-categories";
import { listedName } from "@tureen/domain/languages/listed-name";
import { useSyncExternalStore } from "react";
import { currentFoodNames, currentLocale, ENGLISH_FOODS, onLanguageChange, said } from "./language";

/** What the language on the screen calls foods; for what is remembered until the language changes. */
export function useFoodNames(): FoodNames {
  return useSyncExternalStore(onLanguageChange, currentFoodNames);
}

/** What the language on the screen calls a food of the catalogue; a family's own words stay as they are. */
export function foodName(name: string): string {
  return currentFoodNames()[name]?.[0] ?? name;
}

/** The same for a food on a list: "1 Zwiebel", but "3 Zwiebeln" and "750 g Zwiebeln". */
export function listedFoodName(item: {
  readonly name: string;
  readonly totalAmount: number;
  readonly unit: string;
}): string {
  const { name, unit, totalAmount } = item;
  const says = { unit, isOne: totalAmount > 0 && totalAmount <= 1, hasAmount: totalAmount > 0 };
  return listedName(name, says, currentFoodNames());
}

/** What a food is found by in the language on the screen, folded; nothing in English. */
export function foldedFoodWords(name: string, foods: FoodNames = currentFoodNames()): readonly string[] {
  return (foods[name] ?? []).flatMap(foldedSpellings);
}

/** A category as it is said on the screen; what has none is uncategorized. */
export function categoryName(category: string | null): string {
  return said(categoryText(category || UNCATEGORIZED));
}

const collators = new Map<string, Intl.Collator>();

/** Sorts names as the language on the screen does: "Äpfel" beside "Apfel". */
export function compareNames(left: string, right: string): number {
  const locale = currentLocale();
  const collator = collators.get(locale) ?? new Intl.Collator(locale);
  collators.set(locale, collator);
  return collator.compare(left, right);
}

/** Things by their names, as the language on the screen sorts and calls foods; in English the order stays as given. */
export function inFoodOrder<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  foods: FoodNames = currentFoodNames(),
): readonly T[] {
  if (foods === ENGLISH_FOODS) return items;
  const shown = (item: T): string => foods[nameOf(item)]?.[0] ?? nameOf(item);
  return items.toSorted((left, right) => compareNames(shown(left), shown(right)));
}
