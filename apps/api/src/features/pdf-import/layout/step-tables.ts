import { recipePart } from "@tureen/domain/recipe-reading/words/recipe-marks";
import { isBeside, rowsOf } from "./rows";
import { type Columns, inOne, isAt, type Row, SAME_PLACE, tableCells, valueOf } from "./table-cells";
import { splitAt, type Segment } from "./text-segments";

/** A method set as a table: the number of a step, what it takes, what to do. */
export interface StepTable {
  /** A segment for each line: the rest of a step of the page before, the foods, the steps. */
  readonly rest: readonly Segment[];
  readonly foods: readonly Segment[];
  readonly steps: readonly Segment[];
  /** Baseline of its first line, left edge of its numbers, and of its steps. */
  readonly top: number;
  readonly left: number;
  readonly edge: number;
  /** Whether it begins with the first step: its title stands above. */
  readonly isWhole: boolean;
}

/** The segments of a page, those of tables apart. */
export interface Tables {
  readonly tables: readonly StepTable[];
  readonly others: readonly Segment[];
}

const NUMBER = /^\d{1,2}[.)]?$/;

/** How far baselines of one row differ, and how far apart rows of one cell are at most, in heights of the font. */
const SAME_ROW = 0.35;
const MAX_GAP = 1.9;

/**
 * Finds the tables of a page by their numbers: these count in a column in front of everything else, a second column has text on
 * the line of each of them, nothing crosses its left edge, and what stands between is no sentence.
 */
export function findStepTables(segments: readonly Segment[]): Tables {
  const numbers = segments.filter(
    (number) =>
      NUMBER.test(number.text) && segments.every((other) => other.left >= number.left || !isBeside(number, other)),
  );
  let others = segments;
  const tables: StepTable[] = [];
  const known: Columns[] = [];
  for (const run of countingRuns(numbers)) {
    const found = tableOf(run, others, known);
    if (found === undefined) continue;
    tables.push(found.table);
    known.push(found.columns);
    others = found.others;
  }
  return { tables, others };
}

/** Numbers below each other that count up by one, the longest first. */
function countingRuns(numbers: readonly Segment[]): Segment[][] {
  const runs: Segment[][] = [];
  for (const number of numbers.toSorted((one, other) => one.y - other.y)) {
    const run = runs.find((each) => {
      const last = each.at(-1);
      if (last === undefined || valueOf(last) + 1 !== valueOf(number)) return false;
      return isAt(last.left, number) || Math.abs(last.right - number.right) <= SAME_PLACE;
    });
    if (run && valueOf(number) !== 1) run.push(number);
    else runs.unshift([number]);
  }
  return runs.toSorted((one, other) => other.length - one.length);
}

/** The table of a run of numbers. One step alone makes a table only below names of its columns, or where another one of the page has the same. */
function tableOf(
  run: readonly Segment[],
  segments: readonly Segment[],
  known: readonly Columns[],
): { table: StepTable; columns: Columns; others: readonly Segment[] } | undefined {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined || !segments.includes(first)) return undefined;
  const left = Math.max(...run.map(({ right }) => right));
  const body = segments.filter((each) => !run.includes(each));
  const within = body.filter(({ y }) => y >= first.y - SAME_ROW * first.size && y <= last.y + SAME_ROW * last.size);
  const steps = edgeOfSteps(run, within);
  if (steps === undefined || within.some((cell) => cell.left <= left)) return undefined;
  const pieces = new Map(body.map((each) => [each, each.left > left ? splitAt(each, steps) : [each]]));
  const split = [...pieces.values()].flat();
  const rows = rowsOf(split.filter(({ y }) => y >= first.y - SAME_ROW * first.size));
  const foods = split.filter((cell) => cell.y >= first.y && cell.y <= last.y).map((cell) => cell.left);
  const columns = { numbers: first.left, foods: Math.min(steps, ...foods), steps };
  const own = rows.slice(0, endOf(rows, columns, last));
  const isContinued = valueOf(first) > 1;
  const above = rowsOf(split.filter(({ y }) => y < first.y - SAME_ROW * first.size));
  const rest = isContinued ? restOf(above, columns, first) : [];
  const head = isContinued ? undefined : headOf(above, columns, first);
  const isKnown = known.some((each) => isAt(each.numbers, first) && Math.abs(each.steps - steps) <= SAME_PLACE);
  const table = run.length > 1 || head || isKnown ? tableCells(run, own, columns) : undefined;
  if (table === undefined) return undefined;
  const taken = new Set([...own, ...rest, ...(head ? [head] : [])].flat());
  return {
    columns,
    others: body.filter((each) => !pieces.get(each)?.some((piece) => taken.has(piece))),
    table: {
      rest: rest.map((row) => ({ ...inOne(row), cell: "step", isParagraph: false })),
      foods: [...titleOf(head, "ingredients"), ...table.foods],
      steps: [...titleOf(head, "method"), ...table.steps],
      top: (head ?? rest[0])?.[0]?.y ?? first.y,
      left: first.left,
      edge: steps,
      isWhole: !isContinued,
    },
  };
}

