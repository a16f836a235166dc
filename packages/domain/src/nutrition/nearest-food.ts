import { foldText, foldName } from "../ingredients/names/normalize-name";
import { translatedIn } from "../languages/food-names";
import { foldedWords } from "../languages/languages";
import type { Language } from "@tureen/messages/languages";
import { listed } from "../languages/word-lists";
import { foodWithFacts } from "./food-facts";

/** The last word names the food: "kosher salt", "Rinderfilet". */
const LAST_WORD: readonly Language[] = ["en", "de", "nl"];
/** The first word does: "riso carnaroli". */
const FIRST_WORD: readonly Language[] = ["fr", "es", "it"];
/** The last word may be grown together with what it says more of: "Bergkäse". */
const COMPOUNDS: readonly Language[] = ["de", "nl"];
/** Shorter ends of a word are no word. */
const LEAST_LETTERS = 4;

/** What makes another food of one whose name it leaves as it is. */
const OTHER_FOOD = new Set(
  listed(`
    candied, cauliflower, dehydrated, desiccated, dried, freeze, gedroogd, gedroogde, getrocknet, getrocknete,
    getrockneter, getrocknetes, getrockneten, goat, goats, imitation, mock, powdered, sheep, sheeps, vegan, vegane, veganer
  `),
);

/**
 * The food with known values that a name is a kind of: "kosher salt" is salt, "riso carnaroli" rice, "Brötchen vom Vortag" a bread
 * roll. Only what is no food itself is left away: "almond flour" is no flour. Undefined where none is near.
 */
export function nearestFood(name: string): string | undefined {
  const words = foldName(name).split(" ");
  if (words.some((word) => OTHER_FOOD.has(word))) return undefined;
  const aside = words.findIndex((word, at) => at > 0 && asideWords().has(word));
  const head = aside < 0 ? words : words.slice(0, aside);
  return firstWords(words) ?? lastWords(head) ?? (aside < 0 ? lastWords(words) : undefined) ?? grownTogether(head);
}

const asideWords = (): ReadonlySet<string> =>
  (asides ??= foldedWords(({ prepositions, ofWords }) => [...prepositions, ...ofWords].map(foldText)));
let asides: ReadonlySet<string> | undefined;

function firstWords(words: readonly string[]): string | undefined {
  for (let end = words.length - 1; end > 0; end -= 1) {
    const food = knownIn(FIRST_WORD, words.slice(0, end));
    if (food !== undefined) return namesFood(FIRST_WORD, words.slice(end)) ? undefined : food;
  }
  return undefined;
}

function lastWords(words: readonly string[]): string | undefined {
  for (let start = 0; start < words.length; start += 1) {
    const food = knownIn(LAST_WORD, words.slice(start));
    if (food !== undefined) return namesFood(LAST_WORD, words.slice(0, start)) ? undefined : food;
  }
  return undefined;
}

function grownTogether(words: readonly string[]): string | undefined {
  const word = words.at(-1) ?? "";
  for (let start = 3; start <= word.length - LEAST_LETTERS; start += 1) {
    const food = knownIn(COMPOUNDS, [word.slice(start)]);
    const before = word.slice(0, start);
    // "Mandelnmehl", "Rindsfilet": a letter or two may join the two.
    const parts = [before, before.slice(0, -1), before.slice(0, -2)];
    if (food !== undefined) return parts.some((part) => namesFood(COMPOUNDS, [part])) ? undefined : food;
  }
  return undefined;
}

const namesFood = (languages: readonly Language[], words: readonly string[]): boolean =>
  words.some((word) => knownIn(languages, [word]) !== undefined);

function knownIn(languages: readonly Language[], words: readonly string[]): string | undefined {
  const name = words.join(" ");
  return languages.flatMap(
    (language) => foodWithFacts(language === "en" ? name : (translatedIn(language, name) ?? "")) ?? [],
  )[0];
}
