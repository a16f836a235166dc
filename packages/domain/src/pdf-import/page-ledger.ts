import { pagesBetween, type CleanDocument } from "./clean-pages";

/** What became of one page of a book. */
export type PageOutcome =
  | { readonly kind: "recipe"; readonly titles: readonly string[] }
  | { readonly kind: "continuation"; readonly title: string }
  | { readonly kind: "not_a_recipe" }
  | { readonly kind: "failed"; readonly reason: string };

export interface LedgerPage {
  readonly page: number;
  readonly outcome: PageOutcome;
}

export interface LedgerInput {
  readonly document: CleanDocument;
  /** Pages whose text could not be read, with the sentence that says why. */
  readonly unreadable: readonly { readonly page: number; readonly reason: string }[];
  /** Chunks that the model failed on, with the sentence that says why. */
  readonly failedChunks: readonly { readonly start: number; readonly end: number; readonly reason: string }[];
  /** Recipes that were found, with their places in the document. */
  readonly recipes: readonly { readonly title: string; readonly start: number; readonly end: number }[];
}

/**
 * The fate of every page, in order: where a recipe begins it is "recipe"; where one only goes on, "continuation";
 * else failed where it could not be read or a chunk with it failed; else not a recipe. No page is ever without one.
 */
export function buildPageLedger(input: LedgerInput): LedgerPage[] {
  const begun = new Map<number, string[]>();
  const continued = new Map<number, string>();
  for (const recipe of input.recipes) {
    const [first, ...rest] = pagesBetween(input.document, recipe.start, Math.max(recipe.end, recipe.start + 1));
    if (first !== undefined) begun.set(first, [...(begun.get(first) ?? []), recipe.title]);
    for (const page of rest) if (!continued.has(page)) continued.set(page, recipe.title);
  }
  const failed = new Map(input.unreadable.map(({ page, reason }) => [page, reason]));
  for (const chunk of input.failedChunks) {
    for (const page of pagesBetween(input.document, chunk.start, chunk.end)) if (!failed.has(page)) failed.set(page, chunk.reason);
  }
  const unreadable = new Set(input.unreadable.map(({ page }) => page));
  return input.document.pages.map(({ page }) => ({ page, outcome: outcomeOf(page) }));

  function outcomeOf(page: number): PageOutcome {
    const reason = failed.get(page);
    if (reason !== undefined && unreadable.has(page)) return { kind: "failed", reason };
    const titles = begun.get(page);
    if (titles) return { kind: "recipe", titles };
    const title = continued.get(page);
    if (title !== undefined) return { kind: "continuation", title };
    return reason === undefined ? { kind: "not_a_recipe" } : { kind: "failed", reason };
  }
}

/** Pages as a person writes them: "Page 12", "Pages 12–19", "Pages 3, 7–9". */
export function formatPages(pages: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const page of [...new Set(pages)].toSorted((left, right) => left - right)) {
    const run = runs.at(-1);
    if (run && run[1] === page - 1) run[1] = page;
    else runs.push([page, page]);
  }
  const text = runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(", ");
  return `${pages.length === 1 ? "Page" : "Pages"} ${text}`;
}
