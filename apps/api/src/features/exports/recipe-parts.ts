import type { IngredientLine } from "@tureen/contracts/recipe-lines";
import type { Recipe } from "@tureen/contracts/recipes";
import { stepLines } from "@tureen/domain/recipes/step-place";
import type { Translate } from "@tureen/messages/translate";

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
export function lineText(line: IngredientLine): string {
  if (line.raw !== "") return line.raw;
  const measured = [line.amount_text, line.unit, line.name].filter(Boolean).join(" ");
  return [measured, line.preparation_notes].filter(Boolean).join(", ");
}

/** One step a line. */
export const stepsOf = ({ instructions }: Recipe): readonly string[] => stepLines(instructions);

/** Names of the files that lie beside a recipe, by the addresses of its photos. */
export type PictureFiles = ReadonlyMap<string, string>;
export const NO_FILES: PictureFiles = new Map();

/** The files of a step's photos, by its number from 1, or of the gallery's, in their order. */
export function filesOf({ photos }: Recipe, files: PictureFiles, step: number | null): readonly string[] {
  return photos.filter((photo) => photo.step === step).flatMap(({ address }) => files.get(address) ?? []);
}

/** "Serves 4   ·   Prep 10 min": what is said above a recipe; '' where nothing is known of it. */
export function factsOf({ servings, prep_time: prep, cook_time: cook, cuisine }: Recipe, t: Translate): string {
  const facts = [
    servings === null ? "" : t("Serves {servings, number}", { servings }),
    prep ? t("Prep {time}", { time: minutesText(prep) }) : "",
    cook ? t("Cook {time}", { time: minutesText(cook) }) : "",
    cuisine,
  ];
  return facts.filter((fact) => fact !== "").join("   ·   ");
}

/** "45 min", "1 h 15 min": understood in all our languages. */
function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  return [hours > 0 ? `${hours} h` : "", rest > 0 || hours === 0 ? `${rest} min` : ""].filter(Boolean).join(" ");
}

/** Its lines without the empty ones. */
export function linesOf(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
