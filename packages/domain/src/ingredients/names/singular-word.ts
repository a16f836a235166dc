import { listed } from "../../languages/word-lists";

const plusS = (word: string): string => `${word}s`;
const plusEs = (word: string): string => `${word}es`;
const fToVes = (word: string): string => word.replace(/fe?$/, "ves");

/** Plural to singular where the rules of {@link singularWord} would go wrong. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ...plurals(fToVes, ["half", "calf", "knife", "hoof"]),
  ...plurals(plusS, ["roe", "aloe", "sloe", "toe"]),
  ...plurals(
    plusS,
    listed(`
    cookie, brownie, smoothie, pie, veggie, brie, hoagie, sweetie, toastie, sarnie, tattie, bridie
  `),
  ),
  ...plurals(plusS, ["quiche", "brioche", "ceviche", "seviche", "ganache", "penuche", "mousse", "bouillabaisse"]),
  ...plurals(plusS, ["tofu", "yuzu", "tiramisu", "ragu"]),
  ...plurals(plusEs, ["octopus", "cactus", "citrus", "hibiscus", "asparagus", "hummus", "couscous", "chilli", "chili"]),
  ["octopi", "octopus"],
  ["cacti", "cactus"],
  ["fungi", "fungus"],
  ["funghi", "fungus"],
  ["geese", "goose"],
  ["feet", "foot"],
  ["gateaux", "gateau"],
]);

/**
 * Words that end in s and are no plurals, or whose singular is another food: bitters are no bitter, mints are sweets.
 * Words in -ss and -us need no entry: those endings are never taken off.
 */
const KEEPS_ITS_S: ReadonlySet<string> = new Set(
  listed(`
  molasses, haggis, cassis, pastis, anis, coulis, pois, gras, ras, schnapps, bitters, mints, ananas, madras,
  brussels, christmas, barbados, grits, physalis, chablis, reis, mais, series, species
`),
);

/**
 * The singular of one folded English word; the word itself where it is none. What its letters do not tell is left
 * alone, and every form of one food ends at one word: "mangos", "mangoes" and "mango" are one.
 */
export function singularWord(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length <= 3 || !word.endsWith("s") || /(?:ss|us)$/.test(word) || KEEPS_ITS_S.has(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:leaves|loaves)$/.test(word)) return `${word.slice(0, -3)}f`;
  if (/(?:o|ch|sh|ss|x|tz|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function plurals(pluralOf: (word: string) => string, words: readonly string[]): [string, string][] {
  return words.map((word) => [pluralOf(word), word]);
}
