import fc from "fast-check";
import { anyCodePoint } from "@tureen/domain/testing/any-code-point";

/** A JSON schema as the OpenAPI document has it; only what guides a generator is looked at. */
export interface InputSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, InputSchema>>;
  readonly required?: readonly string[];
  readonly items?: InputSchema;
  readonly anyOf?: readonly InputSchema[];
  readonly oneOf?: readonly InputSchema[];
}

/** The same input each time: what fails on one machine fails on all. */
export const WILD_SEED = 20_261_120;

/** How often a procedure is tried: models that are not there, and password hashes, take their time. */
export function runsOf(procedure: string, runs: number): number {
  return /^(?:ai|auth)\./.test(procedure) ? Math.min(runs, 6) : runs;
}

const UUIDS = [
  "3b1f8f0e-6f3f-4c53-9a5e-0d7a7c2c1e11",
  "3B1F8F0E-6F3F-4C53-9A5E-0D7A7C2C1E11",
  "7f6f0d3c-1c1a-4b0e-8f5d-2f2f0c9a4b22",
];
/** Ids that the household of these tests has, and ids that none has. */
const KNOWN_IDS = [1, 2, 3, "1", " 2 "];
const STRANGE_IDS = [0, -1, 1.5, 999_999, 2 ** 53, "99999999999999999999", "one", "01", "٣"];
const DATES = ["2026-11-22", "2026-11-23", "2026-11-28", "2026-12-01"];
const STRANGE_DATES = [
  "2026-02-30",
  "2026-13-01",
  "0000-00-00",
  "9999-12-31",
  "22.11.2026",
  "2026-11-22T00:00:00Z",
  "-2026-11-22",
  20_261_122,
];
const AMOUNTS = [0, 1, 2.5, "2,5", 0.1 + 0.2, 1000];
const STRANGE_AMOUNTS = [
  -0,
  -1,
  1e9,
  1e9 + 1,
  1e308,
  -1e308,
  5e-324,
  2 ** 53 + 2,
  "1/2",
  "1 1/2",
  "½",
  "2-3",
  "-1",
  "NaN",
  "Infinity",
  "1e308",
  "0x10",
  "1/0",
  "9".repeat(400),
  "１２",
];
const WORDS = ["leek", "Leeks", "onion", "g", "tins", "Soup", "2 x 400g tins beans", "200 g flour\n3 eggs"];
const STRANGE_TEXTS = [
  "",
  " ",
  "\0",
  "a\0b",
  "\u200b",
  "\ud800",
  "🍲👩‍👩‍👧‍👦",
  "\u202eמרק עדשים\u202c",
  "شوربة",
  "Crème fraîche",
  "e\u0301".repeat(90),
  "\r\n\t",
  "%",
  "%_",
  "'; drop table recipes; --",
  '"*" OR NEAR(',
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "{}",
  "(".repeat(900),
  "1 ".repeat(2000),
  "ä".repeat(120_000),
];

const strangeText = fc.oneof(
  { arbitrary: fc.constantFrom(...STRANGE_TEXTS), weight: 2 },
  { arbitrary: fc.string({ unit: anyCodePoint, maxLength: 40 }), weight: 1 },
);
const strangeNumber = fc.oneof(
  fc.constantFrom(...STRANGE_AMOUNTS),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Values of whatever kind that JSON can carry. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  strangeText,
  strangeNumber,
  fc.constantFrom(...STRANGE_IDS, ...STRANGE_DATES),
  fc.constantFrom(null, true, false),
  fc.constantFrom([], [[]], [null], {}, { toString: 1 }, { id: { id: 1 } }, { length: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values that the wire of the web app, and a program, can carry beyond JSON. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: anyJson, weight: 3 },
  {
    arbitrary: fc.constantFrom<unknown>(
      Number.NaN,
      Infinity,
      -Infinity,
      undefined,
      10n ** 30n,
      Symbol("soup"),
      new Map(),
      Uint8Array.of(1),
      () => 1,
    ),
    weight: 1,
  },
);

/** The fields of a call: every third time nothing but sound ones, so that calls get to their work. */
export function fieldsFor(schema: InputSchema, wild: fc.Arbitrary<unknown>): fc.Arbitrary<Record<string, unknown>> {
  return fc.oneof({ arbitrary: fields(schema, null), weight: 1 }, { arbitrary: fields(schema, wild), weight: 2 });
}

/** What a field may hold: sound as a rule, now and then strange for its kind, and rarely whatever `wild` makes. */
export function valueFor(schema: InputSchema, wild: fc.Arbitrary<unknown> | null, name = ""): fc.Arbitrary<unknown> {
  const { sound, strange } = valuesOf(schema, wild, name);
  return wild
    ? fc.oneof({ arbitrary: sound, weight: 16 }, { arbitrary: strange, weight: 2 }, { arbitrary: wild, weight: 1 })
    : sound;
}

/** All fields, the required ones, or any that come; and now and then one that nobody knows. */
function fields(schema: InputSchema, wild: fc.Arbitrary<unknown> | null): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [name, valueFor(field, wild, name)]),
  );
  const required = { requiredKeys: [...(schema.required ?? [])] };
  return fc.oneof(
    { arbitrary: fc.record(values), weight: 3 },
    { arbitrary: fc.record(values, required), weight: 2 },
    { arbitrary: fc.record({ ...values, nobodys_field: fc.constant("?") }, { requiredKeys: [] }), weight: 1 },
  );
}

