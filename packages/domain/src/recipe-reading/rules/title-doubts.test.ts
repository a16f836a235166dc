import { expect, test } from "vitest";
import { printBook } from "../testing/print-book";
import { readBook } from "./read-book";

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