/** The left edge of the steps: the last one at which a text begins on the line of each number, and that no text crosses without a break there. */
function edgeOfSteps(run: readonly Segment[], cells: readonly Segment[]): number | undefined {
  const [first] = run;
  if (!first) return undefined;
  const starts = cells
    .filter((cell) => isBeside(first, cell))
    .flatMap((cell) => [cell.left, ...(cell.starts ?? []).map(({ x }) => x)]);
  const beginsAt = (edge: number, cell: Segment): boolean =>
    isAt(edge, cell) || (cell.starts ?? []).some(({ x }) => Math.abs(x - edge) <= SAME_PLACE);
  const isCrossed = (edge: number): boolean => {
    const crossing = cells.filter((cell) => cell.left < edge - SAME_PLACE && cell.right > edge);
    const lines = rowsOf(cells).length;
    return crossing.some((cell) => !beginsAt(edge, cell)) || crossing.length > MAX_CROSSING * lines;
  };
  return starts
    .toSorted((one, other) => other - one)
    .find(
      (edge) =>
        run.every((number) => cells.some((cell) => isBeside(number, cell) && beginsAt(edge, cell))) &&
        cells.some((cell) => isAt(edge, cell)) &&
        !isCrossed(edge),
    );
}

/** Share of lines at most in which cells stand so near to each other that they are one text. */
const MAX_CROSSING = 0.3;

/** How many of the rows from the first number on are the table's: they follow one another, and each cell stands in a column. */
function endOf(rows: readonly Row[], { foods, steps }: Columns, last: Segment): number {
  const end = rows.findIndex((row, index) => {
    const [cell, above] = [row[0], rows[index - 1]?.[0]];
    if (!cell || cell.y <= last.y + SAME_ROW * last.size) return false;
    const isApart = above !== undefined && cell.y - above.y > MAX_GAP * cell.size;
    return (
      isApart ||
      cell.left < foods - SAME_PLACE ||
      row.some(({ left, right }) => left < steps - SAME_PLACE && right > steps)
    );
  });
  return end === -1 ? rows.length : end;
}

/** Rows right above the first number of a page with nothing but the rest of a step of the page before. */
function restOf(above: readonly Row[], { steps }: Columns, first: Segment): Row[] {
  const rows: Row[] = [];
  let next = first.y;
  for (const row of above.toReversed()) {
    const [cell] = row;
    if (!cell || !row.every(({ left }) => left >= steps - SAME_PLACE) || next - cell.y > MAX_GAP * cell.size) break;
    if (!isAt(steps, cell)) break;
    rows.unshift(row);
    next = cell.y;
  }
  return rows;
}

/** The row that names the columns, right above the first number. */
function headOf(above: readonly Row[], { steps }: Columns, first: Segment): Row | undefined {
  const row = above.at(-1);
  const isNear = row?.[0] && first.y - row[0].y <= 2 * MAX_GAP * first.size;
  const names = row?.map(({ text }) => recipePart(text)) ?? [];
  const isHead = names.includes("ingredients") || names.includes("method");
  return isNear && isHead && row.some((cell) => cell.left > first.left && cell.left <= steps + MAX_SHIFT)
    ? row
    : undefined;
}

/** Points by which the name of a column may stand further right than its cells do. */
const MAX_SHIFT = 90;

function titleOf(head: Row | undefined, part: "ingredients" | "method"): Segment[] {
  return (head ?? []).filter(({ text }) => recipePart(text) === part);
}
