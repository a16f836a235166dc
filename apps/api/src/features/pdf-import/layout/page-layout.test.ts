import { describe, expect, it } from "vitest";
import { layOutPage } from "./page-layout";
import { textOfLines } from "./page-text";
import type { TextItem } from "./text-segments";

const PAGE_HEIGHT = 600;

const item = (text: string, x: number, y: number, size = 10): TextItem => ({
  text,
  x,
  y,
  size,
  width: text.length * size * 0.5,
  font: "",
});

/** Lines below one another as a printer sets them, from `y` down. */
const column = (x: number, y: number, lines: readonly string[], leading = 13): TextItem[] =>
  lines.map((line, index) => item(line, x, y + index * leading));

const layOut = (...items: (TextItem | TextItem[])[]) => textOfLines(layOutPage(items.flat(), PAGE_HEIGHT)).split("\n");

const left = [
  "200 g plain flour",
  "2 eggs",
  "1 pinch of sea salt",
  "300 ml whole milk",
  "Butter for the pan",
  "Lemon and sugar",
];
const right = [
  "1. Whisk the eggs in a bowl.",
  "2. Add milk and salt to them.",
  "3. Sift in the flour and rest.",
  "4. Fry thinly in the butter.",
  "5. Serve with the lemon.",
  "6. And with the sugar.",
];

describe("amounts in a column, whatever they are counted in", () => {
  it("stand in front of their foods, all at one left edge", () => {
    const amounts = [item("500 g", 45, 100), item("2", 60, 113), item("3 knolls", 30, 126)];
    const foods = column(90, 100, ["Spinach", "Eggs", "Garlic"]);
    const lines = layOutPage([...amounts, ...foods], PAGE_HEIGHT);
    expect(lines.map(({ text }) => text)).toEqual(["500 g Spinach", "2 Eggs", "3 knolls Garlic"]);
    expect(new Set(lines.map(({ x }) => x)).size).toBe(1);
  });
});

describe("a short list beside the method", () => {
  it("is a column of its own, however narrow it is", () => {
    const list = ["3 eggs", "1 leek", "9 nuts", "2 figs"];
    const method = right.slice(0, 4).map((step) => `${step} ${step} ${step}`);
    expect(layOut(column(40, 100, list), column(130, 100, method))).toEqual([...list, ...method]);
  });
});

describe("a page of one column", () => {
  it("is read line by line, with a blank line where the print leaves a gap", () => {
    expect(layOut(column(40, 100, left.slice(0, 3)), column(40, 165, right.slice(0, 2)))).toEqual([
      ...left.slice(0, 3),
      "",
      ...right.slice(0, 2),
    ]);
  });

  it("joins what is painted in pieces", () => {
    const pieces = [
      item("400g potatoes (", 40, 100),
      item("fi", 115, 100),
      item("rm/waxy)", 125, 100),
      item("and", 170, 100),
      item(" ", 185, 100),
      item("leeks", 186, 100),
    ];
    expect(layOut(pieces)).toEqual(["400g potatoes (firm/waxy) and leeks"]);
  });

  it("keeps a fraction that is set small apart from its whole number", () => {
    expect(
      layOut([
        item("1", 40, 100, 12),
        item("1", 46, 97, 7),
        item("/", 49.5, 98, 7),
        item("2", 53, 101, 7),
        item("cups", 60, 100, 12),
      ]),
    ).toEqual(["1 1/2 cups"]);
    expect(layOut([item("Weigh 10", 40, 100, 10), item("2", 80, 97, 6), item("see page 3", 90, 100, 10)])).toEqual([
      "Weigh 102 see page 3",
    ]);
  });

  it("reads across a table of amounts", () => {
    expect(
      layOut(
        column(40, 100, ["200 g", "2", "1 pinch"]),
        column(110, 100, ["plain wheat flour", "eggs from the farm", "sea salt"]),
      ),
    ).toEqual(["200 g plain wheat flour", "2 eggs from the farm", "1 pinch sea salt"]);
    expect(
      layOut(column(40, 100, ["Plain wheat flour", "Eggs", "Sea salt"]), column(200, 100, ["200 g", "2", "1 pinch"])),
    ).toEqual(["Plain wheat flour 200 g", "Eggs 2", "Sea salt 1 pinch"]);
  });

  it("keeps a step's number with its step", () => {
    expect(
      layOut(
        column(40, 100, ["1.", "2.", "3."]),
        column(
          70,
          100,
          right.slice(0, 3).map((step) => step.slice(3)),
        ),
      ),
    ).toEqual(right.slice(0, 3));
  });
});

