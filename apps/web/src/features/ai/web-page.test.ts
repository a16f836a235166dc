import { expect, onTestFinished, test } from "vitest";
import { bookmarklet, pageInHash, readHanded, sharedText } from "./web-page";

test.each([
  ["https://spoon.example/soup", { source: "", address: "https://spoon.example/soup" }],
  ["  spoon.example/soup?a=1 ", { source: "", address: "spoon.example/soup?a=1" }],
  ["Leek soup\n3 leeks", { source: "Leek soup\n3 leeks", address: "" }],
  ["<html><p>x</p></html>", { source: "<html><p>x</p></html>", address: "" }],
])("%j is understood", (typed, page) => {
  expect(readHanded(typed)).toEqual(page);
});

test("the bookmark hands over the page that is looked at, without scripts and styles", () => {
  onTestFinished(() => document.body.replaceChildren());
  document.body.innerHTML =
    "<h1>Süppchen &amp; more</h1><style>h1{}</style><script>secret()</script><ul><li>3 leeks</li></ul>";
  let opened = "";
  const code = decodeURIComponent(bookmarklet("https://tureen.home/recipes/add").replace("javascript:", ""));
  // oxlint-disable-next-line typescript/no-implied-eval -- a browser runs a bookmark in the same way
  new Function("open", code)((address: string) => {
    opened = address;
  });
  expect(opened).toMatch(/^https:\/\/tureen\.home\/recipes\/add#page=/);
  const page = pageInHash(new URL(opened).hash);
  expect(page?.address).toBe(window.location.href);
  expect(page?.source).toContain("<h1>Süppchen &amp; more</h1>");
  expect(page?.source).not.toMatch(/secret|h1\{\}/);
});

test("what is no page in an address is none", () => {
  expect(["", "#recipe-details", "#page=", "#page=%", "#page=1", "#page=%7B%7D"].map(pageInHash)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test("what is shared is the address in it, else its words", () => {
  expect(sharedText("?title=Soup&text=Look+https%3A%2F%2Fspoon.example%2Fsoup")).toBe("https://spoon.example/soup");
  expect(sharedText("?url=https%3A%2F%2Fspoon.example")).toBe("https://spoon.example");
  expect(sharedText("?text=Leek+soup")).toBe("Leek soup");
  expect(sharedText("?import=3")).toBe("");
});
