/** Words in every form in which a language writes them: each stem with each ending, "" for the stem alone. */
export function inflected(stems: string, endings: readonly string[]): readonly string[] {
  return stems.split(/\s+/).flatMap((stem) => endings.map((ending) => stem + ending));
}
