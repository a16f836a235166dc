import { describe, expect, it } from "vitest";
import { difficultyTone, readDifficulty } from "./difficulty";
import { cuisinesOf, readCookTime } from "./recipe-filter";
import { joinTags, parseTags } from "./tags";

describe("what a recipe list is filtered by", () => {
  it("reads a time of the address, or none", () => {
    expect([readCookTime("quick"), readCookTime("soon"), readCookTime(null)]).toEqual(["quick", null, null]);
  });

  it("offers each cuisine once, by name", () => {
    const cuisines = ["Turkish", "Österreichisch", "French", null, "italian", "Italian ", " "];
    expect(cuisinesOf(cuisines.map((cuisine) => ({ cuisine })))).toEqual([
      "French",
      "italian",
      "Österreichisch",
      "Turkish",
    ]);
  });
});

describe("difficulty", () => {
  it.each([
    ["easy", "Easy", "green"],
    [" MEDIUM ", "Medium", "yellow"],
    ["Hard", "Hard", "red"],
    ["Impossible", null, "red"],
    ["", null, "red"],
  ])("%j is read as %s and shown %s", (text, difficulty, tone) => {
    expect(readDifficulty(text)).toBe(difficulty);
    expect(difficultyTone(text)).toBe(tone);
  });
});

describe("tags", () => {
  it("come as a string or a list and go as one string", () => {
    expect(parseTags(" vegan, quick ,, Vegan")).toEqual(["vegan", "quick"]);
    expect(joinTags(["vegan", "quick", " "])).toBe("vegan, quick");
    expect(parseTags(null)).toEqual([]);
    expect(joinTags([])).toBe("");
  });

  it("survive being joined and read again, commas in a tag included", () => {
    expect(parseTags(joinTags(["one, two", "three"]))).toEqual(["one two", "three"]);
  });
});
