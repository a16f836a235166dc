/** Lines made to hurt: each repeats what some rule of a parser looks far ahead for, as long as a line is read whole, and far longer. */
export const HOSTILE_LENGTHS = [1000, 50_000];

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
  sums: "1 cup plus 2 tbsp ",
  "many foods": "1 carrot, ",
  colours: "1 red, ",
  sizes: "1 large and ",
  "vague foods": "some salt and ",
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
  return Object.entries(REPEATED).flatMap(([title, part]) =>
    HOSTILE_LENGTHS.map((length): [string, string] => [
      `${title} (${length})`,
      part.repeat(Math.ceil(length / part.length)).slice(0, length),
    ]),
  );
}
