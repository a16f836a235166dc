import type { Statement } from "better-sqlite3";
import { getOrAdd } from "@tureen/domain/ordering/get-or-add";
import { Column, is, Param, Placeholder, SQL } from "drizzle-orm";
import { PreparedQuery } from "drizzle-orm/better-sqlite3/session";
import { generatedFunction, made, objectOf } from "./generated-function";

type Values = Readonly<Record<string, unknown>>;

/** What drizzle knows of a prepared query, as far as it is needed to run it without drizzle. */
interface Known {
  readonly stmt: Statement<unknown[], unknown[]>;
  readonly query: { readonly params: readonly unknown[] };
  readonly fields: readonly { readonly path: readonly string[]; readonly field: unknown }[] | undefined;
  /** False for tables of which a join may find no row. */
  readonly joinsNotNullableMap: Readonly<Record<string, boolean>> | undefined;
  readonly customResultMapper: unknown;
}

/**
 * The same statement with the look-up of placeholders and columns done once: drizzle goes through their classes for each
 * value of each row, half the time of reading fifty cards. What a join may leave out as a whole stays drizzle's to read.
 */
export function compileStatement<Prepared>(statement: Prepared): Prepared {
  if (!(statement instanceof PreparedQuery)) return statement;
  // The fields that its types keep to themselves.
  const { stmt: drizzled, query, fields, joinsNotNullableMap, customResultMapper } = statement as unknown as Known;
  const stmt = preparedOnce(drizzled);
  const bind = binderOf(query.params);
  Object.assign(statement, { stmt, run: (values?: Values) => stmt.run(...bind(values)) });
  const isGrouped = fields?.some(({ path }) => path.length > 1);
  const mayLackGroup = isGrouped && Object.values(joinsNotNullableMap ?? {}).includes(false);
  if (!fields || customResultMapper || mayLackGroup) return statement;
  const read = readerOf(fields);
  const raw = stmt.raw();
  return Object.assign(statement, {
    all: (values?: Values) => raw.all(...bind(values)).map(read),
    get: (values?: Values) => {
      const row = raw.get(...bind(values));
      return row && read(row);
    },
  });
}

/**
 * SQLite plans by the value that is bound to a limit, and prepares the statement anew whenever one is bound again, also
 * the same: 40 to 80 µs each time (`sqlite3ExprIsInteger`). It does not look behind a sign.
 */
function preparedOnce(stmt: Known["stmt"]): Known["stmt"] {
  const text = stmt.source.replaceAll(/ (limit|offset) \?/g, " $1 +?");
  return text === stmt.source ? stmt : stmt.database.prepare(text);
}

function binderOf(params: readonly unknown[]): (values?: Values) => unknown[] {
  const sources = params.map((param) => {
    const encoder = is(param, Param) ? param.encoder : undefined;
    const source = is(param, Param) ? param.value : param;
    if (!is(source, Placeholder)) return () => param;
    const { name } = source;
    const given = (values: Values): unknown => {
      // SQLite would take it for null.
      if (!(name in values)) throw new Error(`No value for the placeholder "${name}".`);
      return values[name];
    };
    return encoder ? (values: Values) => encoder.mapToDriverValue(given(values)) : given;
  });
  return (values = {}) => sources.map((valueIn) => valueIn(values));
}

/** Makes an object of a row; a group of columns is an object of its own in it. */
function readerOf(fields: NonNullable<Known["fields"]>): (row: unknown[]) => unknown {
  const decoders = fields.map(({ field }) => decoderOf(field));
  const own: [name: string, value: string][] = [];
  const groups = new Map<string, typeof own>();
  fields.forEach(({ path: [...path] }, at) => {
    const name = path.pop() ?? "";
    const [group] = path;
    const value = decoders[at] ? made(at, `row[${at}]`) : `row[${at}]`;
    (group === undefined ? own : getOrAdd(groups, group, () => [])).push([name, value]);
  });
  const ofGroups = [...groups].map(([name, columns]) => [name, objectOf(columns)] as const);
  return generatedFunction("row", objectOf([...own, ...ofGroups]), decoders);
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

/** Null where the column's value is the database's own. */
function decoderOf(field: unknown): ((value: unknown) => unknown) | null {
  // A column decodes its own values, an expression by its decoder, also where it has a name.
  const decoder = (
    is(field, Column) ? field : is(field, SQL) ? decoderIn(field) : decoderIn((field as { sql: SQL }).sql)
  ) as Decoder;
  if (decoder.mapFromDriverValue === (Column.prototype as Decoder).mapFromDriverValue) return null;
  return (value) => (value === null ? null : decoder.mapFromDriverValue(value));
}

const decoderIn = (expression: SQL): unknown => (expression as unknown as { readonly decoder: unknown }).decoder;
