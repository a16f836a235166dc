import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import supertest from "supertest";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { createApp } from "#start/app";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import { mcpTools } from "#start/mcp-tools";

let app: TestContext;
beforeEach(() => {
  app = testContext();
});

/** An assistant with a token of its own, by the protocol's own client. */
async function assistant(scope: "read" | "write"): Promise<{
  tools: () => Promise<string[]>;
  ask: (tool: string, input: Record<string, unknown>) => Promise<{ isError: boolean; text: string }>;
}> {
  const { token } = await familyCaller(app).auth.createApiToken({ name: "Assistant", scope });
  const server = createServer(createApp(app)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a socket file
  const client = new Client({ name: "test", version: "1.0.0" });
  const transport = new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`), {
    requestInit: { headers: { Authorization: `Bearer ${token}` } },
  });
  await client.connect(transport);
  onTestFinished(async () => {
    await client.close();
    server.closeAllConnections();
    server.close();
  });
  return {
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    ask: async (tool, input) => {
      const { content, isError } = await client.callTool({ name: tool, arguments: input });
      const [first] = content as { text: string }[]; // every answer of ours is one text
      return { isError: isError === true, text: first?.text ?? "" };
    },
  };
}

test("an assistant finds a recipe, plans it and reads the list", async () => {
  await familyCaller(app).recipes.create({
    title: "Leek soup",
    instructions: "Boil.",
    ingredients: [{ raw: "2 leeks" }],
  });
  const { ask } = await assistant("write");
  const found = JSON.parse((await ask("recipes_search", { q: "leek" })).text) as {
    recipes: { id: number; title: string }[];
  };
  expect(found.recipes.map(({ title }) => title)).toEqual(["Leek soup"]);
  const recipeId = found.recipes[0]?.id;
  const planned = await ask("mealPlans_create", { recipe_id: recipeId, date: "2026-11-22", meal_type: "dinner" });
  expect(JSON.parse(planned.text)).toMatchObject({ mealPlan: { recipe_title: "Leek soup", date: "2026-11-22" } });
  const made = JSON.parse(
    (await ask("shoppingLists_generate", { startDate: "2026-11-22", endDate: "2026-11-22" })).text,
  ) as { shoppingList: { id: number } };
  expect((await ask("shoppingLists_export", { id: made.shoppingList.id })).text).toContain("eek");
});

test("a token that may only read is offered what reads, and refused what writes", async () => {
  const { tools, ask } = await assistant("read");
  expect(await tools()).toEqual(
    mcpTools()
      .filter(({ isReading }) => isReading)
      .map(({ name }) => name),
  );
  const refused = await ask("mealPlans_create", { recipe_id: 1, date: "2026-11-22", meal_type: "dinner" });
  expect(refused).toEqual({
    isError: true,
    text: "This API token may only read. Make one that may also write on the Admin page.",
  });
  expect((await familyCaller(app).mealPlans.list()).mealPlans).toEqual([]);
});

test("what is asked wrongly is answered with a sentence that a model can act upon", async () => {
  const { ask } = await assistant("read");
  expect(await ask("recipes_byId", { id: 4711 })).toMatchObject({
    isError: true,
    text: expect.stringContaining("recipe"),
  });
  expect(await ask("mealPlans_range", { startDate: "tomorrow", endDate: "2026-11-22" })).toMatchObject({
    isError: true,
    text: expect.stringContaining("must be a real date"),
  });
  expect(await ask("admin_bulkDelete", { kind: "all" })).toEqual({
    isError: true,
    text: "There is no tool called 'admin_bulkDelete'.",
  });
});

test("a stranger is told nothing, and no tool is offered that an API token may not use", async () => {
  const server = createApp(app);
  const message = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  await supertest(server).post("/mcp").send(message).expect(401);
  await supertest(server).post("/mcp").set("Authorization", "Bearer nonsense").send(message).expect(401);
  for (const { inputSchema, description } of mcpTools())
    expect([inputSchema.type, description.length > 20]).toEqual(["object", true]);
});
