import type { Recipe } from "@tureen/contracts/recipes";
import { namedLines } from "@tureen/domain/cooking/named-lines";
import { isTextHeading } from "#features/recipes/shared/ingredient-text";
import { instructionSteps } from "#features/recipes/shared/instruction-steps";
import type { MeasuredLine } from "#features/recipes/shared/shown-line";

/** An ingredient as it lies beside the stove. */
export type CookLine = MeasuredLine & {
  readonly name: string;
  readonly ingredient_name: string;
  readonly sub_type: string | null;
  readonly preparation_notes: string | null;
  readonly section: string | null;
};

export interface CookStep {
  readonly text: string;
  /** Heading that it stands under ("For the sauce"), '' for none. */
  readonly heading: string;
  /** Places of the ingredient lines that it names. */
  readonly lines: readonly number[];
}

/** A longer line that ends with a colon leads to the next one, and heads nothing. */
const LONGEST_HEADING = 60;

/** The steps of a recipe with what each of them needs; a line such as "For the sauce:" heads those after it. */
export function cookSteps({ instructions }: Pick<Recipe, "instructions">, lines: readonly CookLine[]): CookStep[] {
  const steps: { text: string; heading: string }[] = [];
  let heading = "";
  const written = instructionSteps(instructions);
  for (const [index, text] of written.entries()) {
    if (isTextHeading(text) && text.length <= LONGEST_HEADING && index < written.length - 1)
      heading = text.replace(/\s*:$/, "");
    else steps.push({ text, heading });
  }
  const named = namedLines(
    steps,
    lines.map((line) => ({ names: [line.name, line.ingredient_name], section: line.section ?? "" })),
  );
  return steps.map((step, index) => ({ ...step, lines: named[index] ?? [] }));
}
