import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { languageOf } from "./catalog-plugin";

/** Files beside the page that belong to the installed app; icons of other sizes are asked for by the system. */
const BESIDE = ["index.html", "manifest.webmanifest", "favicon.svg"];

/**
 * Builds the service worker once the app is built: it keeps the files of that very build (docs/shopping-offline.md). Of the
 * words of a language it knows whose they are: a device keeps the one that it speaks.
 */
export function serviceWorker(): Plugin {
  return {
    name: "tureen-service-worker",
    apply: "build",
    async writeBundle({ dir: dist }, bundle) {
      if (!dist) return;
      const files = [
        ...readdirSync(join(dist, "assets"))
          .filter((name) => !/\.(?:br|gz)$/.test(name))
          // Their names change with their content.
          .map((name) => ({ url: `assets/${name}`, revision: null, language: languageOf(bundle[`assets/${name}`]) })),
        ...BESIDE.map((name) => ({ url: name, revision: digest(join(dist, name)) })),
      ];
      await build({
        configFile: false,
        logLevel: "warn",
        publicDir: false,
        define: { BUILT_FILES: JSON.stringify(files), "process.env.NODE_ENV": '"production"' },
        build: {
          outDir: dist,
          emptyOutDir: false,
          rolldownOptions: {
            input: join(import.meta.dirname, "src", "service-worker", "service-worker.ts"),
            output: { format: "iife", entryFileNames: "service-worker.js" },
          },
        },
      });
    },
  };
}

function digest(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 16);
}
