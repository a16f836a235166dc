import { integerBetween, seededRandom } from "@tureen/fake-ollama/seeded-random";
import { gunzipSync } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import type { Caller } from "#trpc/app-router";
import { compressChanges, recipeCollection, type RecipeCollection } from "./recipe-collection";

let app: TestContext;
let family: Caller;

beforeEach(() => {
  app = testContext();
  family = familyCaller(app);
});

const bodyOf = ({ gzip }: RecipeCollection): unknown => JSON.parse(gunzipSync(Buffer.concat(gzip)).toString());
const soup = (title: string) => ({
  title,
  instructions: "Cook.",
  ingredients: [{ name: "Leek", amount: "1/3" }, { name: "Salt" }],
});

test("an empty household has an empty collection", async () => {
  expect(bodyOf(await recipeCollection(app))).toEqual({ recipes: [] });
});

test("the compressed collection is what the procedure answers, over many slices", async () => {
  for (let index = 0; index < 230; index += 1) await family.recipes.create(soup(`Soup ${index}`));
  await family.recipes.create({ ...soup("Block"), ingredients: "2 leeks" });
  expect(bodyOf(await recipeCollection(app))).toEqual(await family.recipes.list());
});

test("its tag stays while nothing changes and moves with a recipe and with a renamed ingredient", async () => {
  const { recipe } = await family.recipes.create(soup("Soup"));
  const first = await recipeCollection(app);
  expect(await recipeCollection(app)).toBe(first);

  await family.recipes.update({ id: recipe.id, title: "Leek soup" });
  const second = await recipeCollection(app);
  expect(second.etag).not.toBe(first.etag);
  expect(bodyOf(second)).toMatchObject({ recipes: [{ title: "Leek soup" }] });

  const leek = (await family.ingredients.list()).ingredients.find((entry) => entry.name === "Leek");
  await family.ingredients.update({ id: leek?.id ?? 0, name: "Porree" });
  const third = await recipeCollection(app);
  expect(third.etag).not.toBe(second.etag);
  expect(bodyOf(third)).toMatchObject({
    recipes: [{ ingredients: [{ name: "Leek", ingredient_name: "Porree" }, {}] }],
  });
});

test("everyone who asks at once gets the one that is being built", async () => {
  await family.recipes.create(soup("Soup"));
  const [one, other] = await Promise.all([recipeCollection(app), recipeCollection(app)]);
  expect(one).toBe(other);
});

test("a recipe that is saved while the collection is read is in it whole, under a tag of that moment", async () => {
  for (let index = 0; index < 210; index += 1) await family.recipes.create(soup(`Soup ${index}`));
  const reading = recipeCollection(app);
  await family.recipes.create(soup("Late soup"));
  const read = await reading;
  expect(bodyOf(read)).toEqual(await family.recipes.list());
  expect((await recipeCollection(app)).etag).toBe(read.etag);
});

const followsAll =
  "whatever is created, changed, renamed or deleted in whatever order, the kept parts of %i recipes follow";
test.each([0, 270])(followsAll, async (alreadyThere) => {
  const random = seededRandom(7);
  const ids: number[] = [];
  for (let index = 0; index < alreadyThere; index += 1)
    ids.push((await family.recipes.create(soup(`Soup ${index}`))).recipe.id);
  await recipeCollection(app);
  const foods = ["Leek", "Salt", "Quince", "Marrow"];
  const anyId = () => ids[integerBetween(random, 0, ids.length - 1)] ?? 0;
  for (let step = 0; step < 120; step += 1) {
    const dice = random();
    if (dice < 0.5 || ids.length === 0) ids.push((await family.recipes.create(soup(`Soup ${step}`))).recipe.id);
    else if (dice < 0.75) await family.recipes.update({ id: anyId(), title: `Soup, step ${step}` });
    else if (dice < 0.9) {
      const id = anyId();
      ids.splice(ids.indexOf(id), 1);
      await family.recipes.delete({ id });
    } else {
      const entries = (await family.ingredients.list()).ingredients;
      const entry = entries.find(({ name }) => name === "Leek" || foods.some((food) => name.startsWith(`${food} `)));
      if (entry) await family.ingredients.update({ id: entry.id, name: `Leek ${step}` });
    }
    if (step % 10 === 9) expect(bodyOf(await recipeCollection(app))).toEqual(await family.recipes.list());
    if (step % 20 === 9) compressChanges(app);
  }
});

