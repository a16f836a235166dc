import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalizePageText } from "./normalize-page-text";

describe("the characters of a page", () => {
  it.each([
    ["½ cup", "1/2 cup"],
    ["1½ cups", "1 1/2 cups"],
    ["150g/5½oz", "150g/5 1/2oz"],
    ["1¹⁄₂ tsp", "1 1/2 tsp"],
    ["11⁄2 tsp", "1 1/2 tsp"],
    ["3⁄4 tsp", "3/4 tsp"],
    ["bake at 180 ºC", "bake at 180 °C"],
    ["a ﬁne ﬂour", "a fine flour"],
    ["ﬁ\u00adnely", "finely"],
    ["salt\u00a0and\u2009pepper\u200b", "salt and pepper"],
    ["\uf0b7 2 eggs", "• 2 eggs"],
    ["don´t", "don't"],
    ["heiÿer Grieÿ", "heißer Grieß"],
    ["3 ÷ufs, 400 g de b÷uf", "3 œufs, 400 g de bœuf"],
    ["Cre\u0300me bru\u0302le\u0301e", "Crème brûlée"],
    ["red\u0000\u0007 wine\ufffd", "red wine"],
    ["Bean Buns (\u0000\u0000)", "Bean Buns"],
    ["Bean Buns ()", "Bean Buns ()"],
    ["小さじ１", "小さじ1"],
  ])("reads %j as %j", (written, plain) => {
    expect(normalizePageText(written)).toBe(plain);
  });

  it("keeps lines as lines and collapses empty ones", () => {
    expect(normalizePageText("Soup \r\n\r\n\r\n\r\n  Serves 4\n")).toBe("Soup\n\nServes 4");
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 0x10ffff })).map((codes) => String.fromCodePoint(...codes)),
        (text) => {
          const once = normalizePageText(text);
          expect(normalizePageText(once)).toBe(once);
        },
      ),
    );
  });
});
