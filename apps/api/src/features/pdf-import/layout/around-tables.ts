import { recipePart } from "@tureen/domain/recipe-reading/words/recipe-marks";
import { isBeside, rowsOf } from "./rows";
import type { StepTable } from "./step-tables";
import type { Segment } from "./text-segments";

/** Points within which lines begin at one place. */
const SAME_EDGE = 2;
/** White space in front of what stands beside a title, and from line to line of one, in heights of the font. */
const BESIDE = 2;
const MAX_LEADING = 1.4;

/** Whether the first line of a page is the title of a table: no other stands above it. */
export function isHeadOfTable(
  head: readonly Segment[],
  text: readonly Segment[],
  tables: readonly StepTable[],
): boolean {
  const [first] = tables.toSorted((one, other) => one.top - other.top);
  if (!first?.isWhole || head.length === 0) return false;
  const above = [...head, ...text.filter(({ y }) => y < first.top)];
  return headOf(above, first).includes(head[0] as Segment); // not empty
}

/** The blocks of what stands above, between and below tables: what heads a table is in no column of what stands above that. */
export function aroundTables(
  text: readonly Segment[],
  tables: readonly StepTable[],
  blocksOf: (text: readonly Segment[]) => Segment[][],
): Segment[][] {
  let rest = text;
  const blocks: Segment[][] = [];
  for (const table of tables.toSorted((one, other) => one.top - other.top)) {
    const own = [table.rest, table.foods, table.steps].map((column) => rest.filter((each) => column.includes(each)));
    rest = rest.filter((each) => !own.flat().includes(each));
    const above = rest.filter(({ y }) => y < table.top);
    const head = table.isWhole ? headOf(above, table) : [];
    const beside = besideTitle(head, table);
    blocks.push(
      ...blocksOf(above.filter((each) => !head.includes(each))),
      head.filter((each) => !beside.includes(each)),
      withWholeFacts(beside),
      ...own,
    );
    rest = rest.filter(({ y }) => y >= table.top);
  }
  return [...blocks, ...blocksOf(rest)];
}

/** The lines from the last one above a table on that begins where its numbers do, with those right above in the same letters or beside it. */
function headOf(above: readonly Segment[], { left, edge }: StepTable): Segment[] {
  const rows = rowsOf(above);
  const leftOf = (row: readonly Segment[] | undefined): number => row?.[0]?.left ?? NaN;
  let from = rows.findLastIndex((row) => leftOf(row) <= left + SAME_EDGE);
  const size = rows[from]?.[0]?.size ?? 0;
  const goesOn = ([first]: readonly Segment[], [below]: readonly Segment[]): boolean => {
    if (!first || !below || below.y - first.y > MAX_LEADING * size) return false;
    return first.left >= edge || (first.left <= left + SAME_EDGE && first.size === size);
  };
  while (from > 0 && goesOn(rows[from - 1] ?? [], rows[from] ?? [])) from--;
  return from === -1 ? [] : rows.slice(from).flat();
}

/** What stands above the steps, alone or apart from a title on its line: servings, a time, where the recipe comes from. */
function besideTitle(head: readonly Segment[], { edge }: StepTable): Segment[] {
  return head.filter((each) => {
    const before = head.filter((other) => other.left < each.left && isBeside(each, other));
    return each.left >= edge && before.every((other) => each.left - other.right >= BESIDE * each.size);
  });
}

/** "Pour 6" and "personnes" below it as one line. */
function withWholeFacts(segments: readonly Segment[]): Segment[] {
  const isFact = (text: string): boolean => ["servings", "times"].includes(recipePart(text) ?? "");
  const whole: Segment[] = [];
  for (const each of segments.toSorted((one, other) => one.y - other.y)) {
    const above = whole.at(-1);
    const text = `${above?.text ?? ""} ${each.text}`;
    if (above && !isFact(above.text) && !isFact(each.text) && isFact(text)) whole.splice(-1, 1, { ...each, text });
    else whole.push(each);
  }
  return whole;
}
