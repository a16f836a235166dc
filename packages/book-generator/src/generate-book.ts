import { inventRecipes, type SampleRecipe } from "./invent-recipes";
import { scanPage } from "./scan-page";
import { typesetBook } from "./typeset-book";
import { A5, writePdf } from "./write-pdf";

export interface BookOptions {
  readonly layout: "one-column" | "two-columns" | "scanned";
  readonly recipes: number;
  /** The same seed gives the same book. */
  readonly seed?: number;
  /** Steps a recipe; about 110 characters each. */
  readonly steps?: number;
  /** Whether each recipe begins on a page of its own; else they run on and cross the pages' borders. */
  readonly startsOnNewPage?: boolean;
  readonly hasContents?: boolean;
}

export interface GeneratedBook {
  readonly pdf: Buffer;
  readonly pages: number;
  /** What stands in it, in order. */
  readonly recipes: readonly SampleRecipe[];
}

/** A cookbook as a PDF, with running heads and page numbers, and what an import of it must find. */
export async function generateBook(options: BookOptions): Promise<GeneratedBook> {
  const recipes = inventRecipes(options.recipes, options.seed ?? 1, options.steps ?? 6);
  const pages = typesetBook(recipes, {
    columns: options.layout === "two-columns" ? 2 : 1,
    startsOnNewPage: options.startsOnNewPage ?? false,
    hasContents: options.hasContents ?? false,
  });
  const printed = options.layout === "scanned" ? await Promise.all(pages.map((page) => scanPage(page, A5))) : pages;
  return { pdf: writePdf(printed), pages: pages.length, recipes };
}
