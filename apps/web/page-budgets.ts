import type { Plugin } from "vite";
import { gzipSync } from "node:zlib";

/**
 * What the first screen of a page may load, script and style with gzip, in kB (1,000 bytes): the build warns beyond the line,
 * and fails where a page is heavier by more than `TOLERATED`.
 */
const BUDGETS_KB: Readonly<Record<string, number>> = {
  "auth/login.page": 125,
  "dashboard/dashboard.page": 165,
  "recipes/list/recipe-list.page": 165,
  "recipes/detail/recipe-detail.page": 195,
  "cooking/cook.page": 205,
  "meal-plans/meal-planning.page": 180,
  "shopping-lists/shopping-lists.page": 165,
};

const TOLERATED = 1.05;

/** In the folder of the build: kB by page. */
const PAGE_WEIGHTS = ".page-weights.json";

/** The parts of `boot/` that are there with every page, and those with every page behind the sign-in. */
export const ALWAYS = ["boot/main"];
export const SIGNED_IN = ["boot/signed-in"];

interface BuiltChunk {
  readonly type: "chunk";
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly facadeModuleId: string | null;
  /** The styles that come with it. */
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/** Says how large each page is, and fails the build where one has outgrown its budget. */
export function pageBudgets(): Plugin {
  return {
    name: "tureen-page-budgets",
    apply: "build",
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const chunks = files.filter((file) => file.type === "chunk");
      const sizes = Object.entries(BUDGETS_KB).map(([page, budgetKb]) => {
        const parts = [...ALWAYS, ...(page.startsWith("auth/") ? [] : SIGNED_IN), `features/${page}`];
        const loaded = loadedWith(chunks, parts);
        const styles = new Set(loaded.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        const sources = [
          ...loaded.map(({ code }) => code),
          ...files.flatMap((file) => (file.type === "asset" && styles.has(file.fileName) ? [file.source] : [])),
        ];
        const bytes = sources.reduce((sum, source) => sum + gzipSync(source, { level: 9 }).length, 0);
        return { page, budgetKb, files: loaded.length, kb: bytes / 1000 };
      });
      for (const { page, budgetKb, files: count, kb } of sizes)
        this[kb > budgetKb ? "warn" : "info"](`${page}: ${kb.toFixed(1)} kB of ${budgetKb}, ${count} scripts`);
      // For `pnpm bench speed`; no file with a dot is served.
      const weights = Object.fromEntries(sizes.map(({ page, kb }) => [page, kb]));
      this.emitFile({ type: "asset", fileName: PAGE_WEIGHTS, source: JSON.stringify(weights) });
      const tooLarge = sizes.filter(({ kb, budgetKb }) => kb > budgetKb * TOLERATED).map(({ page }) => page);
      if (tooLarge.length > 0)
        this.error(
          `Over the budget of page-budgets.ts: ${tooLarge.join(", ")}. What is not needed at once is loaded later.`,
        );
    },
  };
}

/** The chunks that hold these modules of `src/`, and all that they import. */
export function loadedWith(chunks: readonly BuiltChunk[], modules: readonly string[]): readonly BuiltChunk[] {
  const loaded = new Set<BuiltChunk>();
  const load = (chunk: BuiltChunk | undefined): void => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const imported of chunk.imports) load(chunks.find(({ fileName }) => fileName === imported));
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.replace(/\.tsx?$/, "").endsWith(`/src/${module}`)),
    );
    if (!chunk) throw new Error(`page-budgets.ts names ${module}, which is in no script of the build`);
    load(chunk);
  }
  return [...loaded];
}
