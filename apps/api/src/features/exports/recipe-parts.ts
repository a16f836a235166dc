import type { IngredientLine } from "@tureen/contracts/recipe-lines";
import type { Recipe } from "@tureen/contracts/recipes";

/** Lines of a recipe as they are read, under the heading that they stand under; '' for none. */
export interface LineGroup {
  readonly section: string;
  readonly lines: readonly string[];
}

/** In the recipe's order; a heading that comes again further down begins another group. A text block is one group under ''. */
export function lineGroups({ ingredients }: Recipe): readonly LineGroup[] {
  if (typeof ingredients === "string")
    return [{ section: "", lines: ingredients.split("\n").filter((line) => line.trim() !== "") }];
  const groups: { section: string; lines: string[] }[] = [];
  for (const line of ingredients) {
    if (line.shares_raw) continue;
    const section = line.section ?? "";
    const last = groups.at(-1);
    if (last?.section === section) last.lines.push(lineText(line));
    else groups.push({ section, lines: [lineText(line)] });
  }
  return groups;
}

/** As it was written; a line that was typed into fields is put together from them. */
function lineText(line: IngredientLine): string {
  if (line.raw !== "") return line.raw;
  const measured = [line.amount_text, line.unit, line.name].filter(Boolean).join(" ");
  return [measured, line.preparation_notes].filter(Boolean).join(", ");
}

/** One step a line. */
export function stepsOf({ instructions }: Recipe): readonly string[] {
  return instructions
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
