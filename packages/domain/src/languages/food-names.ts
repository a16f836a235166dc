import type { FoodNames, LanguageFolder } from "@tureen/messages/language-file";
import { FOLDERS } from "@tureen/messages/language-folders";
import { isLanguage, type Language, type Translated, TRANSLATED } from "@tureen/messages/languages";
import { foldName, spellingsOf } from "../ingredients/names/normalize-name";

/** Whose words count first where languages use one for different foods. */
export type HouseholdLanguage = Language;

/** What a household speaks by its setting; English where that names no language of ours. */
export const householdLanguage = (code: string | undefined): HouseholdLanguage => (isLanguage(code) ? code : "en");

/** Languages that have names of their own for the catalogue's foods. */
export const FOOD_LANGUAGES = TRANSLATED;

/** The catalogue's foods in one language, by their English names. */
export const foodNamesOf = (language: Translated): FoodNames => FOLDERS[language].foods;

/** What a language calls a food of the catalogue; the English name where it has none. */
export function foodNameIn(language: HouseholdLanguage, english: string, isPlural = false): string {
  return foodWordsIn(language, english)[isPlural ? 1 : 0] ?? english;
}

/** Every name that a language has for a food of the catalogue: its singular and plural first. */
export function foodWordsIn(language: HouseholdLanguage, english: string): readonly string[] {
  return language === "en" ? [] : (foodNamesOf(language)[english] ?? []);
}

/** The categories in the order in which a language's shops have them; empty where it is the English one. */
export function shelvesIn(language: HouseholdLanguage): readonly string[] {
  return language === "en" ? [] : (FOLDERS[language].shelves ?? []);
}

const FALSE_FRIENDS = foldedByLanguage((folder) => folder.falseFriends);
const SILENT_WORDS = foldedByLanguage((folder) => folder.silentWords);

function foldedByLanguage(wordsOf: (folder: LanguageFolder) => readonly string[] | undefined) {
  return new Map(FOOD_LANGUAGES.map((code) => [code, new Set((wordsOf(FOLDERS[code]) ?? []).map(foldName))] as const));
}

/** What a word like "Paprika" means by the spoon. */
const SPOONED: ReadonlySet<string> = new Set(["paprika"]);

const cachedWords = new Map<Translated, ReadonlyMap<string, string>>();

/** Every word of a language, folded, with the English name of its food: built at the first question. */
function wordsOf(language: Translated): ReadonlyMap<string, string> {
  const cached = cachedWords.get(language);
  if (cached) return cached;
  const words = new Map<string, string>();
  for (const [english, names] of Object.entries(foodNamesOf(language))) {
    for (const name of names) for (const spelling of spellingsOf(name)) words.set(foldName(spelling), english);
  }
  cachedWords.set(language, words);
  return words;
}

/** The English catalogue's name for a word of one language; undefined where the language has no such word. */
function englishOf(language: Translated, folded: string): string | undefined {
  const words = wordsOf(language);
  return (
    words.get(folded) ??
    words.get(
      folded
        .split(" ")
        .filter((word) => !SILENT_WORDS.get(language)?.has(word))
        .join(" "),
    )
  );
}

/** The English catalogue's name for a word of one language; undefined where that has no such word. */
export const translatedIn = (language: Translated, name: string): string | undefined =>
  englishOf(language, foldName(name));

/** The language that has the most of these words for foods; undefined where none has a word that another has not. */
export function languageOfFoods(names: readonly string[]): Translated | undefined {
  const known = names.map((name) => FOOD_LANGUAGES.filter((language) => translatedIn(language, name) !== undefined));
  const told = known.filter((languages) => languages.length === 1).flat();
  const counted = FOOD_LANGUAGES.map(
    (language) => [language, told.filter((each) => each === language).length] as const,
  );
  const [most] = counted.toSorted(([, left], [, right]) => right - left);
  return most && most[1] > 0 ? most[0] : undefined;
}

/** What a household's language means by a word that English has for another food; undefined for nearly every word. */
export function falseFriend(name: string, language: HouseholdLanguage, isSpooned = false): string | undefined {
  if (language === "en") return undefined;
  const folded = foldName(name);
  if (!FALSE_FRIENDS.get(language)?.has(folded) || (isSpooned && SPOONED.has(folded))) return undefined;
  return wordsOf(language).get(folded);
}

/** What a word may mean by {@link falseFriend}, in whichever household. */
export function falseFriends(name: string): readonly string[] {
  return FOOD_LANGUAGES.flatMap((language) => falseFriend(name, language) ?? []);
}

/**
 * The English catalogue's name for a word of another language: the household's own language first, else what all the
 * languages that know the word call by it. Undefined for what none knows or they do not agree about.
 */
export function translatedFood(name: string, language: HouseholdLanguage): string | undefined {
  const folded = foldName(name);
  const own = language === "en" ? undefined : englishOf(language, folded);
  if (own !== undefined) return own;
  const foods = new Set(FOOD_LANGUAGES.flatMap((each) => englishOf(each, folded) ?? []));
  return foods.size === 1 ? [...foods][0] : undefined;
}

/** The English names of every food that a word may mean in some language. */
export function translatedFoods(name: string): readonly string[] {
  const folded = foldName(name);
  return [...new Set(FOOD_LANGUAGES.flatMap((language) => englishOf(language, folded) ?? []))];
}
