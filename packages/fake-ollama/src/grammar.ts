import { grammarRefused, refused, schemaRefused } from "./refusals";

/** A JSON schema as it came over the wire; only what the double obeys is named. */
export interface WireSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, WireSchema>>;
  readonly items?: WireSchema;
  readonly enum?: readonly unknown[];
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly pattern?: string;
}

export type Format =
  | { readonly kind: "none" }
  | { readonly kind: "json" }
  | { readonly kind: "schema"; readonly schema: WireSchema };

/** The one bound that the grammar compiler cannot stand. */
const POISONED_BOUND = 2_000;

/** Reads `format`; what the grammar compiler would refuse is refused with its words. */
export function readFormat(format: unknown): Format {
  if (format === undefined || format === null || format === "") return { kind: "none" };
  if (format === "json") return { kind: "json" };
  if (typeof format !== "object" || Array.isArray(format)) {
    throw refused(400, `invalid format: ${JSON.stringify(format)}; expected "json" or a valid JSON Schema object`);
  }
  checkSchema(format);
  return { kind: "schema", schema: format };
}

function checkSchema(schema: WireSchema): void {
  const bounds = [schema.maxItems, schema.maxLength, schema.minItems, schema.minLength];
  if (bounds.includes(POISONED_BOUND)) throw grammarRefused();
  if (schema.pattern !== undefined && !(schema.pattern.startsWith("^") && schema.pattern.endsWith("$"))) {
    throw schemaRefused("Pattern must start with '^' and end with '$'");
  }
  if (schema.type === "object" && schema.properties && Object.keys(schema.properties).length === 0)
    throw grammarRefused();
  for (const property of Object.values(schema.properties ?? {})) checkSchema(property);
  if (schema.items) checkSchema(schema.items);
}
