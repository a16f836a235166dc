import type { IngredientLine } from "@tureen/contracts/recipe-lines";
import { beforeEach, describe, expect, test } from "vitest";
import { familyCaller } from "#testing/test-caller";
import { testContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";
import { keepSoup, linesOf, type NewRecipe } from "#features/recipes/testing/soup";

let family: Caller;

beforeEach(() => {
  family = familyCaller(testContext());
});

const create = (fields?: Partial<NewRecipe>) => keepSoup(family, fields);

async function linesAfter(ingredients: NewRecipe["ingredients"]): Promise<IngredientLine[]> {
  return linesOf(await create({ ingredients }));
}

describe("amounts", () => {
  test("of a stored line that is sent with its new words are in the words that were sent", async () => {
    const { id, ...soup } = await create({ ingredients: [{ raw: "200 g flour" }] });
    const [line] = linesOf({ id, ...soup });
    const words = { raw: "300 g flour, sifted twice", name: "flour", amount: 300, unit: "g" };
    const { recipe } = await family.recipes.update({ id, ingredients: [{ id: line?.id, ...words }] });
    expect(linesOf(recipe)).toMatchObject([{ id: line?.id, amount: 300, raw: words.raw }]);
  });

  test.each([
    [{ raw: "200 g flour", name: "flour", amount: 300, unit: "g" }, "300 g flour"],
    [{ raw: "200 g flour", name: "flour", amount: 200, unit: "kg" }, "200 kg flour"],
    [{ raw: "2 tablespoons oil, divided", name: "oil", amount: 2, unit: "tbsp" }, "2 tablespoons oil, divided"],
    [{ raw: "2 onions", name: "onion", amount: 2, unit: "piece" }, "2 onions"],
  ])("%j, corrected before it is saved, is written down as %s", async (line, raw) => {
    expect(await linesAfter([line])).toMatchObject([{ amount: line.amount, raw }]);
  });

  test.each<[number | string | null | undefined, Partial<IngredientLine>]>([
    [1.5, { amount: 1.5, amount_min: null, amount_text: "1½" }],
    ["1 1/2", { amount: 1.5, amount_text: "1½" }],
    ["½", { amount: 0.5, amount_text: "½" }],
    ["1,5", { amount: 1.5 }],
    ["2-3", { amount: 3, amount_min: 2, amount_text: "2–3" }],
    ["1/3", { amount: 1 / 3, amount_text: "⅓" }],
    [0.1 + 0.2, { amount: 0.3 }],
    [0, { amount: 0, amount_text: "" }],
    [null, { amount: 0 }],
    [undefined, { amount: 0 }],
    ["", { amount: 0 }],
    ["a good glug", { amount: 0 }],
    [1_000_000_000, { amount: 1_000_000_000 }],
  ])("%s is understood", async (amount, expected) => {
    const [line] = await linesAfter([{ name: "Milk", unit: "cup", amount }]);
    expect(line).toMatchObject(expected);
  });

  test.each([
    -1,
    "-1",
    "- 1/2",
    "−2",
    Number.NaN,
    Infinity,
    1e308,
    "1e308",
    "2000000000",
    "99999999999999999999",
    { value: 1 },
    [1],
    true,
  ])("%s is refused", async (amount) => {
    await expect(linesAfter([{ name: "Milk", amount: amount as number }])).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });
});

describe("ingredient lines", () => {
  test("are linked by name and alias whatever the case, plural and space, and by id", async () => {
    const { ingredient } = await family.ingredients.create({ name: "Spring onion" });
    await family.ingredients.addAlias({ id: ingredient.id, alias: "scallion" });
    const lines = await linesAfter([
      { name: " SPRING  Onions " },
      { ingredient_name: "scallions" },
      { name: "the green ones", ingredient_id: String(ingredient.id) },
    ]);
    expect(lines.map((line) => line.ingredient_id)).toEqual([ingredient.id, ingredient.id, ingredient.id]);
    expect(lines.map((line) => line.name)).toEqual(["SPRING  Onions", "scallions", "the green ones"]);
    expect(lines.map((line) => line.ingredient_name)).toEqual(["Spring onion", "Spring onion", "Spring onion"]);
  });

  test("with an unknown name add it to the catalogue, once", async () => {
    await linesAfter([{ name: "Sorrel" }, { name: "sorrel " }]);
    const { ingredients } = await family.ingredients.list();
    expect(ingredients.filter((entry) => entry.name.toLowerCase() === "sorrel")).toEqual([
      expect.objectContaining({ is_custom: true, category: null }),
    ]);
  });

  test("with an unknown id are refused", async () => {
    await expect(linesAfter([{ name: "Sorrel", ingredient_id: 4711 }])).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await family.ingredients.list()).ingredients).toEqual([]);
  });

  test("without a name are refused by their number", async () => {
    await expect(linesAfter([{ name: "Sorrel" }, { name: "", amount: 2 }])).rejects.toMatchObject({
      message: "Ingredients, line 2: name is missing.",
    });
  });

  test("keep sub type and notes, and show null where there are none", async () => {
    expect(
      await linesAfter([
        { name: "Onion", sub_type: "red", preparation_notes: "diced" },
        { name: "Garlic", sub_type: "", preparation_notes: null },
      ]),
    ).toMatchObject([
      { sub_type: "red", preparation_notes: "diced" },
      { sub_type: null, preparation_notes: null },
    ]);
  });

  test("sent as somebody wrote them are read", async () => {
    const [line] = await linesAfter([{ raw: "2-3 cloves garlic, crushed" }]);
    expect(line).toMatchObject({
      raw: "2-3 cloves garlic, crushed",
      amount: 3,
      amount_min: 2,
      name: "garlic",
      preparation_notes: "crushed",
    });
  });

  test("keep the range behind the number when pasted lines are saved as they were understood", async () => {
    const { lines } = await family.recipes.readLines({ text: "2-3 carrots, sliced" });
    const [saved] = await linesAfter(
      lines.map(({ raw, name, amount, unit, preparation_notes }) => ({ raw, name, amount, unit, preparation_notes })),
    );
    expect(saved).toMatchObject({ amount: 3, amount_min: 2, raw: "2-3 carrots, sliced" });
  });
});

