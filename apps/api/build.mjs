// Bundles the server into dist/: modules that share their parts, with native and worker-heavy packages left outside.
import { build } from "esbuild";
import { cpSync, readFileSync, rmSync } from "node:fs";

const { banner, external } = JSON.parse(readFileSync("bundle-options.json", "utf8"));

rmSync("dist", { recursive: true, force: true });

await build({
  entryPoints: {
    main: "src/start/main.ts",
    demo: "src/demo/main.ts",
    kitchen: "src/kitchen/main.ts",
    commands: "src/start/commands.ts",
    "pdf-child": "src/features/pdf-import/pdf/pdf-child.ts",
    "backup-child": "src/features/backups/backup-child.ts",
    "change-child": "src/features/backups/large-change/change-child.ts",
    "photo-child": "src/features/ai/photo/photo-child.ts",
    "cookbook-child": "src/features/exports/cookbook/cookbook-child.ts",
    "page-child": "src/features/recipe-pages/page-child.ts",
    "stage-child": "src/features/recipe-imports/stage-child.ts",
    "ocr-child": "src/ai/ocr/ocr-child.ts",
  },
  outdir: "dist",
  bundle: true,
  format: "esm",
  splitting: true,
  platform: "node",
  target: "node20",
  sourcemap: true,
  // Half the bytes to read at each start. Names stay, for whoever reads a stack.
  minifyWhitespace: true,
  minifySyntax: true,
  // Node prints the line of what nobody caught.
  lineLimit: 160,
  legalComments: "none",
  banner,
  external,
  logLevel: "warning",
});

cpSync("../../packages/db/migrations", "dist/migrations", { recursive: true });
