import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defineConfig, loadEnv, type Plugin } from "vite";
import { catalogs } from "./catalog-plugin";
import { pageBudgets } from "./page-budgets";
import { pageScripts } from "./page-scripts-plugin";
import { serviceWorker } from "./service-worker-plugin";

/**
 * `#x` is `src/x` of the package that says so. Vite takes the first target of package.json's `imports` whether it exists or
 * not, and a page may be .ts or .tsx.
 */
export function packageImports(): Plugin {
  return {
    name: "tureen-package-imports",
    enforce: "pre",
    resolveId(source, importer) {
      const folder = importer?.lastIndexOf("/src/") ?? -1;
      if (!source.startsWith("#") || !importer || folder < 0) return null;
      return this.resolve(`${importer.slice(0, folder)}/src/${source.slice(1)}`, importer, { skipSelf: true });
    },
  };
}

export default defineConfig(({ mode }) => {
  // While developing, the API is another process; the built product serves both from one.
  const { PORT } = loadEnv(mode, import.meta.dirname, "PORT");
  const api = `http://127.0.0.1:${PORT ?? 3000}`;
  return {
    plugins: [
      packageImports(),
      catalogs(),
      react(),
      tailwindcss(),
      pageBudgets(),
      pageScripts(),
      precompressed(),
      serviceWorker(),
    ],
    server: { proxy: { "/api": api, "/trpc": api, "/media": api } },
    build: {
      // The service worker and the start-up check read file names, never the content of maps.
      sourcemap: false,
      // Where a browser preloads nothing (before 2023), the scripts come one after the other.
      modulePreload: { polyfill: false },
      // Icons as files, not as data addresses: a strict content policy and a cache of its own for each.
      assetsInlineLimit: 0,
      rolldownOptions: {
        // They do not say of themselves that what is not used of them may be left out.
        treeshake: { moduleSideEffects: [{ test: /node_modules\/@trpc\//, sideEffects: false }] },
        output: {
          codeSplitting: {
            groups: [
              // It changes with its own releases only, and stays in the browser's cache over ours.
              {
                name: "react",
                test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
                priority: 6,
              },
              // What the sign-in shows, and every page after it; small parts of one size fit in one request.
              {
                name: "shell",
                test: /web\/src\/(app\/(start|app|frame|signed-out|toasts|page-|preload)|components\/(page-heading|loading-state|logo|ui\/(button|field|input))|lib\/(class-names|session|toast|color-scheme|server-fault|failure-toast|back-closes))|lucide-react\/dist\/esm\/(?!icons)|icons\/(loader-circle|eye|eye-off|circle-alert|monitor|moon|sun)\.m?js/,
                priority: 5,
              },
              // What every page behind the sign-in shows, and asks the server with; what only some ask with is not in it.
              {
                name: "household",
                test: /web\/src\/(app\/(signed-in|nav-|bottom-bar|mobile-menu|routes|providers|timers|not-found)|lib\/(trpc|day-text|today|friendly-dates|capabilities|use-undo|server-link|call-headers|query-client|connection|counted|known-number|motion|draft-storage|use-session-proven)|features\/cooking\/timers\/timer(-store)?\.|components\/(unavailable|empty-state|failure-note|ui\/(card|skeleton|badge|progress)))|web\/src\/features\/trash\/components\/deleted|packages\/domain\/src\/(dates\/(local-date|week)|ordering\/group|meal-plans\/meal-types)\.|icons\/(plus|minus|check|chevron-\w+|chef-hat|pencil|trash|calendar-plus|download|camera|heart|star)\.m?js|node_modules\/@(tanstack\/(query-core|react-query)\/.*\/(?!queriesObserver|useQueries|infinite|useInfinite)|trpc\/.*\/(?!resolveResponse))[^/]*$/,
                priority: 4,
              },
              // What several of the main pages share, and others do not: each of its small files would be a request.
              {
                name: "recipes",
                test: /web\/src\/features\/recipes\/(cover|messages|minutes-text|components\/(recipe-picture|difficulty-badge)|hooks\/use-list-place)\.|domain\/src\/recipes\/difficulty/,
                priority: 3,
              },
              {
                name: "amounts",
                test: /domain\/src\/(quantities\/(?!number-format)|languages|ingredients\/(singular-word|category-text|normalize-name|shop-categories))|web\/src\/lib\/(household-format|food-names)/,
                priority: 3,
              },
              {
                name: "lists",
                test: /packages\/list-log\/|web\/src\/lib\/(device-database|download)|web\/src\/features\/shopping-lists\/(changes|hooks|messages|list-dates|summary-of|components\/food-name)/,
                priority: 3,
              },
              {
                name: "controls",
                test: /node_modules\/@radix-ui\/(primitive|react-(compose|slot|primitive|context|presence|checkbox|use-(layout|effect|controllable|size)))\/|web\/src\/components\/ui\/checkbox/,
                priority: 4,
              },
              {
                name: "layers",
                test: /node_modules\/(@floating-ui|@radix-ui\/react-(popper|dismissable|focus|id|portal|tooltip|visually|arrow|use-(callback|escape|rect)))|web\/src\/components\/ui\/(tooltip|portal-place)/,
                priority: 3,
              },
            ],
          },
        },
      },
    },
  };
});

/** Writes `x.js.br` and `x.js.gz` beside each hashed script, style and picture: the server compresses them never again. */
function precompressed(): Plugin {
  return {
    name: "tureen-precompressed",
    apply: "build",
    writeBundle({ dir }, bundle) {
      if (!dir) return;
      for (const file of Object.values(bundle)) {
        if (!/^assets\/.*\.(js|css|svg)$/.test(file.fileName)) continue;
        const content = Buffer.from(file.type === "chunk" ? file.code : file.source);
        const path = join(dir, file.fileName);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
