import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { familyCaller } from "#testing/test-caller";
import { testContext } from "#testing/test-context";
import { weekFrom } from "../../../../packages/client/examples/this-week";
import { connect, TureenError } from "../../../../packages/client/src/index";
import { createApp } from "#start/app";
import { clientTypes } from "./client-types";

test("what is published tells every procedure that a client may call, with its input and its answer", () => {
  const types = clientTypes();
  expect(types).toContain(
    'readonly delete: { readonly mutate: (input: { readonly "id": number | string }) => Promise<',
  );
  expect(types).toContain("readonly larder: {");
  expect(types.match(/readonly "servings": number \| null/g)?.length).toBeGreaterThan(2);
  // They take a file, or answer for as long as somebody listens.
  for (const absent of ["upload:", "follow:"]) expect(types).not.toContain(`readonly ${absent}`);
  const imports = types.slice(types.indexOf("readonly recipeImports: {"));
  expect(imports.slice(0, imports.indexOf("\n  }"))).not.toContain("readonly preview:");
});

test("the client reads and writes, its example runs, and a refusal is a sentence", async () => {
  const app = testContext();
  const server = createServer(createApp(app)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a socket file
  const { token } = await familyCaller(app).auth.createApiToken({ name: "Program", scope: "write" });
  const access = { url: `http://127.0.0.1:${port}/`, token };
  const tureen = connect(access);
  const { recipe } = await tureen.recipes.create.mutate({
    title: "Leek soup",
    instructions: "Boil.",
    ingredients: [{ raw: "2 leeks" }],
  });
  const found = await tureen.recipes.search.query({ q: "leek" });
  expect(found.recipes.map(({ title }) => title)).toEqual(["Leek soup"]);
  await tureen.mealPlans.create.mutate({ recipe_id: recipe.id, date: "2026-11-24", meal_type: "dinner", servings: 4 });
  expect(await weekFrom(access, "2026-11-23")).toEqual(["2026-11-24 dinner: Leek soup (4)"]);
  const refused = tureen.recipes.byId.query({ id: 4711 });
  await expect(refused).rejects.toBeInstanceOf(TureenError);
  await expect(refused).rejects.toMatchObject({ status: 404 });
});
