import { createServer, get } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { failIfRefused, guardNetwork, takeRefused } from "./guard-network";

const server = createServer((_request, response) => response.end("soup"));
let own: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
});
afterAll(() => void server.close());

const refusalOf = async (reach: Promise<unknown>): Promise<string[]> => {
  await expect(reach).rejects.toThrow();
  return takeRefused();
};
const getting = (url: string) => new Promise((resolve, reject) => get(url, resolve).once("error", reject));
const connecting = (port: number, host: string) =>
  new Promise<void>((resolve, reject) => connect(port, host, resolve).once("error", reject));

test("a server that the test has started is reached", async () => {
  expect(await (await fetch(own)).text()).toBe("soup");
  expect(takeRefused()).toEqual([]);
});

test.each([
  ["fetch", "203.0.113.7:80", () => fetch("http://203.0.113.7/")],
  ["fetch, by name", "tureen.example:443", () => fetch("https://tureen.example/")],
  ["http", "203.0.113.7:8080", () => getting("http://203.0.113.7:8080/")],
  ["a socket", "203.0.113.7:25", () => connecting(25, "203.0.113.7")],
  ["an Ollama that runs on this machine", "127.0.0.1:11434", () => fetch("http://127.0.0.1:11434/api/tags")],
])("what leads elsewhere is refused before it leaves: %s", async (_way, target, reach) => {
  expect(await refusalOf(reach())).toEqual([
    `This test tried to reach ${target}. Tests reach nothing but servers that they start themselves.`,
  ]);
});

test("a name that nobody can have is unknown without anyone being asked", async () => {
  await expect(getting("http://nowhere.invalid:11434/")).rejects.toMatchObject({ code: "ENOTFOUND" });
  expect(takeRefused()).toEqual([]);
});

test("where nothing may be reached, neither may this machine", async () => {
  guardNetwork({ loopback: false });
  onTestFinished(() => guardNetwork({ loopback: true }));
  // A connection of its own: fetch would take the one that is open already.
  expect(await refusalOf(connecting(Number(new URL(own).port), "127.0.0.1"))).toHaveLength(1);
});

test("a test fails with the sentence though the product has swallowed the refusal", async () => {
  await fetch("http://203.0.113.7/").catch(() => "shown as nothing");
  expect(failIfRefused).toThrow(/^This test tried to reach 203\.0\.113\.7:80\./);
  expect(failIfRefused).not.toThrow();
});
