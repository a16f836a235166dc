/** A language's `messages.json`: the words of each area of the product by their English; empty where nobody has translated them. */
export type LanguageFile = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Its `foods.json`: the catalogue's foods by their English name: singular, plural, and whatever else cooks of that language call them. */
export type FoodNames = Readonly<Record<string, readonly string[]>>;

/** Its `language.json`. */
export interface LanguageFacts {
  /** What it calls itself. */
  readonly name: string;
  /** The categories of foods, by their English names, in the order in which its shops have them; as English shops without. */
  readonly shelves?: readonly string[];
  /** Words that the English catalogue reads otherwise (a French prune is a plum): they mean the language's food in a household that speaks it. */
  readonly falseFriends?: readonly string[];
  /**
   * What families write on a list that nobody eats, for the last shelf of a shop. A name counts that begins or ends with one
   * of them ("AA batteries", "pilas AA"), so none of them may begin or end a food's.
   */
  readonly householdGoods?: readonly string[];
  /** Said of a food without making another of it: "frisches Basilikum", "tomates mûres". */
  readonly silentWords?: readonly string[];
}

/** A folder of a language, its words read when they are first asked for. */
export interface LanguageFolder extends LanguageFacts {
  readonly foods: FoodNames;
  readonly messages: () => Promise<{ readonly default: LanguageFile }>;
}

/** The words of all areas, without those that are still to be translated: their English is said. */
export function wordsOf(file: LanguageFile): Record<string, string> {
  const words = Object.values(file).flatMap((area) => Object.entries(area));
  return Object.fromEntries(
    words.filter(([, said]) => said !== "").map(([message, said]) => [message, unbroken(said)]),
  );
}

/** French sets signs apart from their word, and no line begins or ends with one of them. Whoever translates types a plain space. */
const unbroken = (said: string): string => said.replace(/ (?=[:;!?»])|(?<=«) /g, "\u00A0");
