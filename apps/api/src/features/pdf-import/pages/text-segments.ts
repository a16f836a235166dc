/** A piece of text as the page paints it. Points, from the page's top left corner, turned so that text runs right. */
export interface TextItem {
  readonly text: string;
  /** Left edge. */
  readonly x: number;
  /** Baseline, growing downwards. */
  readonly y: number;
  readonly width: number;
  /** Height of the font. */
  readonly size: number;
  /** Name of the typeface without its subset tag; "" where the file does not tell. */
  readonly font: string;
}

/** Text on one baseline without a wide gap: a line of a column, a cell of a table, a heading. */
export interface Segment {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  /** Letters that it holds in each typeface. */
  readonly fonts: ReadonlyMap<string, number>;
  /** What it opens with in another typeface than what follows; undefined where it opens with none. */
  readonly lead?: string | undefined;
}

/** Gaps, in heights of the font: from the first on there is a space, up to the second it is still one text. */
const SPACE_GAP = 0.12;
const JOIN_GAP = 0.8;

/** How far a raised or lowered piece (the 1 and the 2 of a fraction) may be off the baseline, in heights. */
const BASELINE_SHIFT = 0.5;

/** Lone numbers of a page at most that are looked at; a page of more is a table. */
const MAX_NUMBERS = 60;

/** A first letter this much larger than what follows it reaches down over the lines of its paragraph. */
const DROP_CAP = 1.8;

/** A piece this much smaller than the text before it is set as a fraction's part or a footnote's sign. */
const SMALL_PRINT = 0.8;

/** The page's pieces joined to segments, in the order in which they are painted. */
export function joinSegments(items: readonly TextItem[]): Segment[] {
  const segments: Segment[] = [];
  let current: Segment | undefined;
  let hasPendingSpace = false;
  for (const [index, item] of items.entries()) {
    if (item.text.trim() === "") {
      hasPendingSpace ||= item.text !== "";
      continue;
    }
    if (current !== undefined && isDropCap(current, item) && isContinued(current, item)) {
      current = { ...extended(current, item, hasPendingSpace ? " " : ""), y: item.y, size: item.size };
      segments[segments.length - 1] = current;
    } else if (current !== undefined && isContinued(current, item)) {
      const space =
        hasPendingSpace ||
        item.x - current.right > SPACE_GAP * item.size ||
        startsSmallFraction(current, item, items[index + 1]);
      current = extended(current, item, space ? " " : "");
      segments[segments.length - 1] = current;
    } else {
      current = {
        text: item.text,
        left: item.x,
        right: item.x + item.width,
        y: item.y,
        size: item.size,
        fonts: new Map([[item.font, lettersOf(item)]]),
      };
      segments.push(current);
    }
    hasPendingSpace = false;
  }
  return withNumbers(segments.map((segment) => ({ ...segment, text: segment.text.trim() })));
}

/** A number that stands alone in front of a text, and how far from it at most, in heights: a step's in a column of its own. */
const LONE_NUMBER = /^\d{1,2}[.)]?$/;
const NUMBER_GAP = 4;

/** Numbers joined to the text that they stand in front of: no column begins behind them. */
function withNumbers(segments: readonly Segment[]): Segment[] {
  const numbers = segments.filter(({ text }) => LONE_NUMBER.test(text));
  if (numbers.length === 0 || numbers.length > MAX_NUMBERS) return [...segments];
  const numberOf = new Map<Segment, Segment>();
  const counting = countingUp(numbers);
  for (const number of numbers) {
    const onLine = segments
      .filter(({ left, y, size }) => left > number.right && Math.abs(y - number.y) <= BASELINE_SHIFT * size)
      .toSorted((one, other) => one.left - other.left);
    const [next] = onLine;
    const last = onLine.at(-1);
    const isOfTable = counting.has(number) && onLine.length > 1 && last && !/^\d/.test(last.text);
    if (isOfTable && last.text.length >= MIN_STEP_CHARS) numberOf.set(last, number);
    else if (next && next.left - number.right <= NUMBER_GAP * next.size && !/^\d/.test(next.text))
      numberOf.set(next, number);
  }
  const joined = new Set(numberOf.values());
  return segments.flatMap((segment) => {
    const number = numberOf.get(segment);
    if (joined.has(segment)) return [];
    if (!number) return [segment];
    const withNumber = (text: string): string => `${number.text} ${text}`;
    const lead = segment.lead === undefined ? undefined : withNumber(segment.lead);
    return [{ ...segment, text: withNumber(segment.text), left: number.left, lead }];
  });
}

/** Characters of a line of a step at the least: what else stands last in a table's row is a food. */
const MIN_STEP_CHARS = 12;

/** Numbers below each other that count up from one: those of steps, whatever stands between these and them in a table. */
function countingUp(numbers: readonly Segment[]): ReadonlySet<Segment> {
  const counting = new Set<Segment>();
  let run: Segment[] = [];
  const close = (): void => {
    if (run.length >= 2) for (const each of run) counting.add(each);
    run = [];
  };
  for (const number of numbers.toSorted((one, other) => one.y - other.y)) {
    const value = Number.parseInt(number.text, 10);
    const above = run.at(-1);
    const goesOn =
      above && Math.abs(number.right - above.right) <= number.size && value === Number.parseInt(above.text, 10) + 1;
    if (goesOn) run.push(number);
    else {
      close();
      if (value === 1) run = [number];
    }
  }
  close();
  return counting;
}

/** "M" in the height of two lines, in front of "y grandmother made it". */
function isDropCap({ text, size }: Segment, item: TextItem): boolean {
  return /^\p{Lu}$/u.test(text) && size >= DROP_CAP * item.size && /^\s?\p{L}/u.test(item.text);
}

function isContinued(segment: Segment, item: TextItem): boolean {
  if (isDropCap(segment, item))
    return item.x - segment.right <= JOIN_GAP * item.size && item.y <= segment.y && item.y >= segment.y - segment.size;
  const size = Math.max(segment.size, item.size);
  const gap = item.x - segment.right;
  return (
    Math.abs(item.y - segment.y) <= BASELINE_SHIFT * size && gap > -BASELINE_SHIFT * size && gap <= JOIN_GAP * size
  );
}

/** "1" followed by a small "1/2" is one and a half, not eleven halves. */
function startsSmallFraction(segment: Segment, item: TextItem, next: TextItem | undefined): boolean {
  const isSmall = item.size < segment.size * SMALL_PRINT && /\d$/.test(segment.text) && /^\d/.test(item.text);
  return isSmall && /^\d+\s?[/⁄∕]|^[/⁄∕]/.test(item.text + (next?.text ?? ""));
}

function extended(segment: Segment, item: TextItem, joint: string): Segment {
  const isLarger = item.size > segment.size;
  return {
    text: `${segment.text}${joint}${item.text}`,
    left: segment.left,
    right: Math.max(segment.right, item.x + item.width),
    y: isLarger ? item.y : segment.y,
    size: Math.max(segment.size, item.size),
    lead: segment.lead ?? (segment.fonts.has(item.font) ? undefined : segment.text.trim()),
    fonts: new Map(segment.fonts).set(item.font, (segment.fonts.get(item.font) ?? 0) + lettersOf(item)),
  };
}

const lettersOf = ({ text }: TextItem): number => text.trim().length;
