import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/**
 * The entry of the PDF reader's process, bundled as the product has it: it starts twice as fast as from TypeScript.
 * It lies below this package, where it finds the libraries that stay outside of the bundle. Returns its path.
 */
export async function bundlePdfChild(): Promise<string> {
  const outfile = fileURLToPath(new URL(`../../node_modules/.cache/tureen/pdf-child-${process.pid}.js`, import.meta.url));
  await build({
    entryPoints: [fileURLToPath(new URL("../features/pdf-import/pdf-reader/pdf-child.ts", import.meta.url))],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    external: ["pdf-parse", "pdfjs-dist", "sharp"],
    logLevel: "error",
  });
  return outfile;
}
