import type { z } from "zod";

/**
 * What becomes of a field when the thing that has it is edited, copied, taken back to an earlier version, or leaves in an
 * export that another household reads.
 */
export const FIELD_KINDS = {
  /** What somebody writes. Changing it is an edit: it moves the revision on, and a recipe keeps what it was before. */
  edited: { isEdit: true, isCopied: true, isRestored: true, isExported: true },
  /** What somebody thinks of the thing or does with it: no edit, and a copy begins without it. */
  mark: { isEdit: false, isCopied: false, isRestored: false, isExported: true },
  /** That an edited field was assumed and not said: no edit either, but it goes wherever that field goes. */
  assumption: { isEdit: false, isCopied: true, isRestored: true, isExported: true },
  /** A picture, which leaves as a file of its own and is no matter of versions. */
  picture: { isEdit: false, isCopied: true, isRestored: false, isExported: false },
  /** What the server finds for what was written, a catalogue entry or a pack: another household finds it anew. */
  found: { isEdit: false, isCopied: true, isRestored: true, isExported: false },
  /** What the server says of the thing: ids, times, counts, what other tables hold. */
  derived: { isEdit: false, isCopied: false, isRestored: false, isExported: false },
} as const;

export type FieldKind = keyof typeof FIELD_KINDS;

/** What a kind says yes or no to. */
type Consequence = "isEdit" | "isCopied" | "isRestored" | "isExported";

/** Kinds of what a family sets itself: such a field has a schema by which an update takes it. */
type SetKind = "edited" | "mark" | "assumption";

/** A field of a thing on the wire. */
type Field = FieldBasis &
  (
    | { readonly kind: SetKind; readonly write: z.ZodType }
    | { readonly kind: Exclude<FieldKind, SetKind>; readonly write?: z.ZodType }
  );

interface FieldBasis {
  /** The one column that holds it as it is. */
  readonly column?: string;
  /** The columns that it is made of where it is no column as it is; none where it is worked out. */
  readonly columns?: readonly string[];
  /** How it is answered. */
  readonly read: z.ZodType;
  /** What is answered of its column, where that is another value. */
  readonly shown?: (stored: never) => unknown;
  /** How an update takes it: absent is undefined and leaves it as it is. */
  readonly write?: z.ZodType;
}

/** The fields of a thing by their wire names, each defined once. */
export type Fields = Readonly<Record<string, Field>>;

type KindThat<C extends Consequence> = {
  [K in FieldKind]: (typeof FIELD_KINDS)[K][C] extends true ? K : never;
}[FieldKind];

type ColumnsIn<F extends Field> = F extends { column: infer Column extends string }
  ? Column
  : F extends { columns: readonly (infer Column extends string)[] }
    ? Column
    : never;

/** Wire names of fields of these kinds. */
export type FieldOf<F extends Fields, Kind extends FieldKind = FieldKind> = {
  [Name in keyof F]: F[Name]["kind"] extends Kind ? Name : never;
}[keyof F] &
  string;

/** Wire names of the fields that an export carries. */
export type ExportedField<F extends Fields> = FieldOf<F, KindThat<"isExported">>;

/** Columns of fields of these kinds. */
export type ColumnOf<F extends Fields, Kind extends FieldKind = FieldKind> = {
  [Name in keyof F]: F[Name]["kind"] extends Kind ? ColumnsIn<F[Name]> : never;
}[keyof F];

type PlainField<F extends Fields> = { [Name in keyof F]: F[Name] extends { column: string } ? Name : never }[keyof F];
type PlainColumn<F extends Field> = F extends { column: infer Column extends string } ? Column : never;

type Stored<F extends Field> = F extends { shown: (stored: infer Value) => unknown } ? Value : z.output<F["read"]>;

/** A row as far as fields are its columns as they are. */
type PlainRow<F extends Fields> = { readonly [Name in keyof F as PlainColumn<F[Name]>]: Stored<F[Name]> };

