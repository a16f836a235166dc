import type { JsonSchema, ObjectSchema } from "../trpc/procedure-schemas";
import type { ProcedureTable } from "../trpc/procedure-table";
import { VERSION } from "#core/version";
import type { RestRoute } from "./rest-route";

/** OpenAPI 3.1 of every documented call, generated from the REST table and the contracts. */
export function openApiDocument(procedures: ProcedureTable, routes: readonly RestRoute[]): JsonSchema {
  return {
    openapi: "3.1.0",
    info: {
      title: "Tureen",
      version: VERSION,
      description: "The family's recipes, the week's meals and the shopping list.",
    },
    security: [{ bearer: [] }],
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description:
            "A sign-in's token, or an API token of at least the scope in the call's x-token-scope: read, write or admin.",
        },
      },
      schemas: {
        Error: {
          type: "object",
          properties: { error: { type: "string", description: "One sentence for people." } },
          required: ["error"],
        },
      },
    },
    paths: { ...paths(procedures, routes), ...OPEN_PATHS },
  };
}

/** What an answer of minutes may say. */
const DONE_IN_THE_END =
  "Done. Where a model works for more than 15 seconds, spaces go out before the answer, and with them this status: what fails after that is `success: false` beside the `error`.";

const OPEN_PATHS = {
  "/health": {
    get: {
      operationId: "health",
      summary: "Is Tureen running",
      security: [],
      responses: {
        200: jsonAnswer("Running", {
          type: "object",
          properties: { status: { const: "ok" }, version: { type: "string" } },
          required: ["status", "version"],
        }),
        503: jsonAnswer("Calls are not served, or nothing can be stored", {
          type: "object",
          properties: { status: { const: "failing" }, version: { type: "string" }, error: { type: "string" } },
          required: ["error"],
        }),
      },
    },
  },
};

function paths(procedures: ProcedureTable, routes: readonly RestRoute[]): Record<string, Record<string, JsonSchema>> {
  const all: Record<string, Record<string, JsonSchema>> = {};
  for (const row of routes) {
    const path = row.path.replace(/:(\w+)/g, "{$1}");
    (all[path] ??= {})[row.method.toLowerCase()] = operation(procedures, row);
  }
  return all;
}

function operation(procedures: ProcedureTable, row: RestRoute): JsonSchema {
  const { input, output } = procedures.schemasOf(row.procedure);
  const pathNames = [...row.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? "");
  const rest = without(input, [...pathNames, ...Object.keys(row.input ?? {})]);
  const inQuery = row.method === "GET" || row.method === "DELETE";
  const parameters = [
    ...pathNames.map((name) => ({
      name,
      in: "path",
      required: true,
      schema: input.properties?.[name] ?? { type: "string" },
    })),
    ...(inQuery
      ? Object.entries(rest.properties ?? {}).map(([name, schema]) => ({
          name,
          in: "query",
          required: Boolean(rest.required?.includes(name)),
          schema,
        }))
      : []),
  ];
  const access = procedures.accessOf(row.procedure);
  const body = inQuery ? undefined : requestBody(row, rest);
  return {
    operationId: `${row.procedure}${row.input ? `.${Object.values(row.input).join(".")}` : ""}`,
    summary: row.summary,
    ...(access === "open" ? { security: [] } : { "x-token-scope": access }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: {
      [String(row.status ?? 200)]: row.download
        ? { description: "The list as text", content: { "text/plain": { schema: { type: "string" } } } }
        : row.events
          ? { description: "Server-sent events", content: { "text/event-stream": { schema: { type: "string" } } } }
          : row.contentType
            ? {
                description: "The file",
                content: { [row.contentType]: { schema: { type: "string", format: "binary" } } },
              }
            : jsonAnswer(row.takesLong ? DONE_IN_THE_END : "Done", output),
      ...(row.whenAsync
        ? { 202: jsonAnswer("Begun (Prefer: respond-async)", procedures.schemasOf(row.whenAsync).output) }
        : {}),
      default: jsonAnswer("Not done; the sentence says why", { $ref: "#/components/schemas/Error" }),
    },
  };
}

function requestBody(row: RestRoute, schema: ObjectSchema): JsonSchema | undefined {
  if (row.upload) {
    const file = {
      type: "object",
      properties: {
        ...without(schema, [row.upload.as]).properties,
        [row.upload.field]: { type: "string", format: "binary" },
      },
      required: [row.upload.field],
    };
    return { required: true, content: { "multipart/form-data": { schema: file } } };
  }
  if (Object.keys(schema.properties ?? {}).length === 0) return undefined;
  return { required: (schema.required?.length ?? 0) > 0, content: { "application/json": { schema } } };
}

function without(schema: ObjectSchema, names: readonly string[]): ObjectSchema {
  const kept = Object.entries(schema.properties ?? {}).filter(([name]) => !names.includes(name));
  const required = (schema.required ?? []).filter((name) => !names.includes(name));
  const { required: _required, ...others } = schema;
  return { ...others, properties: Object.fromEntries(kept), ...(required.length > 0 ? { required } : {}) };
}

function jsonAnswer(description: string, schema: JsonSchema): JsonSchema {
  return { description, content: { "application/json": { schema } } };
}