describe("a text block of ingredients", () => {
  const BLOCK = "For the soup:\n 3 leeks\r\n\n1/2 l stock \n";

  test("comes back as it was written, and its lines are known to the catalogue", async () => {
    const recipe = await create({ ingredients: BLOCK });
    expect(recipe.ingredients).toBe(BLOCK);
    expect((await family.recipes.list()).recipes[0]?.ingredients).toBe(BLOCK);
    expect((await family.ingredients.list()).ingredients.map((entry) => entry.name)).toEqual(["leeks", "stock"]);
  });

  test("may become a list, a list a block, and either empty", async () => {
    const { id } = await create({ ingredients: BLOCK });
    const list = (await family.recipes.update({ id, ingredients: [{ name: "Leek", amount: 3 }] })).recipe;
    expect(linesOf(list)).toHaveLength(1);
    expect((await family.recipes.update({ id, ingredients: "2 leeks" })).recipe.ingredients).toBe("2 leeks");
    expect((await family.recipes.update({ id, ingredients: "" })).recipe.ingredients).toEqual([]);
  });
});

describe("reading pasted lines", () => {
  test("says what each was understood as and whether the food is known, and saves nothing", async () => {
    const { ingredient } = await family.ingredients.create({ name: "Carrot" });
    const { lines } = await family.recipes.readLines({ text: "2-3 carrots, sliced\n\n1 1/2 cups zorb\nSalt" });
    expect(lines).toMatchObject([
      {
        name: "carrots",
        ingredient_id: ingredient.id,
        ingredient_name: "Carrot",
        amount: 3,
        amount_min: 2,
        amount_text: "2–3",
        is_known: true,
        preparation_notes: "sliced",
      },
      { name: "zorb", ingredient_id: null, amount: 1.5, unit: "cups", is_known: false },
      { name: "Salt", amount: 0, amount_text: "", is_known: false },
    ]);
    expect((await family.ingredients.list()).ingredients).toHaveLength(1);
  });

  test("says how large a pack is, and keeps that when the line is saved", async () => {
    const { lines } = await family.recipes.readLines({ text: "2 x 400g tins chopped tomatoes" });
    expect(lines[0]).toMatchObject({ amount: 2, pack: { amount: 400, unit: "g" } });
    const [saved] = await linesAfter(lines);
    expect(saved).toMatchObject({ amount: 2, pack: { amount: 400, unit: "g" }, raw: "2 x 400g tins chopped tomatoes" });
  });

  test("answers no lines for no text", async () => {
    expect(await family.recipes.readLines({ text: " \n" })).toEqual({ lines: [] });
  });
});

