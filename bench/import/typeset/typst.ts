import type { CookbookToSet, RecipeToSet } from "./recipes-to-set";

const tex = (text: string): string => text.replace(/[\\#*_$@<>`~[\]]/g, (sign) => `\\${sign}`);
const list = (mark: "-" | "+", items: readonly string[]): string =>
  items.map((item) => `${mark} ${tex(item)}`).join("\n");

function document(
  preamble: string,
  recipe: (recipe: RecipeToSet, book: CookbookToSet) => string,
): (book: CookbookToSet) => string {
  return (book) =>
    `${preamble.replaceAll("BOOK", book.words.book)}\n${book.recipes.map((each) => recipe(each, book)).join("\n\n")}\n`;
}

/** Layouts of cookbooks that people make with Typst. */
export const TYPST: Readonly<Record<string, (book: CookbookToSet) => string>> = {
  "headings, outline": document(
    `#set page(numbering: "1")\n#set heading(numbering: "1.1")\n#outline()\n#pagebreak()\n= BOOK`,
    (recipe, { words }) =>
      `== ${tex(recipe.title)}\n${tex(recipe.note)}\n\n_${words.serves(recipe.servings)} · ${words.minutes(recipe.minutes)}_\n=== ${words.ingredients}\n${list("-", recipe.ingredients)}\n=== ${words.method}\n${list("+", recipe.steps)}`,
  ),
  "ingredients beside the method, running title": document(
    `#let dish = state("dish", "")\n#set page(paper: "a5", header: context { smallcaps[BOOK]; h(1fr); emph(dish.get()) }, footer: context { align(center)[— #counter(page).display() —] })\n#set text(size: 9.5pt)`,
    (recipe, { words }) =>
      `#dish.update("${recipe.title.replaceAll('"', "'")}")\n= ${tex(recipe.title)}\n#grid(columns: (1fr, 2fr), column-gutter: 1.2em, [*${words.ingredients}*\n\n${recipe.ingredients.map(tex).join("\n\n")}], [*${words.method}*\n\n${recipe.steps.map(tex).join("\n\n")}])`,
  ),
  "no headings, two columns, small capitals": document(
    `#set page(columns: 2, numbering: "1")\n#set par(justify: true)`,
    (recipe) =>
      `#block(above: 2em)[#smallcaps[*${tex(recipe.title)}*]]\n${recipe.ingredients.map(tex).join(" \\\n")}\n\n${recipe.steps.map(tex).join("\n\n")}`,
  ),
  "facts table, a page each": document(
    `#set page(footer: context [#text(size: 8pt)[BOOK · recipes.example.org #h(1fr) #counter(page).display()]])`,
    (recipe, { words }) =>
      `#pagebreak(weak: true)\n= ${tex(recipe.title)}\n#table(columns: 3, [${words.servings}], [${words.time}], [${words.source}], [${recipe.servings}], [${words.minutes(recipe.minutes)}], [Aunt Maud])\n#columns(2)[\n${list("-", recipe.ingredients)}\n]\n#line(length: 100%)\n${list("+", recipe.steps)}`,
  ),
};