describe("a page of two columns", () => {
  it("is read down the left one, then down the right one", () => {
    expect(layOut(column(40, 100, left), column(220, 100, right))).toEqual([...left, ...right]);
  });

  it("is so when the columns' lines are not level, and however it was painted", () => {
    const items = [...column(40, 100, left), ...column(220, 106, right)];
    expect(layOut(items)).toEqual([...left, ...right]);
    expect(layOut(items.toSorted((a, b) => a.y - b.y))).toEqual([...left, ...right]);
    expect(layOut(items.toReversed())).toEqual([...left, ...right]);
  });

  it("keeps a heading across both in its place", () => {
    const heading = item("Pancakes as my grandmother made them on Sundays", 40, 200, 16);
    expect(
      layOut(column(40, 100, left), column(220, 100, right), heading, column(40, 230, left), column(220, 230, right)),
    ).toEqual([...left, ...right, "", heading.text, ...left, ...right]);
  });

  it("keeps a short title above the columns that belong to it", () => {
    const title = item("Pancakes", 40, 215, 16);
    expect(
      layOut(
        column(40, 100, left),
        column(220, 100, right),
        title,
        column(40, 240, left),
        column(220, 240, right),
      ).filter((line) => line !== ""),
    ).toEqual([...left, ...right, "Pancakes", ...left, ...right]);
  });

  it("lets a title in the left column be, where the right one runs on", () => {
    const long = Array.from({ length: 20 }, (_, index) => `and so on, line ${index}`);
    const title = item("Pancakes", 40, 215, 16);
    expect(
      layOut(column(40, 100, left), column(220, 100, long), title, column(40, 240, left)).filter((line) => line !== ""),
    ).toEqual([...left, "Pancakes", ...left, ...long]);
  });

  it("reads below a title what stands at the other end of its line", () => {
    const source = item("Aunt Maud, May 2006", 275, 100);
    expect(
      layOut(item("Pancakes", 40, 100, 16), source, column(40, 130, left), column(220, 130, right)).filter(
        (line) => line !== "",
      ),
    ).toEqual(["Pancakes", source.text, ...left, ...right]);
  });

  it("lets a long title reach into the gutter between them", () => {
    const title = item("Rustic Parsnip Dumplings", 40, 100, 14.7);
    expect(220 - (title.x + title.width)).toBeLessThan(6);
    const [first = "", ...others] = right;
    expect(
      layOut(item(first, 220, 97), title, column(40, 120, [...left, ...left]), column(220, 120, others)).filter(
        (line) => line !== "",
      ),
    ).toEqual([title.text, ...left, ...left, ...right]);
  });

  it("does not swallow running heads and page numbers", () => {
    expect(
      layOut(item("12", 40, 580), column(40, 100, left), column(220, 100, right), item("Sweet things", 40, 30)),
    ).toEqual(["Sweet things", ...left, ...right, "12"]);
  });

  it("can be three", () => {
    expect(layOut(column(20, 100, left), column(160, 103, left), column(300, 100, left))).toEqual([
      ...left,
      ...left,
      ...left,
    ]);
  });
});

describe("a line", () => {
  it("keeps its place, its size, its typeface and the white space above it", () => {
    const title = { ...item("Pancakes", 40, 100, 16), font: "Garamond-SemiBold" };
    const [first, second, third] = layOutPage(
      [title, { ...item("200 g flour", 52, 126), font: "Garamond" }, { ...item("2 eggs", 52, 139), font: "Garamond" }],
      PAGE_HEIGHT,
    );
    expect(first).toEqual({
      text: "Pancakes",
      x: 40,
      y: 100,
      width: 64,
      size: 16,
      isBold: true,
      font: "Garamond-SemiBold",
      gapAbove: Infinity,
      block: 0,
    });
    expect(second).toMatchObject({ x: 52, size: 10, isBold: false, font: "Garamond", gapAbove: 16 });
    expect(third).toMatchObject({ gapAbove: 3, block: 0 });
  });

  it("is of the typeface that most of its letters have", () => {
    const pieces = [
      { ...item("Serves 4", 40, 100), font: "Futura-Bold" },
      { ...item("about half an hour in a hot oven", 88, 100), font: "Futura" },
    ];
    expect(layOutPage(pieces, PAGE_HEIGHT)).toMatchObject([{ font: "Futura", isBold: false }]);
  });

  it("of a second column is of a second block", () => {
    const lines = layOutPage([...column(40, 100, left), ...column(220, 100, right)], PAGE_HEIGHT);
    expect(lines.map(({ block }) => block)).toEqual([...left.map(() => 0), ...right.map(() => 1)]);
  });
});

describe("ingredients beside the method", () => {
  it("come before it, each under its own heading", () => {
    const list = ["Ingredients", "200 g plain flour", "2 eggs", "300 ml milk"];
    const method = ["Method", ...right];
    expect(layOut(item("Pancakes", 40, 70, 16), column(40, 100, list), column(220, 100, method))).toEqual([
      "Pancakes",
      "",
      ...list,
      ...method,
    ]);
  });
});

describe("an odd page", () => {
  it("may be empty", () => {
    expect(layOutPage([], PAGE_HEIGHT)).toEqual([]);
    expect(layOutPage([item(" ", 10, 10)], PAGE_HEIGHT)).toEqual([]);
  });

  it("loses nothing, wherever its pieces stand", () => {
    const items = Array.from({ length: 400 }, (_, index) =>
      item(`w${index}`, (index * 71) % 380, (index * 113) % 590, 6 + (index % 9)),
    );
    const words = textOfLines(layOutPage(items, PAGE_HEIGHT)).replace(/\s+/g, "");
    for (const { text } of items) expect(words).toContain(text);
  });
});
