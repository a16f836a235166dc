import { beforeEach, describe, expect, test } from "vitest";
import { familyCaller } from "#testing/test-caller";
import { testApp } from "#testing/test-app";
import { testContext, type TestContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";

const UUID = "7b0c53c1-6a35-4b53-9b4e-1f2f8e2a9d10";

let app: TestContext;
let family: Caller;

beforeEach(() => {
  app = testContext();
  family = familyCaller(app);
});

const dish = (title: string, more = {}) => ({ title, instructions: "Cook.", ingredients: "2 leeks", ...more });
const add = async (title: string, more = {}) => (await family.recipes.create(dish(title, more))).recipe.id;
const read = async (id: number) => (await family.recipes.byId({ id })).recipe;
const found = async (input: Parameters<Caller["recipes"]["search"]>[0]) =>
  (await family.recipes.search(input)).recipes.map(({ title }) => title);

describe("notes, a source, and what the family thinks of a dish", () => {
  test("are kept, changed and cleared like other fields; a call that does not know them leaves them alone", async () => {
    const id = await add("Soup", {
      notes: "Less salt.",
      source: "Grandmother's book, page 12",
      favourite: true,
      rating: "4",
    });
    const said = { notes: "Less salt.", source: "Grandmother's book, page 12", favourite: true, rating: 4 };
    expect(await read(id)).toMatchObject(said);
    const { call } = testApp(app);
    await call("put", `/recipes/${id}`).send({ title: "Leek soup", instructions: "Cook.", ingredients: "2 leeks" });
    expect(await read(id)).toMatchObject({ title: "Leek soup", ...said });
    await call("put", `/recipes/${id}`).send({ notes: "", source: null, favourite: false, rating: null }).expect(200);
    expect(await read(id)).toMatchObject({ notes: "", source: "", favourite: false, rating: null });
    for (const rating of [0, 6, 2.5, "many"]) await call("put", `/recipes/${id}`).send({ rating }).expect(400);
  });

  test("are no edit of the text: a tap on the heart is in nobody's way, and an earlier version leaves it alone", async () => {
    const id = await add("Soup");
    const { revision } = await read(id);
    const { recipe } = await family.recipes.update({ id, favourite: true, rating: 5 });
    expect(recipe).toMatchObject({ favourite: true, rating: 5, revision });
    await family.recipes.update({ id, title: "Stew", notes: "Use thyme.", revision });
    const [version, ...others] = (await family.recipes.versions({ id })).versions;
    expect(others).toEqual([]);
    expect(version?.changed).toEqual(["title", "details"]);
    await family.trash.restore({ undo_id: version?.undo_id ?? "" });
    expect(await read(id)).toMatchObject({ title: "Soup", notes: "", favourite: true, rating: 5 });
  });

  test("are found by the search, as far as they are notes", async () => {
    await add("Soup", { notes: "Opa likes it with thyme." });
    await add("Stew");
    expect(await found({ q: "thyme" })).toEqual(["Soup"]);
  });
});

describe("servings that nobody has said", () => {
  const servings = async (id: number) => {
    const { servings: number, servings_assumed: isAssumed } = await read(id);
    return [number, isAssumed];
  };

  test("are four, and marked until somebody confirms them; that is no edit", async () => {
    const id = await add("Soup");
    expect(await servings(id)).toEqual([4, true]);
    await family.recipes.update({ id, notes: "Less salt.", servings: 4 });
    expect(await servings(id)).toEqual([4, true]);
    const copy = (await family.recipes.duplicate({ id })).recipe.id;
    const { revision } = await read(id);
    await family.recipes.update({ id, servings_assumed: false });
    expect(await read(id)).toMatchObject({ servings: 4, servings_assumed: false, revision });
    expect(await servings(copy)).toEqual([4, true]);
  });

  test("are said by whoever types another number, or none", async () => {
    const [soup, stew] = [await add("Soup"), await add("Stew")];
    await testApp(app).call("put", `/recipes/${soup}`).send({ servings: "6", servings_assumed: true }).expect(200);
    expect(await servings(soup)).toEqual([6, false]);
    await family.recipes.update({ id: stew, servings: null });
    expect(await servings(stew)).toEqual([null, false]);
    expect(await servings(await add("Pie", { servings: 4 }))).toEqual([4, false]);
    expect(await servings(await add("Tart", { servings: null, servings_assumed: true }))).toEqual([null, false]);
  });
});

describe("the list", () => {
  beforeEach(async () => {
    await add("Éclairs", { tags: "Sweet, baking", rating: 3 });
    await add("apple cake", { tags: "baking, autumn", favourite: true });
    await add("Dish 10", { tags: "quick", rating: 5 });
    await add("dish 2", { tags: "sweet potato", favourite: true });
  });

  test("comes in the order that is asked for; the newest first is the usual one", async () => {
    expect(await found({})).toEqual(["dish 2", "Dish 10", "apple cake", "Éclairs"]);
    expect(await found({ sort: "name" })).toEqual(["apple cake", "dish 2", "Dish 10", "Éclairs"]);
    expect(await found({ sort: "favourites" })).toEqual(["dish 2", "apple cake", "Dish 10", "Éclairs"]);
    expect(await found({ sort: "rating" })).toEqual(["Dish 10", "Éclairs", "dish 2", "apple cake"]);
    expect(await found({ sort: "name", q: "dish" })).toEqual(["dish 2", "Dish 10"]);
    await family.cooking.record({ recipe_id: 1, date: "2026-11-18" });
    await family.cooking.record({ recipe_id: 2, date: "2026-11-19" });
    expect(await found({ sort: "cooked" })).toEqual(["apple cake", "Éclairs", "dish 2", "Dish 10"]);
  });

  test("by name follows a change of a name, window by window", async () => {
    expect(await found({ sort: "name", limit: 1 })).toEqual(["apple cake"]);
    await family.recipes.update({ id: 2, title: "Zuppa" });
    expect(await found({ sort: "name", limit: 3, cursor: 1 })).toEqual(["Dish 10", "Éclairs", "Zuppa"]);
  });

  test("by name has letters of any language where people look for them", async () => {
    for (const title of ["Zimtsterne", "Äpfel im Schlafrock", "Ärpel", "Борщ", "Øllebrød", "味噌汁"]) await add(title);
    expect(await found({ sort: "name" })).toEqual(
      ["Äpfel im Schlafrock", "apple cake", "Ärpel", "dish 2", "Dish 10", "Éclairs", "Øllebrød", "Zimtsterne"].concat([
        "Борщ",
        "味噌汁",
      ]),
    );
  });

  test("shows those with a tag, whatever its case, and no tag that only begins alike", async () => {
    expect(await found({ tag: "sweet" })).toEqual(["Éclairs"]);
    expect(await found({ tag: "BAKING", sort: "name" })).toEqual(["apple cake", "Éclairs"]);
    expect(await found({ tag: "nothing" })).toEqual([]);
    expect(await family.recipes.tags()).toEqual({ tags: ["autumn", "baking", "quick", "Sweet", "sweet potato"] });
  });
});

describe("a duplicate", () => {
  test("has the same words, lines and photo under a name of its own; what it is liked by stays with the first", async () => {
    const { recipe } = await family.recipes.create({
      ...dish("Soup", { notes: "Less salt.", favourite: true, rating: 4 }),
      ingredients: [{ raw: "1/3 l cream" }, { raw: "2 leeks", section: "For the top" }],
    });
    const copy = (await family.recipes.duplicate({ id: recipe.id, operation_id: UUID })).recipe;
    expect((await family.recipes.duplicate({ id: recipe.id, operation_id: UUID })).recipe.id).toBe(copy.id);
    expect(copy).toMatchObject({
      title: "Soup (copy)",
      notes: "Less salt.",
      favourite: false,
      rating: null,
      revision: 1,
    });
    const withoutIds = (lines: typeof recipe.ingredients) =>
      typeof lines === "string" ? lines : lines.map(({ id: _id, ...line }) => line);
    expect(withoutIds(copy.ingredients)).toEqual(withoutIds(recipe.ingredients));
    await family.recipes.update({ id: copy.id, ingredients: [{ raw: "1 onion" }] });
    expect(withoutIds((await read(recipe.id)).ingredients)).toHaveLength(2);
    expect(await found({ q: "copy onion" })).toEqual(["Soup (copy)"]);
    await expect(family.recipes.duplicate({ id: 99 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
