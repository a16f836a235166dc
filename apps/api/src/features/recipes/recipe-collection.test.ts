import supertest from "supertest";
import { expect, test } from "vitest";
import { createApp } from "#start/app";
import { createSignIn } from "#features/auth/access-token.service";
import { familyCaller } from "#testing/test-caller";
import { testContext } from "#testing/test-context";

test("the collection is what the procedure answers, newest first, sent in slices and compressed, and its tag moves with it", async () => {
  const app = testContext();
  const family = familyCaller(app);
  const server = createApp(app);
  const collection = (headers: Record<string, string> = {}) =>
    supertest(server)
      .get("/api/recipes")
      .set({ authorization: `Bearer ${createSignIn(app)}`, ...headers });
  expect((await collection()).body).toEqual({ recipes: [] });

  const ids: number[] = [];
  for (let number = 1; number <= 120; number += 1) {
    const dish = { title: `Soup ${number}`, instructions: "Cook.", ingredients: [{ name: "Leek", amount: "1/3" }] };
    ids.push((await family.recipes.create(dish)).recipe.id);
  }
  for (const id of ids.slice(30, 90)) await family.recipes.delete({ id });
  const { body, headers } = await collection();
  expect(body).toEqual(await family.recipes.list());
  expect(body.recipes).toHaveLength(60);
  expect(headers["content-encoding"]).toBe("gzip");
  const { etag = "" } = headers;
  expect((await collection({ "if-none-match": etag })).status).toBe(304);

  const leek = (await family.ingredients.list()).ingredients.find(({ name }) => name === "Leek");
  await family.ingredients.update({ id: leek?.id ?? 0, name: "Porree" });
  const renamed = await collection({ "if-none-match": etag });
  expect(renamed.status).toBe(200);
  expect(renamed.body.recipes[0].ingredients).toMatchObject([{ name: "Leek", ingredient_name: "Porree" }]);
});
