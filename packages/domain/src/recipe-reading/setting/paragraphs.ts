import type { BookLine } from "../lines/book-line";
import { inSteps } from "../lines/in-steps";
import { endsSentence } from "../words/sentences";
import { recipePart } from "../words/recipe-marks";
import type { Styles } from "./styles";
import { endOf, fits } from "./edges";

/** What lines say that surely begin an item, below one that ended early; and those that ended so, or go on in two ways. */
interface WholeLines {
  readonly begin: ReadonlySet<string>;
  readonly end: ReadonlySet<string>;
}

export function wholeLines(lines: readonly BookLine[], edges: readonly number[]): WholeLines {
  const [begin, end] = [new Set<string>(), new Set<string>()];
  const below = new Map<string, string>();
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    if (above?.page !== line.page || above.block !== line.block) return;
    if ((below.get(above.text) ?? line.text) !== line.text) end.add(above.text);
    below.set(above.text, line.text);
    if (!fits(above, line, edges[index - 1] ?? 0)) return;
    begin.add(line.text);
    end.add(above.text);
  });
  return { begin, end };
}

/** What stands around a line in its column: lines of text reach its edge, those of a list do not. */
export interface Region {
  /** Most of its lines end early. */
  readonly isList: boolean;
  /** Whether new lines begin with a small letter here, so that one says nothing about a wrap. */
  readonly hasLowercase: boolean;
  /** Whether lines that end of themselves end as sentences do. */
  readonly hasSentences: boolean;
  /** Too few lines to know how far they could have reached. */
  readonly isSmall: boolean;
}

const REGION_LINES = 5;

const SMALL_REGION = 7;

const FULL = 0.85;

const MIN_FULL = 0.5;

/** One for each line, from up to five lines above and below in its block and style. `edges` come from {@link rightEdges}. */
export function* regionsOf(
  lines: readonly BookLine[],
  edges: readonly number[],
  styles: Styles,
): Generator<void, Region[], void> {
  const isFull = lines.map((line, index) => endOf(line) - line.x >= FULL * ((edges[index] ?? 0) - line.x));
  const regions: Region[] = [];
  yield* inSteps(lines, (line, index) => {
    let [count, full, begins, lowercase, sentences] = [0, 0, 0, 0, 0];
    for (let other = Math.max(0, index - REGION_LINES); other <= index + REGION_LINES; other++) {
      const its = lines[other];
      if (!its || its.page !== line.page || its.block !== line.block || styles.of[other] !== styles.of[index]) continue;
      count += 1;
      if (isFull[other]) full += 1;
      const above = lines[other - 1];
      if (above && fits(above, its, edges[other - 1] ?? 0)) {
        begins += 1;
        if (/^\p{Ll}/u.test(its.text)) lowercase += 1;
        if (endsSentence(above.text)) sentences += 1;
      }
    }
    regions.push({
      isList: full < MIN_FULL * count,
      hasLowercase: lowercase > 0.3 * begins,
      hasSentences: sentences > 0.3 * begins,
      isSmall: count < SMALL_REGION,
    });
  });
  return regions;
}

/** Pairs of lines that surely belong together which tell what white space a style has within its paragraphs, and the share of them that does. */
const MIN_PAIRS = 5;

const WITHIN = 0.95;

/** White space that differs by less is the same, in points. */
const SAME_GAP = 0.8;

/** For each style the white space above a line up to which it may belong to the line above: as much as lines have that surely do. */
export function gapLimits(lines: readonly BookLine[], edges: readonly number[], styles: Styles): number[] {
  const all: number[][] = [];
  const within: number[][] = [];
  lines.forEach((line, index) => {
    const [style, above] = [styles.of[index] ?? 0, lines[index - 1]];
    const [gaps, sure] = [(all[style] ??= []), (within[style] ??= [])];
    if (!above || !Number.isFinite(line.gapAbove) || styles.of[index - 1] !== style) return;
    gaps.push(line.gapAbove);
    const goesOn = /^\p{Ll}/u.test(line.text) && /[\p{L},]$/u.test(above.text);
    if (goesOn && !fits(above, line, edges[index - 1] ?? 0)) sure.push(line.gapAbove);
  });
  return all.map((gaps, style) => {
    const size = styles.sizeOf(style);
    const known = (within[style] ?? []).toSorted((left, right) => left - right);
    const loose = smallestCommon(gaps) + Math.max(1.5, 0.3 * size);
    if (known.length < MIN_PAIRS) return loose;
    return Math.min(loose, (known[Math.floor(WITHIN * (known.length - 1))] ?? 0) + SAME_GAP);
  });
}

/** The smallest gap that is common between lines: that of lines of one paragraph. */
function smallestCommon(gaps: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const gap of gaps) counts.set(Math.round(gap * 2) / 2, (counts.get(Math.round(gap * 2) / 2) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= Math.max(1, 0.08 * gaps.length)).map(([gap]) => gap);
  return common.length > 0 ? Math.min(...common) : 0;
}

/**
 * For each line whether it stands in a paragraph: a run of lines with no white space between them, all but the last of which
 * reach as far as they could, in a style whose runs are mostly so. In a list some end early.
 */
export function inParagraphs(
  lines: readonly BookLine[],
  edges: readonly number[],
  gaps: readonly number[],
  styles: Styles,
): boolean[] {
  const runs: { from: number; to: number; isFull: boolean }[] = [];
  const isTight = (index: number): boolean => {
    const [above, line, style] = [lines[index - 1], lines[index], styles.of[index] ?? 0];
    if (!above || !line || above.page !== line.page || above.block !== line.block || styles.of[index - 1] !== style)
      return false;
    if ([above, line].some(({ text }) => /^\p{Lu}/u.test(text) && isHeadingLine(text))) return false;
    return line.gapAbove <= (gaps[style] ?? 0);
  };
  lines.forEach((line, index) => {
    const run = runs.at(-1);
    const above = lines[index - 1];
    if (run && above && isTight(index)) {
      run.isFull &&= !fits(above, line, edges[index - 1] ?? 0);
      run.to = index;
    } else runs.push({ from: index, to: index, isFull: true });
  });
  const full = new Map<number, number>();
  for (const { from, to, isFull } of runs) {
    if (to - from < 2) continue;
    const style = styles.of[from] ?? 0;
    full.set(style, (full.get(style) ?? 0) + (isFull ? 1 : 0));
  }
  const result = lines.map(() => false);
  for (const { from, to, isFull } of runs)
    if (isFull && to > from && (full.get(styles.of[from] ?? 0) ?? 0) >= 3) result.fill(true, from, to + 1);
  return result;
}

/** A line that names a part of a recipe, or whatever stands below it. */
export function isHeadingLine(text: string): boolean {
  return text.length <= 60 && (recipePart(text) !== null || (text.endsWith(":") && text.length <= 40));
}
