import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanPages, pagesBetween } from "./clean-pages";
import { normalizePageText } from "./normalize-page-text";

const pagesOf = (...texts: string[]) => texts.map((text, index) => ({ page: index + 1, text }));

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
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const once = normalizePageText(text);
        expect(normalizePageText(once)).toBe(once);
      }),
    );
  });
});

describe("running heads and page numbers", () => {
  const recipe = (number: number) =>
    `Dish number ${"abcdefghij"[number]}\nServes 4\n${number + 1} eggs\n1. Fry until done`;

  it("go when they stand on most pages, whatever number they carry", () => {
    const pages = pagesOf(
      ...[0, 1, 2, 3, 4].map((number) => `The Family Cookbook ${number + 11}\n\n${recipe(number)}\n\n${number + 11}`),
    );
    const { text } = cleanPages(pages);
    expect(text).not.toContain("Family Cookbook");
    expect(text.split("\n").filter((line) => /^\d+$/.test(line))).toEqual([]);
    expect(text.match(/Serves 4/g)).toHaveLength(5);
    expect(text.match(/Fry until done/g)).toHaveLength(5);
  });

  it("go when left and right pages have their own", () => {
    const pages = pagesOf(
      ...[0, 1, 2, 3, 4, 5, 6, 7].map(
        (number) => `${number % 2 ? "Soups and stews" : "The Family Cookbook"}\n${recipe(number)}`,
      ),
    );
    expect(cleanPages(pages).text).not.toMatch(/Soups and stews|Family Cookbook/);
  });

  it("stay when they stand on few pages", () => {
    const pages = pagesOf(recipe(0), `Christmas\n${recipe(1)}`, recipe(2), `Christmas\n${recipe(3)}`, recipe(4));
    expect(cleanPages(pages).text.match(/Christmas/g)).toHaveLength(2);
  });

  it("are none of the lines that recipes share, though each stands on its own page", () => {
    const page = (number: number) =>
      `Cookbook\n2 eggs\nServes 4\n${number % 3}. Fry until done\n4. Serve at once.\n${number}`;
    const { text } = cleanPages(pagesOf(...[1, 2, 3, 4, 5, 6].map(page)));
    expect(text.split("\n").slice(0, 4)).toEqual(["2 eggs", "Serves 4", "1. Fry until done", "4. Serve at once."]);
    expect(text.match(/2 eggs/g)).toHaveLength(6);
    expect(text.match(/Serve at once/g)).toHaveLength(6);
  });

  it("leave a line that every recipe shares below its title", () => {
    const pages = pagesOf(recipe(0), recipe(1), recipe(2), recipe(3));
    expect(cleanPages(pages).text.match(/Serves 4/g)).toHaveLength(4);
  });
});

describe("words broken at a line's end", () => {
  it.each([
    ["get the right con-\nsistency at once", "get the right consistency\nat once"],
    ["a table\u00ad\nspoon of oil", "a tablespoon\nof oil"],
    ["2 cups all-\npurpose flour\nThe all-purpose kind", "2 cups all-purpose\nflour\nThe all-purpose kind"],
    ["low-\nfat milk\nlow heat and the fat", "low-fat\nmilk\nlow heat and the fat"],
    ["bake 20-\n25 minutes", "bake 20-\n25 minutes"],
    ["whisk -\nthen rest", "whisk -\nthen rest"],
  ])("%j becomes %j", (broken, whole) => {
    expect(cleanPages(pagesOf(broken)).text).toBe(whole);
  });

  it("are healed across a page break, and the page map follows", () => {
    const document = cleanPages(pagesOf("Stir the choco-", "late until smooth."));
    expect(document.text).toBe("Stir the chocolate\nuntil smooth.");
    expect(document.pages).toEqual([
      { page: 1, start: 0, end: 18 },
      { page: 2, start: 19, end: 32 },
    ]);
  });
});

describe("the page map", () => {
  it("leads from every place back to its page", () => {
    const document = cleanPages(pagesOf("Soup\nServes 4", "", "Boil it.\nEat it."));
    expect(document.pages.map(({ start, end }) => document.text.slice(start, end))).toEqual([
      "Soup\nServes 4",
      "",
      "Boil it.\nEat it.",
    ]);
    expect(pagesBetween(document, document.text.indexOf("Serves"), document.text.indexOf("Eat"))).toEqual([1, 3]);
  });

  it("covers all of the text but the breaks between pages", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom("a", "B", "-", "\n", " ", "4", ".") })), (texts) => {
        const { text, pages } = cleanPages(pagesOf(...texts));
        let end = 0;
        for (const span of pages) {
          expect(text.slice(end, span.start).trim()).toBe("");
          expect(span.end).toBeGreaterThanOrEqual(span.start);
          end = span.end;
        }
        expect(end).toBe(text.length);
      }),
    );
  });
});
