// Bundles the server into dist/: one file that starts fast, with native and worker-heavy packages left outside.
import { build } from "esbuild";
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";

const bundleOptions = JSON.parse(readFileSync("bundle-options.json", "utf8"));

rmSync("dist", { recursive: true, force: true });

const entryPoints = {
  main: "src/main.ts",
  demo: "src/demo/main.ts",
  kitchen: "src/kitchen.ts",
  commands: "src/commands.ts",
  "pdf-child": "src/features/pdf-import/pages/pdf-child.ts",
  "backup-child": "src/features/backups/backup-child.ts",
  "photo-child": "src/features/ai/photo/photo-child.ts",
  "cookbook-child": "src/features/exports/cookbook/cookbook-child.ts",
  "page-child": "src/features/recipe-pages/page-child.ts",
  "stage-child": "src/features/recipe-imports/stage-child.ts",
  "ocr-child": "src/ai/ocr/ocr-child.ts",
};

/**
 * Tables that nobody ever looks into, a third of what would be read at each start: zod's sentences in sixty languages
 * (ours are our own), iconv's East Asian and single-byte charsets (bodies are UTF-8, or refused), and types of files that
 * no file's name ends in.
 */
const withoutIdleTables = {
  name: "without-idle-tables",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents: "export {};" }));
    onLoad({ filter: /[\\/]iconv-lite[\\/]encodings[\\/](?:dbcs-data|sbcs-data-generated)\.js$/ }, () => ({
      contents: "module.exports = {};",
    }));
    onLoad({ filter: /[\\/]mime-db[\\/]db\.json$/ }, ({ path }) => {
      const types = Object.entries(JSON.parse(readFileSync(path, "utf8")));
      return jsonModule(Object.fromEntries(types.filter(([, { extensions }]) => extensions)));
    });
    // The other tables, as text: V8 reads it in half the time of an object in a script, and keeps it once.
    onLoad({ filter: /\.json$/ }, ({ path }) => jsonModule(JSON.parse(readFileSync(path, "utf8"))));
  },
};

const jsonModule = (value) => ({
  contents: `module.exports = JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
});

await build({
  entryPoints: Object.fromEntries(Object.entries(entryPoints).filter(([, path]) => existsSync(path))),
  outdir: "dist",
  bundle: true,
  splitting: true,
  platform: "node",
  target: "node20",
  format: "esm",
  sourcemap: true,
  // Half the bytes to read at each start. Names stay, for whoever reads a stack.
  minifyWhitespace: true,
  minifySyntax: true,
  // Node prints the line of what nobody caught.
  lineLimit: 160,
  legalComments: "none",
  plugins: [withoutIdleTables],
  // What stays outside; and packages written for require() need one inside an ES module.
  ...bundleOptions,
  logLevel: "warning",
});

cpSync("../../packages/db/migrations", "dist/migrations", { recursive: true });
