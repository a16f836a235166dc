import { linesAsText } from "@tureen/domain/ingredients/lines/line-block";
import { lineText } from "@tureen/domain/ingredients/lines/line-text";
import { readAmount } from "@tureen/domain/quantities/read-amount";
import type { LineValues } from "./line-values";

type LineFields = Pick<LineValues, "amount" | "unit" | "name" | "subType" | "notes">;

/** A line as somebody would have written it; what is typed as its amount and is none is left out. */
export function shownLineText(line: LineFields): string {
  return lineText({ ...line, amount: readAmount(line.amount) ? line.amount : "" });
}

/** Lines that stand for one written line: "1 carrot, 1 onion and 1 leek" are three. */
function writtenGroups(lines: readonly LineValues[]): readonly (readonly LineValues[])[] {
  const groups: LineValues[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group && line.sharesRaw && group[0]?.raw === line.raw) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

function textOf(group: readonly LineValues[]): string {
  return group.map(shownLineText).join("\n");
}

/** Lines that were just read, with what shows later whether somebody has changed them. */
export function asRead(lines: readonly LineValues[]): LineValues[] {
  return writtenGroups(lines).flatMap((group) => group.map((line) => ({ ...line, readAs: textOf(group) })));
}

/**
 * The lines as one text, with their headings: to the letter as they were written where nobody has changed what was
 * understood, else put together from their fields.
 */
export function textOfLines(lines: readonly LineValues[]): string {
  const written = writtenGroups(lines).flatMap((group) => {
    const [first] = group;
    const isAsWritten = first && !first.sharesRaw && first.raw !== "" && first.readAs === textOf(group);
    const shown = isAsWritten ? [first] : group;
    return shown.map((line) => ({
      raw: isAsWritten ? line.raw : shownLineText(line),
      section: line.section,
      shares_raw: false,
    }));
  });
  return linesAsText(written);
}