type ReadShape<F extends Fields> = { [Name in keyof F]: F[Name]["read"] };
type WriteShape<F extends Fields> = {
  [Name in keyof F as F[Name] extends { write: z.ZodType } ? Name : never]: F[Name] extends {
    write: infer Schema extends z.ZodType;
  }
    ? Schema
    : never;
};

/** What is written to columns by what an update says; undefined stays as it is. */
type Written<F extends Fields, Kind extends FieldKind> = {
  [Name in keyof F as F[Name] extends { kind: Kind; column: infer C extends string; write: z.ZodType } ? C : never]?:
    | z.output<NonNullable<F[Name]["write"]>>
    | undefined;
};
type Sent<F extends Fields> = { readonly [Name in keyof F]?: unknown };

/** The schemas by which the thing is answered, for `z.object`. */
export function readShape<F extends Fields>(fields: F): ReadShape<F> {
  // The names of the fields, each with its own schema.
  return Object.fromEntries(Object.entries(fields).map(([name, { read }]) => [name, read])) as ReadShape<F>;
}

/** The schemas by which an update takes what may be written, for `z.object`. */
export function writeShape<F extends Fields>(fields: F): WriteShape<F> {
  // Those of the fields that have a schema to write, each with its own.
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { write }]) => (write ? [[name, write]] : [])),
  ) as WriteShape<F>;
}

/** The fields that are a row's columns as they are. */
export function plainFields<F extends Fields>(
  fields: F,
  row: PlainRow<F>,
): { [Name in PlainField<F>]: z.output<F[Name]["read"]> } {
  const read: Record<string, unknown> = {};
  for (const name in fields) {
    const { column, shown } = fields[name] as Field;
    if (column === undefined) continue;
    const stored = row[column as keyof PlainRow<F>];
    read[name] = shown ? shown(stored as never) : stored;
  }
  // Each plain field by its name: the type of `row` says that its columns hold just these values.
  return read as { [Name in PlainField<F>]: z.output<F[Name]["read"]> };
}

/** The columns that a call writes as it was sent, of fields of one kind. */
export function writtenColumns<F extends Fields, Kind extends FieldKind>(
  fields: F,
  kind: Kind,
  sent: Sent<F>,
): Written<F, Kind> {
  const plain = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === kind && field.write && field.column !== undefined ? [[field.column, sent[name]]] : [],
  );
  return Object.fromEntries(plain) as Written<F, Kind>; // what the field's own schema has let through
}

/** Of a row the columns of which the kind says yes. */
export function columnsThat<F extends Fields, C extends Consequence, Row extends object>(
  fields: F,
  consequence: C,
  row: Row,
): Pick<Row, ColumnOf<F, KindThat<C>> & keyof Row> {
  const columns = Object.values(fields).flatMap((field) =>
    FIELD_KINDS[field.kind][consequence] ? columnsIn(field) : [],
  );
  // A part of the row, by names of its columns.
  return Object.fromEntries(columns.map((column) => [column, row[column as keyof Row]])) as never;
}

/** The wire names of the fields that an export carries, in their order. */
export function exportedFields<F extends Fields>(fields: F): readonly ExportedField<F>[] {
  const exported = Object.keys(fields).filter((name) => FIELD_KINDS[(fields[name] as Field).kind].isExported);
  return exported as unknown as ExportedField<F>[]; // chosen by what the type chooses by
}

/** What becomes of each column; beside a row's type it shows the column that no field names. */
export function kindsOfColumns<F extends Fields>(fields: F): { readonly [Column in ColumnOf<F>]: FieldKind } {
  const kinds = Object.values(fields).flatMap((field) => columnsIn(field).map((column) => [column, field.kind]));
  return Object.fromEntries(kinds) as { [Column in ColumnOf<F>]: FieldKind }; // each column that a field names
}

function columnsIn({ column, columns = [] }: Field): readonly string[] {
  return column === undefined ? columns : [column];
}
