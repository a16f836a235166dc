import type { Data, DataObject } from "@tureen/recipe-pages/structured-data/json";
import { expect, test } from "vitest";
import { cookbooksOf } from "./mealie-cookbooks";

const idOf = (data: Data | undefined): string => (typeof data === "string" ? data.replaceAll("-", "") : "");
const marks = { recipe_category: ["a1"], tags: ["b1", "b2"], tools: [] };

function namesOf(tables: Readonly<Record<string, readonly DataObject[]>>): readonly string[] {
  return cookbooksOf((name) => tables[name] ?? [], idOf)(marks).map(({ name }) => name);
}

test("a cookbook of Mealie holds what its filter finds, in Mealie's order; what nobody here understands is left out", () => {
  const book = (name: string, position: number, query_filter_string: string) => ({
    name,
    position,
    query_filter_string,
  });
  expect(
    namesOf({
      cookbooks: [
        book("Both tags", 3, 'tags.id CONTAINS ALL ["b1", "b-2"]'),
        book("A category", 1, 'recipe_category.id IN ["a1", "a9"] AND tags.id IN ["b2"]'),
        book("Another tag", 2, 'tags.id CONTAINS ALL ["b1", "b3"]'),
        book("Not that tool", 4, 'tools.id NOT IN ["c1"]'),
        book("Rated", 5, "rating > 3"),
        book("Rated and tagged", 6, 'tags.id IN ["b1"] AND rating > 3'),
        book("", 7, 'tags.id IN ["b1"]'),
      ],
    }),
  ).toEqual(["A category", "Both tags", "Not that tool"]);
});

test("before there were filters, it holds what its tables name: all of them, or one of them", () => {
  expect(
    namesOf({
      cookbooks: [
        { id: "1", name: "One tag", require_all_tags: false },
        { id: "2", name: "All tags", require_all_tags: true },
        { id: "3", name: "Nothing said" },
      ],
      cookbooks_to_tags: [
        { cookbook_id: "1", tag_id: "b1" },
        { cookbook_id: "1", tag_id: "b3" },
        { cookbook_id: "2", tag_id: "b1" },
        { cookbook_id: "2", tag_id: "b3" },
      ],
    }),
  ).toEqual(["One tag"]);
});
