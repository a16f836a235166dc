import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { generateBook, type BookOptions } from "@tureen/book-generator/generate-book";
import { proseBook, type ProseRecipe, type ProseStyle } from "@tureen/book-generator/prose-book";
import { PROSE_RECIPES } from "./prose-recipes";

/** A recipe as it stands in a book. */
export interface TrueRecipe {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
}

export interface BenchBook {
  /** Short, for choosing it on the command line. */
  readonly name: string;
  readonly title: string;
  readonly pdf: Buffer;
  readonly recipes: readonly TrueRecipe[];
  /** Of a scan: what its printed pages say, which a model that sees would answer. */
  readonly printed: Buffer | null;
}

interface BookSource {
  readonly name: string;
  readonly title: string;
  readonly make: () => Promise<Pick<BenchBook, "pdf" | "recipes" | "printed">>;
}

/** Printed cookbooks of the developer's own machine, beside the repository; used where they are. */
const DATA = new URL("../../../shared/data/", import.meta.url);
const RECIPES = "public-domain-recipes.dev.json";

const SOURCES: readonly BookSource[] = [
  printed("one", "printed, one column", "book-one-column.dev.pdf", 0, 60),
  printed("breaks", "printed, across page breaks", "book-page-breaks.dev.pdf", 60, 140),
  generated("column", "made, one column", { layout: "one-column", recipes: 60, hasContents: true }),
  generated("columns", "made, two columns", { layout: "two-columns", recipes: 60, hasContents: true }),
  generated("long", "made, long recipes", { layout: "one-column", recipes: 12, steps: 28 }),
  generated("scan", "made, scanned", { layout: "scanned", recipes: 6 }),
  ...Object.entries(PROSE_RECIPES).flatMap(([language, recipes]) => [
    prose(`prose-${language}-above`, language, recipes, "titles above"),
    prose(`prose-${language}-run-in`, language, recipes, "titles run in"),
  ]),
  generated("large", "made, 600 pages", { layout: "two-columns", recipes: 910, steps: 8 }),
].filter((source) => source !== null);

export const BOOK_NAMES = SOURCES.map(({ name }) => name);

/** The chosen books of the benchmark, one after the other, for the long ones are large. */
export async function* benchBooks(chosen: readonly string[]): AsyncGenerator<BenchBook> {
  for (const { name, title, make } of SOURCES) if (chosen.includes(name)) yield { name, title, ...(await make()) };
}

/** A book that holds the recipes from `first` up to `end` of the collection beside it; null where it is not there. */
function printed(name: string, title: string, file: string, first: number, end: number): BookSource | null {
  const path = fileURLToPath(new URL(file, DATA));
  if (!existsSync(path)) return null;
  return {
    name,
    title,
    make: async () => {
      const collection = JSON.parse(readFileSync(new URL(RECIPES, DATA), "utf8")) as TrueRecipe[]; // the file beside the books
      return { pdf: readFileSync(path), recipes: collection.slice(first, end), printed: null };
    },
  };
}

/** A book without a list: all that stands of a recipe is its title and its text. */
function prose(name: string, language: string, recipes: readonly ProseRecipe[], style: ProseStyle): BookSource {
  return {
    name,
    title: `prose, ${language}, ${style}`,
    make: async () => ({
      pdf: proseBook(recipes, style),
      printed: null,
      recipes: recipes.map(({ title, text }) => ({ title, ingredients: [], steps: [text] })),
    }),
  };
}

function generated(name: string, title: string, options: BookOptions): BookSource {
  return {
    name,
    title: `${title}, ${options.recipes} recipes`,
    make: async () => {
      const { pdf, recipes } = await generateBook(options);
      const isScan = options.layout === "scanned";
      const print = isScan ? (await generateBook({ ...options, layout: "one-column" })).pdf : null;
      return {
        pdf,
        printed: print,
        recipes: recipes.map(({ title, ingredientLines, steps }) => ({ title, ingredients: ingredientLines, steps })),
      };
    },
  };
}
