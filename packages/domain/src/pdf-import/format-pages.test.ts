import { describe, expect, it } from "vitest";
import { english } from "@tureen/messages/speakers";
import { pagesText } from "./format-pages";

describe("pages in words", () => {
  it.each([
    [[12], "Page 12"],
    [[12, 13, 14], "Pages 12–14"],
    [[9, 3, 8, 7], "Pages 3, 7–9"],
  ])("%j is %j", (pages, text) => {
    expect(english(pagesText(pages))).toBe(text);
  });
});
