import { inOrder, objectsOf, textOf } from "#reading/values";
import type { CollectionPlace } from "#format-recipe";
import type { Data, DataObject } from "@tureen/recipe-pages/structured-data/json";

/** What a recipe of Mealie is marked with: ids by the words of its filters. */
export type Marks = Readonly<Record<Marked, readonly string[]>>;
type Marked = "recipe_category" | "tags" | "tools";

interface Cookbook {
  readonly name: string;
  readonly holds: (marks: Marks) => boolean;
}

const MARKED = ["recipe_category", "tags", "tools"] as const satisfies readonly Marked[];
/** The tables that cookbooks were made of before filters, with what stands for "all of them" instead of "one of them". */
const OLDER = {
  recipe_category: ["cookbooks_to_categories", "category_id", "require_all_categories"],
  tags: ["cookbooks_to_tags", "tag_id", "require_all_tags"],
  tools: ["cookbooks_to_tools", "tool_id", "require_all_tools"],
} as const satisfies Record<Marked, readonly string[]>;

/** 'tags.id CONTAINS ALL ["…"]', 'recipe_category.id IN ["…"]': what Mealie's own editor writes of a cookbook. */
const CONDITION = /^\(?\s*(recipe_category|tags|tools)\.id\s+(NOT IN|IN|CONTAINS ALL)\s+\[([^\]]*)\]\s*\)?$/i;

/**
 * The cookbooks of a Mealie, in its order, which find their recipes by what these are marked with. One whose filter says more than that is
 * left out: nobody here knows what it would find.
 */
export function cookbooksOf(table: (name: string) => readonly DataObject[], idOf: (data: Data | undefined) => string) {
  const rows = inOrder(table("cookbooks"), "position");
  const cookbooks = rows.flatMap((row): Cookbook[] => {
    const name = textOf(row["name"]);
    const filter = textOf(row["query_filter_string"]);
    const holds = filter === "" ? byTables(row, table, idOf) : byFilter(filter, idOf);
    return holds === null || name === "" ? [] : [{ name, holds }];
  });
  return (marks: Marks): readonly CollectionPlace[] =>
    cookbooks.filter(({ holds }) => holds(marks)).map(({ name }) => ({ name, position: null, filter: null }));
}

function byFilter(filter: string, idOf: (data: Data) => string): Cookbook["holds"] | null {
  const conditions = filter.split(/\s+AND\s+/i).map((part) => {
    const [, word = "", does = "", list = ""] = CONDITION.exec(part.trim()) ?? [];
    const marked = MARKED.find((each) => each === word.toLowerCase());
    const ids = [...list.matchAll(/["']([^"']+)["']/g)].map(([, id = ""]) => idOf(id));
    return marked && ids.length > 0 ? conditionOf(marked, does.toUpperCase(), ids) : null;
  });
  const known = conditions.filter((each) => each !== null);
  return known.length < conditions.length ? null : (marks) => known.every((holds) => holds(marks));
}

function conditionOf(marked: Marked, does: string, ids: readonly string[]): Cookbook["holds"] {
  return (marks) => {
    const has = (id: string): boolean => marks[marked].includes(id);
    if (does === "CONTAINS ALL") return ids.every(has);
    return does === "NOT IN" ? !ids.some(has) : ids.some(has);
  };
}

function byTables(
  row: DataObject,
  table: (name: string) => readonly DataObject[],
  idOf: (data: Data | undefined) => string,
): Cookbook["holds"] | null {
  const conditions = MARKED.flatMap((marked) => {
    const [links, key, all] = OLDER[marked];
    const ids = objectsOf([...table(links)])
      .filter((link) => idOf(link["cookbook_id"]) === idOf(row["id"]))
      .map((link) => idOf(link[key]));
    const isAll = row[all] === true || row[all] === 1;
    return ids.length === 0 ? [] : [conditionOf(marked, isAll ? "CONTAINS ALL" : "IN", ids)];
  });
  return conditions.length === 0 ? null : (marks) => conditions.every((holds) => holds(marks));
}
