import express from "express";
import supertest from "supertest";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { webApp } from "./web-app";

const SCRIPT = `export const soup = "${"leek ".repeat(1000)}";`;
const ICON = "<svg/>";

const atTheTop = { basePath: () => "", gateUser: () => null };

let folder: string;
let server: ReturnType<ReturnType<typeof express>["listen"]>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "tureen-web-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html>");
  writeFileSync(join(folder, "assets/index-1.js"), SCRIPT);
  writeFileSync(join(folder, "assets/index-1.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, "assets/index-1.js.gz"), gzipSync(SCRIPT));
  writeFileSync(join(folder, "assets/icon-1.svg"), ICON);
  const app = express().use(webApp(folder, atTheTop));
  await new Promise<void>((resolve) => (server = app.listen(0, "127.0.0.1", () => resolve())));
});

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

/** Asks as a browser that reads these encodings does, and leaves what comes as it comes. */
async function asset(name: string, encodings?: string): Promise<{ answer: IncomingMessage; body: Buffer }> {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  const headers = encodings === undefined ? {} : { "accept-encoding": encodings };
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get({ port: address.port, host: "127.0.0.1", path: `/assets/${name}`, headers, agent: false }, resolve).on(
      "error",
      reject,
    ),
  );
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { answer, body: Buffer.concat(chunks) };
}

it("gives a page without its time: one of an earlier version is older than what a browser has, and is another", async () => {
  const app = express().disable("etag").use(webApp(folder, atTheTop));
  const later = new Date(Date.now() + 3_600_000).toUTCString();
  const answer = await supertest(app).get("/recipes").set("If-Modified-Since", later).expect(200);
  expect(answer.headers).not.toHaveProperty("last-modified");
});

it("names with a page what that page loads next, in the reader's language", async () => {
  const pages = [["^/recipes/?$", ["/assets/a.js", "/assets/b.js"]]];
  const words = { en: ["/assets/en.js"], de: ["/assets/de.js"] };
  const all = { addresses: ["^/recipes/?$", "^/login/?$"], pages, words, fonts: ["/assets/f.woff2"] };
  writeFileSync(join(folder, ".page-scripts.json"), JSON.stringify(all));
  const app = express().use(webApp(folder, atTheTop));
  const links = async (path: string, language: string) =>
    (await supertest(app).get(path).set("Accept-Language", language)).headers["link"];
  const font = '</assets/f.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin';
  const named = (...names: string[]) =>
    [...names.map((name) => `</assets/${name}.js>; rel=modulepreload`), font].join(", ");
  expect(await links("/recipes", "nb, en;q=0.5")).toBe(named("a", "b", "en"));
  expect(await links("/recipes", "de-AT")).toBe(named("a", "b", "de"));
  expect(await links("/login", "en")).toBeUndefined();
  await supertest(app).get("/login").expect(200);
  await supertest(app).get("/soups").expect(404, "<!doctype html>");
});

describe("the assets of the web app", () => {
  it("go out as the build has compressed them with brotli, for ever", async () => {
    const { answer, body } = await asset("index-1.js", "gzip, deflate, br, zstd");
    expect(answer.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": expect.stringMatching(/^(text|application)\/javascript/),
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
      "content-length": String(brotliCompressSync(SCRIPT).length),
    });
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  });

  it.each(["gzip", "gzip, br;q=0"])("go out with gzip where the browser says %s", async (encodings) => {
    const { answer, body } = await asset("index-1.js", encodings);
    expect(answer.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
    expect(gunzipSync(body).toString()).toBe(SCRIPT);
  });

  it("go out plain to who reads no encoding, and caches are told so", async () => {
    const { answer, body } = await asset("index-1.js");
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.headers.vary).toBe("Accept-Encoding");
    expect(body.toString()).toBe(SCRIPT);
  });

  it("go out as they are when the build has not compressed them", async () => {
    const { answer, body } = await asset("icon-1.svg", "br");
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.headers["content-type"]).toContain("image/svg+xml");
    expect(body.toString()).toBe(ICON);
  });

  it("are a plain 404 when they belong to another version", async () => {
    const { answer, body } = await asset("index-0.js", "br");
    expect(answer.statusCode).toBe(404);
    expect(body.toString()).toBe("This file belongs to another version of Tureen.");
  });

  it("reach nothing outside their folder", async () => {
    const { answer } = await asset("..%2f..%2findex.html", "br");
    expect(answer.statusCode).not.toBe(200);
  });
});
