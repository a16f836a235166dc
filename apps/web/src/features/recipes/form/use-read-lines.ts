import { text } from "@tureen/messages/text";
import { trpc } from "#lib/server/trpc";
import { useHouseholdFormat } from "#lib/text/household-format";
import { asRead } from "./line-text";
import type { LineValues } from "./line-values";
import { lineOf } from "./recipe-form";

/** The text travels in the address of a request, which has room for about this many characters. */
const PORTION_CHARACTERS = 2000;

/** Has the server understand ingredient lines as people write them. Rejects where it cannot be asked; a toast says so. */
export function useReadLines(): (text: string) => Promise<LineValues[]> {
  const utils = trpc.useUtils();
  const { numberFormat } = useHouseholdFormat();

  return async (typed) => {
    const read: LineValues[] = [];
    for (const portion of portionsOf(typed)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: several at once would share one address
      const { lines } = await utils.recipes.readLines.fetch(
        { text: portion },
        { meta: { failure: text("The ingredients could not be read") } },
      );
      // What stands before a portion's first heading belongs to the one before.
      const under = read.at(-1)?.section ?? "";
      read.push(...lines.map((line) => lineOf({ ...line, section: line.section ?? under }, numberFormat)));
    }
    return asRead(read);
  };
}

/** Blank lines stay: what follows one may be a heading. */
function portionsOf(text: string): string[] {
  const portions: string[] = [];
  for (const line of text
    .trim()
    .split(/\r\n|\r|\n/)
    .map((each) => each.trim())) {
    const last = portions.at(-1);
    const joined = last === undefined ? line : `${last}\n${line}`;
    if (last === undefined || encodeURIComponent(joined).length > PORTION_CHARACTERS) portions.push(line);
    else portions[portions.length - 1] = joined;
  }
  return portions;
}
