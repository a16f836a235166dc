/** One line of the table. */
export interface Measurement {
  readonly title: string;
  /** Milliseconds, one for each run. */
  readonly times: readonly number[];
  /** Processor time of the server for one run, whatever else the machine does; null where it was not taken. */
  readonly workedMs: number | null;
  /** What 95 of 100 must stay below, in milliseconds; null where nothing is promised. */
  readonly goalMs: number | null;
  readonly note: string;
}

/** The value below which this share of the values lie, 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export function tableOf(measurements: readonly Measurement[]): string {
  const head = row(["", "n", "p50 ms", "p95 ms", "cpu ms", "goal ms", ""], "");
  const lines = measurements.map(({ title, times, workedMs, goalMs, note }) => {
    const p95 = percentile(times, 0.95);
    const goal = goalMs === null ? "" : `< ${goalMs}`;
    if (times.length === 0) return row([title], note);
    return row(
      [
        title,
        String(times.length),
        percentile(times, 0.5).toFixed(1),
        p95.toFixed(1),
        workedMs?.toFixed(1) ?? "",
        goal,
        goalMs !== null && p95 >= goalMs ? "missed" : "",
      ],
      note,
    );
  });
  return [head, ...lines].join("\n");
}

const WIDTHS = [44, 5, 9, 9, 9, 10, 8];

function row(cells: readonly string[], note: string): string {
  const columns = WIDTHS.map((width, index) =>
    index === 0 ? (cells[0] ?? "").padEnd(width) : (cells[index] ?? "").padStart(width),
  );
  return `${columns.join("")}  ${note}`.trimEnd();
}
