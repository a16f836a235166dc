import { REST_ROUTES } from "#start/rest-routes";
import { appRouter } from "#start/app-router";
import { procedures } from "#start/procedures";
import type { JsonSchema } from "../trpc/procedure-schemas";

/** They take a file, which only REST can bring, or answer for as long as somebody listens. */
const NOT_BY_CLIENT = new Set<string>(
  REST_ROUTES.filter(({ upload, events, whenAsync }) => upload ?? events ?? whenAsync).map(
    ({ procedure }) => procedure,
  ),
);

/** The procedures as TypeScript, for the client package: written from their schemas, so that it needs nothing of the server. */
export function clientTypes(): string {
  const features = new Map<string, string[]>();
  for (const path of Object.keys(appRouter._def.procedures).toSorted()) {
    const [feature = "", name = ""] = path.split(".");
    const type = procedures.typeOf(path);
    if (type === "subscription" || NOT_BY_CLIENT.has(path)) continue;
    const { input, output } = procedures.schemasOf(path);
    const call = type === "mutation" ? "mutate" : "query";
    const line = `    readonly ${name}: { readonly ${call}: (${parameterOf(input)}) => Promise<${typeOf(output)}> };`;
    features.set(feature, [...(features.get(feature) ?? []), line]);
  }
  const blocks = [...features].map(([feature, lines]) => `  readonly ${feature}: {\n${lines.join("\n")}\n  };`);
  return `// Written from the server's schemas when the package is made.\n\nexport interface Procedures {\n${blocks.join("\n")}\n}\n`;
}

function parameterOf(input: JsonSchema): string {
  const names = Object.keys((input["properties"] as object | undefined) ?? {});
  if (names.length === 0 && input["anyOf"] === undefined) return "";
  const required = (input["required"] as readonly string[] | undefined) ?? [];
  return `input${required.length === 0 ? "?" : ""}: ${typeOf(input)}`;
}

/** A JSON Schema as a TypeScript type; what it has no word for is unknown. */
function typeOf(schema: JsonSchema): string {
  const { type, properties, items, additionalProperties, required } = schema as {
    type?: string | readonly string[];
    properties?: Readonly<Record<string, JsonSchema>>;
    items?: JsonSchema;
    additionalProperties?: JsonSchema | boolean;
    required?: readonly string[];
  };
  if ("const" in schema) return JSON.stringify(schema["const"]);
  if (Array.isArray(schema["enum"])) return unionOf(schema["enum"].map((value) => JSON.stringify(value)));
  const choices = schema["anyOf"] ?? schema["oneOf"];
  if (Array.isArray(choices)) return unionOf((choices as readonly JsonSchema[]).map(typeOf));
  if (Array.isArray(schema["allOf"]))
    return (schema["allOf"] as readonly JsonSchema[]).map((part) => `(${typeOf(part)})`).join(" & ");
  if (Array.isArray(type)) return unionOf(type.map((each: string) => typeOf({ ...schema, type: each })));
  if (type === "array") return items ? `readonly (${typeOf(items)})[]` : "readonly unknown[]";
  if (type === "object" || properties) {
    const fields = Object.entries(properties ?? {}).map(
      ([name, field]) =>
        `readonly ${JSON.stringify(name)}${required?.includes(name) ? "" : "?"}: ${typeOf(field)}${required?.includes(name) ? "" : " | undefined"}`,
    );
    if (fields.length > 0) return `{ ${fields.join("; ")} }`;
    const values = typeof additionalProperties === "object" ? typeOf(additionalProperties) : "unknown";
    return `Readonly<Record<string, ${values}>>`;
  }
  if (type === "string" || type === "boolean" || type === "null") return type;
  return type === "number" || type === "integer" ? "number" : "unknown";
}

function unionOf(types: readonly string[]): string {
  return types.length === 0 ? "never" : [...new Set(types)].join(" | ");
}
