import { singularWord } from "./singular-word";

/** Plurals that are written otherwise than by the rules of {@link pluralName}. */
const IRREGULAR: Readonly<Record<string, string>> = {
  leaf: "leaves",
  loaf: "loaves",
  half: "halves",
  calf: "calves",
  knife: "knives",
  potato: "potatoes",
  tomato: "tomatoes",
  mango: "mangoes",
  goose: "geese",
  foot: "feet",
  fungus: "fungi",
  chilli: "chillies",
  chili: "chilies",
  jalapeño: "jalapeños",
  octopus: "octopuses",
};

/**
 * A food's name for a count above one, "onions" for "onion", by the rules of English. A name in the plural already and
 * one that is not plain English ("Möhre") stay as they are; a catalogue's own plural is better where there is one.
 */
export function pluralName(name: string): string {
  const head = name.trim();
  const last = head.slice(head.lastIndexOf(" ") + 1);
  const word = last.toLowerCase();
  const isPlainEnglish = /^[a-z]{3,}$/.test(word) || Object.hasOwn(IRREGULAR, word);
  if (!isPlainEnglish || singularWord(word) !== word || singularWord(pluralWord(word)) !== word) return head;
  return `${head.slice(0, head.length - last.length)}${matchCase(last, pluralWord(word))}`;
}

function pluralWord(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

function matchCase(written: string, plural: string): string {
  return `${written.slice(0, 1)}${plural.slice(1)}`;
}
