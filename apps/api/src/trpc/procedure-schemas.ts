import { z, type ZodType } from "zod";

export type JsonSchema = Record<string, unknown>;
export interface ObjectSchema extends JsonSchema {
  readonly properties?: Record<string, JsonSchema>;
  readonly required?: readonly string[];
}

export interface ProcedureSchemas {
  readonly input: ObjectSchema;
  readonly output: JsonSchema;
}

/** The parsers that a procedure was given, all of them zod schemas of the contracts or hot outputs around one. */
export interface Parsers {
  readonly inputs: readonly ZodType[];
  readonly output?: ZodType | { readonly schema: ZodType };
}

/** What a procedure takes and answers, as JSON Schema; nothing in particular is an object. */
export function schemasOf(definition: Parsers | undefined): ProcedureSchemas {
  const output = definition?.output && ("schema" in definition.output ? definition.output.schema : definition.output);
  return {
    input: definition?.inputs[0] ? toJsonSchema(definition.inputs[0], "input") : { type: "object" },
    output: output ? toJsonSchema(output, "output") : { type: "object" },
  };
}

function toJsonSchema(schema: ZodType, io: "input" | "output"): ObjectSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    target: "draft-2020-12",
    reused: "inline",
  }) as ObjectSchema;
  return json;
}
