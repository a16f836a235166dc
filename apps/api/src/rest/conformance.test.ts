import { adminStatsOutput } from "@tureen/contracts/admin";
import { sessionUser } from "@tureen/contracts/auth";
import { dashboardCountsOutput } from "@tureen/contracts/dashboard";
import { importBatch } from "@tureen/contracts/import-batches";
import { ingredient } from "@tureen/contracts/ingredients";
import { larderIngredientsOutput, larderItem } from "@tureen/contracts/larder";
import { mealPlan } from "@tureen/contracts/meal-plans";
import { pdfImportOutput } from "@tureen/contracts/pdf-import";
import { ingredientLine } from "@tureen/contracts/recipe-lines";
import { recipe } from "@tureen/contracts/recipes";
import { settingsOutput } from "@tureen/contracts/settings";
import { larderShoppingItem, shoppingItem, shoppingList } from "@tureen/contracts/shopping-lists";
import { SETTINGS } from "@tureen/domain/settings/definitions";
import { expect, test } from "vitest";
import type { z } from "zod";
import calls from "../../../../docs/product/calls.json" with { type: "json" };
import entities from "../../../../docs/product/entities.json" with { type: "json" };
import settings from "../../../../docs/product/settings.json" with { type: "json" };
import { openApiDocument } from "./openapi";
import { procedures } from "#start/procedures";
import { REST_ROUTES } from "#start/rest-routes";

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}
interface Operation {
  readonly parameters?: readonly { readonly name: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>> }>
  >;
}
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

// The document is plain JSON made from zod; the shape above is what these tests look at.
const document = openApiDocument(procedures, REST_ROUTES) as unknown as OpenApi;
const promised = [...calls.calls, ...calls.extensions];

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

function namesIn(schema: JsonSchema | undefined): string[] {
  if (!schema) return [];
  return [
    ...Object.keys(schema.properties ?? {}),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(namesIn),
  ];
}

test("the REST table has every promised call, and none that nobody promised", () => {
  const rows = REST_ROUTES.map((row) => `${row.method} ${row.path.replace(/:(\w+)/g, "{$1}")}`);
  expect(rows.toSorted()).toEqual(promised.map(nameOf).toSorted());
});

test.each(promised.map((call) => [nameOf(call), call] as const))(
  "%s takes and answers the promised fields",
  (_name, call) => {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()];
    expect(operation).toBeDefined();
    const taken = [
      ...(operation?.parameters ?? []).map((parameter) => parameter.name),
      ...Object.values(operation?.requestBody?.content ?? {}).flatMap((content) => namesIn(content.schema)),
    ];
    expect(taken).toEqual(expect.arrayContaining(call.body));
    const success = operation?.responses["200"] ?? operation?.responses["201"];
    const answered = Object.values(success?.content ?? {}).flatMap((content) => namesIn(content.schema));
    expect(answered).toEqual(expect.arrayContaining(call.reads));
  },
);

test("the settings are the promised ones, with their ranges, steps and defaults", () => {
  const known = new Set(settings.extensions);
  const defined = SETTINGS.filter((setting) => !known.has(setting.key)).map((setting) =>
    setting.kind === "number"
      ? { key: setting.key, min: setting.min, max: setting.max, step: setting.step, default: setting.default }
      : { key: setting.key, options: "options" in setting ? [...setting.options] : [], default: setting.default },
  );
  expect(defined.toSorted(byKey)).toEqual([...settings.settings].toSorted(byKey));
  expect(SETTINGS.map((setting) => setting.key)).toEqual(expect.arrayContaining(settings.extensions));
});

const byKey = (left: { key: string }, right: { key: string }): number => (left.key < right.key ? -1 : 1);

const SHAPES: Readonly<Record<keyof typeof entities.entities, z.ZodObject>> = {
  "session user": sessionUser,
  "dashboard counts": dashboardCountsOutput,
  recipe,
  "ingredient line": ingredientLine,
  ingredient,
  "meal plan": mealPlan,
  "shopping list": shoppingList,
  "shopping list items": shoppingList.shape.items,
  "shopping item": shoppingItem,
  "larder shopping item": larderShoppingItem,
  "larder item": larderItem,
  "larder search result": larderIngredientsOutput.shape.ingredients.element,
  "admin ingredient": ingredient,
  "import batch": importBatch,
  "pdf import result": pdfImportOutput,
  "admin stats": adminStatsOutput,
  "app setting": settingsOutput.shape.settings.valueType,
};

test.each(Object.entries(entities.entities))("%s has the promised fields", (entity, fields) => {
  const shape = SHAPES[entity as keyof typeof entities.entities]; // the keys of the same file
  expect(Object.keys(shape.shape)).toEqual(expect.arrayContaining(fields));
});
