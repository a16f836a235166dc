import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { createPageFetcher, createPictureFetcher, type FetchRules } from "./fetch-page";

const never = new AbortController().signal;

/** A site of the internet: every name leads to it, and loopback is allowed for this test alone. */
async function site(answer: RequestListener, rules: Partial<FetchRules> = {}) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const resolved: string[] = [];
  const fetchPage = createPageFetcher({
    resolve: (host) => {
      resolved.push(host);
      return Promise.resolve([{ address: host.startsWith("home.") ? "192.168.1.1" : "127.0.0.1" }]);
    },
    isAllowed: (address) => address === "127.0.0.1",
    ...rules,
  });
  return { fetch: (path = "/") => fetchPage(`http://spoon.example:${port}${path}`, never), resolved, port };
}

const says =
  (body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { "content-type": "text/html", ...headers }).end(body);
  };

test("a page comes with its address, asked for without cookies", async () => {
  const asked: (string | undefined)[] = [];
  const { fetch, resolved, port } = await site((request, response) => {
    asked.push(request.headers.cookie);
    if (request.url === "/old") response.writeHead(301, { location: "/new", "set-cookie": "a=b" }).end();
    else response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end("<h1>Süppchen</h1>");
  });
  expect(await fetch("/old")).toEqual({ source: "<h1>Süppchen</h1>", address: `http://spoon.example:${port}/new` });
  expect(asked).toEqual([undefined, undefined]);
  expect(resolved).toEqual(["spoon.example", "spoon.example"]);
});

test.each<[string, Buffer, Record<string, string>]>([
  ["its server", Buffer.from("Süppchen", "latin1"), { "content-type": "text/html; charset=iso-8859-1" }],
  ["the page itself", Buffer.from('<meta charset="windows-1252">Süppchen', "latin1"), {}],
  ["its byte order mark", Buffer.from("\ufeffSüppchen", "utf16le"), {}],
  ["nobody", Buffer.from("Süppchen", "latin1"), {}],
  ["a server that errs", Buffer.from("Süppchen"), { "content-type": "text/html; charset=x-klingon" }],
  [
    "a server of old, of a page that is UTF-8 now",
    Buffer.from("Süppchen"),
    { "content-type": "text/html; charset=iso-8859-1" },
  ],
  [
    "a server that calls Windows' letters UTF-8",
    Buffer.from('<meta charset="utf-8">Süppchen', "latin1"),
    { "content-type": "text/html; charset=utf-8" },
  ],
  ["nobody, packed", gzipSync("Süppchen"), { "content-encoding": "gzip" }],
])("letters are right where %s says the charset", async (_who, body, headers) => {
  const { fetch } = await site(says(body, headers));
  expect((await fetch()).source).toContain("Süppchen");
});

test("a page that says no charset is read in the one that makes it name its ingredients", async () => {
  // "<h2>Ингредиенты</h2>" in windows-1251.
  const heading = Buffer.from("c8ede3f0e5e4e8e5edf2fb", "hex");
  const { fetch } = await site(says(Buffer.concat([Buffer.from("<h2>"), heading, Buffer.from("</h2>")]), {}));
  expect((await fetch()).source).toBe("<h2>Ингредиенты</h2>");
});

test.each([
  ["file:///etc/passwd", "address of a web page"],
  ["data:text/html,<h1>x", "address of a web page"],
  ["javascript:alert(1)", "address of a web page"],
  ["ftp://spoon.example/", "address of a web page"],
  ["http://somebody:secret@spoon.example/", "address of a web page"],
  ["http://", "address of a web page"],
  ["http://127.0.0.1/", "an address at home"],
  ["http://2130706433/", "an address at home"],
  ["http://0x7f.1/", "an address at home"],
  ["http://[::1]/", "an address at home"],
  ["http://[::ffff:192.168.0.1]/", "an address at home"],
  ["http://169.254.169.254/latest/meta-data", "an address at home"],
  ["192.168.1.1", "an address at home"],
])("%s is refused with a sentence", async (address, sentence) => {
  await expect(createPageFetcher()(address, never)).rejects.toThrow(sentence);
});

