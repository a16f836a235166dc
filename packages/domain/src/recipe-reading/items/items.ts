import type { BookLine } from "../lines/book-line";
import { inSteps } from "../lines/in-steps";
import { NAME_OF_FACT, SECTION_NUMBER } from "../words/recipe-marks";
import type { Item } from "../book-reading";
import { evidenceOf, SENTENCE, signOf, type Evidence } from "./item-evidence";
import { ENDS, jointsOf, type Joined } from "./joints";
import type { Styles } from "../setting/styles";

/** "1My grandmother did it the other way round", in smaller letters than the text's. */
export const FOOTNOTE_MARK = /^(?:\d{1,2}|[*†‡] ?)(?:[\p{Lu}“"].{12}|\p{Ll}{4}.{8,}\.$)/u;
const SMALLER = 0.92;
/** Of what is told of a recipe beside its parts. */
const REMARK: Evidence = {
  heading: null,
  runIn: null,
  isFact: false,
  hasAmount: false,
  number: null,
  asIngredient: -9,
  asStep: -9,
  asText: 9,
};

/** "10", below "Servings". */
const FACT: Evidence = { ...REMARK, isFact: true };

/** Size to the body's from which on a line is a heading, whatever it says. */
const HEADING = 1.25;

/** Each is read as if it were an ingredient: a tenth of a millisecond, and five times that on a small box. */
const ITEMS_A_STEP = 5;

/**
 * The lines of a book joined to items.
 *
 * @param isLeftOut lines that are in no item: running heads and page numbers
 */
export function* itemsOf(
  lines: readonly BookLine[],
  styles: Styles,
  isLeftOut: (index: number) => boolean,
): Generator<void, Item[], void> {
  const jointOf = yield* jointsOf(lines, styles, isLeftOut);
  const joined: Joined[] = [];
  yield* inSteps(lines, (line, index) => {
    if (isLeftOut(index)) return;
    const item = joined.at(-1);
    const joint = item === undefined ? ENDS : jointOf(item, line, index);
    if (item !== undefined && joint.goesOn) {
      item.lines.push(index);
      item.text = `${item.text} ${line.text}`;
      item.last = line;
      item.mayBeTwo ||= !joint.isSure;
    } else {
      if (item && !joint.isSure) item.mayGoOn = true;
      joined.push({ lines: [index], text: line.text, first: line, last: line, style: styles.of[index] ?? 0 });
    }
  });
  const items: Item[] = [];
  const counted = countedSteps(joined);
  const look = (item: Joined): void => {
    const number = counted.get(item);
    if (number !== undefined) {
      const evidence = { ...evidenceOf(item.text.replace(/ /, ". ")), number };
      items.push({ sign: "step", ...item, ...evidence });
      return;
    }
    // "1.1 Plum tart" is no amount where it is set as a heading.
    const whole = evidenceOf(item.text);
    const isNumbered = (isSection(item) || item.first.isRunIn) && !whole.isFact && SECTION_NUMBER.test(item.text);
    const text = isNumbered ? item.text.replace(SECTION_NUMBER, "") : item.text;
    const plain = isNumbered ? evidenceOf(text) : whole;
    const isNamed = NAME_OF_FACT.test(items.at(-1)?.text ?? "");
    const isRemark = isFootnote(item) || (isNamed && isTold(plain));
    const evidence = isNamed && /^\d{1,3}$/.test(text) ? FACT : isRemark ? REMARK : plain;
    const told = toldByColumn(item, evidence);
    items.push({ sign: signOf(text, told), ...item, ...told, isRemark: told === REMARK });
  };
  yield* inSteps(joined, look, ITEMS_A_STEP);
  return items;

  function isFootnote({ text, style }: Joined): boolean {
    return styles.sizeOf(style) < SMALLER * styles.sizeOf(styles.body) && FOOTNOTE_MARK.test(text);
  }

  function isSection({ text, first, style }: Joined): boolean {
    const prominence = styles.prominenceOf(style);
    return first.isInOutline === true || prominence >= HEADING || (prominence > 1 && /^(?:\d{1,3}\.)+\d/.test(text));
  }
}

/** "Needs to be done two days before", below "Time": no step and no food. */
function isTold({ heading, isFact, asIngredient }: Evidence): boolean {
  return heading === null && !isFact && asIngredient < 0;
}

/** A table of steps says what is a food and what is a step, whatever they read as. */
function toldByColumn({ first: { cell } }: Joined, evidence: Evidence): Evidence {
  if (cell === undefined || evidence.heading === "group") return evidence;
  const isFood = cell === "food";
  return {
    ...evidence,
    heading: null,
    isFact: false,
    asIngredient: isFood ? BY_COLUMN : -BY_COLUMN,
    asStep: isFood ? -BY_COLUMN : BY_COLUMN,
  };
}

/** What a column says of its lines. */
const BY_COLUMN = 6;

/** So many steps at the least that have nothing but a number in front, and read as instructions. */
const MIN_COUNTED = 2;
const COUNTED = /^(\d{1,2}) (?=\p{Lu}\S* \S)/u;

/** Items with numbers alone that count up from one and instruct: what they begin with is no amount. */
function countedSteps(items: readonly Joined[]): ReadonlyMap<Joined, number> {
  const counted = new Map<Joined, number>();
  let run: Joined[] = [];
  const close = (): void => {
    if (run.length >= MIN_COUNTED) for (const [index, item] of run.entries()) counted.set(item, index + 1);
    run = [];
  };
  for (const item of items) {
    const number = Number(COUNTED.exec(item.text)?.[1] ?? 0);
    if (number === 1) close();
    const isNext = number === run.length + 1 && (run[0] === undefined || item.style === run[0].style);
    if (isNext && evidenceOf(item.text.replace(COUNTED, "")).asStep >= SENTENCE) run.push(item);
    else if (isNext) close();
  }
  close();
  return counted;
}
