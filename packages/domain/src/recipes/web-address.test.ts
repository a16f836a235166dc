import { describe, expect, it } from "vitest";
import { webAddressIn } from "./web-address";

describe("the web address in a recipe's source", () => {
  it.each([
    ["https://www.example.org/soup?id=1", "https://www.example.org/soup?id=1", "example.org"],
    ["Ann, http://soup.example", "http://soup.example", "soup.example"],
    ["https://soup.example:8443/leek and more", "https://soup.example:8443/leek", "soup.example"],
    ["HTTPS://Soup.example#top", "HTTPS://Soup.example#top", "Soup.example"],
  ])("in %s", (source, address, site) => {
    expect(webAddressIn(source)).toEqual({ address, site });
  });

  it.each(["", "Grandmother's book, page 12", "javascript:alert(1)", "https://nowhere in particular", "soup.example"])(
    "is none in %j",
    (source) => {
      expect(webAddressIn(source)).toBeNull();
    },
  );

  it.each([
    ["https://ours@theirs.example/", null],
    ["https://ours.example@theirs.example/", { address: "https://ours.example", site: "ours.example" }],
    ["https://ours.example\\@theirs.example", { address: "https://ours.example", site: "ours.example" }],
  ])("leads to the site that it names in %s", (source, found) => {
    expect(webAddressIn(source)).toEqual(found);
  });
});
