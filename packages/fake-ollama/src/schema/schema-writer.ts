import type { WireSchema } from "./grammar";
import { shortestMatch } from "./pattern";
import { integerBetween, type Random } from "../seeded-random";

export interface WritingStyle {
  /** A model file with its own template gets the schema through a Go map: its keys come in alphabetical order. */
  readonly isAlphabetical: boolean;
  readonly random: Random;
}

/**
 * Writes what the model knows in the shape that the schema asks for: unknown keys are left out, missing ones
 * filled with an empty value, order and white space as a grammar allows them.
 */
export function writeBySchema(value: unknown, schema: WireSchema, style: WritingStyle): string {
  if (schema.enum) return JSON.stringify(schema.enum.includes(value) ? value : schema.enum[0]);
  switch (schema.type) {
    case "object":
      return writeObject(value, schema, style);
    case "array":
      return writeArray(value, schema, style);
    case "number":
      return JSON.stringify(typeof value === "number" && Number.isFinite(value) ? value : 0);
    case "integer":
      return JSON.stringify(typeof value === "number" && Number.isFinite(value) ? Math.round(value) : 0);
    case "boolean":
      return JSON.stringify(value === true);
    default:
      return writeText(value, schema);
  }
}

function writeObject(value: unknown, schema: WireSchema, style: WritingStyle): string {
  const known = new Map<string, unknown>(typeof value === "object" && value !== null ? Object.entries(value) : []);
  const properties = Object.entries(schema.properties ?? {});
  if (style.isAlphabetical) properties.sort(([left], [right]) => (left < right ? -1 : 1));
  const fields = properties.map(
    ([key, property]) => `${JSON.stringify(key)}:${space(style)}${writeBySchema(known.get(key), property, style)}`,
  );
  return `{${space(style)}${fields.join(`,${space(style)}`)}${space(style)}}`;
}

function writeArray(value: unknown, schema: WireSchema, style: WritingStyle): string {
  const items = Array.isArray(value) ? value.slice(0, schema.maxItems) : [];
  const { items: itemSchema } = schema;
  if (!itemSchema) return "[]";
  return `[${items.map((item) => writeBySchema(item, itemSchema, style)).join(`,${space(style)}`)}]`;
}

function writeText(value: unknown, schema: WireSchema): string {
  const joined: unknown = Array.isArray(value)
    ? value.join("\n")
    : typeof value === "object" && value !== null && "line" in value
      ? value.line
      : value;
  const known = typeof joined === "string" || typeof joined === "number" ? String(joined) : "";
  const { pattern } = schema;
  const text = pattern === undefined || new RegExp(pattern, "u").test(known) ? known : shortestMatch(pattern);
  return JSON.stringify(schema.maxLength === undefined ? text : text.slice(0, schema.maxLength));
}

function space({ random }: WritingStyle): string {
  return ["", " ", " ", "\n  "][integerBetween(random, 0, 3)] ?? "";
}
