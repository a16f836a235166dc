import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldText } from "../ingredients/names/normalize-name";
import { bestMatches } from "./best-matches";

const find = (names: readonly string[], query: string) => bestMatches(names, query, (name) => [foldText(name)]);

describe("what is looked for", () => {
  test("stands first where it is exactly that, then where it begins, begins a word, is inside", () => {
    const names = ["aubergine (eggplant)", "bread flour", "cornflour", "flour tortilla", "Flour", "sunflour"];
    expect(find(names, "flour")).toEqual(["Flour", "flour tortilla", "bread flour", "cornflour", "sunflour"]);
  });

  test("is found with and without accents, and word by word in any order", () => {
    expect(find(["Crème brûlée", "Brulée of crème", "Soup"], "creme bru")).toEqual(["Crème brûlée", "Brulée of crème"]);
  });

  test("is found whichever way an umlaut was written down", () => {
    expect(find(["Nuesse", "Nusskuchen", "Nudeln"], "Nüsse")).toEqual(["Nuesse"]);
    expect(find(["Moehrensalat", "Möhren"], "möhr")).toEqual(["Moehrensalat", "Möhren"]);
  });

  test("is everything for an empty query, and nothing where nothing fits", () => {
    expect(find(["a", "b"], " ")).toEqual(["a", "b"]);
    expect(find(["a", "b"], "zorb")).toEqual([]);
  });

  test("counts in the name before it counts in another text of the same rank", () => {
    const entries = [
      ["aubergine", "egg plant", "eggplant"],
      ["egg", "eggs"],
    ];
    expect(bestMatches(entries, "egg", (texts) => texts)[0]).toEqual(["egg", "eggs"]);
  });

  test("never depends on the order beyond ties, and never loses what holds it", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 8 })), fc.string({ minLength: 1, maxLength: 2 }), (names, query) => {
        const wanted = foldText(query);
        const found = find(names, query);
        expect(found.toSorted()).toEqual(
          names.filter((name) => wanted.split(" ").every((word) => foldText(name).includes(word))).toSorted(),
        );
      }),
    );
  });
});
