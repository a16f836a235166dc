import { expect, test } from "vitest";
import { homeUrls } from "./home-addresses";

test("a box that listens to the home network is found at its addresses and the port", () => {
  for (const url of homeUrls({ HOST: "0.0.0.0", BASE_PATH: "" }, 3100))
    expect(url).toMatch(/^http:\/\/\d+\.\d+\.\d+\.\d+:3100$/);
  expect(homeUrls({ HOST: "0.0.0.0", BASE_PATH: "" }, 3100).join()).not.toContain("127.0.0.1");
});

test.each([
  ["192.168.1.20", ["http://192.168.1.20:80"]],
  ["fd00::20", ["http://[fd00::20]:80"]],
  ["127.0.0.1", []],
  ["localhost", []],
  ["::1", []],
])("a box that listens on %s alone is found there, or nowhere", (host, urls) => {
  expect(homeUrls({ HOST: host, BASE_PATH: "" }, 80)).toEqual(urls);
});
