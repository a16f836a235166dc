import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defineConfig, loadEnv, type Plugin } from "vite";

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
    plugins: [packageImports(), react(), tailwindcss(), precompressed()],
    server: { proxy: { "/api": api, "/trpc": api, "/media": api } },
    build: {
      // The service worker and the start-up check read file names, never the content of maps.
      sourcemap: false,
      // Icons as files, not as data addresses: a strict content policy and a cache of its own for each.
      assetsInlineLimit: 0,
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
