import { expect, test } from "vitest";
import { printBook } from "../testing/print-book";
import { readBook } from "../rules/read-book";
import { withSayings, withTitleDoubts } from "./title-doubts";

const recipe = (title: string): string => `# ${title}
Serves 4
3 leeks
50 g butter
1. Slice the leeks.
2. Fry them in the butter.`;

test("a recipe whose title reads as an ingredient is a question, beside others that are certain", () => {
  const pages = [recipe("Leek soup"), recipe("200 g flour"), recipe("Fried leeks")];
  const { recipes } = readBook(printBook(...pages));
  expect(recipes.map(({ certainty, reasons }) => [certainty, reasons])).toEqual([
    ["certain", []],
    ["doubtful", ["its title reads as an ingredient"]],
    ["certain", []],
  ]);
});

test("so is one whose title goes on from the page before", () => {
  const items = ["We had it on Sundays, with", "Cream and leeks"].flatMap((text, nth) =>
    readBook(printBook(text)).items.map((item) => ({ ...item, first: { ...item.first, page: nth + 1 } })),
  );
  const [certain] = readBook(printBook(recipe("Leek soup"), recipe("Fried leeks"))).recipes;
  expect(certain && withTitleDoubts(certain, items, { first: 1, last: 1 })).toMatchObject({
    certainty: "doubtful",
    reasons: ["its title goes on from the page before"],
  });
});

test("so is one whose title may end in the sign of a footnote", () => {
  const lines = printBook(recipe("Leek soup"), `${recipe("Mayonnaise 5")}\n5 Seen at my aunt's`, recipe("Fried leeks"));
  const small = lines.map((line) => (line.text.startsWith("5 ") ? { ...line, size: 8 } : line));
  expect(readBook(small).recipes[1]?.reasons).toContain("the sign of a footnote in its title");
});

test("and one that has a saying for its title, below a name as most others have", () => {
  const { recipes } = readBook(printBook(recipe("Leek soup"), recipe("Fried leeks")));
  const items = readBook(printBook("# Leek soup\nAs Maud made it\n3 leeks")).items;
  const [own, saying] = recipes.map((each, nth) => ({ ...each, title: items[nth]?.lines ?? [] }));
  const reasons = own && saying && withSayings([own, own, saying], items).map((each) => each.reasons);
  expect(reasons).toEqual([[], [], ["a title of another style above its own"]]);
});
