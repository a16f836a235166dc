import express, { type Request, type RequestHandler, type Response, Router } from "express";
import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { html } from "#core/html";
import { languageOf } from "#core/language";
import type { BasePathOf } from "./base-path";

/**
 * Serves the built web app: hashed assets for ever, the page itself always fresh, every route the same page. One build serves
 * below every path: the page is told where its files are, and they know where they came from.
 */
export function webApp(folder: string, { basePath, gateUser }: PageParts): Router {
  const web = Router();
  const page = join(folder, PAGE);
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
  const sendPage: RequestHandler = (request, response, next) => {
    if (!existsSync(page)) return next();
    const base = basePath(request);
    const link = preloads(request, base);
    if (link) response.set("Link", link);
    const vouchedFor = gateUser(request);
    const body = readFileSync(page, "utf8")
      .replaceAll('="./', `="${base}/`)
      .replace("<html ", vouchedFor === null ? "<html " : html`<html data-gate-user="${vouchedFor}" `.source);
    // No time: the page of an earlier version, to which somebody has gone back, is older than the one a browser has.
    response.set({ "Cache-Control": "private, no-cache", ETag: `"${hash("sha256", body, "base64url")}"` });
    // It says so itself, on the screen, where it has no such page.
    if (request.path !== PAGE && !isPage(request)) response.status(404);
    else if (request.fresh) return void response.status(304).end();
    return void response.type("html").send(body);
  };
  web.get(PAGE, sendPage);
  web.use(express.static(folder, { index: false, maxAge: 0 }));
  web.get("/{*path}", sendPage);
  return web;
}

interface PageParts {
  readonly basePath: BasePathOf;
  /** Whom a gate vouches for, which the sign-in says; null for nobody. */
  readonly gateUser: (request: Request) => string | null;
}

/** By its name the service worker asks for it. */
const PAGE = "/index.html";

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
  readonly preloads: (request: Request, base: string) => string | null;
}

/** As `page-scripts-plugin.ts` of the web app has written them down; nothing is known of a build without. */
function pagesOf(path: string): Pages {
  if (!existsSync(path)) return { isPage: () => true, preloads: () => null };
  const { addresses, pages, words, fonts } = JSON.parse(readFileSync(path, "utf8")) as PageScripts; // written by our build
  const known = addresses.map((address) => new RegExp(address, "i"));
  const byAddress = pages.map(([address, scripts]) => ({ address: new RegExp(address, "i"), scripts }));
  return {
    isPage: (request) => known.some((address) => address.test(request.path)),
    preloads: (request, base) => {
      const page = byAddress.find(({ address }) => address.test(request.path));
      if (!page) return null;
      const scripts = [...page.scripts, ...(words[languageOf(request)] ?? [])];
      return [
        ...scripts.map((script) => `<${base}${script}>; rel=modulepreload`),
        ...fonts.map((font) => `<${base}${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
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
