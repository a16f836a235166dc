/** Names for the files of recipes, each once, that every system takes: "apple-pie", and where two have one title "apple-pie-7". */
export function recipeFileNames(
  recipes: readonly { readonly id: number; readonly title: string }[],
): ReadonlyMap<number, string> {
  const taken = new Set<string>();
  return new Map(
    recipes.map(({ id, title }) => {
      const plain = fileNameOf(title);
      const name = taken.has(plain) ? `${plain}-${id}` : plain;
      taken.add(name);
      return [id, name];
    }),
  );
}

/** A title as the name of a file: letters, digits and dashes. */
export function fileNameOf(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80)
    .replace(/-+$/, "");
  return plain === "" ? "recipe" : plain;
}
