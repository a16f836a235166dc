export type Cell = string | number | boolean | null;

/** Rows as CSV (RFC 4180) with a header; a byte order mark tells spreadsheets that it is UTF-8. */
export function csv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[columns, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** A spreadsheet takes a cell that begins like a formula for one: an apostrophe in front keeps it a text. */
function cell(value: Cell): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
