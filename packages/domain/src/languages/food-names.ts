import de from "./foods/de.json";
import es from "./foods/es.json";
import fr from "./foods/fr.json";
import it from "./foods/it.json";
import nl from "./foods/nl.json";
import { foldName, spellingsOf } from "../ingredients/normalize-name";

/** Foods of the catalogue by their English name: singular, plural, and whatever else cooks of that language call them. */
export type FoodNames = Readonly<Record<string, readonly string[]>>;

const FOODS = { de, fr, es, it, nl } satisfies Readonly<Record<string, FoodNames>>;

/** Languages that have names of their own for the catalogue's foods. */
export type FoodLanguage = keyof typeof FOODS;
export const FOOD_LANGUAGES = Object.keys(FOODS) as readonly FoodLanguage[]; // the keys of the object above

export const foodNamesOf = (language: FoodLanguage): FoodNames => FOODS[language];

/** What a language calls a food of the catalogue; the English name where it has none. */
export function foodNameIn(language: HouseholdLanguage, english: string, isPlural = false): string {
  return foodWordsIn(language, english)[isPlural ? 1 : 0] ?? english;
}

/** Every name that a language has for a food of the catalogue: its singular and plural first. */
export function foodWordsIn(language: HouseholdLanguage, english: string): readonly string[] {
  return language === "en" ? [] : (foodNamesOf(language)[english] ?? []);
}

/** Whose words count first where languages use one for different foods. */
export type HouseholdLanguage = "en" | FoodLanguage;

/**
 * Words of a language that the English catalogue reads otherwise: a French prune is a plum. They mean the language's
 * food only in a household that speaks it. Folded.
 */
const FALSE_FRIENDS: Readonly<Record<FoodLanguage, ReadonlySet<string>>> = {
  de: new Set(["cassis", "chips", "paprika", "paprikas", "speck"]),
  fr: new Set(["cassis", "chips", "lentilles vertes", "pates", "petits pois", "prune", "prunes", "raisin", "raisins"]),
  es: new Set(["pimenton", "pomelo", "pomelos"]),
  it: new Set([]),
  nl: new Set(["chips", "paprika", "paprikas", "scampi", "scampis"]),
};

/** What a word like "Paprika" means by the spoon. */
const SPOONED: ReadonlySet<string> = new Set(["paprika"]);

/** Said of a food in its own language without making another of it: "frisches Basilikum", "tomates mûres". Folded. */
const SILENT_WORDS: ReadonlySet<string> = new Set(
  [
    "frisch frische frischer frisches frischen reif reife reifer reifes klein kleine kleiner kleines",
    "gross grosse grosser grosses mittelgross mittelgrosse mittelgrosser bio",
    "frais fraiche fraiches mur mure murs mures petit petite petits petites gros grosse moyen moyenne moyens moyennes",
    "fresco fresca frescos frescas maduro madura maduros maduras pequeno pequena pequenos pequenas",
    "grande grandes mediano mediana medianos medianas",
    "freschi fresche maturo matura maturi mature piccolo piccola piccoli piccole grandi medio media medi medie",
    "vers verse rijp rijpe kleine grote middelgrote biologische",
  ].flatMap((words) => words.split(" ")),
);

const cachedWords = new Map<FoodLanguage, ReadonlyMap<string, string>>();

/** Every word of a language, folded, with the English name of its food: built at the first question. */
function wordsOf(language: FoodLanguage): ReadonlyMap<string, string> {
  const cached = cachedWords.get(language);
  if (cached) return cached;
  const words = new Map<string, string>();
  for (const [english, names] of Object.entries<readonly string[]>(FOODS[language])) {
    for (const name of names) for (const spelling of spellingsOf(name)) words.set(foldName(spelling), english);
  }
  cachedWords.set(language, words);
  return words;
}

/** The English catalogue's name for a word of one language; undefined where the language has no such word. */
function englishOf(language: FoodLanguage, folded: string): string | undefined {
  const words = wordsOf(language);
  return (
    words.get(folded) ??
    words.get(
      folded
        .split(" ")
        .filter((word) => !SILENT_WORDS.has(word))
        .join(" "),
    )
  );
}

/** What a household's language means by a word that English has for another food; undefined for nearly every word. */
export function falseFriend(name: string, language: HouseholdLanguage, isSpooned = false): string | undefined {
  if (language === "en") return undefined;
  const folded = foldName(name);
  if (!FALSE_FRIENDS[language].has(folded) || (isSpooned && SPOONED.has(folded))) return undefined;
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
