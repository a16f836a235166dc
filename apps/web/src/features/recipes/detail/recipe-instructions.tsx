import { t } from "#lib/text/language";
import type { Recipe } from "@tureen/contracts/recipes";
import { shownMeasures } from "@tureen/domain/cooking/shown-measures";
import { compare, ONE, type Rational } from "@tureen/domain/quantities/rational";
import { lazy, Suspense } from "react";
import type { CookLine } from "#features/cooking/cook-steps";
import { useShownFormat } from "#lib/text/shown-units";
import { instructionSteps } from "../shared/instruction-steps";
import { StepPictures } from "../photo/step-pictures";
import { Step, Steps } from "./steps";

const ScaledInstructions = lazy(() => import("./scaled-instructions"));

interface RecipeInstructionsProps {
  recipe: Pick<Recipe, "instructions" | "photos">;
  lines: readonly CookLine[];
  /** What the amounts of the lines are multiplied by. */
  factor: Rational;
}

/** One step a line, numbered, in the units that were chosen and for as many as the ingredients are shown for. */
export function RecipeInstructions({ recipe: { instructions, photos }, lines, factor }: RecipeInstructionsProps) {
  const { format } = useShownFormat();
  const shown = shownMeasures(instructions, format);
  const asWritten = (
    <Steps>
      {instructionSteps(shown).map((step, index) => (
        // Steps have no identity but their place.
        <Step key={index} below={<StepPictures photos={photos} step={index + 1} />}>
          {step}
        </Step>
      ))}
    </Steps>
  );
  return (
    <section aria-labelledby="instructions-heading">
      <h2 id="instructions-heading" className="mb-3 text-xl print:mb-1">
        {t("Instructions")}
      </h2>
      {compare(factor, ONE) === 0 ? (
        asWritten
      ) : (
        <Suspense fallback={asWritten}>
          <ScaledInstructions instructions={shown} photos={photos} lines={lines} factor={factor} />
        </Suspense>
      )}
    </section>
  );
}
