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

/** A page of a failed chunk that shows no more than this beside its recipes, and less than half of it, has lost nothing. */
const NEGLIGIBLE_CHARS = 100;

/**
 * The fate of every page, in order: failed where it could not be read, or where a chunk failed with more of it than the
 * recipes that were found take up; else "recipe" where one begins, "continuation" where one only goes on; else not a
 * recipe. No page is ever without one.
 */
export function buildPageLedger(input: LedgerInput): LedgerPage[] {
  const begun = new Map<number, string[]>();
  const continued = new Map<number, string>();
  for (const recipe of input.recipes) {
    const [first, ...rest] = pagesBetween(input.document, recipe.start, Math.max(recipe.end, recipe.start + 1));
    if (first !== undefined) begun.set(first, [...(begun.get(first) ?? []), recipe.title]);
    for (const page of rest) if (!continued.has(page)) continued.set(page, recipe.title);
  }
  const failed = new Map([...lostPages(input), ...input.unreadable.map(({ page, reason }) => [page, reason] as const)]);
  return input.document.pages.map(({ page }) => ({ page, outcome: outcomeOf(page) }));

  function outcomeOf(page: number): PageOutcome {
    const reason = failed.get(page);
    if (reason !== undefined) return { kind: "failed", reason };
    const titles = begun.get(page);
    if (titles) return { kind: "recipe", titles };
    const title = continued.get(page);
    return title === undefined ? { kind: "not_a_recipe" } : { kind: "continuation", title };
  }
}

/** Pages with text that stood in a failed chunk and in no recipe, with the reason of the first such chunk. */
function lostPages({ document, failedChunks, recipes }: LedgerInput): Map<number, string> {
  const lost = new Map<number, string>();
  const inOrder = recipes.toSorted((left, right) => left.start - right.start);
  for (const chunk of failedChunks) {
    for (const span of document.pages) {
      const [from, to] = [Math.max(span.start, chunk.start), Math.min(span.end, chunk.end)];
      if (from >= to || lost.has(span.page)) continue;
      const limit = Math.min(NEGLIGIBLE_CHARS, (span.end - span.start) / 2);
      if (uncoveredChars(inOrder, from, to) > limit) lost.set(span.page, chunk.reason);
    }
  }
  return lost;
}

/** Characters between `from` and `to` that no recipe takes up; recipes in the order of their beginnings. */
function uncoveredChars(
  recipes: readonly { readonly start: number; readonly end: number }[],
  from: number,
  to: number,
): number {
  let uncovered = 0;
  let reached = from;
  for (const { start, end } of recipes) {
    if (start >= to) break;
    if (start > reached) uncovered += start - reached;
    reached = Math.max(reached, end);
  }
  return uncovered + Math.max(0, to - reached);
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