interface Values {
  readonly sound: fc.Arbitrary<unknown>;
  readonly strange: fc.Arbitrary<unknown>;
}

function valuesOf(schema: InputSchema, wild: fc.Arbitrary<unknown> | null, name: string): Values {
  const choices = schema.anyOf ?? schema.oneOf;
  if (/^(?:operation_id|undo_id|id|itemId)$/.test(name) && !mayBeNumber(schema))
    return { sound: fc.constantFrom(...UUIDS), strange: strangeText };
  if (/id$/i.test(name) && mayBeNumber(schema))
    return { sound: fc.constantFrom(...KNOWN_IDS), strange: fc.constantFrom(...STRANGE_IDS) };
  if (/date$/i.test(name)) return { sound: fc.constantFrom(...DATES), strange: fc.constantFrom(...STRANGE_DATES) };
  if (name === "difficulty") return { sound: fc.constantFrom("Easy", " hard "), strange: strangeText };
  if (name === "revision") return { sound: fc.constantFrom(1, "1", 2, 3, 4, 5), strange: strangeNumber };
  if (name === "servings") return { sound: fc.constantFrom(1, 4, "2,5"), strange: strangeNumber };
  if (/time|amount|quantity/i.test(name)) return { sound: fc.constantFrom(...AMOUNTS), strange: strangeNumber };
  if (choices) return valuesOfChoice(choices, wild);
  if (schema.const !== undefined) return { sound: fc.constant(schema.const), strange: wild ?? anyJson };
  if (schema.enum) return { sound: fc.constantFrom(...schema.enum), strange: strangeText };
  return valuesOfType(schema, wild, name);
}

function mayBeNumber(schema: InputSchema): boolean {
  return schema.type === "number" || schema.type === "integer" || (schema.anyOf ?? []).some(mayBeNumber);
}

/** Null, where it is allowed, comes as rarely as strange values do. */
function valuesOfChoice(choices: readonly InputSchema[], wild: fc.Arbitrary<unknown> | null): Values {
  const full = choices.filter((choice) => choice.type !== "null");
  return {
    sound: fc.oneof(...full.map((choice) => valuesOf(choice, wild, "").sound)),
    strange: fc.oneof(fc.constant(null), strangeText, strangeNumber),
  };
}

function valuesOfType(schema: InputSchema, wild: fc.Arbitrary<unknown> | null, name: string): Values {
  switch (schema.type) {
    case "object":
      return { sound: fields(schema, wild), strange: wild ?? anyJson };
    case "array":
      return {
        sound: fc.array(valueFor(schema.items ?? {}, wild, name.replace(/s$/, "")), { maxLength: 4 }),
        strange: wild ?? anyJson,
      };
    case "number":
    case "integer":
      return { sound: fc.constantFrom(...AMOUNTS), strange: strangeNumber };
    case "boolean":
      return { sound: fc.boolean(), strange: strangeText };
    case "null":
      return { sound: fc.constant(null), strange: wild ?? anyJson };
    case "string":
      return { sound: fc.constantFrom(...WORDS), strange: strangeText };
    default:
      return { sound: fc.constantFrom(...AMOUNTS, ...WORDS), strange: wild ?? anyJson };
  }
}
