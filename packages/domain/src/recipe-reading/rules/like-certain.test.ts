import { describe, expect, it } from "vitest";
import { printBook } from "../testing/print-book";
import { readBook } from "./read-book";
import { recipeFromLines, wordsOfBook } from "../recipe-from-lines";

const recipe = (title: string, ...foods: readonly string[]): string => `# ${title}
${foods.map((food) => `> ${food}`).join("\n")}
1. Slice them.
2. Fry them in the butter until they are soft.`;

/** What a book says of "Toast", behind so many recipes with amounts. */
function toastBehind(count: number, toast: string) {
  const plain = ["Leek soup", "Leek tart", "Fried leeks"].slice(0, count);
  const lines = printBook(...plain.map((title) => recipe(title, "3 leeks", "50 g butter", "2 onions")), toast);
  const found = readBook(lines).recipes.at(-1);
  return { found, draft: found && recipeFromLines(lines, found, wordsOfBook(lines)) };
}

describe("a list without amounts", () => {
  const toast = recipe("Toast", "bread", "butter", "a jam that you like");

  it("is certain where it stands as the lists of the book's certain recipes do", () => {
    const { found, draft } = toastBehind(3, toast);
    expect(found).toMatchObject({ certainty: "certain", reasons: [] });
    expect(draft?.ingredients.map(({ raw }) => raw)).toEqual(["bread", "butter", "a jam that you like"]);
  });

  it("stays a question where too few recipes show how the book sets its lists", () => {
    expect(toastBehind(2, toast).found?.certainty).toBe("doubtful");
  });

  it("stays one where it stands as nothing else does", () => {
    expect(toastBehind(3, toast.replaceAll("> ", "")).found?.certainty).toBe("doubtful");
  });
});
