import { z, type ZodType } from "zod";
import { appRouter } from "#start/app-router";

export type JsonSchema = Record<string, unknown>;
export interface ObjectSchema extends JsonSchema {
  readonly properties?: Record<string, JsonSchema>;
  readonly required?: readonly string[];
}

interface Parsers {
  readonly _def: { readonly inputs: readonly ZodType[]; readonly output?: ZodType | { readonly schema: ZodType } };
}

// tRPC keeps the parsers that a procedure was given, all of them zod schemas of the contracts or hot outputs around one.
const procedures = appRouter._def.procedures as unknown as Readonly<Record<string, Parsers>>;

/** What a procedure takes and answers, as JSON Schema; nothing in particular is an object. */
export function schemasOfProcedure(path: string): { input: ObjectSchema; output: JsonSchema } {
  const definition = procedures[path]?._def;
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
