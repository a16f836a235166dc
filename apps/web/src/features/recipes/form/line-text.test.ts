import { describe, expect, it } from "vitest";
import { textOfLines } from "./line-text";
import { recipeFormOf } from "./recipe-form";
import { ingredientLine, recipe } from "../testing/recipes";

const tin = { id: 1, name: "tomatoes", amount: 1, amount_text: "1", unit: "tin", raw: "1 (400 g) tin tomatoes" };
const leader = { id: 2, name: "carrot", amount: 1, amount_text: "1", unit: "", raw: "1 carrot and 1 leek" };
const follower = { ...leader, id: 3, name: "leek", shares_raw: true };
const { lines } = recipeFormOf(
  recipe({
    ingredients: [
      ingredientLine(tin),
      ingredientLine({ ...leader, section: "For the stock" }),
      ingredientLine({ ...follower, section: "For the stock" }),
    ],
  }),
  "point",
);
const [first, second, third] = lines;
if (!first || !second || !third) throw new Error("The recipe has three lines");

describe("a list written as plain text", () => {
  it("is what was written, to the letter, with its headings", () => {
    expect(textOfLines(lines)).toBe("1 (400 g) tin tomatoes\n\nFor the stock:\n1 carrot and 1 leek");
  });

  it("writes out what somebody has changed since", () => {
    expect(textOfLines([{ ...first, amount: "2" }])).toBe("2 tin tomatoes");
    expect(textOfLines([second, { ...third, amount: "3" }])).toBe("For the stock:\n1 carrot\n3 leek");
  });

  it("says nothing of a food that was taken out of its line", () => {
    expect(textOfLines([second])).toBe("For the stock:\n1 carrot");
    expect(textOfLines([third])).toBe("For the stock:\n1 leek");
  });
});
