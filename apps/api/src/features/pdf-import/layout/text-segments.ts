import { parseLine } from "@tureen/domain/ingredients/lines/parse-line";

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
  /** Where the pieces behind the first one begin, on the page and in its text. */
  readonly starts?: readonly { readonly x: number; readonly at: number }[];
  /** Of a line of a table its column, and whether it opens an entry or goes on with the line above; undefined where its place tells neither. */
  readonly cell?: "food" | "step";
  readonly isParagraph?: boolean | undefined;
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
        text: item.text.trimStart(),
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
  return segments.map((segment) => ({ ...segment, text: segment.text.trim() }));
}

/** Points within which a piece begins at an edge. */
const AT_EDGE = 1.5;

/** A segment in two where a piece of it begins at an edge: cells of a table that stand near to each other. */
export function splitAt(segment: Segment, edge: number): Segment[] {
  if (segment.left >= edge - AT_EDGE) return [segment];
  const start = segment.starts?.find(({ x }) => Math.abs(x - edge) <= AT_EDGE);
  if (start === undefined) return [segment];
  const [left, right] = [segment.text.slice(0, start.at).trim(), segment.text.slice(start.at).trim()];
  const base = { ...segment, lead: undefined, starts: [] };
  return [
    { ...base, text: left, right: Math.min(segment.right, edge - AT_EDGE) },
    { ...base, text: right, left: start.x },
  ];
}

/** Numbers, amounts and names in columns of their own joined to what they stand in front of. */
export function withFronts(segments: readonly Segment[]): Segment[] {
  return withLabels(withNumbers(withAmounts(segments)));
}

/** A number that stands alone in front of a text, and how far from it at most, in heights: a step's in a column of its own. */
const LONE_NUMBER = /^\d{1,2}[.)]?$/;
export const NUMBER_GAP = 4;

/** Numbers joined to the text that they stand in front of: no column begins behind them. */
function withNumbers(segments: readonly Segment[]): Segment[] {
  const numbers = segments.filter(({ text }) => LONE_NUMBER.test(text));
  if (numbers.length === 0 || numbers.length > MAX_NUMBERS) return [...segments];
  const numberOf = new Map<Segment, Segment>();
  for (const number of numbers) {
    const [next] = behind(number, segments);
    if (next && next.left - number.right <= NUMBER_GAP * next.size && !/^\d/.test(next.text))
      numberOf.set(next, number);
  }
  return joined(segments, numberOf, (segment, number) => {
    const withNumber = (text: string): string => `${number.text} ${text}`;
    const lead = segment.lead === undefined ? undefined : withNumber(segment.lead);
    return { ...segment, text: withNumber(segment.text), left: number.left, lead };
  });
}

/** The segments with those that have another one joined to them as one. */
function joined(
  segments: readonly Segment[],
  joints: ReadonlyMap<Segment, Segment>,
  join: (segment: Segment, other: Segment) => Segment,
): Segment[] {
  const taken = new Set(joints.values());
  return segments.flatMap((segment) => {
    const other = joints.get(segment);
    return taken.has(segment) ? [] : [other ? join(segment, other) : segment];
  });
}

/** Amounts in a column of their own, and how far from their foods at most, in heights. */
const MAX_AMOUNTS = 200;
const AMOUNT_GAP = 5;

/** A number and one word. */
const COUNTED = /^\d[\d/.,–-]* \p{L}{2,12}$/u;
/** Points within which the amounts of a column end. */
const SAME_EDGE = 1;

/** Points within which the foods of one column begin. */
const SAME_COLUMN = 2;

