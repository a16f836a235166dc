import supertest from "supertest";
import { expect, test } from "vitest";
import { createApp } from "#start/app";
import { ConfigProblem, readConfig } from "./config";
import { settlePassword, testContext } from "#testing/test-context";
import { parseTrustedProxies, trustProxy } from "./trusted-proxies";

/** Who asks, by the addresses from the socket outwards: the first that is not believed. */
function asker(setting: string, hops: readonly string[]): string | undefined {
  const trusts = trustProxy(parseTrustedProxies(setting));
  return hops.find((address, hop) => !trusts(address, hop)) ?? hops.at(-1);
}

test("nobody is believed unless it is set, and then one proxy on this box about one address", () => {
  expect(asker("off", ["127.0.0.1", "192.168.1.7"])).toBe("127.0.0.1");
  expect(asker("1", ["127.0.0.1", "192.168.1.7", "10.9.9.9"])).toBe("192.168.1.7");
  expect(asker("1", ["::ffff:127.0.0.1", "127.0.0.1", "10.9.9.9"])).toBe("127.0.0.1");
  expect(asker("1", ["192.168.1.66", "10.9.9.9"])).toBe("192.168.1.66");
});

test("proxies elsewhere are believed when they are named, one by one or as a network", () => {
  expect(asker("192.168.1.5, 172.18.0.0/16", ["172.18.0.2", "192.168.1.5", "192.168.1.7"])).toBe("192.168.1.7");
  expect(asker("fd00::/8", ["fd00::5", "2001:db8::1"])).toBe("2001:db8::1");
});

test.each(["2", "caddy", "300.1.1.1", "10.0.0.0/99", "uniquelocal", "1,2"])(
  "%s is refused with a sentence",
  (value) => {
    expect(() => readConfig({ TRUST_PROXY: value })).toThrow(ConfigProblem);
    expect(() => readConfig({ TRUST_PROXY: value })).toThrow(/TRUST_PROXY: must be 1 for a proxy on this box/);
  },
);

test("somebody on the home network cannot guess under forged addresses, nor lock another one out", async () => {
  const app = testContext({ config: readConfig({ TRUST_PROXY: "10.1.1.1" }) });
  await settlePassword(app, "soup tureen");
  const server = createApp(app);
  const guess = (forged: string, password = "guess") =>
    supertest(server).post("/api/auth/login").set("X-Forwarded-For", forged).send({ password });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) statuses.push((await guess(`192.168.1.${attempt}`)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
});
