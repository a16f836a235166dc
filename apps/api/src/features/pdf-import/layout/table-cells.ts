import { isBeside } from "./rows";
import { isBareAmount, NUMBER_GAP, type Segment } from "./text-segments";

/** Where the columns of a table begin. */
export interface Columns {
  readonly numbers: number;
  readonly foods: number;
  readonly steps: number;
}

export type Row = readonly Segment[];

/** Points within which cells begin at one place, and by which wraps hang at the least. */
export const SAME_PLACE = 1.5;
const MIN_HANG = 3;

/** Share of rows whose step opens as a sentence at the least, and of lines of foods that may end as one does. */
const MIN_OPENINGS = 0.8;
const MAX_SENTENCES = 0.25;

export const isAt = (place: number, { left }: Segment): boolean => Math.abs(left - place) <= SAME_PLACE;
export const valueOf = ({ text }: Segment): number => Number.parseInt(text, 10);

/** The lines of the two columns of a table; undefined where they read as none: its steps open sentences, and what stands in front of them is none. */
export function tableCells(
  run: readonly Segment[],
  rows: readonly Row[],
  columns: Columns,
): { readonly foods: readonly Segment[]; readonly steps: readonly Segment[] } | undefined {
  const isOfSteps = ({ left }: Segment): boolean => left >= columns.steps - SAME_PLACE;
  const foods = rows.map((row) => row.filter((cell) => !isOfSteps(cell))).filter((row) => row.length > 0);
  const steps = rows.map((row) => row.filter(isOfSteps)).filter((row) => row.length > 0);
  const lines = steps.map((row): Segment => {
    const number = run.find((each) => row.some((cell) => isBeside(each, cell)));
    const line = { ...inOne(row), cell: "step" as const, isParagraph: number !== undefined };
    return number ? { ...line, text: `${valueOf(number)}. ${line.text}` } : line;
  });
  const openings = lines.filter(({ text, isParagraph }) => isParagraph && /^\d+\. [^\p{Ll}\d]/u.test(text));
  const sentences = foods.filter((row) => /\p{Ll}{2}[.!]$/u.test(row.at(-1)?.text ?? ""));
  // At the head of a page a table may have nothing left but its steps, further from their numbers than those of a list are.
  const gap = columns.steps - Math.max(...run.map(({ right }) => right));
  const isOfStepsAlone = foods.length === 0 && gap > NUMBER_GAP * (run[0]?.size ?? 0);
  const isTable =
    (foods.length > 0 || isOfStepsAlone) &&
    openings.length >= MIN_OPENINGS * run.length &&
    sentences.length <= MAX_SENTENCES * foods.length;
  return isTable ? { foods: linesOfFoods(foods, run), steps: lines } : undefined;
}

/**
 * The lines of the foods. Amounts hang out in a column of their own: a food begins where the foods do. Where wraps hang they
 * say of themselves that they go on.
 */
function linesOfFoods(rows: readonly Row[], run: readonly Segment[]): Segment[] {
  const hasAmount = ([first, second]: Row): boolean =>
    first !== undefined && second !== undefined && isBareAmount(first.text);
  const amounts = rows.filter(hasAmount);
  const placeOf = (row: Row): number => row[hasAmount(row) ? 1 : 0]?.left ?? 0;
  const edge = Math.min(...(amounts.length > 1 ? amounts : rows).map(placeOf));
  const isBulleted = amounts.length > 1 && amounts.every(([mark]) => /^[•▪◦*–-]$/.test(mark?.text ?? ""));
  const hangs = isBulleted || rows.some((row) => !hasAmount(row) && placeOf(row) >= edge + MIN_HANG);
  return rows.map((row) => {
    const line = inOne(row);
    const isFirst = hasAmount(row) || run.some((number) => isBeside(number, line));
    const isHung = placeOf(row) >= edge + MIN_HANG;
    return {
      ...line,
      cell: "food",
      left: hasAmount(row) ? placeOf(row) : line.left,
      ...(isFirst || hangs ? { isParagraph: isFirst || (!isHung && !isBulleted) } : {}),
    };
  });
}

/** The cells of a line as one: words of justified lines stand far apart. */
export function inOne(row: Row): Segment {
  const [first] = row as readonly [Segment, ...Segment[]]; // rows are never empty
  const fonts = new Map<string, number>();
  for (const cell of row) for (const [font, count] of cell.fonts) fonts.set(font, (fonts.get(font) ?? 0) + count);
  return {
    ...first,
    text: row.map(({ text }) => text).join(" "),
    right: Math.max(...row.map(({ right }) => right)),
    size: Math.max(...row.map(({ size }) => size)),
    lead: undefined,
    fonts,
  };
}
