/**
 * The words and phrases of a text that names them with commas between, over as many lines as it takes.
 * A bundle leaves out the lists that it does not use.
 */
/* #__NO_SIDE_EFFECTS__ */
export function listed(text: string): readonly string[] {
  return text
    .split(",")
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, " "))
    .filter((phrase) => phrase !== "");
}

/** Words in every form in which a language writes them: each stem with each ending, "" for the stem alone. */
/* #__NO_SIDE_EFFECTS__ */
export function inflected(stems: string, endings: readonly string[]): readonly string[] {
  return stems.split(/\s+/).flatMap((stem) => endings.map((ending) => stem + ending));
}

/** Words with the value of each: "demi 1/2, deux 2". */
/* #__NO_SIDE_EFFECTS__ */
export function valued(text: string): Readonly<Record<string, string>> {
  const pairs = listed(text).map((pair) => /^(.+) (\S+)$/.exec(pair) ?? []);
  return Object.fromEntries(pairs.map(([, word = "", value = ""]) => [word, value]));
}