/** Amounts joined to the foods that they stand in front of, whichever way they are aligned: all of a column begin where its first does. */
function withAmounts(segments: readonly Segment[]): Segment[] {
  const bare = segments.filter(({ text }) => isBareAmount(text));
  // "1 Knollen", of which we do not know that it is a measure, ends where the others of its column do.
  const isAmong = ({ text, right }: Segment): boolean =>
    COUNTED.test(text) && bare.filter((amount) => Math.abs(amount.right - right) <= SAME_EDGE).length > 1;
  const amounts = segments.filter((segment) => bare.includes(segment) || isAmong(segment));
  if (amounts.length < 2 || amounts.length > MAX_AMOUNTS) return [...segments];
  const pairs = amounts.flatMap((amount) => {
    const [food] = behind(amount, segments);
    const isNear = food && food.left - amount.right <= AMOUNT_GAP * food.size;
    return isNear && /^\p{L}|^\(/u.test(food.text) && !isBareAmount(food.text) ? [{ amount, food }] : [];
  });
  const amountOf = new Map<Segment, Segment>();
  const leftOf = new Map<Segment, number>();
  for (const { amount, food } of pairs) {
    const column = pairs.filter((other) => Math.abs(other.food.left - food.left) <= SAME_COLUMN);
    // Numbers alone are those of steps.
    if (column.length < 2 || column.every((other) => LONE_NUMBER.test(other.amount.text))) continue;
    amountOf.set(food, amount);
    leftOf.set(food, Math.min(...column.map((other) => other.amount.left)));
  }
  return joined(segments, amountOf, (food, amount) => ({
    ...food,
    text: `${amount.text} ${food.text}`,
    left: leftOf.get(food) ?? amount.left,
    lead: undefined,
  }));
}

/** "Time:" in a column of its own, and how far from what it names at most, in heights. */
const LABEL = /^[\p{L} ]{2,20}:$/u;
const LABEL_GAP = 8;

/** The names of facts joined to these: "Time: 30 minutes", "Servings: 4". */
function withLabels(segments: readonly Segment[]): Segment[] {
  const valueOf = new Map<Segment, Segment>();
  for (const label of segments.filter(({ text }) => LABEL.test(text)).slice(0, MAX_NUMBERS)) {
    const [value] = behind(label, segments);
    if (value && /^\d/.test(value.text) && value.left - label.right <= LABEL_GAP * label.size)
      valueOf.set(label, value);
  }
  return joined(segments, valueOf, (label, { text, right }) => ({ ...label, text: `${label.text} ${text}`, right }));
}

const BARE_AMOUNT = /^[~≈<(]?[\d¼-¾⅐-⅞][\d\s.,/¼-¾⅐-⅞–-]*\s?(?:\p{L}{1,6}\.?)?\)?$|^(?:[-–•*]|\d{1,2}[.)])$/u;
const MAX_AMOUNT_CHARS = 24;

/** "200 g flour", "2 eggs": an amount and its food. */
export const AMOUNT_AND_FOOD = /^(?:[•*–-] )?[\d¼-¾⅐-⅞].*\p{L}{3}/u;

/** "200 g", "2 cloves": an amount without its food. */
export function isBareAmount(text: string): boolean {
  if (BARE_AMOUNT.test(text)) return true;
  if (text.length > MAX_AMOUNT_CHARS) return false;
  const { unit, name } = parseLine(text);
  return unit !== "" && name === "";
}

/** What stands behind a segment on its line, from left to right. */
function behind(segment: Segment, segments: readonly Segment[]): Segment[] {
  return segments
    .filter(({ left, y, size }) => left > segment.right && Math.abs(y - segment.y) <= BASELINE_SHIFT * size)
    .toSorted((one, other) => one.left - other.left);
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

/** A number is set larger than the step behind it in some books, and smaller than the text in a fraction: words tell the size. */
function extended(segment: Segment, item: TextItem, joint: string): Segment {
  const isLarger = isOfWords(segment.text) === isOfWords(item.text) ? item.size > segment.size : isOfWords(item.text);
  return {
    text: `${segment.text}${joint}${item.text}`,
    left: segment.left,
    right: Math.max(segment.right, item.x + item.width),
    y: isLarger ? item.y : segment.y,
    size: isLarger ? item.size : segment.size,
    lead: segment.lead ?? (segment.fonts.has(item.font) ? undefined : segment.text.trim()),
    starts: [...(segment.starts ?? []), { x: item.x, at: segment.text.length + joint.length }],
    fonts: new Map(segment.fonts).set(item.font, (segment.fonts.get(item.font) ?? 0) + lettersOf(item)),
  };
}

const isOfWords = (text: string): boolean => /\p{L}/u.test(text);
const lettersOf = ({ text }: TextItem): number => text.trim().length;
