// Bundles the server into dist/: one file that starts fast, with native and worker-heavy packages left outside.
import { build } from "esbuild";
import { cpSync, existsSync, rmSync } from "node:fs";

rmSync("dist", { recursive: true, force: true });

const entryPoints = {
  main: "src/main.ts",
  demo: "src/demo/main.ts",
  kitchen: "src/kitchen.ts",
  house: "src/house.ts",
  "pdf-child": "src/features/pdf-import/pages/pdf-child.ts",
  "backup-child": "src/features/backups/backup-child.ts",
  "photo-child": "src/features/ai/photo/photo-child.ts",
  "ocr-child": "src/ai/ocr/ocr-child.ts",
};

await build({
  entryPoints: Object.fromEntries(Object.entries(entryPoints).filter(([, path]) => existsSync(path))),
  outdir: "dist",
  bundle: true,
  splitting: true,
  platform: "node",
  target: "node20",
  format: "esm",
  sourcemap: true,
  external: ["better-sqlite3", "pdf-parse", "pdfjs-dist", "sharp"],
  // Packages written for require() need one inside an ES module.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  logLevel: "warning",
});

cpSync("../../packages/db/migrations", "dist/migrations", { recursive: true });
