import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** The entry of the PDF reader's process, bundled as the product has it: it starts twice as fast as from TypeScript. */
export async function bundlePdfChild(): Promise<string> {
  return await bundleChild(new URL("../features/pdf-import/pdf-reader/pdf-child.ts", import.meta.url));
}

/**
 * A process's entry as one script, below this package, where it finds the libraries that stay outside of the bundle.
 * Returns its path; whoever asked removes it.
 */
export async function bundleChild(entry: URL): Promise<string> {
  const name = basename(entry.pathname, ".ts");
  const outfile = fileURLToPath(new URL(`../../node_modules/.cache/tureen/${name}-${process.pid}.js`, import.meta.url));
  await build({
    entryPoints: [fileURLToPath(entry)],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    external: ["pdf-parse", "pdfjs-dist", "sharp"],
    logLevel: "error",
  });
  return outfile;
}
