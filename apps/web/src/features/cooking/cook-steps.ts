import { namedLines } from "@tureen/domain/cooking/named-lines";
import { scaledStep, type StepPart } from "@tureen/domain/cooking/scaled-step";
import type { Rational } from "@tureen/domain/quantities/rational";
import { isTextHeading } from "#features/recipes/shared/ingredient-text";
import { instructionSteps } from "#features/recipes/shared/instruction-steps";
import type { MeasuredLine } from "#features/recipes/shared/shown-line";
import type { HouseholdFormat } from "#lib/text/household-format";

/** An ingredient as it lies beside the stove. */
export type CookLine = MeasuredLine & {
  readonly name: string;
  readonly ingredient_name: string;
  readonly sub_type: string | null;
  readonly preparation_notes: string | null;
  readonly section: string | null;
  readonly recipe_id: number | null;
  readonly recipe_title: string | null;
};

export interface CookStep {
  /** Its number among the lines of the instructions, from 1, headings counted. */
  readonly number: number;
  /** The step with its amounts for as many as are shown, in parts; what is scaled tells what is written. */
  readonly parts: readonly StepPart[];
  /** Heading that it stands under ("For the sauce"), '' for none. */
  readonly heading: string;
  /** True where it is such a heading itself. */
  readonly isHeading: boolean;
  /** Places of the ingredient lines that it names. */
  readonly lines: readonly number[];
}

/** For how many the amounts are, and how they are written. */
interface StepScale {
  /** What the amounts of the lines are multiplied by. */
  readonly factor: Rational;
  readonly format: HouseholdFormat;
}

/** A longer line that ends with a colon leads to the next one, and heads nothing. */
const LONGEST_HEADING = 60;

/** The steps of a recipe with what each of them needs; a line such as "For the sauce:" heads those after it. */
export function cookSteps(instructions: string, lines: readonly CookLine[], shown: StepScale): readonly CookStep[] {
  return readSteps(instructions, lines, shown).filter(({ isHeading }) => !isHeading);
}

/** {@link cookSteps} with their headings among them. */
export function readSteps(instructions: string, lines: readonly CookLine[], { factor, format }: StepScale): CookStep[] {
  const steps: { text: string; heading: string; isHeading: boolean }[] = [];
  let heading = "";
  const written = instructionSteps(instructions);
  for (const [index, text] of written.entries()) {
    const isHeading = isTextHeading(text) && text.length <= LONGEST_HEADING && index < written.length - 1;
    if (isHeading) heading = text.replace(/\s*:$/, "");
    steps.push({ text, heading, isHeading });
  }
  const nameable = lines.map((line) => ({ names: [line.name, line.ingredient_name], section: line.section ?? "" }));
  // A heading names nothing.
  const named = namedLines(
    steps.map((step) => (step.isHeading ? { ...step, text: "" } : step)),
    nameable,
  );
  // Words in a step stay in the step's language, the units' as well.
  const inSteps = { ...format, language: undefined };
  return steps.map(({ text, ...step }, index) => {
    const places = named[index] ?? [];
    const needed = places.flatMap((place) => nameable[place] ?? []);
    return { ...step, number: index + 1, parts: scaledStep(text, needed, factor, inSteps), lines: places };
  });
}

/** What a step says. */
export const textOf = ({ parts }: CookStep): string => parts.map(({ text }) => text).join("");
