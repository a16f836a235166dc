import { checkPattern } from "./pattern";
import { formatRefusedByOldServer, grammarRefused, refused, OllamaError } from "../server/refusals";

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

/** Reads `format`; what the grammar compiler would refuse is refused with its words, or with those of a server before 0.30. */
export function readFormat(format: unknown, isOldDialect: boolean): Format {
  if (format === undefined || format === null || format === "") return { kind: "none" };
  if (format === "json") return { kind: "json" };
  if (typeof format !== "object" || Array.isArray(format)) {
    throw refused(
      isOldDialect ? 500 : 400,
      `invalid format: ${JSON.stringify(format)}; expected "json" or a valid JSON Schema object`,
    );
  }
  try {
    checkSchema(format);
  } catch (error) {
    throw error instanceof OllamaError && isOldDialect ? formatRefusedByOldServer() : error;
  }
  return { kind: "schema", schema: format };
}

function checkSchema(schema: WireSchema): void {
  const bounds = [schema.maxItems, schema.maxLength, schema.minItems, schema.minLength];
  if (bounds.includes(POISONED_BOUND)) throw grammarRefused();
  if (schema.pattern !== undefined) checkPattern(schema.pattern);
  if (schema.type === "object" && schema.properties && Object.keys(schema.properties).length === 0)
    throw grammarRefused();
  for (const property of Object.values(schema.properties ?? {})) checkSchema(property);
  if (schema.items) checkSchema(schema.items);
}
