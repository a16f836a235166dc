import {
  CHEESE_NAMES,
  EQUAL_NAMES,
  FRESH_IS_ANOTHER,
  HERB_PARTS,
  HERBS,
  HOT_SO,
  MAKERS,
  PASTA_NAMES,
  SILENT_PAIRS,
  SILENT_WORDS,
} from "../../languages/food-words";
import { foldedWords } from "../../languages/languages";
import { singularName } from "./food-key";
import { foldName } from "./normalize-name";
import { otherNumbers } from "./other-number";

const MADE_BY = new RegExp(`^(?:${MAKERS.join("|")}) `);
const DESCRIBING = foldedWords((language) => language.describingWords);
const SILENT: ReadonlySet<string> = new Set(SILENT_WORDS);
const PAIRS: ReadonlySet<string> = new Set(SILENT_PAIRS);
const HOT: ReadonlySet<string> = new Set(HOT_SO);
const FRESH: ReadonlySet<string> = new Set(FRESH_IS_ANOTHER);
const HERBS_BY_NAME: ReadonlySet<string> = new Set(HERBS);
const PARTS: ReadonlySet<string> = new Set(HERB_PARTS);
const CHEESES: ReadonlySet<string> = new Set(CHEESE_NAMES);
const PASTAS: ReadonlySet<string> = new Set(PASTA_NAMES);
const EQUALS: ReadonlyMap<string | undefined, readonly string[]> = new Map(EQUAL_NAMES.map((row) => [row[0], row]));
const CANONICAL: ReadonlyMap<string, string> = new Map(
  EQUAL_NAMES.flatMap(([first = "", ...others]) => others.map((other): [string, string] => [other, first])),
);

/** The folded name without words that never make another food; the folded name itself where nothing else is left. */
export function withoutSilentWords(name: string): string {
  const words = foldName(name).replace(MADE_BY, "").split(" ");
  const kept = words.filter((word, index) => {
    const isPair = PAIRS.has(`${word} ${words[index + 1] ?? ""}`) || PAIRS.has(`${words[index - 1] ?? ""} ${word}`);
    return !isPair && !SILENT.has(word);
  });
  return withoutHerbPart(withoutFresh(withoutHot(withoutAnd(kept, words))));
}

/** "skinless and boneless" leaves an "and" behind. */
function withoutAnd(kept: readonly string[], words: readonly string[]): string {
  const bare = kept[0] === "and" ? kept.slice(1) : kept;
  return bare.length === 0 ? words.join(" ") : bare.join(" ");
}

function withoutHot(name: string): string {
  const rest = name.replace(/^(?:very )?(?:hot|boiling|just boiled|freshly boiled|soft) /, "");
  return HOT.has(rest) ? rest : name;
}

function withoutFresh(name: string): string {
  const rest = name.replace(/(?:^fresh(?:ly)? | fresh$)/, "").trim();
  return rest === name || rest === "" || isAnotherFresh(rest) ? name : rest;
}

/** "lasagne" and "egg noodles": what is meant dried, tinned or cooked where nothing is said. */
function isAnotherFresh(name: string): boolean {
  return name.split(" ").some((_word, at, words) => FRESH.has(words.slice(at).join(" ")));
}

/** True for herbs that are bought whole and counted by the leaf: basil, fresh mint. */
export function isHerb(name: string): boolean {
  return HERBS_BY_NAME.has(withoutFresh(foldName(name)));
}

/** "basil leaves" and "thyme sprigs" are the herb; bay leaves and lime leaves are foods of their own. */
function withoutHerbPart(name: string): string {
  const ofHerb = /^(?:leaf|leaves|sprigs?) of (?:fresh )?(.+)$/.exec(name)?.[1];
  if (ofHerb !== undefined && HERBS_BY_NAME.has(ofHerb)) return ofHerb;
  const words = name.split(" ");
  const herb = words.slice(0, -1).join(" ");
  return PARTS.has(words.at(-1) ?? "") && HERBS_BY_NAME.has(herb) ? herb : name;
}

/**
 * What two names of one food share beyond spelling: equal for "ripe tomatoes" and "tomato", "pepper" and "black pepper",
 * "fresh basil leaves" and "basil". Compares whole names only, never by likeness. Not for display.
 */
export function sameFoodKey(name: string): string {
  return equalFoodKey(withoutSilentWords(name));
}

/** {@link sameFoodKey} of a food that was told apart by hand: its everyday equals count, no word of its name is dropped. */
export function equalFoodKey(name: string): string {
  const key = singularName(foldName(name));
  return CANONICAL.get(key) ?? key;
}

/** A name with less said of it, by which a catalogue may have the food: "feta cheese", "dried penne pasta", "streaky bacon rashers". */
function shorterNames(name: string): readonly string[] {
  const bacon = / rashers?$/.test(name) ? name.replace(/ rashers?$/, "") : undefined;
  const cheese = name.replace(/ cheese$/, "");
  const pasta = name.replace(/^dried /, "").replace(/ pasta$/, "");
  return [bacon, CHEESES.has(cheese) ? cheese : undefined, PASTAS.has(pasta) ? pasta : undefined].flatMap((short) =>
    short === undefined || short === name ? [] : [short],
  );
}

/** What makes another food of milk, yogurt, flour or butter: "yogurt (soya)" is no yogurt. */
const MADE_OF =
  /^(?:soya?|oat|almond|cashew|hazelnut|coconut|rice|goats?|sheeps?|ewes?|buffalo|(?:plant|nut) based|(?:dairy|gluten|lactose|sugar) free|decaf(?:feinated)?)$/;

/**
 * The names around a bracket: "unsalted butter" of "butter (unsalted)", "double cream" of "double (heavy) cream", "besan"
 * and "gram flour" of "besan (gram flour)". "Cheese (vegan)" is no cheese: a description is left out of no name.
 */
function namesAroundBracket(name: string): readonly string[] {
  const [, before = "", inside = "", after = ""] = /^([^([]+)[([]([^)\]]+)[)\]](.*)$/.exec(name) ?? [];
  if (inside === "") return [];
  const outside = `${before.trim()} ${after.trim()}`.trim();
  if (after.trim() !== "") return [outside];
  const isDescription = foldName(inside)
    .split(" ")
    .every((word) => DESCRIBING.has(word));
  return [`${inside} ${outside}`, ...(isDescription || MADE_OF.test(foldName(inside)) ? [] : [outside, inside])];
}

/** Every name under which a catalogue may have this food, the likeliest first: itself, without silent words, its equals, other plurals, what a bracket says. */
export function otherNamesOf(name: string): readonly string[] {
  const bare = withoutSilentWords(name);
  const key = equalFoodKey(bare);
  const equals = EQUALS.get(key) ?? [];
  const around = namesAroundBracket(name).flatMap((each) => [each, ...otherNamesOf(each)]);
  return [...new Set([bare, key, ...equals, ...otherNumbers(bare), ...shorterNames(bare), ...around])];
}
