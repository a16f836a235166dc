import supertest from "supertest";
import { expect, test } from "vitest";
import { createApp } from "#start/app";
import { readConfig } from "#core/config";
import { testContext } from "../testing/test-context";

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

test("a name that the family has set is allowed, and nothing that only looks like it", async () => {
  expect(await statusUnder("recipes.example.net", "Recipes.example.net, *.ts.net")).toBe(200);
  expect(await statusUnder("box.tail1234.ts.net", "recipes.example.net, *.ts.net")).toBe(200);
  expect(await statusUnder("example.net", "recipes.example.net")).toBe(421);
  expect(() => readConfig({ ALLOWED_HOSTS: "http://recipes.example.net" })).toThrow(
    /ALLOWED_HOSTS: must be host names/,
  );
});
