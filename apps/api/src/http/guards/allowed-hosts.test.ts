import supertest from "supertest";
import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "#start/app";
import { readConfig } from "#core/config";
import { testContext } from "../../testing/test-context";

const statusUnder = async (host: string, allowed = ""): Promise<number> => {
  const app = testContext({ config: readConfig({ ALLOWED_HOSTS: allowed }) });
  return (await supertest(createApp(app)).get("/api/health").set("Host", host)).status;
};

test.each([
  "localhost:3000",
  "192.168.1.20:3000",
  "[fd00::5]:3000",
  "tureen",
  "tureen.local",
  "tureen.home.arpa",
  "a.lan",
])("the family asks under %s", async (host) => expect(await statusUnder(host)).toBe(200));

test.each(["evil.example:3000", "192.168.1.20.nip.io", "localhost.evil.example", "tureen.local.evil.example"])(
  "a page elsewhere that calls itself %s is refused",
  async (host) => expect(await statusUnder(host)).toBe(421),
);

test.each([
  ["two hosts", "GET /api/health HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n"],
  ["an address with a host of its own", "GET http://evil.example/api/health HTTP/1.1\r\nHost: localhost\r\n"],
])("a request with %s is refused", async (_name, head) => {
  const server = createServer(createApp(testContext())).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1"); // it listens on a port
  socket.write(`${head}Connection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

test("a name that the family has set is allowed, and nothing that only looks like it", async () => {
  expect(await statusUnder("recipes.example.net", "Recipes.example.net, *.ts.net")).toBe(200);
  expect(await statusUnder("box.tail1234.ts.net", "recipes.example.net, *.ts.net")).toBe(200);
  expect(await statusUnder("example.net", "recipes.example.net")).toBe(421);
  expect(() => readConfig({ ALLOWED_HOSTS: "http://recipes.example.net" })).toThrow(
    /ALLOWED_HOSTS: must be host names/,
  );
});
