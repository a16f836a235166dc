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

/** Number words with their values: "treize 13, quatorze 14". */
/* #__NO_SIDE_EFFECTS__ */
export function numbered(text: string): Readonly<Record<string, number>> {
  return Object.fromEntries(
    listed(text).map((pair) => [pair.slice(0, pair.lastIndexOf(" ")), Number(pair.split(" ").at(-1))]),
  );
}
