import type { Recipe } from "@tureen/contracts/recipes";
import type { HouseholdFormat } from "#lib/text/household-format";
import { readSteps, textOf } from "#features/cooking/cook-steps";
import { t } from "#lib/text/language";
import { textLines } from "./ingredient-text";
import { bySection } from "./sections";
import { shownAmount } from "./shown-line";
import type { ShownServings } from "./shown-servings";

/** A recipe as a message that one sends to somebody: with the amounts that are on the screen, without any markup. */
export function recipeText(
  recipe: Recipe,
  format: HouseholdFormat,
  { written, chosen, factor }: ShownServings,
): string {
  const { title, description, ingredients, instructions } = recipe;
  const lines =
    typeof ingredients === "string"
      ? textLines(ingredients)
      : bySection(ingredients).flatMap(({ heading, lines: inSection }) => [
          ...(heading ? [heading] : []),
          ...inSection.map((line) => {
            const food = [line.name, line.sub_type && ` (${line.sub_type})`].join("");
            const words = [food, line.preparation_notes].filter(Boolean).join(", ");
            return `- ${[shownAmount(line, format, factor), words].filter(Boolean).join(" ")}`;
          }),
        ]);
  // A text block goes out as it is written.
  const isText = typeof ingredients === "string";
  const heading =
    written === null ? t("Ingredients") : t("Ingredients for {chosen}", { chosen: isText ? written : chosen });
  const read = readSteps(instructions, isText ? [] : ingredients, { factor, format });
  const steps = read.map((step, index) => `${index + 1}. ${textOf(step)}`);
  const parts = [[title, description], lines.length > 0 ? [heading, ...lines] : [], [t("Instructions"), ...steps]];
  return parts
    .map((part) => part.filter(Boolean).join("\n"))
    .filter(Boolean)
    .join("\n\n");
}
