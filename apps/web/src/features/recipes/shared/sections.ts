/** Lines under one heading, in their order; '' is no heading. */
export interface Section<Line> {
  readonly heading: string;
  /** The place of the first of them among all lines. */
  readonly start: number;
  readonly lines: readonly Line[];
}

/** Lines that follow each other under the same heading. */
export function bySection<Line extends { readonly section: string | null }>(
  lines: readonly Line[],
): readonly Section<Line>[] {
  const sections: { heading: string; start: number; lines: Line[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const heading = line.section ?? "";
    const last = sections.at(-1);
    if (last && last.heading === heading) last.lines.push(line);
    else sections.push({ heading, start: index, lines: [line] });
  }
  return sections;
}
