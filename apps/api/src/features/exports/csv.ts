export type Cell = string | number | boolean | null;

/** So many rows are one part. */
const AT_ONCE = 100;

/** Rows as CSV (RFC 4180) with a header, in parts; a byte order mark tells spreadsheets that it is UTF-8. */
export function* csv(columns: readonly string[], rows: Iterable<readonly Cell[]>): Generator<string, void, void> {
  let part = `\uFEFF${lineOf(columns)}`;
  let count = 0;
  for (const row of rows) {
    part += lineOf(row);
    count += 1;
    if (count % AT_ONCE > 0) continue;
    yield part;
    part = "";
  }
  yield part;
}

const lineOf = (row: readonly Cell[]): string => `${row.map(cell).join(",")}\r\n`;

/** A spreadsheet takes a cell that begins like a formula for one: an apostrophe in front keeps it a text. */
function cell(value: Cell): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
