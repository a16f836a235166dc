import { beforeEach, expect, test } from "vitest";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";

let app: TestContext;
let family: Caller;

beforeEach(() => {
  app = testContext();
  family = familyCaller(app);
});

const PASTED = "2-3 sm yellow onyons, halved";
const corrected = {
  raw: PASTED,
  name: "onion",
  amount: "2-3",
  unit: "",
  sub_type: "yellow",
  preparation_notes: "halved",
};

const read = async (text: string) => (await family.recipes.readLines({ text })).lines[0];
const save = async (line: object) =>
  (await family.recipes.create({ title: "Soup", instructions: "Cook.", ingredients: [line] })).recipe;

test("a corrected line is read as the family meant it the next time, with whatever amount", async () => {
  expect(await read(PASTED)).not.toMatchObject({ name: "onion" });
  const { ingredients } = await save(corrected);
  expect(ingredients).toMatchObject([
    { raw: PASTED, name: "onion", amount: 3, amount_min: 2, sub_type: "yellow", preparation_notes: "halved" },
  ]);
  expect(await read("12 Sm Yellow Onyons,  halved")).toMatchObject({
    name: "onion",
    amount: 12,
    unit: "",
    sub_type: "yellow",
    preparation_notes: "halved",
    is_known: true,
  });
  expect(await read("12 sm yellow onyons, sliced")).not.toMatchObject({ name: "onion" });
});

test("a line that was understood teaches nothing, and a correction that is taken back is forgotten", async () => {
  const asRead = await read(PASTED);
  await save({ ...asRead });
  expect(app.db.$client.prepare("select count(*) from line_corrections").pluck().get()).toBe(0);
  await save(corrected);
  await save({ ...corrected, sub_type: "brown" });
  expect(await read(PASTED)).toMatchObject({ name: "onion", sub_type: "brown" });
  await save({ ...asRead });
  expect(await read(PASTED)).toMatchObject({
    name: asRead?.name,
    sub_type: null,
    preparation_notes: asRead?.preparation_notes,
  });
});

test("what is read corrected and saved so stays so", async () => {
  await save(corrected);
  const line = await read(PASTED);
  await save({ ...line });
  expect(await read(PASTED)).toEqual(line);
});

test("a recipe that is opened and saved again teaches nothing anew", async () => {
  const { id } = await save(corrected);
  await save({ ...corrected, name: "shallot" });
  const { recipe } = await family.recipes.byId({ id });
  await family.recipes.update({
    id,
    title: "Onion soup",
    ingredients: Array.isArray(recipe.ingredients) ? recipe.ingredients : [],
  });
  expect(await read(PASTED)).toMatchObject({ name: "shallot" });
});

test("a pack keeps its size when only its food is corrected", async () => {
  const { ingredients } = await save({
    raw: "2 x 400g tins chpd toms",
    name: "chopped tomatoes",
    amount: 2,
    unit: "tins",
  });
  expect(ingredients).toMatchObject([
    { name: "chopped tomatoes", amount: 2, unit: "tins", pack: { amount: 400, unit: "g" } },
  ]);
  expect(await read("3 x 400g tins chpd toms")).toMatchObject({
    name: "chopped tomatoes",
    amount: 3,
    unit: "tins",
    pack: { amount: 400, unit: "g" },
  });
  expect(await read("3 x 800g tins chpd toms")).toMatchObject({ name: "chpd toms" });
});
