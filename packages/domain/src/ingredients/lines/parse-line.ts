import { tokenize, type Token } from "../../quantities/amount-tokens";
import { isContainer, PIECE, type Unit } from "../../quantities/unit";
import { cleanLine } from "./clean-line";
import { readLead } from "./line-lead";
import { toMeasure, type MeasureAt } from "./quantity/line-measure";
import { readName } from "./name/line-name";
import type { LineName } from "./name/line-name-draft";
import { readQuantity } from "./quantity/line-quantity";
import type { LineQuantity } from "./quantity/line-quantity-parts";
import { readTrailingUnit } from "./quantity/line-trailing-unit";
import { liftRemarks } from "./line-remarks";
import { joinTokens } from "./line-words";
import type { ParsedLine } from "./parsed-line";

/** No ingredient line is longer; what a longer one has beyond is kept in the notes unread. */
export const MAX_READ_CHARACTERS = 1000;

/** What a line says, and whether it names a food at all. */
export interface LineReading {
  readonly line: ParsedLine;
  /** False for "14 oz" and "2 halved": the line's name is then its text. */
  readonly hasName: boolean;
}

/**
 * Reads one ingredient line as people write them, in any of the known languages: amount or range, unit, food, sizes and
 * preparation. Never throws, keeps the line as written in `raw`, and takes time linear in its length. A line with several
 * foods is read as its first one's; `parseFoods` reads them all.
 */
export function parseLine(line: string): ParsedLine {
  return readLine(line).line;
}

/** {@link parseLine} for part of a line. */
export function readLine(line: string): LineReading {
  const text = cleanLine(line);
  const readEnd = endOfReading(text);
  const lifted = liftRemarks(tokenize(text.slice(0, readEnd)));
  const { tokens } = lifted;
  const unread = text.slice(readEnd);
  const lead = readLead(tokens);
  const quantity = readQuantity(tokens, lead.next);
  const rest = readName(tokens, quantity.next, {
    soldPrepared: quantity.inContainer || (quantity.unit !== null && isContainer(quantity.unit)),
    hasAmount: quantity.amount !== null,
  });
  const { measured, unused } = withLaterMeasures(quantity, rest);
  const isCount = measured.unit === null || (measured.unit === PIECE && measured.unitWord === "");
  const trailing = isCount ? readTrailingUnit(rest.name, measured.amount !== null) : null;
  const unit = trailing?.unit ?? measured.unit;
  const name = joinTokens(trailing?.name ?? rest.name);
  const parsed = {
    raw: line,
    amount: measured.amount,
    amountMax: measured.amountMax,
    pack: measured.pack,
    alternative: measured.alternative,
    size: [quantity.size, rest.size, trailing?.size ?? []]
      .map(joinTokens)
      .filter((size) => size !== "")
      .join(" "),
    notes: joinNotes(
      [
        lead.notes,
        ...lifted.remarks,
        ...quantity.notes,
        ...rest.notes,
        ...unused.map((measure) => tokens.slice(measure.start, measure.next)),
      ],
      unread,
    ),
  };
  const named =
    name === ""
      ? withoutName(text, unit, trailing?.unitWord ?? measured.unitWord)
      : { unit: unit?.id ?? "", unitWord: trailing?.unitWord ?? measured.unitWord, name };
  return { line: { ...parsed, ...named }, hasName: name !== "" };
}

/** The last space within what is read; a line without one is cut between two characters, never inside one. */
function endOfReading(text: string): number {
  if (text.length <= MAX_READ_CHARACTERS) return text.length;
  const space = text.lastIndexOf(" ", MAX_READ_CHARACTERS);
  if (space > 0) return space;
  return /[\uDC00-\uDFFF]/.test(text.charAt(MAX_READ_CHARACTERS)) ? MAX_READ_CHARACTERS - 1 : MAX_READ_CHARACTERS;
}

/** "6 cloves" are cloves, and a line that names nothing is kept as its own name. */
function withoutName(
  text: string,
  unit: Unit | null,
  unitWord: string,
): Pick<ParsedLine, "unit" | "unitWord" | "name"> {
  if (unit?.dimension === "natural" && unitWord !== "") return { unit: "", unitWord: "", name: unitWord };
  return { unit: unit?.id ?? "", unitWord, name: text };
}

type Measured = Pick<LineQuantity, "amount" | "amountMax" | "unit" | "unitWord" | "pack" | "alternative">;

/**
 * An amount after the food is the line's own where there was none before ("lemon juice, 3 tbsp"), else the same in other units. What finds no place is
 * `unused`, and a note.
 */
function withLaterMeasures(
  quantity: LineQuantity,
  rest: LineName,
): { readonly measured: Measured; readonly unused: readonly MeasureAt[] } {
  const [first, ...others] = rest.measures;
  if (first === undefined) return { measured: quantity, unused: [] };
  if (quantity.amount === null && quantity.unit === null) {
    const { amount, amountMax, unit, unitWord } = first;
    const second = others.find((other) => other.unit !== unit);
    const alternative = second ? toMeasure(second) : null;
    return {
      measured: { ...quantity, amount, amountMax, unit, unitWord, alternative },
      unused: others.filter((other) => other !== second),
    };
  }
  if (quantity.pack !== null || quantity.alternative !== null) return { measured: quantity, unused: rest.measures };
  const isPack = rest.each || (quantity.unit !== null && isContainer(quantity.unit) && !isContainer(first.unit));
  const measure = toMeasure(first);
  return {
    measured: isPack ? { ...quantity, pack: measure } : { ...quantity, alternative: measure },
    unused: others,
  };
}

function joinNotes(parts: readonly (readonly Token[])[], unread: string): string {
  const texts = [...parts.map(joinTokens), unread.trim()];
  return texts
    .map(trimMarks)
    .filter((text) => text !== "")
    .join(", ");
}

/** Without the marks at either end; by hand, because a pattern anchored at the end is quadratic on long rows of marks. */
function trimMarks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && /[\s,;:.–—-]/.test(text.charAt(start))) start += 1;
  while (end > start && /[\s,;:–—-]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
