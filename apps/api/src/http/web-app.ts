import express, { type Request, type RequestHandler, type Response, Router } from "express";
import { existsSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { languageOf } from "#core/language";

/** Serves the built web app: hashed assets for ever, the page itself always fresh, every route the same page. */
export function webApp(folder: string): Router {
  const web = Router();
  const page = join(folder, "index.html");
  const assets = join(folder, "assets");
  const { isPage, preloads } = pagesOf(join(folder, ".page-scripts.json"));
  web.use("/assets", choosePrecompressed(assets));
  web.use("/assets", express.static(assets, { immutable: true, maxAge: "1y", fallthrough: true, setHeaders }));
  // A tab from before an upgrade asks for assets that are gone; it must not get a page instead of a script.
  web.use(
    "/assets",
    (_request, response) =>
      void response.status(404).type("text/plain").send("This file belongs to another version of Tureen."),
  );
  web.use(express.static(folder, { index: false, maxAge: 0 }));
  web.get("/{*path}", (request, response, next) => {
    if (!existsSync(page)) return next();
    const link = preloads(request);
    if (link) response.set("Link", link);
    // It says so itself, on the screen, where it has no such page.
    if (!isPage(request)) response.status(404);
    // Not by its time: the page of an earlier version, to which somebody has gone back, is older than the one a browser has.
    response.set("Cache-Control", "no-cache").sendFile(page, { lastModified: false });
  });
  return web;
}

interface PageScripts {
  readonly addresses: readonly string[];
  readonly pages: readonly (readonly [addresses: string, scripts: readonly string[]])[];
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly fonts: readonly string[];
}

interface Pages {
  /** Whether the app has a page at the address of the request. */
  readonly isPage: (request: Request) => boolean;
  /**
   * What a browser may fetch along with a page, as a header: the scripts of the address, the words of the reader's language,
   * and the fonts.
   */
  readonly preloads: (request: Request) => string | null;
}

/** As `page-scripts-plugin.ts` of the web app has written them down; nothing is known of a build without. */
function pagesOf(path: string): Pages {
  if (!existsSync(path)) return { isPage: () => true, preloads: () => null };
  const { addresses, pages, words, fonts } = JSON.parse(readFileSync(path, "utf8")) as PageScripts; // written by our build
  const known = addresses.map((address) => new RegExp(address, "i"));
  const byAddress = pages.map(([address, scripts]) => ({ address: new RegExp(address, "i"), scripts }));
  return {
    isPage: (request) => known.some((address) => address.test(request.path)),
    preloads: (request) => {
      const page = byAddress.find(({ address }) => address.test(request.path));
      if (!page) return null;
      const scripts = [...page.scripts, ...(words[languageOf(request)] ?? [])];
      return [
        ...scripts.map((script) => `<${script}>; rel=modulepreload`),
        ...fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
      ].join(", ");
    },
  };
}

/** The encodings that the build has written beside each asset, the smaller first. */
const PRECOMPRESSED = [
  { encoding: "br", suffix: ".br" },
  { encoding: "gzip", suffix: ".gz" },
] as const;

/** Leads a request for an asset to the smallest form of it that the browser reads. */
function choosePrecompressed(assets: string): RequestHandler {
  return (request, response, next) => {
    response.vary("Accept-Encoding");
    const name = basename(request.path);
    // One by one: asked for the best of several, the order in the browser's header would decide between equals.
    const form = PRECOMPRESSED.find(
      ({ encoding, suffix }) =>
        request.acceptsEncodings(encoding) === encoding && existsSync(join(assets, `${name}${suffix}`)),
    );
    if (form) request.url = `/${name}${form.suffix}`;
    next();
  };
}

/** A precompressed file is still the script or style whose name it carries. */
function setHeaders(response: Response, path: string): void {
  const form = PRECOMPRESSED.find(({ suffix }) => path.endsWith(suffix));
  if (!form) return;
  response.set("Content-Encoding", form.encoding);
  response.type(extname(path.slice(0, -form.suffix.length)));
}
