import type { Segment } from "./text-segments";

/** Baselines closer than this, in heights of the font, are one line. */
const SAME_LINE = 0.35;

/** Segments by line: those whose baselines lie together, from left to right. */
export function rowsOf(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of segments.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && segment.y - first.y <= SAME_LINE * Math.min(first.size, segment.size)) row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.left - b.left));
}

/** Whether two segments stand on one line. */
export function isBeside(one: Segment, other: Segment): boolean {
  return Math.abs(one.y - other.y) <= SAME_LINE * Math.min(one.size, other.size);
}
