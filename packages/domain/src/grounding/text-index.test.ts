import { describe, expect, it } from "vitest";
import { comparableWords, indexText } from "./text-index";

describe("the words of a text", () => {
  it("are both halves of what French, Italian and Catalan run together", () => {
    expect(comparableWords("3 cuil. d'huile d’olive, jusqu'à l'ébullition")).toEqual([
      "3",
      "cuil",
      "d",
      "huile",
      "d",
      "olive",
      "jusqu",
      "a",
      "l",
      "ebullition",
    ]);
    expect(comparableWords("Dell'aglio, all'olio; quest'anno")).toEqual([
      "dell",
      "aglio",
      "all",
      "olio",
      "quest",
      "anno",
    ]);
  });

  it("are one word each where English writes an apostrophe", () => {
    expect(comparableWords("Don't use the cook's bird’s-eye at 5 o'clock, you're late")).toEqual([
      "dont",
      "use",
      "the",
      "cook",
      "bird",
      "eye",
      "at",
      "5",
      "oclock",
      "youre",
      "late",
    ]);
    expect(comparableWords("confectioners' sugar, lambs' lettuce")).toEqual([
      "confectioner",
      "sugar",
      "lamb",
      "lettuce",
    ]);
  });

  it("stand at their own places", () => {
    const index = indexText("2 gousses d'ail\n20 cl d'huile");
    const at = (word: string) => index.places.get(word)?.map((place) => [index.words[place], index.lines[place]]);
    expect([at("huile"), at("ail")]).toEqual([[["huile", 1]], [["ail", 0]]]);
  });
});
