import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { languageOf } from "./catalog-plugin";
import { ALWAYS, loadedWith, SIGNED_IN } from "./page-budgets";
import { addressesOf, ROUTE_PATTERNS } from "./src/lib/screen/paths";

/**
 * In the folder of the build: which addresses there are, as the sources of regular expressions; which of them have which page,
 * and what that loads; the words that it loads by language; and the fonts of every page.
 */
const PAGE_SCRIPTS = ".page-scripts.json";
/** A line of `PAGE_CODE`: the page's name and its module. */
const PAGE = /^ {2}(\w+): \(\) => import\("\.\.\/([^"]+)"\),$/gm;

/** Asked for only when a heading is drawn, a font comes after the first view, and all is laid out a second time. */
const FONT = /\.woff2$/;

/** Tells the server what a page loads, what begins it first: a browser then fetches it along with index.html. */
export function pageScripts(): Plugin {
  return {
    name: "tureen-page-scripts",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const words: Record<string, string[]> = {};
      for (const chunk of chunks) {
        const language = languageOf(chunk);
        if (language) (words[language] ??= []).push(`/${chunk.fileName}`);
      }
      const read = [...readFileSync(join(import.meta.dirname, "src/boot/pages.ts"), "utf8").matchAll(PAGE)];
      const pages = read.map(([, name = "", module = ""]) => {
        if (!isPage(name)) throw new Error(`paths.ts has no address for ${name}`);
        const parts = [...ALWAYS, ...SIGNED_IN, module];
        const scripts = loadedWith(chunks, parts).map(({ fileName }) => `/${fileName}`);
        return [addressesOf(ROUTE_PATTERNS[name]).source, scripts];
      });
      if (pages.length !== Object.keys(ROUTE_PATTERNS).length - 1)
        throw new Error("pages.ts has a page, the sign-in aside, in another form than the build reads");
      const fonts = Object.values(bundle).flatMap(({ fileName }) => (FONT.test(fileName) ? [`/${fileName}`] : []));
      const addresses = Object.values(ROUTE_PATTERNS).map((pattern) => addressesOf(pattern).source);
      this.emitFile({
        type: "asset",
        fileName: PAGE_SCRIPTS,
        source: JSON.stringify({ addresses, pages, words, fonts }),
      });
    },
  };
}

const isPage = (name: string): name is keyof typeof ROUTE_PATTERNS => name in ROUTE_PATTERNS;
