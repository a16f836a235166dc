import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defineConfig, loadEnv, type Plugin } from "vite";
import { catalogs } from "./catalog-plugin";
import { pageBudgets } from "./page-budgets";
import { pageScripts } from "./page-scripts-plugin";
import { scriptGroups } from "./script-groups";
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

export default defineConfig(({ command, mode }) => {
  // While developing, the API is another process; the built product serves both from one.
  const { PORT } = loadEnv(mode, import.meta.dirname, "PORT");
  const groups = scriptGroups();
  const api = `http://127.0.0.1:${PORT ?? 3000}`;
  return {
    // Addresses of files are relative to who names them, so that one build serves below every path (`http/web-app.ts` of the api).
    base: command === "build" ? "./" : "/",
    plugins: [
      packageImports(),
      catalogs(),
      react(),
      tailwindcss(),
      pageBudgets(),
      pageScripts(),
      precompressed(),
      serviceWorker(),
      groups.plugin,
    ],
    // For React before 18, whose own it is since (wouter).
    resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
    server: { proxy: { "/api": api, "/trpc": api, "/media": api } },
    build: {
      // The service worker and the start-up check read file names, never the content of maps.
      sourcemap: false,
      modulePreload: {
        // Where a browser preloads nothing (before 2023), the scripts come one after the other.
        polyfill: false,
        // The server names a page's scripts with the page (page-scripts-plugin.ts): a second link to each, made before a
        // part is asked for, costs a phone two milliseconds.
        resolveDependencies: (_file, scripts, { hostType }) => (hostType === "html" ? scripts : []),
      },
      // Icons as files, not as data addresses: a strict content policy and a cache of its own for each.
      assetsInlineLimit: 0,
      rolldownOptions: {
        // They do not say of themselves that what is not used of them may be left out.
        treeshake: { moduleSideEffects: [{ test: /node_modules\/@trpc\//, sideEffects: false }] },
        output: {
          codeSplitting: { groups: groups.groups },
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
