import type { z, ZodType } from "zod";

/** In tests every answer is held against its schema; the product trusts its types. */
let isChecked = false;

/** Tests call this once: from then on hot outputs are checked as all others are, and may hold nothing that the schema lacks. */
export function checkHotOutputs(): void {
  isChecked = true;
}

/**
 * The output of a procedure that is called all day: its service's return type has proved it, and walking through every
 * value of every answer again took a tenth of the time of opening a recipe. Inputs are always checked.
 */
export function hotOutput<Schema extends ZodType>(schema: Schema) {
  return {
    schema,
    parse: (output: unknown): z.output<Schema> => (isChecked ? exactly(schema, output) : (output as z.output<Schema>)), // proved by the service's type
    // What tRPC infers the types from.
    _input: undefined as z.input<Schema>,
    _output: undefined as z.output<Schema>,
  };
}

/** @throws ZodError, or Error where the schema would have left something out that goes over the wire unchecked. */
function exactly<Schema extends ZodType>(schema: Schema, output: unknown): z.output<Schema> {
  const parsed = schema.parse(output);
  const [sent, known] = [JSON.stringify(output), JSON.stringify(parsed)];
  if (sent.length !== known.length) throw new Error(`An answer holds more than its schema: ${sent.slice(0, 500)}`);
  return parsed;
}