test("parts around one that goes, and comes back in the middle, stay whole", async () => {
  for (let index = 0; index < 100; index += 1) await family.recipes.create(soup(`Soup ${index}`));
  const { recipes } = await family.recipes.list();
  const isWhole = async () => expect(bodyOf(await recipeCollection(app))).toEqual(await family.recipes.list());
  await isWhole();

  const deletions: { undo_id: string }[] = [];
  for (const { id } of recipes.filter((recipe) => recipe.id >= 48 && recipe.id < 64))
    deletions.push(await family.recipes.delete({ id }));
  await isWhole();
  for (const { undo_id } of deletions.slice(0, 2)) {
    await family.trash.restore({ undo_id });
    await isWhole();
  }
  for (const id of [40, 70, 41, 90, 20]) {
    await family.recipes.update({ id, title: `Soup, again ${id}` });
    await isWhole();
  }
});

test("recipes that are changed again and again stand among all others, those that come and go meanwhile too", async () => {
  for (let index = 0; index < 280; index += 1) await family.recipes.create(soup(`Soup ${index}`));
  const isWhole = async () => expect(bodyOf(await recipeCollection(app))).toEqual(await family.recipes.list());
  await isWhole();
  for (const id of [1, 140, 255, 256, 280]) {
    for (const title of ["Leek soup", "Leek soup, thick", "Soup"]) {
      await family.recipes.update({ id, title });
      await isWhole();
    }
    await family.recipes.create(soup("New soup"));
    await family.recipes.update({ id, title: "Soup again" });
    await isWhole();
    await family.recipes.delete({ id: id - 1 || 2 });
    await isWhole();
  }
});

test("what changes leave uncompressed is compressed once the collection is sent, and stays the same", async () => {
  for (let index = 0; index < 200; index += 1) await family.recipes.create(soup(`Soup ${index}`));
  await recipeCollection(app);
  const read = async (id: number, title: string) => {
    await family.recipes.update({ id, title });
    const collection = await recipeCollection(app);
    expect(bodyOf(collection)).toEqual(await family.recipes.list());
    return Buffer.concat(collection.gzip).length;
  };
  for (const id of [20, 60, 100]) await read(id, "Leek soup");
  const open = await read(140, "Leek soup");
  compressChanges(app);
  expect(Buffer.concat((await recipeCollection(app)).gzip)).toHaveLength(open); // The same tag, the same bytes.
  expect(await read(140, "Leek stew")).toBeLessThan(open / 2);
  for (const id of [20, 21, 61, 100]) await read(id, "Leek stew");
});

test("many recipes that change one after the other leave no more than a few uncompressed", async () => {
  for (let index = 0; index < 400; index += 1) await family.recipes.create(soup(`Soup ${index}`));
  const before = Buffer.concat((await recipeCollection(app)).gzip).length;
  for (let id = 1; id < 400; id += 16) {
    await family.recipes.update({ id, title: "Leek soup" });
    await recipeCollection(app);
  }
  const { gzip } = await recipeCollection(app);
  const text = gunzipSync(Buffer.concat(gzip)).length;
  expect(Buffer.concat(gzip).length - before).toBeLessThan(text / 2);
});

test("long recipes, of which only some reach into the block after theirs, stay whole wherever one changes", async () => {
  const random = seededRandom(11);
  const anyText = () => Array.from({ length: 700 }, () => integerBetween(random, 100, 99_999)).join(" ");
  for (let index = 0; index < 140; index += 1)
    await family.recipes.create({ ...soup(`Soup ${index}`), instructions: anyText() });
  const isWhole = async () => expect(bodyOf(await recipeCollection(app))).toEqual(await family.recipes.list());
  await isWhole();
  for (const id of [47, 33, 46, 40, 31, 16, 63, 48, 47, 1, 140, 128, 113]) {
    await family.recipes.update({ id, instructions: `Cook ${id}. ${anyText()}` });
    await isWhole();
    if (id % 2 === 0) compressChanges(app);
  }
});
