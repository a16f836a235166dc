// Bundles the server into dist/: one file that starts fast, with native and worker-heavy packages left outside.
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.mjs";

const bundleOptions = JSON.parse(readFileSync("bundle-options.json", "utf8"));

rmSync("dist", { recursive: true, force: true });

/** Modules that share their parts. */
const entryPoints = {
  main: "src/launch/main.ts",
  "keep-compiled": "src/launch/keep-compiled.ts",
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
      return required(Object.fromEntries(types.filter(([, { extensions }]) => extensions)));
    });
    onLoad({ filter: /\.json$/ }, ({ path }) => {
      const table = JSON.parse(readFileSync(path, "utf8"));
      return /[\\/]node_modules[\\/]/.test(path) ? required(table) : imported(table);
    });
  },
};

/** V8 reads a table as text in half the time of an object in a script, and keeps it once. */
const asText = (table) => `JSON.parse(${JSON.stringify(JSON.stringify(table))})`;
const required = (table) => ({ contents: `module.exports = ${asText(table)};` });
/** What is written for `require` gets a function for each of its names where it is imported, and these have thousands. */
const imported = (table) => ({ contents: `export default ${asText(table)};` });

const common = {
  outdir: "dist",
  bundle: true,
  platform: "node",
  target: "node20",
  sourcemap: true,
  // Half the bytes to read at each start. Names stay, for whoever reads a stack.
  minifyWhitespace: true,
  minifySyntax: true,
  // Node prints the line of what nobody caught.
  lineLimit: 160,
  legalComments: "none",
  plugins: [withoutIdleTables],
  external: bundleOptions.external, // what stays outside
  logLevel: "warning",
};

await Promise.all([
  // Packages written for require() need one inside an ES module.
  build({ ...common, entryPoints, format: "esm", splitting: true, banner: bundleOptions.banner }),
  // V8 keeps the compiled code of scripts, and of no modules: `src/launch/server-script.ts` runs this function.
  build({
    ...common,
    entryPoints: { server: "src/main.ts" },
    format: "cjs",
    outExtension: { ".js": ".cjs" },
    // What stays outside is required where it is imported later, too: a script that is run so has no `import()`.
    supported: { "dynamic-import": false },
    define: { "import.meta.url": "__url" },
    banner: {
      js: '(function (exports, require, module, __filename, __dirname) {"use strict"; const __url = require("node:url").pathToFileURL(__filename).href;',
    },
    footer: { js: "})" },
  }),
]);

cpSync("../../packages/db/migrations", "dist/migrations", { recursive: true });
inAscii("dist/server.cjs");
await keepCompiled();

/** V8 keeps a text of 4 MB in 8 where one letter of it takes two bytes. Such letters are left in patterns alone, and in raw texts of patterns. */
function inAscii(path) {
  const text = readFileSync(path, "utf8");
  if (/\\[\u0080-\uffff]/.test(text))
    throw new Error("A letter with a backslash before it cannot be written by its number.");
  const byNumber = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  writeFileSync(path, text.replaceAll(/[\u0080-\uffff]/g, byNumber));
}

/** A server that has served is asked for its code. Where it cannot be run here, it will compile itself at each start. */
async function keepCompiled() {
  const folder = mkdtempSync(join(tmpdir(), "tureen-build-"));
  const { status } = spawnSync(process.execPath, ["dist/keep-compiled.js"], {
    env: {
      DATA_DIR: folder,
      HOST: "127.0.0.1",
      PORT: String(await freePort()),
      FAMILY_PASSWORD: "only while building",
      SystemRoot: process.env.SystemRoot, // without it nothing listens on Windows
    },
    stdio: ["ignore", "ignore", "inherit"],
    timeout: 120_000,
  });
  rmSync(folder, { recursive: true, force: true });
  if (status !== 0) process.stderr.write("The server could not be run after its build: it will start more slowly.\n");
}
