/** One line of a table; the first column is flush left, the others right. */
export function tableRow(cells: readonly string[], widths: readonly number[]): string {
  return cells
    .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
    .join("");
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
