import type { Goal, Row } from "./measure";

const WIDTHS = [46, 8, 11, 11, 8, 8, 9, 9];

/** The head of the table; `CPU` is the ratio of processor times, which other work on the machine changes least. */
export const HEAD = line(["", "recipes", "floor", "product", "ratio", "CPU", "goal", ""], "");

/** A row of the table, as plain text. */
export const lineOf = (row: Row): string => line(cellsOf(row), row.unit);

function cellsOf(row: Row): string[] {
  return [
    row.title,
    String(row.recipes ?? ""),
    row.floor === null ? "" : figure(row.floor),
    figure(row.product),
    row.floor === null ? "" : (row.product / row.floor).toFixed(2),
    row.cpuRatio === null ? "" : row.cpuRatio.toFixed(2),
    row.goal === null ? "" : goalText(row.goal),
    row.isMissed ? "missed" : "",
  ];
}

/** Which goals are missed, each with its figure; one sentence where none is. */
export function missedOf(rows: readonly Row[]): string {
  const held = rows.filter((row) => row.goal !== null);
  const missed = held.filter((row) => row.isMissed);
  if (missed.length === 0) return `All ${held.length} goals are reached.`;
  const lines = missed.map((row) => {
    const size = row.recipes === null ? "" : ` (${row.recipes} recipes)`;
    const value = row.floor === null ? `${figure(row.product)} ${row.unit}` : (row.product / row.floor).toFixed(2);
    return `- ${row.title.trim()}${size}: ${value}, goal ${row.goal ? goalText(row.goal) : ""}`;
  });
  return [`${missed.length} of ${held.length} goals are missed:`, ...lines].join("\n");
}

const goalText = ({ kind, value }: Goal): string => `${kind === "at most" ? "≤" : "≥"} ${value}`;

function line(cells: readonly string[], note: string): string {
  const columns = WIDTHS.map((width, index) =>
    index === 0 ? (cells[0] ?? "").padEnd(width) : (cells[index] ?? "").padStart(width),
  );
  return `${columns.join("")}  ${note}`.trimEnd();
}

const figure = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2));

const WIDTH = 820;
const ROW_HEIGHT = 26;
const LABELS = 300;

/** Cost against size: what each action takes with the smallest and with the largest household, on one logarithmic axis. */
export function plotOf(rows: readonly Row[]): string {
  const timed = rows.filter((row) => row.unit === "ms" && row.floor !== null);
  const titles = [...new Set(timed.map((row) => row.title))];
  const sizes = [...new Set(timed.flatMap((row) => row.recipes ?? []))].toSorted((left, right) => left - right);
  const x = (ms: number): number => LABELS + ((Math.log10(ms) + 1.5) / 3.5) * (WIDTH - LABELS - 20);
  const height = titles.length * ROW_HEIGHT + 60;
  const ticks = [0.1, 1, 10, 100].map(
    (ms) =>
      `<line x1="${x(ms)}" x2="${x(ms)}" y1="30" y2="${height - 24}" stroke="#ccc"/><text x="${x(ms)}" y="${height - 8}" text-anchor="middle">${ms} ms</text>`,
  );
  const marks = titles.flatMap((title, index) => {
    const y = 44 + index * ROW_HEIGHT;
    const dots = timed
      .filter((row) => row.title === title)
      .flatMap((row) => {
        const radius = 3 + 2 * sizes.indexOf(row.recipes ?? 0);
        return [
          `<circle cx="${x(row.floor ?? 0).toFixed(1)}" cy="${y}" r="${radius}" fill="none" stroke="#888"/>`,
          `<circle cx="${x(row.product).toFixed(1)}" cy="${y}" r="${radius}" fill="#b4532a" fill-opacity=".75"/>`,
        ];
      });
    return [`<text x="${LABELS - 12}" y="${y + 4}" text-anchor="end">${title}</text>`, ...dots];
  });
  const legend = `<text x="12" y="18">Filled: Tureen. Ring: the floor. Larger: ${sizes.at(-1)} recipes, smaller: ${sizes[0]}.</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13"><rect width="100%" height="100%" fill="#fffdf8"/>${legend}${ticks.join("")}${marks.join("")}</svg>\n`;
}
