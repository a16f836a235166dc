import { A5, writePdf } from "@tureen/book-generator/write-pdf";
import type { StartedFakeOllama } from "@tureen/fake-ollama/start-fake-ollama";
import { zipOf } from "@tureen/recipe-formats/testing/zip";
import { gzipSync } from "node:zlib";
import { makeToken } from "./api-token";
import { send, type Family } from "./family";
import { PAYLOADS } from "./payloads";
import { lookUntil } from "./proof";

/** Every text that REST takes: recipes, meals, lists, the larder, the catalogue. */
export async function bringByRest(family: Family): Promise<number> {
  let arrived = 0;
  for (const [index, payload] of PAYLOADS.entries()) {
    const date = `2026-11-${String((index % 7) + 23)}`;
    const { status, text } = await family.call("POST", "/recipes", {
      title: payload,
      description: payload,
      cuisine: payload,
      tags: payload,
      instructions: `${payload}\n${payload}`,
      ingredients: [{ name: payload, amount: 2, unit: payload, notes: payload, section: payload, raw: payload }],
    });
    if (status !== 201) continue;
    arrived += 1;
    const { id } = (JSON.parse(text) as { recipe: { id: number } }).recipe; // specification, section 7
    await family.call("POST", "/meal-planning", { recipe_id: id, date, meal_type: "dinner", notes: payload });
    const food = await family.call("POST", "/admin/ingredients", { name: payload, category: payload, unit: payload });
    if (food.status !== 201) continue;
    const { ingredient } = JSON.parse(food.text) as { ingredient: { id: number } }; // specification, section 7
    await family.call("POST", `/admin/ingredients/${ingredient.id}/aliases`, { alias: `${payload} too` });
    await family.call("POST", "/larder", { ingredientId: ingredient.id, unit: payload, notes: payload });
  }
  const range = { startDate: "2026-11-23", endDate: "2026-11-29", name: PAYLOADS[0] };
  await family.call("POST", "/shopping-list/generate", range);
  return arrived;
}

/** What a model answers comes in as the web app brings it in: what was suggested is saved. */
export async function bringByModel(family: Family, double: StartedFakeOllama): Promise<number> {
  let arrived = 0;
  for (const payload of PAYLOADS) {
    const recipe = {
      title: payload,
      description: payload,
      cuisine: payload,
      servings: 2,
      ingredients: [{ name: payload, amount: 1, unit: payload, notes: payload }],
      instructions: [payload],
      tags: [payload],
    };
    await double.control.mode({
      responder: { kind: "script", script: [{ frames: [JSON.stringify(recipe)] }] },
    });
    const answer = await family.call("POST", "/recipes/suggest", { description: "soup" });
    const { recipe: suggested } = JSON.parse(answer.text) as { recipe?: Record<string, unknown> }; // specification, section 7
    if (suggested && (await family.call("POST", "/recipes", suggested)).status === 201) arrived += 1;
  }
  return arrived;
}

/** Each as a page of a book that rules alone read. */
export async function bringByBook(family: Family): Promise<number> {
  const pages = PAYLOADS.map((payload) => {
    const lines = [payload, "Serves 4", `2 leeks ${payload}`, "200 g potatoes", "1 l water"];
    const steps = [`1. Wash the leeks ${payload}.`, "2. Boil the soup for 20 minutes and serve hot."];
    return {
      texts: [...lines, ...steps].map((text, line) => ({
        text,
        x: 20,
        y: 60 + line * 16 + (line > 4 ? 10 : 0) + (line > 0 ? 14 : 0),
        size: line === 0 ? 16 : 8,
      })),
    };
  });
  const before = (await family.recipes()).length;
  const bytes = writePdf(pages, { ...A5, width: 1200 });
  await family.sendFile("/pdf-import/upload?rules_only=true", "pdf", `${PAYLOADS[2] ?? ""}.pdf`, bytes);
  return (await family.recipes()).length - before;
}

