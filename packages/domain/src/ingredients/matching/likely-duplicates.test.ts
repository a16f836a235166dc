import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { likelyDuplicates } from "./likely-duplicates";
import type { FoodEntry } from "./food-index";

const proposals = (...entries: readonly (string | Omit<FoodEntry, "id">)[]): readonly string[] => {
  const foods = entries.map((entry, id): FoodEntry =>
    typeof entry === "string" ? { id, name: entry } : { id, ...entry },
  );
  return likelyDuplicates(foods).map(
    ({ ids: [left, right], reason }) => `${foods[left]?.name} = ${foods[right]?.name}: ${reason}`,
  );
};

describe("entries that may be one food", () => {
  it.each([
    ["onion", "Onions", "same food"],
    ["chick peas", "chickpeas", "same words"],
    ["sauce soy", "soy sauce", "same words"],
    ["mozarella", "mozzarella", "spelling"],
    ["parmesan", "parmesean", "spelling"],
    ["lentils", "lentlis", "spelling"],
    ["raw honey", "honey", "description"],
    ["yoghurt", "yogurt", "same food"],
    ["fresh ginger", "ginger", "same food"],
    ["large eggs", "egg", "same food"],
    ["free-range eggs", "egg", "same food"],
  ])("%s and %s: %s", (left, right, reason) => {
    expect(proposals(left, right)).toEqual([`${left} = ${right}: ${reason}`]);
  });

  it("an alias of one that is the name of another", () => {
    expect(proposals({ name: "spring onion", aliases: ["scallion"] }, "scallions")).toEqual([
      "spring onion = scallions: shared alias",
    ]);
  });

  it.each([
    ["leek", "leaf"],
    ["garlic", "garlic powder"],
    ["tomato", "dried tomato"],
    ["green lentils", "red lentils"],
    ["brown sugar", "sugar"],
    ["flour type 405", "flour type 505"],
    ["pear", "peas"],
  ])("%s and %s are two kinds, or too short to tell", (left, right) => {
    expect(proposals(left, right)).toEqual([]);
  });

  it("sub types of one name are no duplicates, the same sub type twice is", () => {
    expect(
      proposals({ name: "onion", subType: "red" }, { name: "onion" }, { name: "onion", subType: "yellow" }),
    ).toEqual([]);
    expect(proposals({ name: "onion", subType: "red" }, { name: "Onions", subType: "Red" })).toEqual([
      "onion = Onions: same food",
    ]);
  });

  it("are proposed once, for the best reason, the most certain first", () => {
    expect(proposals("raw honey", "honey", "onion", "onions")).toEqual([
      "onion = onions: same food",
      "raw honey = honey: description",
    ]);
  });

  it("looks at a large catalogue without comparing everything with everything", () => {
    const entries = Array.from({ length: 3000 }, (_, id): FoodEntry => ({
      id,
      name: `fresh ${id.toString(36)} ${(id * 7919).toString(36)}`,
    }));
    let keys = 0;
    const counted = entries.map((entry) => ({
      ...entry,
      get name() {
        keys += 1;
        return entry.name;
      },
    }));
    likelyDuplicates(counted);
    expect(keys).toBeLessThan(entries.length * 60);
  });

  it("takes any names, and never proposes an entry to itself", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 14 }), { maxLength: 15 }), (names) => {
        for (const { ids } of likelyDuplicates(names.map((name, id) => ({ id, name }))))
          expect(ids[0]).toBeLessThan(ids[1]);
      }),
    );
  });
});
