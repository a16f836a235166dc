import { beforeEach, expect, test } from "vitest";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";

const DAY_MS = 24 * 3600 * 1000;

let app: TestContext;
let family: Caller;
let soup: number;

beforeEach(async () => {
  app = testContext();
  family = familyCaller(app);
  const { recipe } = await family.recipes.create({
    title: "Leek soup",
    instructions: "Slice the leeks.\nSimmer them.",
    ingredients: [{ raw: "2 leeks" }, { raw: "1/3 l cream" }],
  });
  soup = recipe.id;
});

const versions = async () => (await family.recipes.versions({ id: soup })).versions;
const read = async () => {
  const { revision: _revision, updated_at: _updatedAt, ...recipe } = (await family.recipes.byId({ id: soup })).recipe;
  return recipe;
};

test("an edit keeps what was before, says what it changed, and can be taken back to the last third", async () => {
  const before = await read();
  app.clock.advance(1000);
  await family.recipes.update({ id: soup, title: "Potato soup", ingredients: [{ raw: "3 potatoes" }], servings: 6 });
  const [version, ...others] = await versions();
  expect(others).toEqual([]);
  expect(version).toMatchObject({
    title: "Leek soup",
    ingredients: ["2 leeks", "1/3 l cream"],
    instructions: "Slice the leeks.\nSimmer them.",
    changed: ["title", "ingredients", "details"],
  });
  expect(await family.trash.restore({ undo_id: version?.undo_id ?? "" })).toEqual({
    success: true,
    kind: "recipe-edit",
    id: soup,
  });
  expect(await read()).toEqual(before);
  expect((await family.recipes.search({ q: "leek" })).recipes).toMatchObject([{ id: soup }]);
  expect((await family.recipes.search({ q: "potato" })).recipes).toEqual([]);
});

test("what an edit changed does not depend on the order in which the database finds the lines", async () => {
  await family.recipes.update({ id: soup, title: "Potato soup" });
  app.db.$client.pragma("reverse_unordered_selects = on");
  expect(await versions()).toMatchObject([{ changed: ["title"], ingredients: ["2 leeks", "1/3 l cream"] }]);
});

test("going back is an edit like any other: what it replaced can be had again", async () => {
  await family.recipes.update({ id: soup, title: "Potato soup" });
  await family.trash.restore({ undo_id: (await versions())[0]?.undo_id ?? "" });
  expect((await versions()).map(({ title }) => title)).toEqual(["Potato soup"]);
  await family.trash.restore({ undo_id: (await versions())[0]?.undo_id ?? "" });
  expect((await read()).title).toBe("Potato soup");
});

test("saving without a change keeps nothing, and edits are not among what was deleted", async () => {
  await family.recipes.update({ id: soup, title: "Leek soup" });
  expect(await versions()).toEqual([]);
  await family.recipes.update({ id: soup, title: "Potato soup" });
  expect((await family.trash.list()).deletions).toEqual([]);
});

test("a version stays for 30 days, also of a recipe that was deleted and brought back in between", async () => {
  await family.recipes.update({ id: soup, title: "Potato soup" });
  const [version] = await versions();
  const { undo_id } = await family.recipes.delete({ id: soup });
  await expect(family.trash.restore({ undo_id: version?.undo_id ?? "" })).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("Bring it back first"),
  });
  await family.trash.restore({ undo_id });
  app.clock.advance(29 * DAY_MS);
  expect(await versions()).toHaveLength(1);
  app.clock.advance(2 * DAY_MS);
  expect(await versions()).toEqual([]);
  await family.recipes.update({ id: soup, title: "Onion soup" });
  expect((await versions()).map(({ title }) => title)).toEqual(["Potato soup"]);
});

test("a program that edits all day fills no disk, and does not push out what was there before it began", async () => {
  for (let edit = 1; edit <= 60; edit += 1) {
    app.clock.advance(1000);
    await family.recipes.update({ id: soup, title: `Soup ${edit}` });
  }
  const titles = (await versions()).map(({ title }) => title);
  expect(titles).toHaveLength(41);
  expect([titles[0], titles.at(-1)]).toEqual(["Soup 59", "Leek soup"]);
});