test("a name that leads home is refused, even beside a public address", async () => {
  const fetchPage = createPageFetcher({
    resolve: () => Promise.resolve([{ address: "93.184.216.34" }, { address: "10.0.0.5" }]),
  });
  await expect(fetchPage("https://spoon.example", never)).rejects.toThrow("an address at home");
});

test.each([
  ["http://home.example/", "an address at home"],
  ["http://192.168.1.1/", "an address at home"],
  ["http://[fd00::1]/", "an address at home"],
  ["file:///etc/passwd", "address of a web page"],
  ["/again", "again and again"],
])("a redirect to %s is not followed", async (location, sentence) => {
  const { fetch } = await site((_request, response) => response.writeHead(302, { location }).end());
  await expect(fetch()).rejects.toThrow(sentence);
});

test("an answer without end is cut off", async () => {
  const endless: RequestListener = (_request, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    const more = (): void => void (response.writable && response.write("x".repeat(16_384), () => setImmediate(more)));
    more();
  };
  const { fetch } = await site(endless, { maxBytes: 200_000 });
  await expect(fetch()).rejects.toMatchObject({ kind: "too-large" });
});

test("a small answer that swells is cut off", async () => {
  const { fetch } = await site(says(gzipSync(Buffer.alloc(4_000_000)), { "content-encoding": "gzip" }), {
    maxBytes: 200_000,
  });
  await expect(fetch()).rejects.toMatchObject({ kind: "too-large" });
});

test("a picture comes through the same doors: of the web, a picture, and of its size", async () => {
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  const { port } = await site((request, response) => {
    if (request.url === "/home") response.writeHead(302, { location: "http://home.example/soup.jpg" }).end();
    else if (request.url === "/svg") response.writeHead(200, { "content-type": "image/svg+xml" }).end("<svg/>");
    else if (request.url === "/page") response.writeHead(200, { "content-type": "text/html" }).end("<h1>");
    else
      response
        .writeHead(200, { "content-type": "image/jpeg" })
        .end(request.url === "/large" ? Buffer.alloc(900) : bytes);
  });
  const fetchPicture = createPictureFetcher({
    resolve: (host) => Promise.resolve([{ address: host.startsWith("home.") ? "192.168.1.1" : "127.0.0.1" }]),
    isAllowed: (address) => address === "127.0.0.1",
    maxBytes: 500,
  });
  const at = (path: string) => fetchPicture(`http://spoon.example:${port}${path}`, never);
  expect(Buffer.from(await at("/soup.jpg"))).toEqual(bytes);
  await expect(at("/home")).rejects.toThrow("an address at home");
  for (const path of ["/svg", "/page"]) await expect(at(path)).rejects.toMatchObject({ kind: "wrong-type" });
  await expect(at("/large")).rejects.toMatchObject({ kind: "too-large" });
  await expect(createPictureFetcher()("http://192.168.1.1/cam.jpg", never)).rejects.toThrow("an address at home");
});

test("a site that says nothing is given up", async () => {
  const { fetch } = await site(() => undefined, { wholeMs: 50 });
  await expect(fetch()).rejects.toThrow("took too long");
});

test("a refusal, a file and a site that is gone are said in sentences", async () => {
  const refusing = await site((_request, response) => response.writeHead(403).end());
  await expect(refusing.fetch()).rejects.toThrow("it answered 403");
  const file = await site(says("%PDF", { "content-type": "application/pdf" }));
  await expect(file.fetch()).rejects.toMatchObject({ kind: "wrong-type" });
  const gone = createPageFetcher({ resolve: () => Promise.reject(new Error("ENOTFOUND")) });
  await expect(gone("spoon.example", never)).rejects.toThrow("spoon.example could not be reached");
});
