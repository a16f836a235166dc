/** Lines of 50,000 characters made to hurt: each repeats what some rule of a parser looks far ahead for. */
export const HOSTILE_LENGTH = 50_000;

const REPEATED: Readonly<Record<string, string>> = {
  spaces: " ",
  digits: "7",
  "decimal points": "1.",
  fractions: "1/",
  "fraction signs": "½",
  "mixed numbers": "1 1/2 ",
  ranges: "2-",
  "opening brackets": "(",
  "nested packs": "1 (",
  "brackets in turn": "(a) ",
  commas: ",",
  "words and commas": "chopped, ",
  adverbs: "finely ",
  alternatives: "or ",
  compounds: "1 cup plus ",
  multipliers: "2 x ",
  "dual amounts": "100g/4oz ",
  "one long word": "x",
  hyphenated: "a-",
  apostrophes: "d'",
  accents: "e\u0301",
  emoji: "🍅",
  "right to left": "שמן ",
  units: "cup ",
  "garlic cloves": "garlic clove ",
};

/** Title → line. */
export function hostileLines(): [string, string][] {
  return Object.entries(REPEATED).map(([title, part]) => [
    title,
    part.repeat(Math.ceil(HOSTILE_LENGTH / part.length)).slice(0, HOSTILE_LENGTH),
  ]);
}