/** As a site says its recipes to machines; the web app saves what its form was given. */
export async function bringByPage(family: Family): Promise<number> {
  let arrived = 0;
  for (const [index, payload] of PAYLOADS.entries()) {
    const told = JSON.stringify(schemaRecipe(payload, index)).replaceAll("<", String.raw`\u003c`);
    const source = `<!doctype html><title>Soup</title><script type="application/ld+json">${told}</script><h1>Soup</h1>`;
    const answer = await family.call("POST", "/recipes/read-page", { source, address: "https://soup.example/" });
    const { recipe } = JSON.parse(answer.text) as { recipe?: Record<string, unknown> }; // what it answers
    if (recipe && (await family.call("POST", "/recipes", recipe)).status === 201) arrived += 1;
  }
  return arrived;
}

/** One half as schema.org, the other as Paprika packs its recipes; files and folders have such names too. */
export async function bringByOtherApp(family: Family): Promise<number> {
  const half = PAYLOADS.length / 2;
  const schema = Buffer.from(JSON.stringify(PAYLOADS.slice(0, half).map(schemaRecipe)));
  const packed = PAYLOADS.slice(half).map((payload, index): [string, Buffer] => [
    `${index} <img src=x onerror=window.__ran=1>.paprikarecipe`,
    gzipSync(
      JSON.stringify({
        name: titleOf(payload, index),
        ingredients: `2 leeks ${payload}\n1 l water`,
        directions: payload,
        description: payload,
        notes: payload,
        source: payload,
        source_url: "javascript:window.__ran=1",
        categories: [payload],
        uid: String(index),
      }),
    ),
  ]);
  return (
    (await bringExport(family, `${PAYLOADS[2] ?? ""}.json`, schema)) +
    (await bringExport(family, "My recipes.paprikarecipes", await zipOf(Object.fromEntries(packed))))
  );
}

/** The readers take tags out of texts: something is left for a title, and no two are the same recipe. */
const titleOf = (payload: string, index: number): string => `Soup ${index} ${payload}`;

function schemaRecipe(payload: string, index: number) {
  return {
    "@type": "Recipe",
    name: titleOf(payload, index),
    description: payload,
    author: payload,
    url: "javascript:window.__ran=1",
    image: "javascript:window.__ran=1",
    keywords: payload,
    recipeCuisine: payload,
    recipeIngredient: [`2 leeks ${payload}`, payload],
    recipeInstructions: [payload, "Boil."],
  };
}

const PATIENCE_MS = 60_000;

async function bringExport(family: Family, name: string, bytes: Buffer): Promise<number> {
  const { text } = await family.sendFile("/recipe-imports/preview", "file", name, bytes);
  const { preview } = JSON.parse(text) as { preview?: { preview_id: string } }; // what it answers
  if (!preview) return 0;
  const { preview_id } = preview;
  const started = await family.call("POST", "/recipe-imports", { preview_id, with_duplicates: true });
  const { id } = (JSON.parse(started.text) as { import: { id: number } }).import; // what it answers
  const ended = await lookUntil(
    async () => JSON.parse((await family.call("GET", `/recipe-imports/${id}`)).text) as ImportState, // what it answers
    (state) => state.import.status !== "running",
    PATIENCE_MS,
  );
  return ended.import.imported;
}

interface ImportState {
  readonly import: { readonly status: string; readonly imported: number };
}

/** What an assistant at home writes down. */
export async function bringByMcp(family: Family): Promise<number> {
  const { token } = await makeToken(family, "write");
  let arrived = 0;
  for (const payload of PAYLOADS) {
    const recipe = {
      title: payload,
      instructions: payload,
      tags: payload,
      ingredients: `2 leeks ${payload}\n${payload}`,
    };
    const { status, text } = await send(family.port, "POST", "/mcp", {
      token,
      headers: { accept: "application/json, text/event-stream" },
      body: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "recipes_create", arguments: recipe } },
    });
    if (status === 200 && !text.includes('"isError":true')) arrived += 1;
  }
  return arrived;
}
