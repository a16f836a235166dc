import fc from "fast-check";
import { anyCodePoint } from "@tureen/domain/testing/any-code-point";
import { TRPCError } from "@trpc/server";
import { expect, test } from "vitest";
import { familyCaller } from "#testing/test-caller";
import { testContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";

const family = familyCaller(testContext());

const REFUSALS = new Set(["BAD_REQUEST", "NOT_FOUND", "CONFLICT"]);
const text = fc.oneof(
  fc.string({ unit: anyCodePoint }),
  fc.constantFrom(
    "",
    " ",
    "\0",
    "2-3",
    "½",
    "1e308",
    "-1",
    "NaN",
    "2 x 400g tins",
    "🍲",
    "\u202eמרק",
    "a".repeat(5000),
  ),
);
const number = fc.oneof(
  fc.double(),
  fc.constantFrom(0, -0, -1, 1e9, 1e9 + 1, 1e308, Number.NaN, Infinity, 1e-9, 0.1 + 0.2),
);
const anything = fc.oneof(
  text,
  number,
  fc.constantFrom(null, undefined, true, {}, []),
  fc.anything({ withNullPrototype: false }),
);
const line = fc.record(
  {
    id: anything,
    ingredient_id: anything,
    name: anything,
    amount: anything,
    unit: anything,
    sub_type: anything,
    preparation_notes: anything,
    raw: anything,
  },
  { requiredKeys: [] },
);
const hostile = fc.record(
  {
    title: anything,
    description: anything,
    cuisine: anything,
    difficulty: anything,
    servings: anything,
    prep_time: anything,
    cook_time: anything,
    instructions: anything,
    tags: anything,
    ingredients: fc.oneof(anything, fc.array(line)),
    operation_id: anything,
    revision: anything,
  },
  { requiredKeys: [] },
);

/** The answer, or null where it was refused in one of the product's own ways; anything else is a fault of ours. */
async function answered<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TRPCError && REFUSALS.has(error.code)) return null;
    throw error;
  }
}

test("whatever is sent as a recipe is kept or refused, and never breaks the server", async () => {
  const { recipe } = await family.recipes.create({ title: "Soup", instructions: "Cook.", ingredients: "1 leek" });
  await fc.assert(
    fc.asyncProperty(hostile, async (fields) => {
      await answered(() => family.recipes.create(fields as never));
      await answered(() => family.recipes.update({ ...fields, id: recipe.id } as never));
    }),
    { numRuns: 80 },
  );
  expect((await family.recipes.list()).recipes.length).toBeGreaterThan(0);
});

test("whatever is sent elsewhere is answered or refused", async () => {
  const calls: ((value: unknown) => Promise<unknown>)[] = [
    (q) => family.recipes.search({ q, difficulty: q, cuisine: q, cursor: q } as never),
    (q) => family.recipes.search({ q: String(q) }),
    (id) => family.recipes.byId({ id } as never),
    (id) => family.recipes.delete({ id } as never),
    (value) => family.recipes.readLines({ text: value } as never),
    (name) => family.ingredients.create({ name, sub_type: name, category: name } as never),
    (alias) => family.ingredients.addAlias({ id: 1, alias } as never),
    (value) => family.ingredients.update({ id: 1, name: value, density: value, unit: value } as never),
  ];
  // `String` of an object with a hostile toString would be the test's own fault.
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(text, number),
      fc.nat(calls.length - 1),
      async (value, index) => void (await answered(() => calls[index]?.(value) ?? Promise.resolve())),
    ),
    { numRuns: 150 },
  );
});

test("any recipe that was kept may be sent back as it was read, and nothing changes", async () => {
  const amount = fc.oneof(
    fc.double({ min: 0, max: 1e9, noNaN: true }),
    fc.constantFrom("1/3", "2-3", "1 1/2", "⅔", "", "some"),
  );
  const written = fc.record({
    name: fc.string({ minLength: 1, maxLength: 30 }),
    amount,
    unit: fc.constantFrom("", "g", "cup", "EL", "zorb"),
    sub_type: fc.constantFrom("", "red"),
  });
  const lines = fc.oneof(
    fc.array(written, { minLength: 1, maxLength: 8 }),
    fc.array(fc.record({ raw: fc.string({ minLength: 1 }) }), { minLength: 1, maxLength: 8 }),
  );
  await fc.assert(
    fc.asyncProperty(lines, async (ingredients) => {
      const created = await answered(() =>
        family.recipes.create({ title: "Soup", instructions: "Cook.", ingredients }),
      );
      if (!created) return;
      const read = await family.recipes.byId({ id: created.recipe.id });
      expect(await family.recipes.update(read.recipe as Parameters<Caller["recipes"]["update"]>[0])).toEqual(read);
    }),
    { numRuns: 40 },
  );
});

test("half an emoji, as a phone leaves one that it cuts in two, is saved as often as one likes", async () => {
  const half = "\ud83c";
  for (const _time of [1, 2, 3]) {
    const { recipe } = await family.recipes.create({
      title: `Soup ${half}`,
      instructions: `Cook ${half}.`,
      ingredients: [{ name: `leek ${half}`, amount: 1 }],
    });
    expect([recipe.title, recipe.instructions]).toEqual(["Soup \ufffd", "Cook \ufffd."]);
  }
  await family.ingredients.create({ name: `oats ${half}` });
  await expect(family.ingredients.create({ name: `oats ${half}` })).rejects.toMatchObject({ code: "CONFLICT" });
});