describe("sections", () => {
  const DUMPLINGS = [
    { name: "flour", amount: 200, unit: "g", section: "For the dough" },
    { name: "leek", amount: 1 },
  ];

  test("are kept with their lines, and stay where a client does not know them", async () => {
    const recipe = await create({ ingredients: DUMPLINGS });
    expect(linesOf(recipe).map((line) => line.section)).toEqual(["For the dough", null]);
    const known = linesOf(recipe).map(({ name, amount, unit }) => ({ name, amount, unit }));
    const { recipe: after } = await family.recipes.update({ id: recipe.id, ingredients: known });
    expect(linesOf(after).map((line) => line.section)).toEqual(["For the dough", null]);
    expect(after.revision).toBe(recipe.revision);
  });

  test("are taken away by null", async () => {
    const recipe = await create({ ingredients: DUMPLINGS });
    const ingredients = linesOf(recipe).map((line) => ({ ...line, section: null }));
    const { recipe: after } = await family.recipes.update({ id: recipe.id, ingredients });
    expect(linesOf(after).map((line) => line.section)).toEqual([null, null]);
  });

  test("are read out of pasted lines", async () => {
    const { lines } = await family.recipes.readLines({ text: "1 leek\n\nFOR THE DOUGH\n200 g flour" });
    expect(lines.map(({ name, section }) => [name, section])).toEqual([
      ["leek", null],
      ["flour", "FOR THE DOUGH"],
    ]);
  });
});

describe("a line of fields whose name lists foods", () => {
  test("is read as it would have been written, under the words of the one", async () => {
    const lines = await linesAfter([
      { name: "Salt and pepper" },
      { name: "oil plus 2 tbsp butter", amount: 3, unit: "tbsp" },
    ]);
    expect(lines.map(({ name, amount, raw, shares_raw }) => [name, amount, raw, shares_raw])).toEqual([
      ["Salt", 0, "Salt and pepper", false],
      ["pepper", 0, "Salt and pepper", true],
      ["oil", 3, "3 tbsp oil plus 2 tbsp butter", false],
      ["butter", 2, "3 tbsp oil plus 2 tbsp butter", true],
    ]);
  });

  test("stays one where its amount is not said of each, or where it is one food", async () => {
    const lines = await linesAfter([
      { name: "carrots and peas", amount: 2, unit: "cups" },
      { name: "half and half", amount: 1, unit: "cup" },
      { name: "Sweet and sour sauce" },
    ]);
    expect(lines.map(({ name }) => name)).toEqual(["carrots and peas", "half and half", "Sweet and sour sauce"]);
  });
});

test("what comes in tins is linked to the tinned food", async () => {
  for (const name of ["Tomato", "Tinned tomatoes"]) await family.ingredients.create({ name });
  const lines = await linesAfter([{ raw: "400g tin tomatoes" }, { raw: "2 cans tomatoes" }, { raw: "4 tomatoes" }]);
  expect(lines.map((line) => line.ingredient_name)).toEqual(["Tinned tomatoes", "Tinned tomatoes", "Tomato"]);
  const pasted = await family.recipes.readLines({ text: "1 tin tomatoes\n4 tomatoes" });
  expect(pasted.lines.map((line) => line.ingredient_name)).toEqual(["Tinned tomatoes", "Tomato"]);
});

test("what is dried or frozen after a comma is linked as that", async () => {
  for (const name of ["Oregano", "Dried oregano", "Pea", "Frozen peas"]) await family.ingredients.create({ name });
  const lines = await linesAfter([{ raw: "1 tsp oregano, dried" }, { raw: "300 g peas, frozen" }]);
  expect(lines.map((line) => line.ingredient_name)).toEqual(["Dried oregano", "Frozen peas"]);
});
