import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { generateBook, type BookOptions } from "../../apps/api/src/testing/book-generator/generate-book";
import type { BookRecipe } from "../../apps/api/src/testing/book-generator/invent-recipes";

export interface BenchBook {
  readonly title: string;
  readonly pdf: Buffer;
  /** What stands in it; null where nobody has written it down. */
  readonly recipes: readonly BookRecipe[] | null;
}

const GENERATED: readonly (readonly [title: string, options: BookOptions])[] = [
  ["one column, 60 recipes", { layout: "one-column", recipes: 60 }],
  ["two columns, 60 recipes", { layout: "two-columns", recipes: 60 }],
  ["scanned, 12 recipes", { layout: "scanned", recipes: 12 }],
  ["two columns, 910 recipes", { layout: "two-columns", recipes: 910, steps: 8 }],
];

/** Printed cookbooks of the developer's own machine, beside the repository; used where they are. */
const PRINTED = ["book-one-column.dev.pdf", "book-page-breaks.dev.pdf"];

/** The books of the benchmark, one after the other, for the long ones are large. */
export async function* benchBooks(): AsyncGenerator<BenchBook> {
  for (const name of PRINTED) {
    const path = fileURLToPath(new URL(`../../../shared/data/${name}`, import.meta.url));
    if (existsSync(path)) yield { title: name, pdf: readFileSync(path), recipes: null };
  }
  for (const [title, options] of GENERATED) {
    const { pdf, recipes } = await generateBook(options);
    yield { title, pdf, recipes };
  }
}
